//! Verifies requests with the official libraries of Standard Webhooks.

use std::path::Path;
use std::process::Stdio;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use colloquy_domain::ports::WebhookSender;
use jiff::Timestamp;
use reqwest::header::{HeaderMap, HeaderName, HeaderValue};
use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio::process::Command;

use crate::harness::{NEW, OLD, answered, call, secret, sender};
use crate::receiver::{ReceivedRequest, Receiver, Reply};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/libraries");
const REQUIREMENTS: &str = include_str!("../libraries/requirements.txt");

const UNRELATED: &str = "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
/// The longest possible secret.
const LONG: &str =
    "whsec_/////////////////////////////////////////////////////////////////////////////////////w==";

/// A received request, the secret to verify it with, and the expected result.
struct Case {
    heard: ReceivedRequest,
    secret: &'static str,
    is_verified: bool,
}

/// Sends a request that is signed with these secrets now, and returns it as received.
async fn arrived(secrets: &[&str]) -> ReceivedRequest {
    let mut receiver = Receiver::start(Reply::no_content()).await;
    let mut call = call(&receiver.at("/"));
    call.secrets = secrets.iter().map(|text| secret(text)).collect();
    #[expect(clippy::disallowed_methods, reason = "the libraries use the system's clock")]
    let now = Timestamp::now();
    call.at = now;
    assert_eq!(sender("true").send(&call).await, answered(204, ""));
    receiver.heard().await
}

fn changed(heard: &ReceivedRequest, name: &str, change: impl Fn(&str) -> String) -> ReceivedRequest {
    let mut heard = heard.clone();
    for (_, value) in heard.headers.iter_mut().filter(|(other, _)| other == name) {
        *value = change(value);
    }
    heard
}

async fn cases() -> Vec<Case> {
    let (one, both, long) = (arrived(&[NEW]).await, arrived(&[NEW, OLD]).await, arrived(&[LONG]).await);
    let other_body = ReceivedRequest {
        body: String::from_utf8_lossy(&one.body).replace("1.0", "1").into(),
        ..one.clone()
    };
    let other_id = changed(&one, "webhook-id", |id| format!("{id}a"));
    let second_later = |text: &str| (text.parse::<i64>().expect("seconds") + 1).to_string();
    let other_time = changed(&one, "webhook-timestamp", second_later);
    let case =
        |heard: &ReceivedRequest, secret, is_verified| Case { heard: heard.clone(), secret, is_verified };
    vec![
        case(&one, NEW, true),
        case(&one, OLD, false),
        case(&both, NEW, true),
        case(&both, OLD, true),
        case(&both, UNRELATED, false),
        case(&long, LONG, true),
        case(&long, NEW, false),
        case(&other_body, NEW, false),
        case(&other_id, NEW, false),
        case(&other_time, NEW, false),
    ]
}

/// Checks a library's results. `refused` is its message for a signature that does not match.
fn check(cases: &[Case], refused: &str, said: &[String]) {
    let words = |case: &Case| if case.is_verified { "verified" } else { refused }.to_owned();
    let expected: Vec<String> = cases.iter().map(words).collect();
    assert_eq!(said, expected);
}

/// Runs a program on the cases, and returns the line that it prints for each.
async fn said_by(mut program: Command, cases: &[Case]) -> Vec<String> {
    let lines: String = cases
        .iter()
        .map(|case| {
            let headers: serde_json::Map<_, _> =
                case.heard.headers.iter().map(|(name, value)| (name.clone(), json!(value))).collect();
            let body = STANDARD.encode(&case.heard.body);
            format!("{}\n", json!({"secret": case.secret, "headers": headers, "body": body}))
        })
        .collect();
    let program = program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut program = program.spawn().expect("Node.js or Python is needed: `cargo xtask test` installs it");
    let mut input = program.stdin.take().expect("an input");
    input.write_all(lines.as_bytes()).await.expect("it reads");
    drop(input);
    let output = program.wait_with_output().await.expect("it ends");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect()
}

#[tokio::test]
async fn the_library_from_crates_io_verifies_only_unchanged_requests() {
    let cases = cases().await;
    let said: Vec<String> = cases
        .iter()
        .map(|case| {
            let headers: HeaderMap = case
                .heard
                .headers
                .iter()
                .map(|(name, value)| {
                    (
                        name.parse::<HeaderName>().expect("a name"),
                        value.parse::<HeaderValue>().expect("a value"),
                    )
                })
                .collect();
            let webhook = standardwebhooks::Webhook::new(case.secret).expect("a secret");
            webhook
                .verify(&case.heard.body, &headers)
                .map_or_else(|error| error.to_string(), |()| "verified".to_owned())
        })
        .collect();
    check(&cases, "signature invalid", &said);
}

#[tokio::test]
async fn the_library_from_npm_verifies_only_unchanged_requests() {
    assert!(
        Path::new(FOLDER).join("node_modules").is_dir(),
        "this test needs npm packages; install them with `npm ci --ignore-scripts` in {FOLDER}"
    );
    let cases = cases().await;
    let mut program = Command::new("node");
    program.arg("verify.mjs").current_dir(FOLDER);
    check(&cases, "No matching signature found", &said_by(program, &cases).await);
}

#[tokio::test]
async fn the_library_from_pypi_verifies_only_unchanged_requests() {
    let python = xtask::python::with("standardwebhooks", REQUIREMENTS);
    let python = python.unwrap_or_else(|error| panic!("{error:#}"));
    let cases = cases().await;
    let mut program = Command::new(python);
    program.arg("verify.py").current_dir(FOLDER);
    check(&cases, "No matching signature found", &said_by(program, &cases).await);
}
