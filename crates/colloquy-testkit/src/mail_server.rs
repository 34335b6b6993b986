//! A real mail server, aiosmtpd, run for one test.

use std::path::PathBuf;
use std::process::Stdio;
use std::sync::OnceLock;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::process::{Child, ChildStdin, ChildStdout};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::timeout;

const REQUIREMENTS: &str = "aiosmtpd==1.4.6\natpublic==9.0.0\nattrs==26.1.0";

/// Far beyond what a healthy run needs.
const PATIENCE: Duration = Duration::from_secs(30);

/// What it does and tells is in `mail_server.py`.
pub struct MailServer {
    pub port: u16,
    process: Child,
    orders: ChildStdin,
    events: UnboundedReceiver<Value>,
    /// Connections so far.
    pub connections: usize,
    pub open_connections: usize,
    /// The most that were open at one time.
    pub parallel_connections: usize,
    /// The mails that it has taken, oldest first.
    pub mails: Vec<Value>,
    /// The recipients that it was asked to take mails for, with repeats.
    pub recipients: Vec<String>,
}

impl MailServer {
    /// With the order `is_down` it has its port, but does not listen until [`MailServer::come_up`].
    pub async fn start(orders: Value) -> Self {
        let mut process = tokio::process::Command::new(python())
            .args(["-c", include_str!("mail_server.py")])
            .arg(orders.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .expect("the mail server starts");
        let mut server = MailServer {
            port: 0,
            orders: process.stdin.take().expect("its input"),
            events: read(process.stdout.take().expect("its output")),
            process,
            connections: 0,
            open_connections: 0,
            parallel_connections: 0,
            mails: Vec::new(),
            recipients: Vec::new(),
        };
        let bound = server.next("bound").await;
        server.port = u16::try_from(bound["port"].as_u64().expect("a port")).expect("a port");
        if orders["is_down"] != true {
            server.next("listening").await;
        }
        server
    }

    pub async fn plain() -> Self {
        Self::start(json!({})).await
    }

    pub fn url(&self) -> String {
        format!("smtp://127.0.0.1:{}", self.port)
    }

    /// Waits for an event of this kind, and remembers what the others on the way tell.
    pub async fn next(&mut self, kind: &str) -> Value {
        loop {
            let event = timeout(PATIENCE, self.event()).await;
            let event = event.unwrap_or_else(|_| panic!("the mail server told of no event \"{kind}\""));
            let event = event.unwrap_or_else(|| panic!("it ended before \"{kind}\""));
            if event["event"] == kind {
                return event;
            }
        }
    }

    async fn event(&mut self) -> Option<Value> {
        let event = self.events.recv().await?;
        match event["event"].as_str().expect("a kind") {
            "connected" => {
                self.connections += 1;
                self.open_connections += 1;
                self.parallel_connections = self.parallel_connections.max(self.open_connections);
            }
            "disconnected" => self.open_connections -= 1,
            "recipient" => self.recipients.push(event["address"].as_str().expect("an address").to_owned()),
            "mail" if event["is_taken"] == true => self.mails.push(event.clone()),
            _ => {}
        }
        Some(event)
    }

    pub async fn mail(&mut self) -> Value {
        self.next("mail").await
    }

    /// Waits until it has taken so many mails in all.
    pub async fn until_mails(&mut self, count: usize) {
        while self.mails.len() < count {
            self.mail().await;
        }
    }

    /// Waits until all connections are closed, so that whoever held them can hand nothing over any more.
    pub async fn until_closed(&mut self) {
        while self.open_connections > 0 {
            self.next("disconnected").await;
        }
    }

    /// Changes what it does from now on.
    pub async fn order(&mut self, orders: Value) {
        let line = format!("{orders}\n");
        self.orders.write_all(line.as_bytes()).await.expect("it reads");
        self.next("ordered").await;
    }

    pub async fn come_up(&mut self) {
        self.order(json!({ "is_down": false })).await;
        self.next("listening").await;
    }

    /// Ends it, as a crash would, and remembers all that it has told.
    pub async fn stop(&mut self) -> u16 {
        self.process.kill().await.expect("the mail server can be ended");
        while self.event().await.is_some() {}
        self.port
    }
}

/// All along, so that it never waits for the test.
fn read(output: ChildStdout) -> UnboundedReceiver<Value> {
    let (tell, told) = unbounded_channel();
    tokio::spawn(async move {
        let mut lines = BufReader::new(output).lines();
        while let Ok(Some(line)) = lines.next_line().await {
            // Nobody listens any more when the test is over.
            let _ = tell.send(serde_json::from_str(&line).expect("a JSON line"));
        }
    });
    told
}

/// A Python that has aiosmtpd.
fn python() -> PathBuf {
    static PYTHON: OnceLock<PathBuf> = OnceLock::new();
    let python = || xtask::python::with("aiosmtpd", REQUIREMENTS).unwrap_or_else(|error| panic!("{error:#}"));
    PYTHON.get_or_init(python).clone()
}
