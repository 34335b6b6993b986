//! The package on a page from another origin.

use std::process::Command;

use jiff::Timestamp;
use serde_json::{Value, json};

use super::{built, printed};
use crate::harness::{Database, Server, chromium, free_port};

const SECRET: &str = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const BODY: &str = r#"{"type":"endpoint.test","timestamp":"2026-11-20T09:00:00.000Z","data":{}}"#;

/// Returns the headers of a delivery that is signed now.
fn signed() -> Value {
    #[expect(clippy::disallowed_methods, reason = "the page uses the machine's clock")]
    let seconds = Timestamp::now().as_second();
    let webhook = standardwebhooks::Webhook::new(SECRET).expect("a secret");
    let signature = webhook.sign("msg_1", seconds, BODY.as_bytes()).expect("a signature");
    json!({ "webhook-id": "msg_1", "webhook-timestamp": seconds.to_string(), "webhook-signature": signature })
}

/// Opens a page on this port and returns its report.
async fn visit(server: &Server, port: u16) -> Value {
    let task = json!({
        "baseUrl": server.url, "apiKey": server.home.key, "secret": SECRET, "headers": signed(), "body": BODY,
    });
    let mut command = Command::new("node");
    command
        .arg("browser.mjs")
        .current_dir(built::folder().join("tests"))
        .env("CHROMIUM", chromium())
        .env("PORT", port.to_string())
        .env("TASK", task.to_string());
    printed(command).await
}

#[tokio::test]
async fn a_page_from_an_allowed_origin_can_call_and_verify() {
    let port = free_port();
    let origin = format!("http://127.0.0.1:{port}");
    let server = Server::start(Database::sqlite(), &[("COLLOQUY_CORS_ORIGINS", &origin)]).await;
    let before = server.interview().await;
    let seen = visit(&server, port).await;
    assert_eq!(seen["refused"], "BadRequestError", "{seen}");
    assert_eq!(
        seen["listed"],
        json!([seen["created"], before]),
        "the list must continue with its `Link` header"
    );
    assert_eq!((&seen["event"], &seen["forged"]), (&json!("endpoint.test"), &json!("signature")));
    assert_eq!(seen["seen"], json!([[true, true], [true, true], [true, true], [true, true]]));
}

#[tokio::test]
async fn a_page_from_another_origin_gets_a_connection_error() {
    let server = Server::sqlite().await;
    let seen = visit(&server, free_port()).await;
    let failed = seen["failed"].as_str().unwrap_or_else(|| panic!("{seen}"));
    assert!(failed.starts_with("ConnectionError: POST /v1/interviews: "), "{failed}");
}
