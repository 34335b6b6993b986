//! Every command on an invitation in every status: what is allowed, what it changes, and what is rejected.

use futures::future::join_all;
use serde_json::{Value, json};

use crate::harness::{Home, Server, both, entries};

const STATES: [&str; 5] = ["READY", "IN_PROGRESS", "COMPLETED", "REOPENED", "CANCELLED"];

/// A command. `allowed` has each status that allows it, the status after it, and the log entries.
struct TransitionCommand {
    name: &'static str,
    body: Option<Value>,
    allowed: &'static [(&'static str, &'static str, &'static [&'static str])],
    /// The allowed statuses as the error message names them.
    from: &'static str,
}

fn commands() -> Vec<TransitionCommand> {
    vec![
        TransitionCommand {
            name: "send",
            body: Some(json!({ "email": "grace@example.org" })),
            allowed: &[
                ("READY", "READY", &["invitation.sent"]),
                ("REOPENED", "REOPENED", &["invitation.sent"]),
            ],
            from: "READY or REOPENED",
        },
        TransitionCommand {
            name: "cancel",
            body: None,
            allowed: &[("READY", "CANCELLED", &["invitation.cancelled"])],
            from: "READY",
        },
        TransitionCommand {
            name: "reactivate",
            body: None,
            allowed: &[
                ("CANCELLED", "READY", &["invitation.reactivated"]),
                ("COMPLETED", "REOPENED", &["invitation.reopened"]),
            ],
            from: "CANCELLED or COMPLETED",
        },
        TransitionCommand {
            name: "complete",
            body: None,
            allowed: &[("REOPENED", "COMPLETED", &["insights.generated", "invitation.completed"])],
            from: "REOPENED",
        },
    ]
}

/// Creates an invitation in this status. Writes a status that requires a session directly to the database.
pub async fn invitation_in(server: &Server, state: &str) -> String {
    let interview = server.interview().await;
    let body = json!({ "name": "Ada", "email": "ada@example.org" });
    let path = format!("/v1/interviews/{interview}/invitations");
    let made = server.call("POST", &path, Some(body)).await.ok();
    let id = made["id"].as_str().expect("an id").to_owned();
    let command = async |command: &str| {
        server.call("POST", &format!("/v1/invitations/{id}/{command}"), None).await.ok();
    };
    match state {
        "READY" => {}
        "CANCELLED" => command("cancel").await,
        "IN_PROGRESS" => set_status(&server.home, &id, "IN_PROGRESS").await,
        "COMPLETED" => set_status(&server.home, &id, "COMPLETED").await,
        "REOPENED" => {
            set_status(&server.home, &id, "COMPLETED").await;
            command("reactivate").await;
        }
        other => panic!("{other} is not a status"),
    }
    id
}

/// Sets the status in the database, as a session would.
async fn set_status(home: &Home, id: &str, state: &str) {
    let id = id.replace('-', "");
    let condition = format!("replace(lower({}), '-', '') = '{id}'", home.hex_of("id"));
    home.execute(&format!("UPDATE invitations SET status = '{state}' WHERE {condition}")).await;
}

async fn events(server: &Server, id: &str) -> Vec<String> {
    let log = server.call("GET", &format!("/v1/invitations/{id}/logs"), None).await.ok();
    let log = log.as_array().expect("an array");
    log.iter().rev().map(|entry| entry["type"].as_str().expect("a type").to_owned()).collect()
}

#[tokio::test]
async fn every_transition_in_the_table_works_and_every_other_is_rejected() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        for command in commands() {
            for state in STATES {
                check_row(&server, &command, state).await;
            }
        }
    }
}

