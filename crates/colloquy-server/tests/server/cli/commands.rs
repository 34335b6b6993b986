//! Every command has the effect of its operation.

use std::fs;

use colloquy_api::operations::{HttpMethod, OPERATIONS};
use serde_json::{Value, json};

use crate::docs::samples::values;
use crate::harness::Server;
use crate::transitions::invitation_in;

const PROMPT: &str = "Ask about their first week at work.";

fn id(record: &Value) -> &str {
    record["id"].as_str().unwrap_or_else(|| panic!("{record} has no id"))
}

/// Returns the example body in the OpenAPI document.
fn example(method: &str, path: &str) -> Option<String> {
    let document = colloquy_api::openapi::document("", None);
    let document: Value = serde_json::from_str(&document).expect("JSON");
    let content = &document["paths"][path][method.to_lowercase()]["requestBody"]["content"];
    let example = &content["application/json"]["example"];
    (!example.is_null()).then(|| example.to_string())
}

#[tokio::test]
async fn every_operation_can_be_called() {
    let server = Server::sqlite().await;
    for operation in OPERATIONS {
        let values = values(&server, operation, 7).await;
        let value =
            |name: &str| values.iter().find(|(found, _)| *found == name).map(|(_, value)| value.clone());
        let names = operation.path.split(['{', '}']).skip(1).step_by(2);
        let ids: Vec<String> = names.map(|name| value(name).expect("an id")).collect();
        let command = operation.command;
        let mut words = vec![command.group.to_owned(), command.name.to_owned()];
        words.extend(ids.iter().cloned());
        if let Some(body) = example(operation.method.as_str(), operation.path) {
            words.extend(["--data".to_owned(), body]);
        }
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let ran = server.colloquy(&words);
        let response = ran.ok();
        assert!(response.is_object() || response.is_array(), "{words:?}: {response}");
        // Signed addresses differ each time because they contain an expiry.
        if operation.method == HttpMethod::Get && !operation.path.ends_with("audio-url") {
            let parts = operation.path.split(['{', '}']).enumerate();
            let path: String = parts
                .map(|(place, part)| if place % 2 == 1 { ids[place / 2].as_str() } else { part })
                .collect();
            assert_eq!(ran.out, format!("{}\n", server.call("GET", &path, None).await.text), "{words:?}");
        }
    }
}

#[tokio::test]
async fn creates_updates_archives_and_restores_an_interview() {
    let server = Server::sqlite().await;
    let words =
        ["interviews", "create", "--prompt", PROMPT, "--title", "First", "--data", "{\"title\": \"Second\"}"];
    let made = server.colloquy(&words).ok();
    let interview = id(&made[0]);
    assert_eq!((&made[0]["title"], &made[0]["invitations"][0]["status"]), (&json!("First"), &json!("READY")));
    let words = ["interviews", "update", interview, "--max-minutes", "15", "--disable-org-system-prompt"];
    let updated = server.colloquy(&words).ok();
    assert_eq!((&updated["maxMinutes"], &updated["disableOrgSystemPrompt"]), (&json!(15), &json!(true)));
    let first = updated["firstMessage"].clone();
    assert_eq!(server.colloquy(&["interviews", "regenerate-intro", interview]).ok()["firstMessage"], first);
    server.colloquy(&["interviews", "regenerate-first-message", interview]).ok();
    assert_eq!(server.colloquy(&["interviews", "archive", interview]).ok()["archived"], true);
    assert_eq!(server.colloquy(&["interviews", "list"]).ok(), json!([]));
    assert_eq!(id(&server.colloquy(&["interviews", "list", "--archived"]).ok()[0]), interview);
    assert_eq!(server.colloquy(&["interviews", "restore", interview]).ok()["archived"], false);
    let log = server.colloquy(&["interviews", "logs", interview, "--limit", "1"]).ok();
    assert_eq!(log[0]["type"], "interview.restored");
}

