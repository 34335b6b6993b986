//! A webhook receiver whose behaviour depends on the path.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use jiff::Timestamp;
use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

const PATIENCE: Duration = Duration::from_secs(90);

/// A received request.
#[derive(Clone, Debug)]
pub struct ReceivedWebhook {
    pub path: String,
    pub headers: BTreeMap<String, String>,
    pub body: String,
    pub at: Instant,
    pub time: Timestamp,
}

impl ReceivedWebhook {
    pub fn id(&self) -> &str {
        &self.headers["webhook-id"]
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).expect("JSON")
    }
}

#[derive(Clone)]
pub struct Receiver {
    base: String,
    received: Arc<Mutex<Vec<ReceivedWebhook>>>,
}

impl Receiver {
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let base = format!("http://{}", listener.local_addr().expect("an address"));
        let receiver = Receiver { base, received: Arc::default() };
        let own = receiver.clone();
        tokio::spawn(async move {
            loop {
                // A client that is already gone must not stop the receiver.
                if let Ok((stream, _)) = listener.accept().await {
                    let receiver = own.clone();
                    tokio::spawn(async move { drop(receiver.serve(stream).await) });
                }
            }
        });
        receiver
    }

    pub fn url(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }

    pub fn received(&self, path: &str) -> Vec<ReceivedWebhook> {
        let received = self.received.lock().expect("no test panicked here");
        received.iter().filter(|received| received.path == path).cloned().collect()
    }

    /// Waits until a path has received this many requests.
    pub async fn until_received(&self, path: &str, count: usize) -> Vec<ReceivedWebhook> {
        let began = Instant::now();
        loop {
            let received = self.received(path);
            if received.len() >= count {
                return received;
            }
            assert!(began.elapsed() < PATIENCE, "{path} received {} of {count} requests", received.len());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    async fn serve(&self, stream: TcpStream) -> std::io::Result<()> {
        let mut stream = BufReader::new(stream);
        while let Some(received) = read(&mut stream).await? {
            let path = received.path.clone();
            self.received.lock().expect("no test panicked here").push(received);
            let response = match path.split('/').nth(1) {
                Some("stall") => std::future::pending().await,
                Some("gone") => status(410, ""),
                Some("broken") => status(500, "<p>Sorry</p>"),
                Some("moved") => b"HTTP/1.1 301 Moved\r\nlocation: /ok\r\ncontent-length: 0\r\n\r\n".to_vec(),
                Some("big") => status(200, &"x".repeat(5 * 1_024 * 1_024)),
                Some("cut") => b"HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf".to_vec(),
                Some("slow") => {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    status(204, "")
                }
                _ => status(204, ""),
            };
            stream.write_all(&response).await?;
            stream.flush().await?;
            if path == "/cut" {
                return Ok(());
            }
        }
        Ok(())
    }
}

fn status(status: u16, body: &str) -> Vec<u8> {
    let length = if status == 204 { String::new() } else { format!("content-length: {}\r\n", body.len()) };
    format!("HTTP/1.1 {status} Words\r\n{length}\r\n{body}").into_bytes()
}

/// Reads a request. Returns none if the sender closes the connection before the request is complete.
async fn read(stream: &mut BufReader<TcpStream>) -> std::io::Result<Option<ReceivedWebhook>> {
    let mut line = String::new();
    if stream.read_line(&mut line).await? == 0 || !line.ends_with('\n') {
        return Ok(None);
    }
    let path = line.split(' ').nth(1).expect("a path").to_owned();
    let mut headers = BTreeMap::new();
    loop {
        line.clear();
        if stream.read_line(&mut line).await? == 0 || !line.ends_with('\n') {
            return Ok(None);
        }
        match line.trim_end().split_once(": ") {
            Some((name, value)) => headers.insert(name.to_ascii_lowercase(), value.to_owned()),
            None => break,
        };
    }
    let length = headers.get("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await?;
    let body = String::from_utf8(body).expect("a text");
    #[expect(clippy::disallowed_methods, reason = "the test compares it with the program's clock")]
    let time = Timestamp::now();
    Ok(Some(ReceivedWebhook { path, headers, body, at: Instant::now(), time }))
}