async fn check_row(server: &Server, command: &TransitionCommand, state: &str) {
    let context = format!("{} from {state}", command.name);
    let id = invitation_in(server, state).await;
    let path = format!("/v1/invitations/{id}");
    let read = async || {
        let mut record = server.call("GET", &path, None).await.ok();
        record.as_object_mut().expect("an object").remove("messages");
        record
    };
    let (before, logged) = (read().await, events(server, &id).await);
    let response = server.call("POST", &format!("{path}/{}", command.name), command.body.clone()).await;
    let Some((_, after, log)) = command.allowed.iter().find(|(from, ..)| *from == state) else {
        assert_eq!(response.status, 400, "{context}: {}", response.text);
        let refusal = response.json();
        assert_eq!(entries(&refusal), [("[\"status\"]".to_owned(), "custom".to_owned())], "{context}");
        let message = format!("the invitation is {state}; this is allowed from {}", command.from);
        assert_eq!(refusal["errors"][0]["message"], message, "{context}");
        assert_eq!((read().await, events(server, &id).await), (before, logged), "{context}");
        return;
    };
    let record = response.ok();
    assert_eq!(record["status"], *after, "{context}");
    assert_eq!(record, read().await, "{context}");
    assert_ne!(record["updatedAt"], Value::Null, "{context}");
    let mut now = events(server, &id).await.split_off(logged.len());
    now.sort();
    assert_eq!(now, *log, "{context}");
    check_effects(command.name, state, &before, &record, &context);
}

/// Checks the effects of a command besides the status.
fn check_effects(command: &str, state: &str, before: &Value, after: &Value, context: &str) {
    match (command, state) {
        ("send", _) => {
            assert_eq!((&after["email"], &after["sent"]), (&json!("grace@example.org"), &json!(true)));
            assert!(after["sentAt"].is_string() && after["error"].is_null(), "{context}: {after}");
        }
        ("cancel", _) => {
            assert!(after["cancelledAt"].is_string(), "{context}: {after}");
            assert_eq!(after["deactivatedAt"], after["cancelledAt"], "{context}");
        }
        ("reactivate", "CANCELLED") => {
            assert_eq!(after["cancelledAt"], before["cancelledAt"], "{context}");
            assert!(after["deactivatedAt"].is_null(), "{context}: {after}");
        }
        ("reactivate", _) => assert!(after["reopenedAt"].is_string(), "{context}: {after}"),
        ("complete", _) => {
            assert_eq!(after["endReason"], "completedByOrganization", "{context}");
            assert_eq!(after["incomplete"], false, "{context}");
            assert!(after["completedAt"].is_string(), "{context}: {after}");
        }
        other => panic!("{other:?} is not in the table"),
    }
}

#[tokio::test]
async fn archiving_is_allowed_in_every_status_and_keeps_it() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        for state in STATES {
            let id = invitation_in(&server, state).await;
            let path = format!("/v1/invitations/{id}");
            let archive = format!("{path}/archive");
            let archived = server.call("POST", &archive, None).await.ok();
            assert_eq!((&archived["id"], &archived["archived"]), (&json!(id), &json!(true)));
            assert_eq!(server.call("POST", &archive, None).await.ok(), archived);
            let record = server.call("GET", &path, None).await.ok();
            assert_eq!((&record["status"], &record["archivedAt"]), (&json!(state), &archived["archivedAt"]));
            let restored = server.call("POST", &format!("{path}/restore"), None).await.ok();
            assert_eq!(restored, json!({ "id": id, "archived": false, "archivedAt": null }));
            assert_eq!(server.call("POST", &format!("{path}/restore"), None).await.ok(), restored);
            let log = events(&server, &id).await;
            assert_eq!(log[log.len() - 2..], ["invitation.archived", "invitation.restored"], "{state}");
        }
    }
}

