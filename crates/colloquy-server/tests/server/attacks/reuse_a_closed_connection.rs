//! A connection that either side has called the last request of must not answer a further one: a proxy in between would
//! give that answer to somebody else.

use tokio::io::{AsyncReadExt, AsyncWriteExt};

use super::sockets::{send, statuses, until_closed};
use crate::harness::{Server, both};

const NEXT: &str = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";

async fn check(server: &Server, first: &str) {
    let mut stream = send(server, &format!("{first}{NEXT}{NEXT}")).await;
    let answer = until_closed(&mut stream).await;
    assert_eq!(statuses(&answer).len(), 1, "{first}\n{answer}");
    assert!(answer.to_ascii_lowercase().contains("connection: close"), "{first}\n{answer}");
}

#[tokio::test]
async fn answers_nothing_behind_the_last_request() {
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
async fn answers_nothing_behind_a_request_of_http_1_0() {
    let server = Server::sqlite().await;
    let mut stream = send(&server, &format!("GET /healthz HTTP/1.0\r\nHost: x\r\n\r\n{NEXT}")).await;
    let answer = until_closed(&mut stream).await;
    assert_eq!(statuses(&answer).len(), 1, "{answer}");
}

#[tokio::test]
async fn answers_nothing_that_comes_after_the_last_response() {
    let server = Server::sqlite().await;
    let mut stream = send(&server, "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
    let mut begin = [0; 12];
    stream.read_exact(&mut begin).await.expect("an answer");
    assert_eq!(&begin, b"HTTP/1.1 200");
    // The connection may be closed already.
    let _ = stream.write_all(NEXT.as_bytes()).await;
    let rest = until_closed(&mut stream).await;
    assert_eq!(statuses(&rest).len(), 0, "{rest}");
}

#[tokio::test]
async fn a_connection_that_is_to_stay_open_answers_one_after_the_other() {
    let server = Server::sqlite().await;
    let last = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    let mut stream = send(&server, &format!("{NEXT}{NEXT}{last}{NEXT}")).await;
    let answer = until_closed(&mut stream).await;
    assert_eq!(statuses(&answer), ["200", "200", "200"], "{answer}");
}
