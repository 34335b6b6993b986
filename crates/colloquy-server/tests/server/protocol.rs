//! HTTP itself: connections, shutdown, and requests other than operations.

use std::time::Duration;

use futures::future::join_all;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::harness::{Database, Response, Server, both};

pub async fn raw(server: &Server, text: &str) -> String {
    let address = server.url.strip_prefix("http://").expect("a plain address");
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    stream.write_all(text.as_bytes()).await.expect("the request is sent");
    let mut response = Vec::new();
    let read = stream.read_to_end(&mut response);
    tokio::time::timeout(Duration::from_secs(20), read)
        .await
        .expect("the connection is closed")
        .expect("the response can be read");
    String::from_utf8(response).expect("text")
}

#[tokio::test]
async fn pipelined_requests_are_answered_in_order() {
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
    let response = raw(&server, &requests).await;
    let statuses: Vec<&str> = response.split("HTTP/1.1 ").skip(1).map(|part| &part[..3]).collect();
    assert_eq!(statuses, ["200", "400", "404", "200"], "{response}");
}

/// Sends the head of a request and waits until the server asks for the body.
async fn send_head(server: &Server, body: &str) -> TcpStream {
    let address = server.url.strip_prefix("http://").expect("a plain address");
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    let (key, length) = (&server.home.key, body.len());
    let head = format!(
        "POST /v1/interviews HTTP/1.1\r\nHost: x\r\nx-api-key: {key}\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.expect("the request is sent");
    let mut interim = [0; 25];
    stream.read_exact(&mut interim).await.expect("the server asks for the body");
    assert_eq!(&interim, b"HTTP/1.1 100 Continue\r\n\r\n");
    stream
}

#[tokio::test]
async fn a_stop_finishes_requests_in_progress() {
    for database in both().await {
        let server = Server::start(database, &[("COLLOQUY_LOG", "info")]).await;
        let body = json!({ "prompt": "Ask about the workshop.", "invitees": [{ "email": "a@example.org" }] });
        let body = body.to_string();
        let mut streams = join_all((0..20).map(|_| send_head(&server, &body))).await;
        server.signal("TERM");
        server.home.until_logged("\"stopping\"").await;
        for stream in &mut streams {
            stream.write_all(body.as_bytes()).await.expect("the request is sent");
            let mut response = String::new();
            stream.read_to_string(&mut response).await.expect("a response");
            assert!(response.starts_with("HTTP/1.1 200 "), "{response}");
        }
        let home = server.wait_for_exit().await;
        assert_eq!(home.count("interviews", "1 = 1").await, 20);
    }
}

#[tokio::test]
async fn health_needs_no_key() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        for path in ["/healthz", "/readyz"] {
            let response = Response::of(server.request("GET", path).send().await).await.expect("a response");
            assert_eq!(response.status, 200, "{path}");
        }
    }
}

#[tokio::test]
async fn the_resource_metadata_is_open_to_all() {
    let server = Server::sqlite().await;
    let path = "/.well-known/oauth-protected-resource";
    for method in ["GET", "HEAD"] {
        let response = Response::of(server.request(method, path).send().await).await.expect("a response");
        assert_eq!((response.status, response.header("access-control-allow-origin")), (200, Some("*")));
        if method == "GET" {
            assert_eq!(response.json()["resource"], server.url);
            assert_eq!(response.json().get("authorization_servers"), None);
        }
    }
}

#[tokio::test]
async fn a_deprecated_version_sends_deprecation_and_sunset_headers() {
    let dates =
        [("COLLOQUY_DEPRECATED_AT", "2026-01-01T00:00:00Z"), ("COLLOQUY_SUNSET_AT", "2099-01-31T12:00:00Z")];
    let server = Server::start(Database::sqlite(), &dates).await;
    let response = server.call("GET", "/v1/interviews", None).await;
    assert_eq!(response.status, 200);
    assert_eq!(response.header("deprecation"), Some("Thu, 01 Jan 2026 00:00:00 GMT"));
    assert_eq!(response.header("sunset"), Some("Sat, 31 Jan 2099 12:00:00 GMT"));
}

#[tokio::test]
async fn a_version_past_its_sunset_is_gone() {
    let dates =
        [("COLLOQUY_DEPRECATED_AT", "2025-01-01T00:00:00Z"), ("COLLOQUY_SUNSET_AT", "2025-07-01T00:00:00Z")];
    let server = Server::start(Database::sqlite(), &dates).await;
    let response = server.call("GET", "/v1/interviews", None).await;
    assert_eq!((response.status, &response.json()["error"]), (410, &json!("Gone")));
}

#[tokio::test]
async fn only_allowed_origins_may_call_from_their_pages() {
    let server =
        Server::start(Database::sqlite(), &[("COLLOQUY_CORS_ORIGINS", "https://app.example.org")]).await;
    let preflight = async |origin: &str| {
        let request = server.request("OPTIONS", "/v1/interviews").header("origin", origin);
        let sent = request.header("access-control-request-method", "POST").send().await;
        let response = Response::of(sent).await.expect("a response");
        (response.status, response.header("access-control-allow-origin").map(str::to_owned))
    };
    assert_eq!(preflight("https://app.example.org").await, (204, Some("https://app.example.org".to_owned())));
    assert_eq!(preflight("https://evil.example.org").await, (405, None));
}

#[tokio::test]
async fn a_far_too_large_body_gets_a_readable_error() {
    let server = Server::sqlite().await;
    let request = server.request("POST", "/v1/interviews").bearer_auth(&server.home.key);
    let sent =
        request.header("content-type", "application/json").body(vec![b'['; 4 * 1024 * 1024]).send().await;
    let response = Response::of(sent).await.expect("a response");
    assert_eq!((response.status, &response.json()["errors"][0]["code"]), (400, &json!("too_big")));
}
