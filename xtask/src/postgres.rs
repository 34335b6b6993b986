//! A throwaway PostgreSQL server in a temporary folder.

mod outages;

use std::ffi::OsString;
use std::fs::File;
use std::io::Write;
use std::net::TcpListener;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use rustix::process::Signal;
use tempfile::TempDir;

use crate::accounts::Account;
use crate::processes::{Interruptions, exit_code, on_path, send, wait_at_most};

/// The environment variable with the server's URL, which tests read.
pub const URL_VARIABLE: &str = "COLLOQUY_TEST_POSTGRES";

const READY_LIMIT: Duration = Duration::from_secs(60);
const STOP_LIMIT: Duration = Duration::from_secs(10);
const CONNECTIONS: u32 = 300;
const PORT_TRIES: u32 = 5;

/// Whether commits wait for the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    Synchronous,
    None,
}

/// The folder of `initdb` and `postgres`.
#[derive(Clone, Debug)]
pub struct Binaries(PathBuf);

impl Binaries {
    pub fn find() -> Option<Binaries> {
        on_path("initdb")
            .and_then(|initdb| initdb.parent().map(Path::to_owned))
            .filter(|folder| folder.join("postgres").is_file())
            .or_else(|| newest(Path::new("/usr/lib/postgresql")))
            .map(Binaries)
    }

    fn command(&self, program: &str, folder: &Path, account: Option<Account>) -> Command {
        let mut command = Command::new(self.0.join(program));
        // A locale that is not installed would make both programs fail.
        command.current_dir(folder).env("LC_ALL", "C").stdin(Stdio::null());
        if let Some(account) = account {
            account.run(&mut command);
        }
        command
    }
}

/// Finds the newest version: Debian has a folder for each major version, outside the PATH.
fn newest(versions: &Path) -> Option<PathBuf> {
    std::fs::read_dir(versions)
        .ok()?
        .filter_map(|entry| {
            let entry = entry.ok()?;
            let version: u32 = entry.file_name().to_str()?.parse().ok()?;
            let folder = entry.path().join("bin");
            (folder.join("initdb").is_file() && folder.join("postgres").is_file())
                .then_some((version, folder))
        })
        .max_by_key(|(version, _)| *version)
        .map(|(_, folder)| folder)
}

/// A running server. Dropping it stops the server and removes its folder.
#[derive(Debug)]
pub struct PostgresServer {
    process: Child,
    installation: Installation,
}

/// The parts of a server that outlive its process.
#[derive(Debug)]
struct Installation {
    binaries: Binaries,
    account: Option<Account>,
    durability: Durability,
    further: Vec<String>,
    port: u16,
    folder: TempDir,
}

impl PostgresServer {
    pub fn start_installed(durability: Durability) -> Result<PostgresServer> {
        let binaries = Binaries::find().context(
            "PostgreSQL is not installed: `initdb` and `postgres` are neither on the PATH nor under \
             /usr/lib/postgresql; install it, on Debian with `apt-get install postgresql`",
        )?;
        PostgresServer::start(&binaries, durability)
    }

    pub fn start(binaries: &Binaries, durability: Durability) -> Result<PostgresServer> {
        PostgresServer::start_with(binaries, durability, &[])
    }

    /// Starts a server with further settings, each as `name=value`.
    pub fn start_with(
        binaries: &Binaries,
        durability: Durability,
        further: &[&str],
    ) -> Result<PostgresServer> {
        let mut started = PostgresServer::start_once(binaries, durability, further);
        for _ in 1..PORT_TRIES {
            // Another program may take the port between its choice and its use.
            match &started {
                Err(error) if error.to_string().contains("Address already in use") => {
                    started = PostgresServer::start_once(binaries, durability, further);
                }
                _ => break,
            }
        }
        started
    }

    fn start_once(binaries: &Binaries, durability: Durability, further: &[&str]) -> Result<PostgresServer> {
        let account = Account::unprivileged()?;
        let folder = tempfile::Builder::new().prefix("colloquy-postgres-").tempdir()?;
        if let Some(account) = account {
            account.own(folder.path())?;
        }
        initialize(binaries, folder.path(), account)?;
        let (binaries, port) = (binaries.clone(), free_port()?);
        let further = further.iter().map(|setting| (*setting).to_owned()).collect();
        let installation = Installation { binaries, account, durability, further, port, folder };
        let mut server = PostgresServer { process: installation.spawn()?, installation };
        server.wait_until_ready()?;
        Ok(server)
    }

