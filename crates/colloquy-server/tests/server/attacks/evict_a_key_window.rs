//! Pushing the used-up window of a key out of memory, by requests from as many addresses as memory has room for.

use std::time::{Duration, Instant};

use futures::future::join_all;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::guess_access_codes::BEHIND_A_PROXY;
use crate::harness::{Database, Server};

/// Together 120 000 addresses, more than are remembered at the same time.
const PARTS: u32 = 6;
const LINES: u32 = 4;
const BATCHES: u32 = 10;
const BATCH: u32 = 500;

/// Until here the key's window has not ended, and it has to be the same one.
const WINDOW: Duration = Duration::from_secs(59);

/// Sends one anonymous request from each of many addresses, several at once on one connection.
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
        stream.write_all(requests.as_bytes()).await.expect("they are sent");
        let (mut answered, mut kept) = (0, Vec::new());
        while answered < BATCH as usize {
            let length = stream.read(&mut buffer).await.expect("answers");
            assert_ne!(length, 0, "the connection was closed after {answered} answers");
            kept.extend_from_slice(&buffer[..length]);
            const START: &[u8] = b"HTTP/1.1 404 ";
            answered += kept.windows(START.len()).filter(|window| window == &START).count();
            // What may be the start of the next answer is looked at again.
            kept.drain(..kept.len().saturating_sub(START.len() - 1));
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_of_addresses_gives_no_key_a_new_window() {
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
        // A machine that is too slow for the whole flood has seen a part of it.
        if began.elapsed() >= WINDOW {
            return;
        }
        assert_eq!(status, 429, "after {} addresses", (part + 1) * LINES * BATCHES * BATCH);
    }
}
