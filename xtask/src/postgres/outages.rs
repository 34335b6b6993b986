//! What can happen to a server, for tests of those who use it.

use std::process::Command;

use anyhow::{Context, Result, bail};
use rustix::process::Signal;

use super::{STOP_LIMIT, Server};
use crate::processes::{send, wait_at_most};

impl Server {
    /// Ends it as an administrator does who does not wait for the clients.
    pub fn stop(&mut self) -> Result<()> {
        self.end(Signal::INT)
    }

    /// Ends it as a crash does: it has to recover when it is launched again.
    pub fn crash(&mut self) -> Result<()> {
        self.end(Signal::QUIT)
    }

    /// Starts it again at the same address, and returns when it answers.
    pub fn launch(&mut self) -> Result<()> {
        self.process = self.installation.spawn()?;
        self.wait_until_ready()
    }

    /// From now on it takes connections and answers nothing.
    pub fn freeze(&self) -> Result<()> {
        self.signal_all("-STOP")
    }

    pub fn thaw(&self) {
        // Processes that have ended hear nothing.
        let _ = self.signal_all("-CONT");
    }

    fn end(&mut self, signal: Signal) -> Result<()> {
        send(&self.process, signal);
        match wait_at_most(&mut self.process, STOP_LIMIT) {
            Some(_) => Ok(()),
            None => bail!("PostgreSQL did not end within {} s:\n{}", STOP_LIMIT.as_secs(), self.log()),
        }
    }

    /// To the server and to each of its processes, which are in groups of their own.
    fn signal_all(&self, signal: &str) -> Result<()> {
        let main = self.process.id().to_string();
        let listed = Command::new("ps").args(["-o", "pid=", "--ppid", &main]).output();
        let listed = listed.context("`ps` is needed: install it, on Debian with `apt-get install procps`")?;
        let children = String::from_utf8_lossy(&listed.stdout).into_owned();
        for process in std::iter::once(&*main).chain(children.split_whitespace()) {
            // One that has ended meanwhile needs no signal.
            Command::new("kill").args([signal, process]).output().context("cannot start `kill`")?;
        }
        Ok(())
    }
}
