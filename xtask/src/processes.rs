//! Runs other programs and stops them on interruptions.

use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{Child, Command, ExitCode, ExitStatus};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use rustix::process::{Pid, Signal, kill_process};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

const POLL: Duration = Duration::from_millis(20);

/// Catches interruptions from its creation on, so that started programs can be stopped.
pub struct Interruptions(Signals);

impl Interruptions {
    pub fn catch() -> Result<Self> {
        Ok(Interruptions(Signals::new([SIGINT, SIGTERM, SIGHUP]).context("cannot catch interruptions")?))
    }

    /// Waits for a program to end and passes interruptions on to it.
    pub fn wait_for(&mut self, child: &mut Child) -> Result<ExitStatus> {
        loop {
            if let Some(status) = child.try_wait().context("cannot wait for a started program")? {
                return Ok(status);
            }
            if self.any() {
                send(child, Signal::TERM);
            }
            std::thread::sleep(POLL);
        }
    }

    /// Waits for an interruption. Returns the program's status as `Err` if it ends first.
    pub fn wait_beside(&mut self, child: &mut Child) -> Result<Result<(), ExitStatus>> {
        loop {
            if self.any() {
                return Ok(Ok(()));
            }
            if let Some(status) = child.try_wait().context("cannot wait for a started program")? {
                return Ok(Err(status));
            }
            std::thread::sleep(POLL);
        }
    }

    pub fn any(&mut self) -> bool {
        self.0.pending().count() > 0
    }
}

/// Returns a cargo command with a shell's environment: variables set by another cargo would trigger rebuilds.
pub fn cargo() -> Command {
    let mut cargo = Command::new("cargo");
    for (name, _) in std::env::vars_os() {
        let is_told = |prefix: &str| name.to_string_lossy().starts_with(prefix);
        if is_told("CARGO_MANIFEST_") || is_told("CARGO_PKG_") {
            cargo.env_remove(name);
        }
    }
    cargo
}

/// Returns a program's path on the PATH.
pub fn on_path(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}

/// Signals a program that has not been waited for.
pub fn send(child: &Child, signal: Signal) {
    // The program may already have ended, which is the purpose of the signal.
    let _ = kill_process(Pid::from_child(child), signal);
}

/// Waits for a program at most this long.
pub fn wait_at_most(child: &mut Child, limit: Duration) -> Option<ExitStatus> {
    let tries = limit.as_millis() / POLL.as_millis();
    for _ in 0..tries {
        match child.try_wait() {
            Ok(None) => std::thread::sleep(POLL),
            Ok(status) => return status,
            Err(_) => return None,
        }
    }
    None
}

/// Returns the exit code of another program, by the shell's convention if a signal ended it.
pub fn exit_code(status: ExitStatus) -> ExitCode {
    let code = status.code().unwrap_or_else(|| 128 + status.signal().unwrap_or(1));
    ExitCode::from(u8::try_from(code).unwrap_or(1))
}

/// Runs a program to its end. In errors, `purpose` continues the sentence "cannot …".
pub fn succeed(command: &mut Command, purpose: &str) -> Result<()> {
    let program = command.get_program().to_string_lossy().into_owned();
    let status =
        command.status().with_context(|| format!("cannot {purpose}: {program} cannot be started"))?;
    if !status.success() {
        bail!("cannot {purpose}: {program} failed ({status})");
    }
    Ok(())
}
