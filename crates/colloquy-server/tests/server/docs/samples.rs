//! Runs the samples of the reference exactly as shown.

use std::process::Stdio;

use colloquy_api::operations::{OPERATIONS, Operation, OperationId};
use serde_json::{Value, json};
use tokio::process::Command;

use super::browser::visit;
use crate::harness::Server;
use crate::harness::command_line::program;
use crate::media::recordings::say_aloud;
use crate::sdk::built;
use crate::transitions::invitation_in;

const LANGUAGES: [&str; 3] = ["curl", "typescript", "cli"];

/// Returns the values to enter for an operation. Creates records in the status that it requires.
pub async fn values(server: &Server, operation: &Operation, place: usize) -> Vec<(&'static str, String)> {
    use OperationId::*;
    let invitation = async |state: &str| vec![("id", invitation_in(server, state).await)];
    match operation.id {
        ListInterviews => {
            vec![("archived", "true".to_owned()), ("updatedSince", "2026-01-01T00:00:00+01:00".to_owned())]
        }
        ListVoices => vec![("language", "en".to_owned()), ("limit", "1".to_owned())],
        CreateInterview => vec![("Idempotency-Key", format!("sample \"{place}\"").replace(' ', "-"))],
        GetVoiceAudioUrl => {
            let voices = server.call("GET", "/v1/voices", None).await.ok();
            vec![("id", voices[0]["id"].as_str().expect("an id").to_owned())]
        }
        ReactivateInvitation => invitation("CANCELLED").await,
        CompleteInvitation => invitation("REOPENED").await,
        GetMessageAudioUrl => {
            let id = invitation_in(server, "COMPLETED").await;
            let message = format!("01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d{place:02}");
            say_aloud(server, &id, &message).await;
            vec![("id", id), ("messageId", message)]
        }
        _ => match operation.subject() {
            Some("Interview") => vec![("id", server.interview().await)],
            _ => invitation("READY").await,
        },
    }
}

/// Runs a sample, which must succeed, and returns what it prints.
async fn run(server: &Server, language: &str, sample: &str) -> Value {
    let mut command = match language {
        // The sample is unchanged, but an error status must fail the command.
        "curl" => {
            let mut shell = Command::new("sh");
            shell.args([
                "-c",
                &format!(
                    "curl() {{ command curl --silent --show-error --fail-with-body \"$@\"; }}\n{sample}"
                ),
            ]);
            shell
        }
        "cli" => {
            let mut shell = Command::new("sh");
            shell.args(["-c", &format!("colloquy() {{ '{}' \"$@\"; }}\n{sample}", program().display())]);
            shell
        }
        _ => {
            let printed = ["answer", "items"].into_iter().fold(sample.to_owned(), |sample, name| {
                sample.replace(&format!("log({name})"), &format!("log(JSON.stringify({name}))"))
            });
            assert_ne!(printed, sample, "the sample does not print its result");
            let mut node = Command::new("node");
            node.args(["--input-type=module", "--eval", &printed]).current_dir(built::folder());
            node
        }
    };
    let output = command
        .env("COLLOQUY_API_KEY", &server.home.key)
        .stdin(Stdio::null())
        .output()
        .await
        .expect("this test needs `sh`, curl and Node.js 20 or later");
    let (stdout, faults) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{sample}\n{stdout}{faults}");
    serde_json::from_str(&stdout).unwrap_or_else(|error| panic!("{error}: {stdout}\n{sample}"))
}

#[tokio::test]
async fn every_sample_of_every_operation_runs_as_shown() {
    let server = Server::sqlite().await;
    let mut task = Vec::new();
    for operation in OPERATIONS {
        for (place, language) in LANGUAGES.into_iter().enumerate() {
            let values = values(&server, operation, place).await;
            task.push(json!({ "operation": operation.id.name(), "language": language, "values": values }));
        }
    }
    let seen = visit(&server, "samples", json!(task)).await;
    let shown = seen["languages"].as_array().expect("operations");
    assert_eq!(shown.len(), OPERATIONS.len() + 5, "each operation and webhook");
    for operation in &shown[..OPERATIONS.len()] {
        assert_eq!(operation[1], json!(LANGUAGES), "{operation}: this test does not run all languages");
    }
    let samples = seen["samples"].as_array().expect("samples");
    assert_eq!(samples.len(), task.len());
    let typescript = task.iter().zip(samples).filter(|(asked, _)| asked["language"] == "typescript");
    built::check_types(typescript.map(|(_, sample)| sample.as_str().expect("a text")));
    for (asked, sample) in task.iter().zip(samples) {
        let language = asked["language"].as_str().expect("a language");
        let result = run(&server, language, sample.as_str().expect("a text")).await;
        assert!(result.is_object() || result.is_array(), "{asked}: {result}");
    }
}
