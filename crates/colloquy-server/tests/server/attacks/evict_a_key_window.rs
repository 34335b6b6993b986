//! Evicting the exhausted window of a key from memory, by requests from more addresses than memory has room for.

use std::time::{Duration, Instant};

use futures::future::join_all;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::guess_access_codes::BEHIND_A_PROXY;
use crate::harness::{Database, Server};

/// The parts send from 120 000 addresses together, more than the service tracks at the same time.
const PARTS: u32 = 6;
const LINES: u32 = 4;
const BATCHES: u32 = 10;
const BATCH: u32 = 500;

/// The key's window cannot have ended within this time.
const WINDOW: Duration = Duration::from_secs(59);

/// Sends one anonymous request from each address, pipelined on one connection.
async fn flood(server: &Server, addresses: std::ops::Range<u32>) {
    let host = server.url.trim_start_matches("http://");
    let mut stream = TcpStream::connect(host).await.expect("a connection");
    let mut buffer = vec![0; 65_536];
    for first in addresses.step_by(BATCH as usize) {
        let requests = (first..first + BATCH).map(|number| {
            let [_, a, b, c] = number.to_be_bytes();
            format!("GET /v1/x HTTP/1.1\r\nHost: {host}\r\nX-Forwarded-For: 10.{a}.{b}.{c}\r\n\r\n")
        });
        let requests = requests.collect::<String>();
        stream.write_all(requests.as_bytes()).await.expect("the requests are sent");
        let (mut answered, mut kept) = (0, Vec::new());
        while answered < BATCH as usize {
            let length = stream.read(&mut buffer).await.expect("responses");
            assert_ne!(length, 0, "the connection was closed after {answered} responses");
            kept.extend_from_slice(&buffer[..length]);
            const START: &[u8] = b"HTTP/1.1 404 ";
            answered += kept.windows(START.len()).filter(|window| window == &START).count();
            // The rest may hold the start of the next response.
            kept.drain(..kept.len().saturating_sub(START.len() - 1));
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_of_addresses_does_not_reset_the_window_of_a_key() {
    let settings = [BEHIND_A_PROXY, ("COLLOQUY_RATE_LIMIT", "20")];
    let server = Server::start(Database::sqlite(), &settings).await;
    let (began, call) =
        (Instant::now(), async || server.call("GET", "/v1/voices?limit=1", None).await.status);
    for _ in 0..20 {
        assert_eq!(call().await, 200);
    }
    for part in 0..PARTS {
        let lines = (0..LINES).map(|line| {
            let first = (part * LINES + line) * BATCHES * BATCH;
            flood(&server, first..first + BATCHES * BATCH)
        });
        join_all(lines).await;
        let status = call().await;
        // On a slow machine the window ends during the flood, so only a part of it is tested.
        if began.elapsed() >= WINDOW {
            return;
        }
        assert_eq!(status, 429, "after {} addresses", (part + 1) * LINES * BATCHES * BATCH);
    }
}
