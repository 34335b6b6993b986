//! HTTP as such: connections, shutdown, and what is asked past the operations.

use std::time::Duration;

use futures::future::join_all;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::harness::{Answer, Database, Server, both};

pub async fn raw(server: &Server, text: &str) -> String {
    let address = server.url.strip_prefix("http://").expect("a plain address");
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    stream.write_all(text.as_bytes()).await.expect("it is sent");
    let mut answer = Vec::new();
    let read = stream.read_to_end(&mut answer);
    tokio::time::timeout(Duration::from_secs(20), read)
        .await
        .expect("the connection is closed")
        .expect("it is read");
    String::from_utf8(answer).expect("text")
}

#[tokio::test]
async fn pipelined_requests_are_answered_in_their_order() {
    let server = Server::sqlite().await;
    let key = &server.home.key;
    let get = |path: &str, last: bool| {
        let close = if last { "Connection: close\r\n" } else { "" };
        format!("GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {key}\r\n{close}\r\n")
    };
    let posted = format!(
        "POST /v1/interviews/none/archive HTTP/1.1\r\nHost: x\r\nx-api-key: {key}\r\nContent-Length: 7\r\n\r\nignored"
    );
    let requests = get("/v1/interviews", false) + &posted + &get("/nothing", false) + &get("/healthz", true);
    let answer = raw(&server, &requests).await;
    let statuses: Vec<&str> = answer.split("HTTP/1.1 ").skip(1).map(|part| &part[..3]).collect();
    assert_eq!(statuses, ["200", "400", "404", "200"], "{answer}");
}

/// A request that the server has begun and that lacks its body.
async fn begun(server: &Server, body: &str) -> TcpStream {
    let address = server.url.strip_prefix("http://").expect("a plain address");
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    let (key, length) = (&server.home.key, body.len());
    let head = format!(
        "POST /v1/interviews HTTP/1.1\r\nHost: x\r\nx-api-key: {key}\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.expect("it is sent");
    let mut go_on = [0; 25];
    stream.read_exact(&mut go_on).await.expect("it is told to go on");
    assert_eq!(&go_on, b"HTTP/1.1 100 Continue\r\n\r\n");
    stream
}

#[tokio::test]
async fn a_stop_finishes_what_is_under_way() {
    for database in both().await {
        let server = Server::start(database, &[("COLLOQUY_LOG", "info")]).await;
        let body = json!({ "prompt": "Ask about the workshop.", "invitees": [{ "email": "a@example.org" }] });
        let body = body.to_string();
        let mut streams = join_all((0..20).map(|_| begun(&server, &body))).await;
        server.signal("TERM");
        server.home.logged("\"stopping\"").await;
        for stream in &mut streams {
            stream.write_all(body.as_bytes()).await.expect("it is sent");
            let mut answer = String::new();
            stream.read_to_string(&mut answer).await.expect("it is answered");
            assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
        }
        let home = server.ended().await;
        assert_eq!(home.count("interviews", "1 = 1").await, 20);
    }
}

#[tokio::test]
async fn health_needs_no_key() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        for path in ["/healthz", "/readyz"] {
            let answer = Answer::of(server.request("GET", path).send().await).await.expect("an answer");
            assert_eq!(answer.status, 200, "{path}");
        }
    }
}

#[tokio::test]
async fn the_resource_metadata_is_open_to_all() {
    let server = Server::sqlite().await;
    let path = "/.well-known/oauth-protected-resource";
    for method in ["GET", "HEAD"] {
        let answer = Answer::of(server.request(method, path).send().await).await.expect("an answer");
        assert_eq!((answer.status, answer.header("access-control-allow-origin")), (200, Some("*")));
        if method == "GET" {
            assert_eq!(answer.json()["resource"], server.url);
            assert_eq!(answer.json().get("authorization_servers"), None);
        }
    }
}

#[tokio::test]
async fn a_deprecated_version_says_since_when_and_until_when() {
    let dates =
        [("COLLOQUY_DEPRECATED_AT", "2026-01-01T00:00:00Z"), ("COLLOQUY_SUNSET_AT", "2099-01-31T12:00:00Z")];
    let server = Server::start(Database::sqlite(), &dates).await;
    let answer = server.call("GET", "/v1/interviews", None).await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("deprecation"), Some("Thu, 01 Jan 2026 00:00:00 GMT"));
    assert_eq!(answer.header("sunset"), Some("Sat, 31 Jan 2099 12:00:00 GMT"));
}

#[tokio::test]
async fn a_version_past_its_sunset_is_gone() {
    let dates =
        [("COLLOQUY_DEPRECATED_AT", "2025-01-01T00:00:00Z"), ("COLLOQUY_SUNSET_AT", "2025-07-01T00:00:00Z")];
    let server = Server::start(Database::sqlite(), &dates).await;
    let answer = server.call("GET", "/v1/interviews", None).await;
    assert_eq!((answer.status, &answer.json()["error"]), (410, &json!("Gone")));
}

#[tokio::test]
async fn only_allowed_origins_may_call_from_their_pages() {
    let server =
        Server::start(Database::sqlite(), &[("COLLOQUY_CORS_ORIGINS", "https://app.example.org")]).await;
    let preflight = async |origin: &str| {
        let request = server.request("OPTIONS", "/v1/interviews").header("origin", origin);
        let sent = request.header("access-control-request-method", "POST").send().await;
        let answer = Answer::of(sent).await.expect("an answer");
        (answer.status, answer.header("access-control-allow-origin").map(str::to_owned))
    };
    assert_eq!(preflight("https://app.example.org").await, (204, Some("https://app.example.org".to_owned())));
    assert_eq!(preflight("https://evil.example.org").await, (405, None));
}

#[tokio::test]
async fn a_body_far_too_large_is_refused_readably() {
    let server = Server::sqlite().await;
    let request = server.request("POST", "/v1/interviews").bearer_auth(&server.home.key);
    let sent =
        request.header("content-type", "application/json").body(vec![b'['; 4 * 1024 * 1024]).send().await;
    let answer = Answer::of(sent).await.expect("an answer");
    assert_eq!((answer.status, &answer.json()["errors"][0]["code"]), (400, &json!("too_big")));
}