#[tokio::test]
async fn takes_an_invitation_through_its_statuses() {
    let server = Server::sqlite().await;
    let interview = server.interview().await;
    let words = ["invitations", "create", &interview, "--name", "Ada"];
    let made = server.colloquy(&words).ok();
    let invitation = id(&made);
    let run = |words: &[&str]| {
        let (command, flags) = words.split_first().expect("a command");
        server.colloquy(&[&["invitations", command, invitation], flags].concat()).ok()
    };
    assert_eq!(run(&["send", "--email", "ada@example.org"])["sent"], true);
    assert_eq!(server.home.mails().len(), 1);
    assert_eq!(run(&["update", "--name", "Ada L."])["name"], "Ada L.");
    assert_eq!(run(&["update", "--name", "null"])["name"], Value::Null);
    assert_eq!(run(&["cancel"])["status"], "CANCELLED");
    assert_eq!(run(&["reactivate", "--send-email", "true"])["status"], "READY");
    assert_eq!(run(&["archive"])["archived"], true);
    assert_eq!(run(&["restore"])["archived"], false);
    assert_eq!(run(&["get"])["messages"], json!([]));
    assert_eq!(run(&["logs", "--limit", "1"])[0]["type"], "invitation.restored");
    let reopened = invitation_in(&server, "REOPENED").await;
    assert_eq!(server.colloquy(&["invitations", "complete", &reopened]).ok()["status"], "COMPLETED");
    let listed = server.colloquy(&["invitations", "list", &interview, "--status", "ready"]).ok();
    assert_eq!(listed.as_array().map(Vec::len), Some(2));
}

#[tokio::test]
async fn invites_people_from_a_file_saved_by_a_spreadsheet() {
    let server = Server::sqlite().await;
    let interview = server.interview().await;
    let file = server.home.folder().join("people.csv");
    fs::write(&file, "\u{feff}Name;Email\r\n\"King; \"\"Ada\"\"\";ada@example.org\r\n;grace@example.org\r\n")
        .expect("a file");
    let invitees = format!("@{}", file.display());
    let made = server.colloquy(&["invitations", "create-bulk", &interview, "--invitees", &invitees]).ok();
    let people: Vec<_> =
        made.as_array().expect("rows").iter().map(|row| (&row["name"], &row["email"])).collect();
    let expected =
        [(json!("King; \"Ada\""), json!("ada@example.org")), (Value::Null, json!("grace@example.org"))];
    assert_eq!(people, expected.each_ref().map(|(name, email)| (name, email)));
    assert_eq!(server.home.mails().len(), 2);
    fs::write(&file, "email\nada@example.org\n\"\"\nb@example.org,B\n").expect("a file");
    let words = ["invitations", "create-bulk", &interview, "--invitees", &invitees];
    let fault = server.colloquy(&words).failure(2, None);
    assert!(fault.contains("people.csv: line 4, column 2: the first line has 1 columns"), "{fault}");
    let piped = "[{\"email\": \"alan@example.org\"}]";
    let words = ["interviews", "create", "--prompt", PROMPT, "--invitees", "@-"];
    assert_eq!(server.colloquy_given(piped, &words).ok()[0]["invitations"][0]["email"], "alan@example.org");
}

#[tokio::test]
async fn opens_a_share_link_and_gets_a_voice_sample() {
    let server = Server::sqlite().await;
    let interview = server.interview().await;
    assert_eq!(server.colloquy(&["share", "get", &interview]).ok()["enabled"], false);
    let words =
        ["share", "update", "--enabled", &interview, "--max-interviews", "5", "--ask-email", "required"];
    let shared = server.colloquy(&words).ok();
    assert_eq!((&shared["enabled"], &shared["maxInterviews"]), (&json!(true), &json!(5)));
    let words = ["share", "update", &interview, "--max-interviews", "null", "--enabled", "false"];
    let shared = server.colloquy(&words).ok();
    assert_eq!((&shared["enabled"], &shared["maxInterviews"]), (&json!(false), &Value::Null));
    let voices = server.colloquy(&["voices", "list", "--language", "en"]).ok();
    let sample = server.colloquy(&["voices", "test-audio-url", id(&voices[0])]).ok();
    assert_eq!(sample["contentType"], "audio/wav");
}

#[tokio::test]
async fn all_pages_are_printed_as_one_list() {
    let server = Server::sqlite().await;
    for _ in 0..5 {
        server.interview().await;
    }
    let all = server.colloquy(&["interviews", "list"]).out;
    assert_eq!(server.colloquy(&["interviews", "list", "--all", "--limit", "2"]).out, all);
    let first = server.colloquy(&["interviews", "list", "--limit", "2"]).ok();
    assert_eq!(first.as_array().map(Vec::len), Some(2));
}

#[tokio::test]
async fn a_call_with_an_idempotency_key_takes_effect_once() {
    let server = Server::sqlite().await;
    let words = ["interviews", "create", "--prompt", PROMPT, "--idempotency-key", "order-7"];
    assert_eq!(server.colloquy(&words).out, server.colloquy(&words).out);
    server.colloquy(&["interviews", "create", "--prompt", PROMPT]).ok();
    let listed = server.colloquy(&["interviews", "list"]).ok();
    assert_eq!(listed.as_array().map(Vec::len), Some(2));
}
