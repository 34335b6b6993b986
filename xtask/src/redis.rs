//! A throwaway server that speaks the Redis protocol, for tests, in a temporary folder.

use std::fs::File;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use rustix::process::Signal;
use tempfile::TempDir;

use crate::processes::{on_path, send, wait_at_most};

/// Either program works; Debian 12 has the first.
pub const PROGRAMS: [&str; 2] = ["redis-server", "valkey-server"];

const READY_LIMIT: Duration = Duration::from_secs(60);
const STOP_LIMIT: Duration = Duration::from_secs(10);
const PORT_ATTEMPTS: u32 = 5;

/// Finds an installed server.
pub fn program() -> Option<PathBuf> {
    PROGRAMS.iter().find_map(|program| on_path(program))
}

/// The certificate and key, in PEM files, of a server that accepts only encrypted connections.
#[derive(Clone, Copy, Debug)]
pub struct TlsFiles<'a> {
    pub certificate: &'a Path,
    pub key: &'a Path,
}

/// A running server. Dropping it stops the server and removes its folder.
#[derive(Debug)]
pub struct RedisServer {
    process: Child,
    port: u16,
    arguments: Vec<String>,
    folder: TempDir,
}

impl RedisServer {
    pub fn start() -> Result<RedisServer> {
        RedisServer::start_with(&[], None)
    }

    /// Starts a server with further arguments, such as `--requirepass` and a password.
    pub fn start_with(further: &[&str], tls: Option<TlsFiles>) -> Result<RedisServer> {
        let mut started = RedisServer::start_once(further, tls);
        for _ in 1..PORT_ATTEMPTS {
            // Another program may take the port between its choice and its use.
            match &started {
                Err(error) if error.to_string().contains("Address already in use") => {
                    started = RedisServer::start_once(further, tls);
                }
                _ => break,
            }
        }
        started
    }

    fn start_once(further: &[&str], tls: Option<TlsFiles>) -> Result<RedisServer> {
        let folder = tempfile::Builder::new().prefix("colloquy-redis-").tempdir()?;
        let port = TcpListener::bind("127.0.0.1:0").context("cannot find a free port")?.local_addr()?.port();
        let mut arguments = vec!["--bind".to_owned(), "127.0.0.1".to_owned(), "--dir".to_owned()];
        arguments.push(folder.path().display().to_string());
        arguments.extend(["--save", "", "--appendonly", "no", "--daemonize", "no"].map(str::to_owned));
        match tls {
            None => arguments.extend(["--port".to_owned(), port.to_string()]),
            Some(TlsFiles { certificate, key }) => {
                arguments
                    .extend(["--port", "0", "--tls-auth-clients", "no", "--tls-port"].map(str::to_owned));
                arguments.extend([port.to_string(), "--tls-cert-file".to_owned()]);
                arguments.extend([certificate.display().to_string(), "--tls-key-file".to_owned()]);
                arguments.push(key.display().to_string());
            }
        }
        arguments.extend(further.iter().map(|argument| (*argument).to_owned()));
        let process = spawn(&arguments, folder.path())?;
        let mut server = RedisServer { process, port, arguments, folder };
        server.wait_until_ready(tls.is_some())?;
        Ok(server)
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    pub fn url(&self) -> String {
        format!("redis://127.0.0.1:{}", self.port)
    }

    /// Stops the server like a crash; all its data is lost.
    pub fn crash(&mut self) -> Result<()> {
        send(&self.process, Signal::KILL);
        match wait_at_most(&mut self.process, STOP_LIMIT) {
            Some(_) => Ok(()),
            None => bail!("the server did not stop within {} s", STOP_LIMIT.as_secs()),
        }
    }

    /// Starts the server again at the same address and waits until it is ready.
    pub fn launch(&mut self) -> Result<()> {
        self.process = spawn(&self.arguments, self.folder.path())?;
        self.wait_until_ready(self.arguments.iter().any(|argument| argument == "--tls-port"))
    }

    /// Freezes the server: it then accepts connections but does not respond.
    pub fn freeze(&self) {
        send(&self.process, Signal::STOP);
    }

    pub fn thaw(&self) {
        send(&self.process, Signal::CONT);
    }

    fn wait_until_ready(&mut self, is_encrypted: bool) -> Result<()> {
        let started = Instant::now();
        loop {
            if let Some(status) = self.process.try_wait()? {
                bail!("the server failed to start ({status}):\n{}", self.log());
            }
            if is_ready(self.port, is_encrypted) {
                return Ok(());
            }
            if started.elapsed() > READY_LIMIT {
                bail!("the server was not ready within {} s:\n{}", READY_LIMIT.as_secs(), self.log());
            }
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    fn log(&self) -> String {
        let log = std::fs::read(self.folder.path().join("log")).unwrap_or_default();
        String::from_utf8_lossy(&log).into_owned()
    }
}

impl Drop for RedisServer {
    fn drop(&mut self) {
        // SIGKILL also stops a frozen server, and no data needs to be saved.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn spawn(arguments: &[String], folder: &Path) -> Result<Child> {
    let program = program().context(
        "neither `redis-server` nor `valkey-server` is on the PATH: install one, on Debian with \
         `apt-get install redis-server`",
    )?;
    let log = File::options().create(true).append(true).open(folder.join("log"));
    let log = log.context("cannot create the server's log file")?;
    let mut command = Command::new(program);
    // The server has its own process group, so that Ctrl-C does not stop it before the command that uses it.
    command.args(arguments).process_group(0).stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log);
    command.spawn().context("cannot start the server")
}

/// Returns whether the server responds. For an encrypted port, a connection is enough, since it accepts no
/// plain ones.
fn is_ready(port: u16, is_encrypted: bool) -> bool {
    let Ok(mut stream) = TcpStream::connect(("127.0.0.1", port)) else { return false };
    if is_encrypted {
        return true;
    }
    let mut answer = [0; 1];
    // An error, such as a missing password, is a response too.
    let asked =
        stream.set_read_timeout(Some(Duration::from_secs(1))).and_then(|()| stream.write_all(b"PING\r\n"));
    asked.and_then(|()| stream.read_exact(&mut answer)).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn starts_crashes_and_starts_again_at_its_address() {
        let mut server = RedisServer::start().expect("a server");
        let url = server.url();
        server.crash().expect("it ends");
        assert!(!is_ready(server.port(), false));
        server.launch().expect("it starts");
        assert!(is_ready(server.port(), false));
        assert_eq!(server.url(), url);
    }
}
