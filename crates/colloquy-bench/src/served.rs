//! The processes of the servers under test.

use std::fs::File;
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use tokio::runtime::Runtime;
use uuid::Uuid;

use crate::load::{self, LoadTestConnection, LoadTestTarget};
use crate::machine;

const START_LIMIT: Duration = Duration::from_secs(60);
const STOP_LIMIT: Duration = Duration::from_secs(10);

/// A migrated database with an organization in it.
#[derive(Clone, Debug)]
pub struct PreparedDatabase {
    pub url: String,
    pub folder: PathBuf,
    pub key: String,
    pub organization: Uuid,
}

/// Returns the key that a first start saves.
fn saved_key(file: &Path) -> Result<String> {
    let asked = Instant::now();
    loop {
        match std::fs::read_to_string(file) {
            Ok(key) if !key.trim().is_empty() => return Ok(key.trim().to_owned()),
            _ if asked.elapsed() < START_LIMIT => std::thread::sleep(Duration::from_millis(5)),
            _ => bail!("the first start did not save an API key"),
        }
    }
}

/// A running server that has responded once. Dropping it stops it.
pub struct ServerProcess {
    name: &'static str,
    process: Child,
    log: PathBuf,
    pub target: LoadTestTarget,
    pub until_first_answer: Duration,
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // It may have exited already.
        let _ = kill_process(Pid::from_child(&self.process), Signal::TERM);
        let asked = Instant::now();
        while asked.elapsed() < STOP_LIMIT {
            if !matches!(self.process.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl ServerProcess {
    /// Describes the process and the end of its log for an error message.
    pub fn state(&self) -> String {
        let status = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id())).unwrap_or_default();
        // A process that has exited is a zombie until it is waited for.
        let running = status.rsplit_once(") ").is_some_and(|(_, fields)| !fields.starts_with('Z'));
        let ended = if running { "is still running" } else { "has ended" };
        let log = std::fs::read_to_string(&self.log).unwrap_or_default();
        let last: Vec<&str> = log.lines().rev().take(3).collect();
        format!("{} failed and {ended}; its log ends so, last line first:\n{}", self.name, last.join("\n"))
    }

    /// Returns the resident memory in MiB.
    pub fn resident_mib(&self) -> Result<f64> {
        machine::resident_mib(&self.process.id().to_string())
    }

    /// Returns the CPU time of all its threads, in seconds.
    pub fn cpu_s(&self) -> Result<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id()))
            .context("cannot read the CPU time of the server")?;
        // The second field, the name, may contain spaces. User and system time are fields 14 and 15.
        let (_, fields) = status.rsplit_once(") ").context("the status of the server has no name")?;
        let ticks = fields.split(' ').skip(11).take(2).map(str::parse::<u64>).sum::<Result<u64, _>>()?;
        Ok(ticks as f64 / rustix::param::clock_ticks_per_second() as f64)
    }

    /// Starts a program and requests an interview until it responds.
    fn start(
        runtime: &Runtime,
        (name, log): (&'static str, PathBuf),
        mut command: Command,
        target: LoadTestTarget,
    ) -> Result<ServerProcess> {
        let request = load::request("GET /v1/interviews?limit=1", &target.key, None);
        let started = Instant::now();
        let process = command
            .stdin(Stdio::null())
            .stderr(File::create(&log)?)
            .spawn()
            .context("cannot start a server")?;
        let address = target.address;
        let mut served = ServerProcess { name, process, log, target, until_first_answer: Duration::ZERO };
        while runtime.block_on(first_answer(address, &request)).is_err() {
            if let Some(status) = served.process.try_wait()? {
                bail!("the server exited ({status}) before its first response: {}", served.state());
            }
            if started.elapsed() > START_LIMIT {
                bail!("no response within {} s: {}", START_LIMIT.as_secs(), served.state());
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        served.until_first_answer = started.elapsed();
        Ok(served)
    }
}

async fn first_answer(address: SocketAddr, request: &str) -> Result<()> {
    LoadTestConnection::open(address).await?.exchange(request.as_bytes()).await?;
    Ok(())
}

fn free_address() -> Result<SocketAddr> {
    Ok(TcpListener::bind("127.0.0.1:0").context("cannot find a free port")?.local_addr()?)
}

/// The service's program, run without any settings of this process.
#[derive(Clone, Debug)]
pub struct ServiceProgram {
    pub program: PathBuf,
    /// Settings beyond the ones that all measurements share.
    pub settings: Vec<(&'static str, String)>,
}

impl ServiceProgram {
    fn command(&self, url: &str, folder: &Path) -> Command {
        let mut command = Command::new(&self.program);
        let inherited = ["PATH", "HOME", "LANG", "TMPDIR"];
        command.env_clear().envs(inherited.iter().filter_map(|name| Some((name, std::env::var_os(name)?))));
        command
            .env("COLLOQUY_DATABASE", url)
            .env("COLLOQUY_DATA_DIR", folder)
            .env("COLLOQUY_RATE_LIMIT", "1000000000")
            .env("COLLOQUY_LOG", "info")
            .env("COLLOQUY_MODELS_FROM", "off")
            .envs(self.settings.iter().map(|(name, value)| (name, value)));
        command
    }

    fn serve(&self, runtime: &Runtime, url: &str, folder: &Path, key: &str) -> Result<ServerProcess> {
        let address = free_address()?;
        let mut command = self.command(url, folder);
        command.env("COLLOQUY_BIND", address.to_string()).stdout(File::create(folder.join("output"))?);
        let target = LoadTestTarget { address, key: key.to_owned() };
        ServerProcess::start(runtime, ("the service", folder.join("log")), command, target)
    }

    pub fn start(&self, runtime: &Runtime, place: &PreparedDatabase) -> Result<ServerProcess> {
        self.serve(runtime, &place.url, &place.folder, &place.key)
    }

    /// Starts the service once on an empty database, so that it creates the schema, an organization and its API
    /// key.
    pub fn settle(&self, runtime: &Runtime, url: &str, folder: &Path) -> Result<PreparedDatabase> {
        std::fs::create_dir_all(folder)?;
        let served = self.serve(runtime, url, folder, "none")?;
        // The service responds before it has saved the key.
        let key = saved_key(&folder.join("first-api-key"))?;
        drop(served);
        let listed = self.command(url, folder).args(["organizations", "list", "--json"]).output()?;
        let listed: Vec<Value> =
            serde_json::from_slice(&listed.stdout).context("cannot list the organizations")?;
        let organization = listed.first().and_then(|one| one["id"].as_str()).context("no organization")?;
        Ok(PreparedDatabase {
            url: url.to_owned(),
            folder: folder.to_owned(),
            key,
            organization: organization.parse()?,
        })
    }

    /// Returns the path of the page on which the first person of the place's organization creates an account.
    pub fn set_up_link(&self, place: &PreparedDatabase) -> Result<String> {
        let mut command = self.command(&place.url, &place.folder);
        command.args(["organizations", "set-up-link", &place.organization.to_string(), "--json"]);
        let made: Value =
            serde_json::from_slice(&command.output()?.stdout).context("cannot create a set-up link")?;
        Ok(made["link"].as_str().context("the set-up link is missing")?.to_owned())
    }

    /// Sets how long the place's organization keeps something, such as `transcripts=90d`.
    pub fn keep(&self, place: &PreparedDatabase, rules: &[String]) -> Result<()> {
        let mut command = self.command(&place.url, &place.folder);
        command.args(["retention", "--organization", &place.organization.to_string()]);
        command.args(rules.iter().map(|rule| format!("--keep={rule}")));
        let output = command.output()?;
        if !output.status.success() {
            bail!("cannot set how long data is kept: {}", String::from_utf8_lossy(&output.stderr));
        }
        Ok(())
    }

    /// Creates an endpoint in the place's organization.
    pub fn endpoint(&self, place: &PreparedDatabase, url: &str) -> Result<Uuid> {
        let made = self.webhooks(place, &["create", "--url", url]).context("cannot create an endpoint")?;
        Ok(made["id"].as_str().context("an endpoint has no id")?.parse()?)
    }

    fn webhooks(&self, place: &PreparedDatabase, words: &[&str]) -> Result<Value> {
        let organization = place.organization.to_string();
        let mut command = self.command(&place.url, &place.folder);
        command.arg("webhooks").args(words).args(["--organization", &organization, "--json"]);
        Ok(serde_json::from_slice(&command.output()?.stdout)?)
    }

    pub fn version(&self) -> String {
        let output = Command::new(&self.program).arg("--version").output();
        output.map_or_else(
            |_| String::new(),
            |output| String::from_utf8_lossy(&output.stdout).trim().to_owned(),
        )
    }
}

/// Starts the floor on the same database. Its links look like those of the service.
pub fn start_floor(
    runtime: &Runtime,
    place: &PreparedDatabase,
    service: &LoadTestTarget,
) -> Result<ServerProcess> {
    let address = free_address()?;
    let mut command = Command::new(std::env::current_exe()?);
    command
        .args(["floor", "--database", &place.url, "--bind", &address.to_string()])
        .args(["--organization", &place.organization.to_string()])
        .args(["--public-url", &format!("http://{}", service.address)]);
    let target = LoadTestTarget { address, key: place.key.clone() };
    ServerProcess::start(runtime, ("the floor", place.folder.join("floor-log")), command, target)
}
