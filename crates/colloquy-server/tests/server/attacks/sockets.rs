//! Raw requests, for behaviour that no client library has.

use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::harness::Server;

/// Longer than any timeout of the service, even on a slow machine.
pub const PATIENCE: Duration = Duration::from_secs(120);

pub async fn connect(server: &Server) -> TcpStream {
    let address = server.url.strip_prefix("http://").expect("a plain address");
    TcpStream::connect(address).await.expect("a connection")
}

pub async fn send(server: &Server, text: &str) -> TcpStream {
    let mut stream = connect(server).await;
    stream.write_all(text.as_bytes()).await.expect("the request is sent");
    stream
}

/// Reads responses until the server closes the connection. A reset counts as a close.
pub async fn until_closed(stream: &mut TcpStream) -> String {
    let mut response = Vec::new();
    let read = timeout(PATIENCE, stream.read_to_end(&mut response)).await;
    let _ = read.expect("the server closes the connection in time");
    String::from_utf8_lossy(&response).into_owned()
}

pub fn statuses(response: &str) -> Vec<&str> {
    response.split("HTTP/1.").skip(1).map(|part| &part[2..5]).collect()
}

/// Returns the request line and headers for each kind of route and rejection, without the headers of a body. `Origin`
/// and the key are valid where the route requires them.
pub fn every_route(server: &Server, slug: &str) -> Vec<String> {
    let (key, host) = (&server.home.key, server.url.strip_prefix("http://").expect("a plain address"));
    let json = format!("x-api-key: {key}\r\nContent-Type: application/json\r\n");
    let form = "Content-Type: application/x-www-form-urlencoded\r\n".to_owned();
    let page = format!("Origin: {}\r\nContent-Type: application/json\r\n", server.url);
    let routes = [
        ("POST", format!("/i/{slug}/consent"), page.clone()),
        ("POST", "/i/aaaaaaaaaa/consent".to_owned(), page),
        ("POST", format!("/i/{slug}/consent"), String::new()),
        ("POST", format!("/i/{slug}"), form.clone()),
        ("POST", "/share/aaaaaaaaaa".to_owned(), form),
        ("POST", "/v1/interviews".to_owned(), json.clone()),
        ("POST", "/v1/interviews".to_owned(), format!("x-api-key: {key}\r\n")),
        ("POST", "/v1/interviews".to_owned(), String::new()),
        ("PUT", "/v1/interviews".to_owned(), json.clone()),
        ("GET", "/v1/interviews".to_owned(), json.clone()),
        ("POST", "/v1/nothing".to_owned(), json.clone()),
        ("POST", "/nothing".to_owned(), String::new()),
        ("POST", "/api/mcp".to_owned(), json),
        ("POST", "/api/mcp".to_owned(), String::new()),
        ("GET", "/healthz".to_owned(), String::new()),
        ("GET", "/".to_owned(), "Accept: text/html\r\n".to_owned()),
        ("GET", "/openapi.json".to_owned(), String::new()),
        ("POST", "/media/nothing.ogg".to_owned(), String::new()),
    ];
    let head = |(method, path, headers): (&str, String, String)| {
        format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\n{headers}")
    };
    routes.map(head).into()
}

/// Creates an invitation and returns its slug.
pub async fn slug(server: &Server) -> String {
    let body = serde_json::json!({ "prompt": "Ask about their first week at work." });
    let created = server.call("POST", "/v1/interviews", Some(body)).await.ok();
    created[0]["invitations"][0]["slug"].as_str().expect("a slug").to_owned()
}
