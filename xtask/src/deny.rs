//! Checks licences, bans, sources and advisories of all dependencies with cargo-deny.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, ensure};

use crate::processes::{cargo, succeed, wait_at_most};
use crate::root;

/// The pinned version, so that an update is a change of its own.
const VERSION: &str = "0.20.2";

/// The timeout of a download: a network that drops packets must not block the run.
const FETCH_LIMIT: Duration = Duration::from_secs(120);

/// Runs the checks of deny.toml. Installs cargo-deny in cargo's home if it is missing.
pub fn run() -> Result<()> {
    require(is_installed, install)?;
    check(&["check", "bans", "licenses", "sources"])?;
    match (fetch(), kept_advisories(&cargo_home()?)) {
        (true, _) => check(&["--offline", "check", "advisories"]),
        (false, Some(folder)) => {
            println!("advisories: cannot be fetched; checked against {}", folder.display());
            check(&["--offline", "check", "advisories"])
        }
        (false, None) => {
            println!("advisories: NOT checked: they cannot be fetched, and none were fetched before");
            Ok(())
        }
    }
}

/// Installs the program if it is missing, and fails if that does not help.
fn require(is_installed: impl Fn() -> bool, install: impl FnOnce() -> Result<()>) -> Result<()> {
    if is_installed() {
        return Ok(());
    }
    println!("cargo-deny is missing: installing version {VERSION}, which takes some minutes");
    install()?;
    ensure!(is_installed(), "cargo-deny was installed, but `cargo deny` does not start");
    Ok(())
}

fn check(arguments: &[&str]) -> Result<()> {
    let mut command = cargo();
    command.arg("deny").args(arguments).current_dir(root());
    succeed(&mut command, &format!("run `cargo deny {}`", arguments.join(" ")))
}

fn is_installed() -> bool {
    let mut command = cargo();
    command.args(["deny", "--version"]).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

fn install() -> Result<()> {
    let mut command = cargo();
    // It checks for seconds, and would be optimized for minutes.
    command.args(["install", "cargo-deny", "--locked", "--debug", "--version", VERSION]);
    command.env("CARGO_PROFILE_DEV_DEBUG", "false").current_dir(root());
    succeed(&mut command, "install cargo-deny, without which licences are not checked")
}

/// Fetches the newest advisories and returns whether that succeeded.
fn fetch() -> bool {
    let mut command = cargo();
    command.args(["deny", "fetch", "db"]).current_dir(root());
    let spawned = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    let Ok(mut child) = spawned else { return false };
    let status = wait_at_most(&mut child, FETCH_LIMIT);
    if status.is_none() {
        let _ = child.kill();
        let _ = child.wait();
    }
    status.is_some_and(|status| status.success())
}

fn cargo_home() -> Result<PathBuf> {
    if let Some(home) = std::env::var_os("CARGO_HOME") {
        return Ok(home.into());
    }
    let home = std::env::var_os("HOME").context("neither CARGO_HOME nor HOME is set")?;
    Ok(Path::new(&home).join(".cargo"))
}

/// Returns the folder of advisories that an earlier run fetched.
fn kept_advisories(cargo_home: &Path) -> Option<PathBuf> {
    let folders = std::fs::read_dir(cargo_home.join("advisory-dbs")).ok()?;
    let mut folders = folders.filter_map(|entry| Some(entry.ok()?.path()));
    folders.find(|folder| folder.join("crates").is_dir())
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use anyhow::bail;

    use super::*;

    #[test]
    fn installs_a_missing_program_once() {
        let (is_present, installed) = (Cell::new(false), Cell::new(0));
        for _ in 0..2 {
            let install = || {
                is_present.set(true);
                installed.set(installed.get() + 1);
                Ok(())
            };
            require(|| is_present.get(), install).expect("it can be installed");
        }
        assert_eq!(installed.get(), 1);
    }

    #[test]
    fn fails_without_the_program() {
        assert!(require(|| false, || bail!("the registry cannot be reached")).is_err());
        assert!(require(|| false, || Ok(())).is_err());
    }

    #[test]
    fn finds_advisories_of_an_earlier_run() {
        let home = std::env::temp_dir().join(format!("colloquy-advisories-{}", std::process::id()));
        let database = home.join("advisory-dbs/advisory-db-3157b0e258782691");
        assert_eq!(kept_advisories(&home), None);
        std::fs::create_dir_all(database.join("crates")).expect("a folder can be made");
        assert_eq!(kept_advisories(&home), Some(database));
        std::fs::remove_dir_all(&home).expect("it can be removed");
    }
}
