//! Python environments for tests that run Python programs against the service.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::processes::succeed;

/// Succeeds if every requirement, given as `name==version`, is installed in that version.
const CHECK: &str = "\
import sys
from importlib.metadata import version
for requirement in sys.argv[1:]:
    name, wanted = requirement.split('==')
    assert version(name) == wanted";

/// Returns a Python with these requirements, given as lines of `pip freeze`: the system's own, or a virtual
/// environment of this name in cargo's target folder.
pub fn with(name: &str, requirements: &str) -> Result<PathBuf> {
    let requirements: Vec<&str> = requirements.lines().filter(|line| !line.trim().is_empty()).collect();
    let system = PathBuf::from("python3");
    if has(&system, &requirements) {
        return Ok(system);
    }
    let target = target_folder()?;
    let folder = target.join(name);
    let own = folder.join("bin/python");
    // Concurrent test programs create it only once.
    let lock = File::create(target.join(format!("{name}.lock"))).context("cannot create a lock file")?;
    lock.lock().context("cannot lock a file")?;
    if !has(&own, &requirements) {
        make(&folder, &own, &requirements).with_context(|| {
            format!(
                "these tests use {name}: install the packages python3 and python3-venv and allow pip to fetch {}",
                requirements.join(" ")
            )
        })?;
    }
    Ok(own)
}

fn make(folder: &Path, python: &Path, requirements: &[&str]) -> Result<()> {
    // An old or partial environment would hide what is missing.
    let _ = fs::remove_dir_all(folder);
    let mut venv = Command::new("python3");
    venv.args(["-m", "venv"]).arg(folder);
    let mut pip = Command::new(python);
    pip.args(["-m", "pip", "install", "--quiet", "--no-deps", "--disable-pip-version-check"])
        .args(requirements);
    for (command, purpose) in [(&mut venv, "create a Python environment"), (&mut pip, "install its packages")]
    {
        succeed(command.stdin(Stdio::null()).stdout(Stdio::null()), purpose)?;
    }
    if !has(python, requirements) {
        bail!("{} lacks the installed packages", python.display());
    }
    Ok(())
}

fn has(python: &Path, requirements: &[&str]) -> bool {
    let mut check = Command::new(python);
    check.args(["-c", CHECK]).args(requirements);
    let status = check.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// Finds the target folder: programs are in `target/PROFILE`, test programs in `target/PROFILE/deps`.
fn target_folder() -> Result<PathBuf> {
    let program = std::env::current_exe().context("the path of this program is unknown")?;
    let profile = program.ancestors().skip(1).find(|folder| !folder.ends_with("deps"));
    let target = profile.and_then(Path::parent).context("this program is not in cargo's target folder")?;
    Ok(target.to_owned())
}

#[cfg(test)]
mod tests {
    use super::{has, target_folder};
    use std::path::Path;

    #[test]
    fn a_requirement_of_another_version_is_missing() {
        let python = Path::new("python3");
        assert!(has(python, &[]), "the tests need Python 3");
        assert!(!has(python, &["there-is-no-such-package==1"]));
        assert!(!has(python, &["pip==0.0.1"]));
    }

    #[test]
    fn environments_are_in_cargos_target_folder() {
        let folder = target_folder().expect("a folder");
        assert!(folder.join("CACHEDIR.TAG").exists(), "{}", folder.display());
    }
}
