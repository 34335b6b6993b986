use colloquy_api::commands::CommandName;
use serde_json::json;

use super::*;
use crate::arguments::{command_line, joined};

const ID: &str = "019a9f3c-2b7e-7d41-9c58-3f2e6a1b4c5d";

/// Parses a command line into a request. Words are separated by spaces, and `_` stands for a space.
fn call(line: &str, input: &str) -> Result<ApiRequest, CliFailure> {
    let operations = CommandLineOperation::all();
    let line = line.replace("ID", ID);
    let words = line.split(' ').map(|word| word.replace('_', " "));
    let words = joined(&operations, std::iter::once("colloquy".to_owned()).chain(words).collect());
    let matches = command_line(&operations).try_get_matches_from(words);
    let matches = matches.map_err(|error| CliFailure::Usage(error.to_string()))?;
    let (group, matches) = matches.subcommand().expect("a group");
    let (name, matches) = matches.subcommand().expect("a command");
    let is_meant = |described: &&CommandLineOperation| {
        let CommandName { group: its_group, name: its_name } = described.operation.command;
        (its_group, its_name) == (group, name)
    };
    ApiRequest::of(operations.iter().find(is_meant).expect("an operation"), matches, input.as_bytes())
}

fn check(line: &str, path: &str, query: &[(&str, &str)], body: Option<Value>) {
    let call = call(line, "").unwrap_or_else(|failure| panic!("{line}: {failure:?}"));
    assert_eq!(call.path, path.replace("ID", ID), "{line}");
    let found: Vec<(&str, &str)> = call.query.iter().map(|(name, value)| (&**name, &**value)).collect();
    assert_eq!(found, query, "{line}");
    let sent = call.body.map(|body| serde_json::from_str::<Value>(&body).expect("JSON"));
    assert_eq!(sent, body, "{line}");
}

fn refused(line: &str, input: &str, expected: &str) {
    match call(line, input) {
        Err(CliFailure::Usage(message)) => assert!(message.contains(expected), "{line}: {message}"),
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn flags_become_the_query_and_the_body() {
    check("interviews list", "/v1/interviews", &[], None);
    check(
        "interviews list --archived --updated-since 2026-01-01T00:00:00+01:00 --limit 5",
        "/v1/interviews",
        &[("archived", "true"), ("updatedSince", "2026-01-01T00:00:00+01:00"), ("limit", "5")],
        None,
    );
    check(
        "interviews update ID --max-minutes 15 --disable-org-system-prompt false --title A_b",
        "/v1/interviews/ID",
        &[],
        Some(json!({ "maxMinutes": 15, "disableOrgSystemPrompt": false, "title": "A b" })),
    );
    check("invitations audio-url ID ID", "/v1/invitations/ID/messages/ID/audio-url", &[], None);
    check("interviews archive ID", "/v1/interviews/ID/archive", &[], None);
}

#[test]
fn flags_win_over_data() {
    check(
        "share update --enabled ID --data {\"enabled\":false,\"askName\":\"off\",\"maxInterviews\":7} --max-interviews null",
        "/v1/interviews/ID/share",
        &[],
        Some(json!({ "enabled": true, "askName": "off", "maxInterviews": null })),
    );
}

#[test]
fn omits_an_optional_body() {
    check("invitations create ID", "/v1/interviews/ID/invitations", &[], None);
    check("invitations create ID --data {}", "/v1/interviews/ID/invitations", &[], Some(json!({})));
    check("interviews update ID", "/v1/interviews/ID", &[], Some(json!({})));
}

#[test]
fn null_clears_a_name() {
    check("invitations update ID --name null", "/v1/invitations/ID", &[], Some(json!({ "name": null })));
}

#[test]
fn data_and_invitees_are_read_from_standard_input() {
    let sent = |line: &str, input: &str| call(line, input).expect("a call").body.expect("a body");
    assert_eq!(sent("interviews create --data -", "{\"prompt\": \"p\"}"), "{\"prompt\":\"p\"}");
    assert_eq!(
        sent("invitations create-bulk ID --invitees @-", "email\na@example.org\n"),
        "{\"invitees\":[{\"email\":\"a@example.org\"}]}"
    );
    assert_eq!(
        sent("invitations create-bulk ID --invitees [{\"email\":\"a\"}]", ""),
        "{\"invitees\":[{\"email\":\"a\"}]}"
    );
}

#[test]
fn errors_name_the_flag() {
    refused("interviews create --data {", "", "--data is not JSON: ");
    refused("interviews create --data []", "", "--data must be a JSON object");
    refused("interviews create --data @/nothing/here", "", "--data: /nothing/here: No such file");
    refused(
        "interviews create --data - --invitees @-",
        "{}",
        "standard input: it has already been read for another flag",
    );
    refused("invitations create-bulk ID --invitees people.csv", "", "--invitees is not JSON: ");
    refused(
        "invitations create-bulk ID --invitees @-",
        "name\n",
        "standard input: line 1: the column email is missing",
    );
    refused("invitations send ID", "", "--email <TEXT>");
    refused("interviews get 7", "", "an id is a UUID");
}

#[test]
fn generates_a_key_for_repeatable_changes() {
    let key = |line: &str| call(line, "").expect("a call").idempotency_key;
    let (one, other) = (key("invitations create ID"), key("invitations create ID"));
    assert_ne!(one.expect("a key"), other.expect("a key"));
    assert_eq!(key("invitations create ID --idempotency-key k-1").as_deref(), Some("k-1"));
    assert_eq!(key("invitations cancel ID"), None);
}
