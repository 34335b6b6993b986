//! Where things of the tests listen.

use std::net::TcpListener;
use std::ops::Range;
use std::sync::atomic::{AtomicU16, Ordering};

use serde_json::Value;

use super::Server;

/// Shows the program's counts at an address that its log tells.
pub const COUNTED: [(&str, &str); 2] =
    [("COLLOQUY_METRICS_BIND", "127.0.0.1:0"), ("COLLOQUY_LOG", "warn,colloquy_server::metrics=info")];

/// The system gives none of these to whoever asks for any port.
const PORTS: Range<u16> = 20_000..30_000;

/// A port for what has to be told one: nobody else here gets it before it is listened on.
pub fn free_port() -> u16 {
    static GIVEN: AtomicU16 = AtomicU16::new(0);
    let mut ports = PORTS.map(|_| PORTS.start + GIVEN.fetch_add(1, Ordering::Relaxed) % PORTS.len() as u16);
    ports.find(|port| TcpListener::bind(("127.0.0.1", *port)).is_ok()).expect("a free port")
}

impl Server {
    /// Where its counts are, if it was started with what makes them visible.
    pub async fn counting_address(&self) -> String {
        let line = self.home.logged("counts can be read").await;
        let line: Value = serde_json::from_str(&line).expect("a line of JSON");
        line["address"].as_str().expect("an address").to_owned()
    }

    pub async fn counts(&self) -> String {
        let url = format!("http://{}/metrics", self.counting_address().await);
        let answer = self.client.get(url).send().await.expect("an answer");
        answer.text().await.expect("a text")
    }
}
