//! The protocol's conformance suite, released and next, in both eras. Scenarios that do not apply are listed with
//! reasons. The suite fails if a listed scenario passes or any other one fails.

use super::NEWEST;
use super::clients::node;
use crate::harness::Server;

const NEXT: &str = "node_modules/@modelcontextprotocol/conformance/dist/index.js";
const RELEASED: &str = "node_modules/conformance-released/dist/index.js";

async fn check(suite: &str, arguments: &[&str]) {
    let server = Server::sqlite().await;
    let results = tempfile::tempdir().expect("a temporary folder");
    let mut command = node();
    // The suite does not support keys, so a preloaded module adds one to its requests.
    command.args(["--import", "./key.mjs", suite, "server"]).args(arguments);
    command.args(["--url", &format!("{}/api/mcp", server.url), "--output-dir"]).arg(results.path());
    command.env("COLLOQUY_KEY", &server.home.key).env("COLLOQUY_URL", &server.url);
    let output = tokio::task::spawn_blocking(move || command.output()).await.expect("the task completes");
    let output = output.expect("the suite starts");
    let said =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{said}");
}

#[tokio::test]
async fn meets_the_requirements_of_2026_07_28() {
    check(NEXT, &["--requirements", NEWEST, "--expected-failures", "conformance/2026-07-28.yaml"]).await;
}

#[tokio::test]
async fn meets_the_requirements_of_2025_11_25() {
    check(NEXT, &["--requirements", "2025-11-25", "--expected-failures", "conformance/2025-11-25.yaml"])
        .await;
}

#[tokio::test]
async fn passes_the_released_suite() {
    check(RELEASED, &["--suite", "all", "--expected-failures", "conformance/released.yaml"]).await;
}
