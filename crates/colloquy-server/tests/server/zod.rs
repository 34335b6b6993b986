//! Thousands of generated requests: the server must accept and reject the same ones as zod, with the same codes.

use std::process::Command;

use futures::{StreamExt, stream};
use serde_json::Value;

use crate::harness::{Response, Server, entries};

const SEED: &str = "20261120";
const CASES: &str = "4000";

/// Generates requests with the verdicts of the real zod, using schemas written from the specification.
fn generated_cases() -> Vec<Value> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/zod");
    let output = Command::new("node").args(["generate.mjs", SEED, CASES]).current_dir(folder).output();
    let output =
        output.expect("this test needs Node.js: run the tests with `cargo xtask test`, which installs it");
    assert!(
        output.status.success(),
        "this test needs zod: run the tests with `cargo xtask test`, which installs it, or run `npm ci` in {folder}\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let lines = String::from_utf8(output.stdout).expect("text");
    lines.lines().map(|line| serde_json::from_str(line).expect("a case")).collect()
}

async fn ask(server: &Server, existing: &str, case: &Value) -> Response {
    let text = |name: &str| case[name].as_str().map(str::to_owned);
    let path = text("path").expect("a path").replace("{existing}", existing);
    let mut request = server.request(&text("method").expect("a method"), &path).bearer_auth(&server.home.key);
    if let Some(content_type) = text("contentType") {
        request = request.header("content-type", content_type);
    }
    if let Some(body) = text("body") {
        request = request.body(body);
    }
    Response::of(request.send().await).await.expect("a response")
}

/// Returns one entry for each value, as the specification requires: the first one if zod reports several.
fn expected(case: &Value) -> Vec<(String, String)> {
    let entry = |entry: &Value| (entry[0].to_string(), entry[1].as_str().unwrap_or_default().to_owned());
    let mut entries: Vec<_> = case["entries"].as_array().expect("entries").iter().map(entry).collect();
    entries.sort();
    entries
}

#[tokio::test]
async fn every_request_is_validated_as_zod_validates_it() {
    let server = Server::sqlite().await;
    let existing = server.interview().await;
    let cases = generated_cases();
    let differences: Vec<String> = stream::iter(&cases)
        .map(async |case| {
            let response = ask(&server, &existing, case).await;
            let said = if response.status == 400 { entries(&response.json()) } else { Vec::new() };
            let same = case["status"] == response.status && said == expected(case);
            (!same).then(|| format!("{case}\n  got {} {said:?}", response.status))
        })
        .buffer_unordered(8)
        .filter_map(async |difference| difference)
        .collect()
        .await;
    let shown = differences.iter().take(10).cloned().collect::<Vec<_>>().join("\n");
    assert!(differences.is_empty(), "{} of {} differ:\n{shown}", differences.len(), cases.len());
}
