//! The addresses at which the tests listen.

use std::net::TcpListener;
use std::ops::Range;
use std::sync::atomic::{AtomicU16, Ordering};

use serde_json::Value;

use super::Server;

/// Settings that serve the program's metrics at an address that it logs.
pub const METRICS: [(&str, &str); 2] =
    [("COLLOQUY_METRICS_BIND", "127.0.0.1:0"), ("COLLOQUY_LOG", "warn,colloquy_server::metrics=info")];

/// Ports outside the range that the system assigns to sockets bound to port 0.
const PORTS: Range<u16> = 20_000..30_000;

/// Returns a free port for programs that need a fixed one. No other test in this process gets the same port.
pub fn free_port() -> u16 {
    static GIVEN: AtomicU16 = AtomicU16::new(0);
    let mut ports = PORTS.map(|_| PORTS.start + GIVEN.fetch_add(1, Ordering::Relaxed) % PORTS.len() as u16);
    ports.find(|port| TcpListener::bind(("127.0.0.1", *port)).is_ok()).expect("a free port")
}

impl Server {
    /// Returns the address of the metrics, if the server was started with `METRICS`.
    pub async fn metrics_address(&self) -> String {
        let line = self.home.until_logged("counts can be read").await;
        let line: Value = serde_json::from_str(&line).expect("a line of JSON");
        line["address"].as_str().expect("an address").to_owned()
    }

    pub async fn metrics(&self) -> String {
        let url = format!("http://{}/metrics", self.metrics_address().await);
        let response = self.client.get(url).send().await.expect("a response");
        response.text().await.expect("a text")
    }
}
