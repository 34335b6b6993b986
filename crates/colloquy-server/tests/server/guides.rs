//! Checks that the tables in the documentation match the program.

use std::collections::{BTreeMap, BTreeSet};

use colloquy_api::error::label;
use colloquy_api::operations::OPERATIONS;
use colloquy_api::{MAX_BODY_BYTES, MAX_PAGE, openapi, words};
use colloquy_domain::webhook::MAX_ENDPOINTS;
use serde_json::Value;

use crate::harness::{Database, METRICS, Server};

fn page(name: &str) -> String {
    let path = xtask::root().join("docs").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the table rows under a heading, split into cells.
fn rows(page: &str, heading: &str) -> Vec<Vec<String>> {
    let start = format!("\n## {heading}\n");
    let (_, rest) = page.split_once(&start).unwrap_or_else(|| panic!("no heading {heading}"));
    let part = rest.split("\n## ").next().unwrap_or_default();
    let rows = part.lines().filter_map(|line| line.strip_prefix('|')?.strip_suffix('|'));
    let cells = |row: &str| row.split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
    rows.map(cells).filter(|row| !row[0].starts_with("---")).collect()
}

/// Returns the texts between backticks.
fn names(text: &str) -> Vec<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Returns the names in the first cells of a table.
fn first_names(page: &str, heading: &str) -> Vec<String> {
    rows(page, heading).iter().flat_map(|row| names(&row[0])).collect()
}

fn check_names(found: &[String], expected: &[&str]) {
    let sorted = |names: &[String]| names.iter().cloned().collect::<BTreeSet<_>>();
    let expected: Vec<String> = expected.iter().map(|name| (*name).to_owned()).collect();
    assert_eq!(sorted(found), sorted(&expected));
    assert_eq!(found.len(), expected.len(), "a name is documented twice: {found:?}");
}

fn document() -> Value {
    serde_json::from_str(&openapi::document("http://127.0.0.1:8080", None)).expect("JSON")
}

#[test]
fn every_status_and_its_label_are_documented() {
    let rows = rows(&page("errors.md"), "Statuses");
    let documented: BTreeMap<u16, String> =
        rows.iter().filter_map(|row| Some((row[0].parse().ok()?, row[1].clone()))).collect();
    let document = document();
    let responses =
        document["paths"]["/v1/interviews/{id}"]["get"]["responses"].as_object().expect("responses");
    let statuses: Vec<u16> = responses.keys().map(|status| status.parse().expect("a status")).collect();
    assert_eq!(
        documented.keys().copied().chain([200]).collect::<BTreeSet<_>>(),
        statuses.into_iter().collect()
    );
    for (status, error) in documented.into_iter().filter(|(status, _)| *status != 400) {
        assert_eq!(error, format!("`{}`", label(status)), "{status}");
    }
}

#[test]
fn every_command_is_documented() {
    let rows = rows(&page("cli.md"), "Commands");
    let documented = rows[1..].iter().flat_map(|row| {
        names(&row[1])
            .into_iter()
            .map(|name| format!("{} {name}", names(&row[0]).concat()))
            .collect::<Vec<_>>()
    });
    let commands = OPERATIONS.iter().map(|operation| operation.command);
    let commands: Vec<String> =
        commands.map(|command| format!("{} {}", command.group, command.name)).collect();
    let commands: Vec<&str> = commands.iter().map(String::as_str).collect();
    check_names(&documented.collect::<Vec<_>>(), &commands);
}

#[test]
fn every_code_is_documented() {
    let found = first_names(&page("errors.md"), "Codes");
    check_names(&found[1..], words::CODES);
}

#[test]
fn every_log_type_is_documented() {
    let found = first_names(&page("interviews.md"), "The log");
    check_names(&found, words::LOG_TYPES);
}

#[test]
fn every_invitation_status_is_documented() {
    let rows = rows(&page("invitations.md"), "States");
    let documented: BTreeSet<&str> = rows[1..]
        .iter()
        .flat_map(|row| [&row[0], &row[1]])
        .flat_map(|cell| {
            cell.split([',', ' ']).filter(|word| {
                !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_uppercase() || byte == b'_')
            })
        })
        .collect();
    assert_eq!(documented, words::STATUSES.iter().copied().collect());
}

#[test]
fn every_end_reason_is_documented() {
    let found = first_names(&page("sessions.md"), "Ends");
    check_names(&found[1..], words::END_REASONS);
}

#[test]
fn every_event_and_its_data_are_documented() {
    let rows = rows(&page("webhooks.md"), "What comes");
    let documented: Vec<String> = rows[1..].iter().flat_map(|row| names(&row[0])).collect();
    check_names(&documented, words::EVENT_TYPES);
    let document = document();
    let members = |schema: &str| {
        let data = &document["components"]["schemas"][schema]["properties"]["data"]["properties"];
        data.as_object().expect("properties").keys().cloned().collect::<BTreeSet<_>>()
    };
    let started: BTreeSet<_> = names(&rows[1][2]).into_iter().collect();
    assert_eq!(started, members("InterviewStarted"));
    let completed: BTreeSet<_> = names(&rows[2][2]).into_iter().chain(started).collect();
    assert_eq!(completed, members("InterviewCompleted"));
}

#[test]
fn every_length_is_documented() {
    let rows = rows(&page("limits.md"), "Lengths");
    let documented: BTreeMap<String, String> =
        rows[1..].iter().map(|row| (names(&row[0]).concat(), row[1].clone())).collect();
    let document = document();
    for schema in ["NewInterview", "Invitee", "ShareLinkUpdate"] {
        let properties = &document["components"]["schemas"][schema]["properties"];
        for (name, property) in properties.as_object().expect("properties") {
            let Some(most) = property["maxLength"].as_u64() else { continue };
            let most = spaced(most);
            let expected = property["minLength"]
                .as_u64()
                .map_or_else(|| format!("up to {most}"), |least| format!("{least} to {most}"));
            assert_eq!(documented.get(name), Some(&expected), "{name}");
        }
    }
}

#[test]
fn every_number_is_documented() {
    let rows = rows(&page("limits.md"), "Numbers");
    let most = |start: &str| {
        let row = rows.iter().find(|row| row[0].starts_with(start)).unwrap_or_else(|| panic!("{start}"));
        row[2].clone()
    };
    assert_eq!(most("`invitees` on create"), spaced(colloquy_domain::invitees::MAX_INVITEES as u64));
    assert_eq!(most("`limit` of a list"), spaced(MAX_PAGE as u64));
    assert_eq!(most("Bytes of a body"), spaced(MAX_BODY_BYTES as u64));
    assert_eq!(most("Endpoints for webhooks"), spaced(MAX_ENDPOINTS as u64));
    assert_eq!(most("`maxMinutes`"), spaced(9_007_199_254_740_991));
}

/// Formats a number in groups of three digits.
fn spaced(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().map(|group| std::str::from_utf8(group).expect("digits")).collect();
    groups.join(" ")
}

#[tokio::test]
async fn every_metric_is_documented() {
    // Some metrics exist only with a shared store, which does not have to be reachable.
    let shared = ("COLLOQUY_LIMITS", "redis://127.0.0.1:1");
    let text = Server::start(Database::sqlite(), &[METRICS[0], METRICS[1], shared]).await.metrics().await;
    let metrics: Vec<&str> =
        text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next()).collect();
    assert!(metrics.len() > 10, "{text}");
    check_names(&first_names(&page("self-hosting.md"), "Metrics"), &metrics);
}
