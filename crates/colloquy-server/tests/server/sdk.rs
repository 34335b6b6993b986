//! The TypeScript SDK, as programs and pages use it.

mod browser;
pub mod built;
mod operations;
mod package;
mod webhooks;

use std::process::Command;

use crate::harness::{Database, Server};
use crate::mcp::clients::{node, printed};

/// Returns the Node.js of the machine, and a newer one.
fn nodes() -> [fn() -> Command; 2] {
    [|| Command::new("node"), node]
}

/// Returns a command for a program of `tests/sdk`, with the service in its environment.
fn program(node: fn() -> Command, server: &Server, arguments: &[&str]) -> Command {
    let mut command = node();
    command
        .args(arguments)
        .current_dir(built::folder().join("tests"))
        .env("COLLOQUY_BASE_URL", &server.url)
        .env("COLLOQUY_API_KEY", &server.home.key);
    command
}

/// Runs every test of a file with each Node.js, each against its own service.
async fn check(file: &str, settings: &[(&str, &str)], prepare: impl AsyncFn(&Server)) {
    for node in nodes() {
        let server = Server::start(Database::sqlite(), settings).await;
        prepare(&server).await;
        let mut command = program(node, &server, &["--test", "--test-reporter=spec", file]);
        let output = tokio::task::spawn_blocking(move || command.output()).await.expect("the task completes");
        let output = output.expect("this test needs `node`; install Node.js 20 or later");
        let stdout = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{stdout}{}", String::from_utf8_lossy(&output.stderr));
        assert!(!stdout.contains("tests 0"), "{stdout}");
    }
}

#[tokio::test]
async fn only_safe_requests_are_retried() {
    check("retries.test.js", &[], async |_| {}).await;
}

#[tokio::test]
async fn lists_are_read_page_by_page() {
    let twenty_five_interviews = async |server: &Server| {
        for _ in 0..25 {
            server.interview().await;
        }
    };
    check("pages.test.js", &[], twenty_five_interviews).await;
}

#[tokio::test]
async fn errors_are_typed_and_do_not_contain_the_key() {
    check("errors.test.js", &[], async |_| {}).await;
}

#[tokio::test]
async fn a_deprecated_version_is_reported() {
    let dates =
        [("COLLOQUY_DEPRECATED_AT", "2026-01-01T00:00:00Z"), ("COLLOQUY_SUNSET_AT", "2099-01-01T00:00:00Z")];
    check("deprecated.test.js", &dates, async |_| {}).await;
}
