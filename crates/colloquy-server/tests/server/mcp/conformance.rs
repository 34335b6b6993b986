//! The protocol's own suite, released and next, in both eras. What of it does not apply is listed with its reason; the
//! suite fails if something listed passes, or something else does not.

use super::NEWEST;
use super::clients::node;
use crate::harness::Server;

const NEXT: &str = "node_modules/@modelcontextprotocol/conformance/dist/index.js";
const RELEASED: &str = "node_modules/conformance-released/dist/index.js";

async fn check(suite: &str, arguments: &[&str]) {
    let server = Server::sqlite().await;
    let results = tempfile::tempdir().expect("a temporary folder");
    let mut command = node();
    // The suite knows no keys, so one is added to what it sends.
    command.args(["--import", "./key.mjs", suite, "server"]).args(arguments);
    command.args(["--url", &format!("{}/api/mcp", server.url), "--output-dir"]).arg(results.path());
    command.env("COLLOQUY_KEY", &server.home.key).env("COLLOQUY_URL", &server.url);
    let output = tokio::task::spawn_blocking(move || command.output()).await.expect("it is awaited");
    let output = output.expect("it starts");
    let said =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{said}");
}

#[tokio::test]
async fn what_2026_07_28_requires() {
    check(NEXT, &["--requirements", NEWEST, "--expected-failures", "conformance/2026-07-28.yaml"]).await;
}

#[tokio::test]
async fn what_2025_11_25_requires() {
    check(NEXT, &["--requirements", "2025-11-25", "--expected-failures", "conformance/2025-11-25.yaml"])
        .await;
}

#[tokio::test]
async fn what_the_released_suite_has() {
    check(RELEASED, &["--suite", "all", "--expected-failures", "conformance/released.yaml"]).await;
}
