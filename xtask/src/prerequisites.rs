//! The programs and packages that the tests need besides Rust, and their installation.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::accounts::is_root;
use crate::postgres::Binaries;
use crate::processes::{on_path, succeed};
use crate::redis;

const NODE_VERSION: u32 = 20;
/// The npm package that has only the program.
const NEWER_NODE: &str = "node@22";

/// Finds PostgreSQL, or installs it if that is possible without a question.
pub fn postgres() -> Result<Binaries> {
    if let Some(binaries) = Binaries::find() {
        return Ok(binaries);
    }
    install("PostgreSQL (`initdb` and `postgres`)", &["postgresql"])?;
    Binaries::find().context("PostgreSQL was installed, but `initdb` and `postgres` cannot be found")
}

/// Finds the small programs that tests run, or installs them.
pub fn programs() -> Result<()> {
    // Each program with the Debian package that has it.
    const PROGRAMS: [(&str, &str); 14] = [
        ("bash", "bash"),
        ("cc", "gcc"),
        ("chromium", "chromium"),
        ("curl", "curl"),
        ("espeak-ng", "espeak-ng"),
        ("ffmpeg", "ffmpeg"),
        ("jq", "jq"),
        ("kill", "procps"),
        ("nginx", "nginx-light"),
        ("openssl", "openssl"),
        ("php", "php-cli"),
        ("ps", "procps"),
        ("script", "bsdutils"),
        ("sqlite3", "sqlite3"),
    ];
    // The folder of servers is not on every user's PATH.
    let is_installed =
        |program: &str| on_path(program).is_some() || Path::new("/usr/sbin").join(program).is_file();
    let missing = PROGRAMS.iter().filter(|(program, _)| !is_installed(program));
    let (mut names, mut packages): (Vec<&str>, Vec<&str>) = missing.copied().unzip();
    // Either program works.
    if redis::program().is_none() {
        names.push(redis::PROGRAMS[0]);
        packages.push("redis-server");
    }
    if packages.is_empty() { Ok(()) } else { install(&names.join(", "), &packages) }
}

/// Finds recordings of people reading sentences aloud, or installs them.
pub fn readings() -> Result<()> {
    const FOLDER: &str = "/usr/share/pocketsphinx/test/data/librivox";
    match Path::new(FOLDER).is_dir() {
        true => Ok(()),
        false => install("The readings in pocketsphinx-testdata", &["pocketsphinx-testdata"]),
    }
}

/// Finds a Python that can create the virtual environments of tests, or installs one.
pub fn python() -> Result<()> {
    let has_venv = || {
        let mut python = Command::new("python3");
        python.args(["-c", "import ensurepip, venv"]).stdin(Stdio::null()).stderr(Stdio::null());
        python.status().is_ok_and(|status| status.success())
    };
    if has_venv() { Ok(()) } else { install("Python 3 with venv", &["python3", "python3-venv"]) }
}

/// Finds Node.js and npm, or installs them.
pub fn node() -> Result<()> {
    let mut missing = Vec::new();
    if on_path("node").is_none() {
        missing.push("nodejs");
    }
    if on_path("npm").is_none() {
        missing.push("npm");
    }
    if !missing.is_empty() {
        install("Node.js 20 or later with npm", &missing)?;
    }
    let found = node_version()?;
    if is_recent(&found) {
        return Ok(());
    }
    if !is_root() {
        bail!("the tests need Node.js {NODE_VERSION} or later; `node --version` says `{found}`");
    }
    // Debian 12 has version 18.
    println!("Node.js {found} is too old: installing a newer version with npm");
    succeed(
        Command::new("npm").args(["install", "--global", "--no-audit", "--no-fund", NEWER_NODE]),
        &format!("install {NEWER_NODE}"),
    )?;
    let found = node_version()?;
    if !is_recent(&found) {
        bail!("{NEWER_NODE} was installed, but the `node` on the path is still {found}");
    }
    Ok(())
}

fn node_version() -> Result<String> {
    let output = Command::new("node").arg("--version").output().context("`node` does not start")?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

fn is_recent(version: &str) -> bool {
    major_version(version).is_some_and(|major| major >= NODE_VERSION)
}

/// Installs the packages in a folder's `package-lock.json`.
pub fn npm_packages(folder: &Path) -> Result<()> {
    succeed(
        Command::new("npm")
            .args([
                "ci",
                "--prefer-offline",
                "--no-audit",
                "--no-fund",
                "--ignore-scripts",
                "--loglevel=error",
            ])
            .current_dir(folder)
            .stdin(Stdio::null()),
        &format!("install the npm packages of {}", folder.display()),
    )
}

/// Returns the `20` of `v20.11.1`.
fn major_version(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

fn install(what: &str, packages: &[&str]) -> Result<()> {
    if !is_root() || on_path("apt-get").is_none() {
        bail!("{what} is missing; install it, on Debian with `apt-get install {}`", packages.join(" "));
    }
    println!("{what} is missing: installing {}", packages.join(" "));
    let apt_get = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null());
        command
    };
    succeed(&mut apt_get(&["update", "--quiet"]), "update the list of Debian packages")?;
    let mut arguments = vec!["install", "--quiet", "--yes", "--no-install-recommends"];
    arguments.extend(packages);
    succeed(&mut apt_get(&arguments), &format!("install {}", packages.join(" ")))
}

#[cfg(test)]
mod tests {
    use super::major_version;

    #[test]
    fn the_major_version_of_node_is_the_first_number() {
        assert_eq!(major_version("v20.11.1"), Some(20));
    }

    #[test]
    fn an_invalid_version_has_no_major_version() {
        assert_eq!(major_version("node: not found"), None);
    }
}
