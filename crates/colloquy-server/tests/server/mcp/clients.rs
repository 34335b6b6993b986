//! The official clients list and call every tool.

use std::process::Command;

use serde_json::{Value, json};

use super::NEWEST;
use crate::harness::Server;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/mcp");
const REQUIREMENTS: &str = include_str!("../../mcp/requirements.txt");

const TOOLS: [&str; 8] = [
    "create-interview",
    "create-invitation",
    "get-interview",
    "get-invitation",
    "list-interviews",
    "list-invitations",
    "update-interview",
    "update-invitation",
];

/// Returns the Node.js 22 of the npm packages, because not every machine has it.
pub fn node() -> Command {
    let machine = if cfg!(target_arch = "aarch64") { "arm64" } else { "x64" };
    let program = format!("{FOLDER}/node_modules/node-linux-{machine}/bin/node");
    assert!(
        std::path::Path::new(&program).exists(),
        "this test needs npm packages: run the tests with `cargo xtask test`, which installs them, or run `npm ci` in {FOLDER}"
    );
    let mut command = Command::new(program);
    command.current_dir(FOLDER).env("NO_PROXY", "127.0.0.1").env("no_proxy", "127.0.0.1");
    command
}

/// Runs a client and returns the JSON value that it prints.
pub async fn printed(mut command: Command) -> Value {
    let output = tokio::task::spawn_blocking(move || command.output()).await.expect("the task completes");
    let output = output.expect("the client starts");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_str(&said).unwrap_or_else(|error| panic!("{error}: {said}"))
}

async fn check(command: Command, version: &str) {
    let done = printed(command).await;
    assert_eq!((&done["listed"], &done["called"]), (&json!(TOOLS), &json!(TOOLS)));
    assert_eq!(done["version"], version);
}

#[tokio::test]
async fn the_typescript_client_of_version_1_calls_every_tool() {
    let server = Server::sqlite().await;
    let mut command = node();
    command.args(["sdk.mjs", &format!("{}/api/mcp", server.url), &server.home.key]);
    check(command, "2025-11-25").await;
}

#[tokio::test]
async fn the_typescript_client_of_version_2_calls_every_tool_in_both_eras() {
    let server = Server::sqlite().await;
    for (era, version) in [("handshake", "2025-11-25"), ("automatic", NEWEST), (NEWEST, NEWEST)] {
        let mut command = node();
        command.args(["client.mjs", &format!("{}/api/mcp", server.url), &server.home.key, era]);
        check(command, version).await;
    }
}

#[tokio::test]
async fn the_python_client_calls_every_tool_in_both_eras() {
    let python = xtask::python::with("mcp-client", REQUIREMENTS).unwrap_or_else(|error| panic!("{error:#}"));
    let server = Server::sqlite().await;
    for (mode, version) in [("legacy", "2025-11-25"), ("auto", NEWEST), (NEWEST, NEWEST)] {
        let mut command = Command::new(&python);
        command.arg(format!("{FOLDER}/client.py")).env("PYTHONDONTWRITEBYTECODE", "1");
        command.args([&format!("{}/api/mcp", server.url), &server.home.key, mode]);
        command.env("NO_PROXY", "127.0.0.1").env("no_proxy", "127.0.0.1");
        check(command, version).await;
    }
}

/// Runs the inspector's command line.
async fn inspect(server: &Server, arguments: &[&str]) -> Value {
    let home = tempfile::tempdir().expect("a temporary folder");
    let mut command = node();
    command.env("HOME", home.path());
    command.args(["node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js", "--cli"]);
    command.args(["--transport", "http", "--server-url", &format!("{}/api/mcp", server.url)]);
    command.args(["--header", &format!("Authorization: Bearer {}", server.home.key)]).args(arguments);
    printed(command).await
}

async fn inspected(server: &Server, tool: &str, arguments: &[&str]) -> Value {
    let mut all = vec!["--method", "tools/call", "--tool-name", tool];
    for argument in arguments {
        all.extend(["--tool-arg", argument]);
    }
    let result = inspect(server, &all).await;
    assert_ne!(result["isError"], true, "{tool}: {result}");
    result["structuredContent"].clone()
}

#[tokio::test]
async fn the_inspector_calls_every_tool() {
    let server = Server::sqlite().await;
    let listed = inspect(&server, &["--method", "tools/list"]).await;
    let mut names: Vec<&str> =
        listed["tools"].as_array().expect("tools").iter().filter_map(|t| t["name"].as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, TOOLS);
    let made = inspected(&server, "create-interview", &["prompt=Ask about their first week."]).await;
    let id = |record: &Value| record["id"].as_str().expect("an id").to_owned();
    let (interview, invitation) = (id(&made), id(&made["invitations"][0]));
    let of_interview = format!("id={interview}");
    let of_invitation = format!("id={invitation}");
    let parent = format!("interviewId={interview}");
    for (tool, arguments) in [
        ("list-interviews", &["limit=1"][..]),
        ("update-interview", &[&of_interview, "title=Week one"]),
        ("get-interview", &[&of_interview]),
        ("create-invitation", &[&parent]),
        ("list-invitations", &[&parent]),
        ("update-invitation", &[&of_invitation, "action=cancel"]),
        ("get-invitation", &[&of_invitation]),
    ] {
        inspected(&server, tool, arguments).await;
    }
}
