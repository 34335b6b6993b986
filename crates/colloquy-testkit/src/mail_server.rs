//! Runs a real mail server, aiosmtpd, for one test.

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

/// Far longer than a healthy run needs.
const PATIENCE: Duration = Duration::from_secs(30);

/// A running mail server. `mail_server.py` defines its orders and its events.
pub struct TestMailServer {
    pub port: u16,
    process: Child,
    orders: ChildStdin,
    events: UnboundedReceiver<Value>,
    /// The number of connections so far.
    pub connections: usize,
    pub open_connections: usize,
    /// The largest number of connections open at the same time.
    pub parallel_connections: usize,
    /// The accepted mails, oldest first.
    pub mails: Vec<Value>,
    /// The recipients named by clients, with repetitions.
    pub recipients: Vec<String>,
}

impl TestMailServer {
    /// Starts a server. With the order `is_down`, it reserves its port but does not listen until
    /// [`TestMailServer::come_up`].
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
        let mut server = TestMailServer {
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

    /// Waits for an event of this kind, and records the events before it.
    pub async fn next(&mut self, kind: &str) -> Value {
        loop {
            let event = timeout(PATIENCE, self.event()).await;
            let event = event.unwrap_or_else(|_| panic!("the mail server reported no event \"{kind}\""));
            let event = event.unwrap_or_else(|| panic!("the mail server ended before \"{kind}\""));
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

    /// Waits until the server has accepted `count` mails in total.
    pub async fn until_mails(&mut self, count: usize) {
        while self.mails.len() < count {
            self.mail().await;
        }
    }

    /// Waits until all connections are closed, so that no client can deliver another mail.
    pub async fn until_closed(&mut self) {
        while self.open_connections > 0 {
            self.next("disconnected").await;
        }
    }

    /// Changes the server's orders.
    pub async fn order(&mut self, orders: Value) {
        let line = format!("{orders}\n");
        self.orders.write_all(line.as_bytes()).await.expect("it reads");
        self.next("ordered").await;
    }

    pub async fn come_up(&mut self) {
        self.order(json!({ "is_down": false })).await;
        self.next("listening").await;
    }

    /// Kills the server, as in a crash, and records all events that it has reported.
    pub async fn stop(&mut self) -> u16 {
        self.process.kill().await.expect("the mail server can be ended");
        while self.event().await.is_some() {}
        self.port
    }
}

/// Reads the events continuously, so that the server never waits for the test.
fn read(output: ChildStdout) -> UnboundedReceiver<Value> {
    let (sender, receiver) = unbounded_channel();
    tokio::spawn(async move {
        let mut lines = BufReader::new(output).lines();
        while let Ok(Some(line)) = lines.next_line().await {
            // When the test is over, nothing receives the events.
            let _ = sender.send(serde_json::from_str(&line).expect("a JSON line"));
        }
    });
    receiver
}

/// Returns the path of a Python that has aiosmtpd.
fn python() -> PathBuf {
    static PYTHON: OnceLock<PathBuf> = OnceLock::new();
    let python = || xtask::python::with("aiosmtpd", REQUIREMENTS).unwrap_or_else(|error| panic!("{error:#}"));
    PYTHON.get_or_init(python).clone()
}