#[tokio::test]
async fn one_of_two_conflicting_concurrent_commands_succeeds() {
    // Each with the number of log entries that the successful command adds.
    let pairs = [
        ("READY", ["cancel", "cancel"], 1),
        ("CANCELLED", ["reactivate", "reactivate"], 1),
        ("COMPLETED", ["reactivate", "reactivate"], 1),
        ("REOPENED", ["complete", "complete"], 2),
    ];
    for database in both().await {
        let one = Server::start(database.clone(), &[]).await;
        let nodes = match database {
            crate::harness::Database::Sqlite => vec![one],
            crate::harness::Database::Postgres { .. } => {
                let mut other = Server::start(database, &[]).await;
                other.home.key = one.home.key.clone();
                vec![one, other]
            }
        };
        let (first, last) = (&nodes[0], &nodes[nodes.len() - 1]);
        for (state, commands, entries) in pairs {
            for _ in 0..10 {
                let id = invitation_in(first, state).await;
                let logged = events(first, &id).await.len();
                let paths = commands.map(|command| format!("/v1/invitations/{id}/{command}"));
                let calls = [first, last].into_iter().zip(&paths);
                let responses = join_all(calls.map(|(node, path)| node.call("POST", path, None))).await;
                let mut statuses: Vec<u16> = responses.iter().map(|response| response.status).collect();
                statuses.sort();
                assert_eq!(statuses, [200, 400], "{commands:?} from {state}");
                assert_eq!(events(first, &id).await.len(), logged + entries, "{commands:?} from {state}");
            }
        }
    }
}

#[tokio::test]
async fn archived_records_cannot_be_sent_but_allow_other_commands() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let refused = |response: crate::harness::Response, context: &str| {
            assert_eq!(response.status, 400, "{context}: {}", response.text);
            let expected = [("[\"archived\"]".to_owned(), "custom".to_owned())];
            assert_eq!(entries(&response.json()), expected, "{context}");
        };
        let email = Some(json!({ "email": "ada@example.org" }));
        let id = invitation_in(&server, "READY").await;
        let path = format!("/v1/invitations/{id}");
        server.call("POST", &format!("{path}/archive"), None).await.ok();
        refused(server.call("POST", &format!("{path}/send"), email.clone()).await, "archived invitation");
        for command in ["cancel", "reactivate"] {
            server.call("POST", &format!("{path}/{command}"), None).await.ok();
        }
        server.call("POST", &format!("{path}/restore"), None).await.ok();
        let record = server.call("GET", &path, None).await.ok();
        let interview = format!("/v1/interviews/{}", record["interviewId"].as_str().expect("an id"));
        server.call("POST", &format!("{interview}/archive"), None).await.ok();
        refused(server.call("POST", &format!("{path}/send"), email).await, "archived interview");
        let create = format!("{interview}/invitations");
        refused(server.call("POST", &create, None).await, "creating");
        let bulk = json!({ "invitees": [{ "email": "ada@example.org" }] });
        refused(server.call("POST", &format!("{create}/bulk"), Some(bulk)).await, "creating many");
        for command in ["cancel", "reactivate", "archive", "restore"] {
            server.call("POST", &format!("{path}/{command}"), None).await.ok();
        }
        let renamed = server.call("PATCH", &path, Some(json!({ "name": "Grace" }))).await.ok();
        assert_eq!(renamed["name"], "Grace");
        assert_eq!(server.home.mails().len(), 0);
    }
}

#[tokio::test]
async fn reactivating_sends_a_mail_on_request_and_reports_if_it_cannot() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let ask = Some(json!({ "sendEmail": true }));
        for state in ["COMPLETED", "CANCELLED"] {
            let before = server.home.mails().len();
            let id = invitation_in(&server, state).await;
            let path = format!("/v1/invitations/{id}/reactivate");
            let record = server.call("POST", &path, ask.clone()).await.ok();
            assert_eq!((&record["sent"], &record["error"]), (&json!(true), &Value::Null), "{state}");
            assert_eq!(server.home.mails().len(), before + 1, "{state}");
        }
        let interview = server.interview().await;
        let view = server.call("GET", &format!("/v1/interviews/{interview}"), None).await.ok();
        let id = view["invitations"][0]["id"].as_str().expect("an id").to_owned();
        server.call("POST", &format!("/v1/invitations/{id}/cancel"), None).await.ok();
        let record = server.call("POST", &format!("/v1/invitations/{id}/reactivate"), ask).await.ok();
        assert_eq!((&record["status"], &record["sent"]), (&json!("READY"), &json!(false)));
        assert_eq!(record["error"], "not sent: the invitation has no email address");
        assert_eq!(events(&server, &id).await.last().map(String::as_str), Some("invitation.sendFailed"));
    }
}
