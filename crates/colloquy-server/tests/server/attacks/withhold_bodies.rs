//! Announcing a body that never arrives, to keep the connection for longer than a body may take.

use std::time::{Duration, Instant};

use futures::future::join_all;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use super::sockets::{every_route, send, slug, statuses, until_closed};
use crate::harness::{Response, Server};

/// Less than an idle connection is kept, and far more than a head may take.
const IDLE: Duration = Duration::from_secs(60);

#[tokio::test]
async fn closes_connections_whose_body_never_arrives_on_every_route() {
    let server = Server::sqlite().await;
    let routes = every_route(&server, &slug(&server).await);
    let mut withheld = Vec::new();
    for head in &routes {
        for body in ["Content-Length: 10\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\n5\r\nhel"] {
            withheld.push((head.clone(), send(&server, &format!("{head}{body}")).await));
        }
    }
    let health = Response::of(server.request("GET", "/healthz").send().await).await.expect("a response");
    assert_eq!(health.status, 200);
    let ended = withheld.iter_mut().map(async |(head, stream)| (head.clone(), until_closed(stream).await));
    for (head, response) in join_all(ended).await {
        assert_eq!(statuses(&response).len(), 1, "{head}\n{response}");
        assert!(response.to_ascii_lowercase().contains("connection: close"), "{head}\n{response}");
    }
}

#[tokio::test]
async fn closes_connections_whose_next_head_never_ends() {
    let server = Server::sqlite().await;
    let mut stream =
        send(&server, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\nHo").await;
    let response = until_closed(&mut stream).await;
    assert_eq!(statuses(&response), ["200"], "{response}");
}

#[tokio::test]
async fn closes_connections_whose_next_head_begins_after_a_response_and_never_ends() {
    let server = Server::sqlite().await;
    let mut stream = send(&server, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await;
    stream.read_exact(&mut [0; 12]).await.expect("a response");
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHo").await.expect("a part of a head is sent");
    let began = Instant::now();
    until_closed(&mut stream).await;
    assert!(began.elapsed() < IDLE, "the connection was closed because it was idle, not because of its head");
}

#[tokio::test]
async fn closes_the_connection_after_a_rejected_upgrade() {
    let server = Server::sqlite().await;
    let slug = slug(&server).await;
    let host = server.url.strip_prefix("http://").expect("a plain address");
    let head = format!(
        "POST /i/{slug}/consent HTTP/1.1\r\nHost: {host}\r\nOrigin: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
        server.url
    );
    let response = until_closed(&mut send(&server, &head).await).await;
    assert_eq!(statuses(&response).len(), 1, "{response}");
}
