//! A real mail server, aiosmtpd, run for one test.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout};
use tokio::time::timeout;

const VERSION: &str = "1.4.6";

/// Far beyond what a healthy run needs.
const PATIENCE: Duration = Duration::from_secs(30);

pub struct Server {
    pub port: u16,
    process: Child,
    events: Lines<BufReader<ChildStdout>>,
    pub connections: usize,
}

impl Server {
    pub async fn start(orders: Value) -> Self {
        let mut process = tokio::process::Command::new(python())
            .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/smtp/tests/server.py"))
            .arg(orders.to_string())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .expect("the mail server starts");
        let events = BufReader::new(process.stdout.take().expect("its output")).lines();
        let mut server = Server { port: 0, process, events, connections: 0 };
        let listening = server.next("listening").await;
        server.port = u16::try_from(listening["port"].as_u64().expect("a port")).expect("a port");
        server
    }

    pub async fn plain() -> Self {
        Self::start(json!({})).await
    }

    pub fn url(&self) -> String {
        format!("smtp://127.0.0.1:{}", self.port)
    }

    /// Waits for an event of this kind, counting the connections on the way.
    pub async fn next(&mut self, kind: &str) -> Value {
        loop {
            let line = timeout(PATIENCE, self.events.next_line()).await;
            let line = line.unwrap_or_else(|_| panic!("the mail server told of no event \"{kind}\""));
            let line =
                line.expect("its output is text").unwrap_or_else(|| panic!("it ended before \"{kind}\""));
            let event: Value = serde_json::from_str(&line).expect("a JSON line");
            self.connections += usize::from(event["event"] == "connected");
            if event["event"] == kind {
                return event;
            }
        }
    }

    pub async fn mail(&mut self) -> Value {
        self.next("mail").await
    }

    pub async fn stop(mut self) -> u16 {
        self.process.kill().await.expect("the mail server can be ended");
        self.port
    }
}

/// A Python that has aiosmtpd: the system's own, or one made for these tests beside what cargo builds.
fn python() -> &'static Path {
    static PYTHON: OnceLock<PathBuf> = OnceLock::new();
    PYTHON.get_or_init(|| {
        let folder = target_folder().join("aiosmtpd");
        let own = folder.join("bin/python");
        if has_aiosmtpd(Path::new("python3")) {
            return PathBuf::from("python3");
        }
        // Test programs that run side by side make it once.
        let lock = File::create(target_folder().join("aiosmtpd.lock")).expect("a lock file");
        lock.lock().expect("the lock");
        if !has_aiosmtpd(&own) {
            make(&folder, &own);
        }
        own
    })
}

fn make(folder: &Path, python: &Path) {
    let requirement = format!("aiosmtpd=={VERSION}");
    let is_made = succeeds(Command::new("python3").args(["-m", "venv"]).arg(folder))
        && succeeds(Command::new(python).args(["-m", "pip", "install", "--quiet", &requirement]))
        && has_aiosmtpd(python);
    if !is_made {
        // What is half made would hide what is missing the next time.
        let _ = fs::remove_dir_all(folder);
        panic!(
            "these tests talk to the mail server aiosmtpd: install the packages python3 and python3-venv and allow \
             pip to fetch {requirement}, or install aiosmtpd {VERSION} for python3"
        );
    }
}

fn has_aiosmtpd(python: &Path) -> bool {
    let check = format!("import aiosmtpd; assert aiosmtpd.__version__ == '{VERSION}'");
    succeeds(Command::new(python).args(["-c", &check]))
}

fn succeeds(command: &mut Command) -> bool {
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// Test programs are at `target/PROFILE/deps`.
fn target_folder() -> PathBuf {
    let program = std::env::current_exe().expect("this program's path");
    program.ancestors().nth(3).expect("the folder that cargo builds in").to_owned()
}
