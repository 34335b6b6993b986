//! Simulates failures of the server, for tests.

use std::process::Command;

use anyhow::{Context, Result, bail};
use rustix::process::Signal;

use super::{PostgresServer, STOP_LIMIT};
use crate::processes::{send, wait_at_most};

impl PostgresServer {
    /// Stops the server as an administrator would, without waiting for clients.
    pub fn stop(&mut self) -> Result<()> {
        self.end(Signal::INT)
    }

    /// Stops the server like a crash: it must recover at the next start.
    pub fn crash(&mut self) -> Result<()> {
        self.end(Signal::QUIT)
    }

    /// Starts the server again at the same address and waits until it is ready.
    pub fn launch(&mut self) -> Result<()> {
        self.process = self.installation.spawn()?;
        self.wait_until_ready()
    }

    /// Freezes the server: it then accepts connections but does not respond.
    pub fn freeze(&self) -> Result<()> {
        self.signal_all("-STOP")
    }

    pub fn thaw(&self) {
        // Processes that have exited cannot receive the signal.
        let _ = self.signal_all("-CONT");
    }

    fn end(&mut self, signal: Signal) -> Result<()> {
        send(&self.process, signal);
        match wait_at_most(&mut self.process, STOP_LIMIT) {
            Some(_) => Ok(()),
            None => bail!("PostgreSQL did not stop within {} s:\n{}", STOP_LIMIT.as_secs(), self.log()),
        }
    }

    /// Signals the server and each of its processes, which have their own process groups.
    fn signal_all(&self, signal: &str) -> Result<()> {
        let main = self.process.id().to_string();
        let listed = Command::new("ps").args(["-o", "pid=", "--ppid", &main]).output();
        let listed =
            listed.context("cannot run `ps`; install it, on Debian with `apt-get install procps`")?;
        let children = String::from_utf8_lossy(&listed.stdout).into_owned();
        for process in std::iter::once(&*main).chain(children.split_whitespace()) {
            // A process that has exited in the meantime needs no signal.
            Command::new("kill").args([signal, process]).output().context("cannot start `kill`")?;
        }
        Ok(())
    }
}