    pub fn url(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}/postgres", self.installation.port)
    }

    fn wait_until_ready(&mut self) -> Result<()> {
        let started = Instant::now();
        let status_file = self.installation.folder.path().join("data/postmaster.pid");
        loop {
            // The server writes its state to the last line of this file.
            let state = std::fs::read_to_string(&status_file).unwrap_or_default();
            if state.lines().last().is_some_and(|line| line.trim() == "ready") {
                return Ok(());
            }
            if let Some(status) = self.process.try_wait()? {
                bail!("PostgreSQL failed to start ({status}):\n{}", self.log());
            }
            if started.elapsed() > READY_LIMIT {
                bail!("PostgreSQL was not ready within {} s:\n{}", READY_LIMIT.as_secs(), self.log());
            }
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    fn log(&self) -> String {
        let log = std::fs::read(self.installation.folder.path().join("log")).unwrap_or_default();
        String::from_utf8_lossy(&log).into_owned()
    }
}

impl Installation {
    fn spawn(&self) -> Result<Child> {
        let path = self.folder.path();
        let log = File::options().create(true).append(true).open(path.join("log"));
        let log = log.context("cannot create the server's log file")?;
        let mut command = self.binaries.command("postgres", path, self.account);
        command.arg("-D").arg(path.join("data"));
        for setting in settings(path, self.port, self.durability).iter().chain(&self.further) {
            command.arg("-c").arg(setting);
        }
        // The server has its own process group, so that Ctrl-C does not stop it before the command that uses
        // it.
        command.process_group(0).stdout(log.try_clone()?).stderr(log);
        command.spawn().context("cannot start postgres")
    }
}

impl Drop for PostgresServer {
    fn drop(&mut self) {
        // A frozen process does not receive other signals.
        self.thaw();
        // An immediate shutdown is enough, because the folder is removed as well.
        send(&self.process, Signal::QUIT);
        if wait_at_most(&mut self.process, STOP_LIMIT).is_none() {
            let _ = self.process.kill();
            let _ = self.process.wait();
        }
    }
}

fn initialize(binaries: &Binaries, folder: &Path, account: Option<Account>) -> Result<()> {
    let output = binaries
        .command("initdb", folder, account)
        .arg("-D")
        .arg(folder.join("data"))
        .args(["--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"])
        .output()
        .context("cannot start initdb")?;
    if !output.status.success() {
        bail!("cannot initialize a PostgreSQL folder:\n{}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(())
}

fn settings(folder: &Path, port: u16, durability: Durability) -> Vec<String> {
    let mut settings = vec![
        "listen_addresses=127.0.0.1".to_owned(),
        format!("port={port}"),
        format!("unix_socket_directories={}", folder.display()),
        format!("max_connections={CONNECTIONS}"),
    ];
    if durability == Durability::None {
        settings.extend(["fsync=off", "synchronous_commit=off", "full_page_writes=off"].map(str::to_owned));
    }
    settings
}

fn free_port() -> Result<u16> {
    let listener = TcpListener::bind("127.0.0.1:0").context("cannot find a free port")?;
    Ok(listener.local_addr()?.port())
}

/// Runs the subcommand `postgres`.
pub fn run(durability: Durability, command: &[OsString]) -> Result<ExitCode> {
    let mut interruptions = Interruptions::catch()?;
    let mut server = PostgresServer::start_installed(durability)?;
    match command.split_first() {
        Some((program, arguments)) => {
            let mut child = Command::new(program)
                .args(arguments)
                .env(URL_VARIABLE, server.url())
                .spawn()
                .with_context(|| format!("cannot start {}", program.display()))?;
            Ok(exit_code(interruptions.wait_for(&mut child)?))
        }
        None => {
            println!("{}", server.url());
            std::io::stdout().flush()?;
            match interruptions.wait_beside(&mut server.process)? {
                Ok(()) => Ok(ExitCode::SUCCESS),
                Err(status) => bail!("PostgreSQL stopped ({status}):\n{}", server.log()),
            }
        }
    }
}

#[cfg(test)]
mod tests;
