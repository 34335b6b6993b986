//! Runs a real IMAP server, pymap, for one test.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::OnceLock;
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::process::{Child, ChildStdin, ChildStdout};
use tokio::time::timeout;

use crate::TestIdentityProvider;

const REQUIREMENTS: &str = "pymap==0.36.7\nproxy-protocol==0.11.3\npysasl==1.2.0\ntyping_extensions==4.16.0";

/// Far longer than a healthy run needs.
const PATIENCE: Duration = Duration::from_secs(30);

/// A running IMAP server with one account that has one folder. `imap_server.py` defines its orders and its events.
pub struct TestImapServer {
    pub port: u16,
    folder: String,
    orders: ChildStdin,
    events: Lines<BufReader<ChildStdout>>,
    _process: Child,
}

impl TestImapServer {
    pub const USER: &str = "reports@example.org";
    pub const PASSWORD: &str = "correct horse";

    /// Starts a server without TLS. The mails are in the folder `INBOX`.
    pub async fn start() -> Self {
        Self::with(json!({})).await
    }

    /// Starts a server whose mails are in this folder.
    pub async fn with_folder(folder: &str) -> Self {
        Self::with(json!({ "folder": folder })).await
    }

    /// Starts a server with a certificate. `tls` is `starttls` or `implicit`.
    pub async fn with_tls(tls: &str, certificate: &Path, key: &Path) -> Self {
        Self::with(json!({ "tls": tls, "certificate": certificate, "key": key })).await
    }

    /// Starts a server that accepts only access tokens of this provider, for the scope `imap`.
    pub async fn with_tokens_of(provider: &TestIdentityProvider) -> Self {
        let form = json!({
            "client_id": TestIdentityProvider::CLIENT_ID,
            "client_secret": TestIdentityProvider::CLIENT_SECRET,
        });
        let url = format!("{}/token/introspection", provider.issuer);
        Self::with(json!({ "introspection": { "url": url, "form": form } })).await
    }

    async fn with(mut settings: Value) -> Self {
        settings["user"] = json!(Self::USER);
        settings["password"] = json!(Self::PASSWORD);
        let mut process = tokio::process::Command::new(python())
            .args(["-c", include_str!("imap_server.py")])
            .arg(settings.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .expect("the IMAP server starts");
        let mut server = TestImapServer {
            port: 0,
            folder: settings["folder"].as_str().unwrap_or("INBOX").to_owned(),
            orders: process.stdin.take().expect("its input"),
            events: BufReader::new(process.stdout.take().expect("its output")).lines(),
            _process: process,
        };
        let port = server.event().await["port"].as_u64().expect("a port");
        server.port = u16::try_from(port).expect("a port");
        server
    }

    /// The URL of the folder, without TLS.
    pub fn url(&self) -> String {
        self.url_with("imap", Self::PASSWORD)
    }

    /// The URL without TLS and without a password.
    pub fn url_without_password(&self) -> String {
        let user = Self::USER.replace('@', "%40");
        format!("imap://{user}@127.0.0.1:{}/{}", self.port, self.folder)
    }

    /// The URL with another scheme or password.
    pub fn url_with(&self, scheme: &str, password: &str) -> String {
        let encoded = |text: &str| text.replace('@', "%40").replace(' ', "%20");
        let (user, password) = (encoded(Self::USER), encoded(password));
        format!("{scheme}://{user}:{password}@127.0.0.1:{}/{}", self.port, self.folder)
    }

    /// Adds an unread mail, and returns its UID.
    pub async fn append(&mut self, mail: impl AsRef<[u8]>) -> u32 {
        let appended = self.order(json!({ "append": STANDARD.encode(mail) })).await;
        u32::try_from(appended["uid"].as_u64().expect("a UID")).expect("a UID")
    }

    /// Gives the folder another UIDVALIDITY, as after a restored backup, and returns it.
    pub async fn renew_generation(&mut self) -> u32 {
        let renewed = self.order(json!({ "new_generation": true })).await;
        u32::try_from(renewed["generation"].as_u64().expect("a number")).expect("a number")
    }

    async fn order(&mut self, order: Value) -> Value {
        self.orders.write_all(format!("{order}\n").as_bytes()).await.expect("it reads");
        self.event().await
    }

    async fn event(&mut self) -> Value {
        let line = timeout(PATIENCE, self.events.next_line()).await.expect("an event in time");
        let line = line.expect("readable output").expect("the IMAP server runs");
        serde_json::from_str(&line).expect("a JSON line")
    }
}

/// Returns the path of a Python that has pymap.
fn python() -> PathBuf {
    static PYTHON: OnceLock<PathBuf> = OnceLock::new();
    let python = || xtask::python::with("pymap", REQUIREMENTS).unwrap_or_else(|error| panic!("{error:#}"));
    PYTHON.get_or_init(python).clone()
}
