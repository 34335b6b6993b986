//! Sending further requests on a connection after its last request. A proxy would give the response to someone else,
//! so the service must not respond.

use tokio::io::{AsyncReadExt, AsyncWriteExt};

use super::sockets::{send, statuses, until_closed};
use crate::harness::{Server, both};

const NEXT: &str = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";

async fn check(server: &Server, first: &str) {
    let mut stream = send(server, &format!("{first}{NEXT}{NEXT}")).await;
    let response = until_closed(&mut stream).await;
    assert_eq!(statuses(&response).len(), 1, "{first}\n{response}");
    assert!(response.to_ascii_lowercase().contains("connection: close"), "{first}\n{response}");
}

#[tokio::test]
async fn ignores_requests_pipelined_after_the_last_one() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let key = &server.home.key;
        let heads = [
            "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".to_owned(),
            "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: keep-alive, Close\r\n\r\n".to_owned(),
            "HEAD /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".to_owned(),
            format!(
                "GET /v1/interviews HTTP/1.1\r\nHost: x\r\nx-api-key: {key}\r\nConnection: close\r\n\r\n"
            ),
            "GET /openapi.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".to_owned(),
            "GET /nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".to_owned(),
            "POST /nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}"
                .to_owned(),
        ];
        for head in &heads {
            check(&server, head).await;
        }
    }
}

#[tokio::test]
async fn ignores_requests_pipelined_after_an_http_1_0_request() {
    let server = Server::sqlite().await;
    let mut stream = send(&server, &format!("GET /healthz HTTP/1.0\r\nHost: x\r\n\r\n{NEXT}")).await;
    let response = until_closed(&mut stream).await;
    assert_eq!(statuses(&response).len(), 1, "{response}");
}

#[tokio::test]
async fn ignores_requests_that_arrive_after_the_last_response() {
    let server = Server::sqlite().await;
    let mut stream = send(&server, "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
    let mut start = [0; 12];
    stream.read_exact(&mut start).await.expect("a response");
    assert_eq!(&start, b"HTTP/1.1 200");
    // The connection may already be closed.
    let _ = stream.write_all(NEXT.as_bytes()).await;
    let rest = until_closed(&mut stream).await;
    assert_eq!(statuses(&rest).len(), 0, "{rest}");
}

#[tokio::test]
async fn a_persistent_connection_answers_requests_in_order() {
    let server = Server::sqlite().await;
    let last = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    let mut stream = send(&server, &format!("{NEXT}{NEXT}{last}{NEXT}")).await;
    let response = until_closed(&mut stream).await;
    assert_eq!(statuses(&response), ["200", "200", "200"], "{response}");
}
