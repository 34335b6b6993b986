//! Sending bodies that never end. No route may read them forever.

use futures::future::join_all;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::sockets::{PATIENCE, every_route, send, slug, until_closed};
use crate::harness::{Response, Server};

/// Far more than any body limit plus the system's buffers.
const TOO_MUCH: usize = 256 * 1_024 * 1_024;

/// Sends chunks until the server ends the connection.
async fn flood(stream: &mut TcpStream, head: &str) {
    let chunk = format!("{:x}\r\n{}\r\n", 64 * 1_024, "x".repeat(64 * 1_024));
    let mut sent = 0;
    let flooding = async {
        while stream.write_all(chunk.as_bytes()).await.is_ok() {
            sent += chunk.len();
            assert!(sent < TOO_MUCH, "{head}: {sent} bytes were read");
        }
    };
    timeout(PATIENCE, flooding).await.unwrap_or_else(|_| panic!("{head}: the connection is still open"));
}

#[tokio::test]
async fn stops_reading_endless_bodies_on_every_route() {
    let server = Server::sqlite().await;
    let routes = every_route(&server, &slug(&server).await);
    let floods = routes.iter().map(async |head| {
        let mut stream = send(&server, &format!("{head}Transfer-Encoding: chunked\r\n\r\n")).await;
        flood(&mut stream, head).await;
    });
    join_all(floods).await;
    let health = Response::of(server.request("GET", "/healthz").send().await).await.expect("a response");
    assert_eq!(health.status, 200);
}

#[tokio::test]
async fn responds_before_the_end_of_a_body_that_is_too_large() {
    let server = Server::sqlite().await;
    let key = &server.home.key;
    let head = format!(
        "POST /v1/interviews HTTP/1.1\r\nHost: x\r\nx-api-key: {key}\r\nContent-Type: application/json\r\n\
         Transfer-Encoding: chunked\r\n\r\n"
    );
    let mut stream = send(&server, &head).await;
    let chunk = format!("{:x}\r\n{}\r\n", 64 * 1_024, "[".repeat(64 * 1_024));
    for _ in 0..20 {
        stream.write_all(chunk.as_bytes()).await.expect("the chunk is sent");
    }
    let response = until_closed(&mut stream).await;
    assert!(response.starts_with("HTTP/1.1 400 ") && response.contains("too_big"), "{response}");
}
