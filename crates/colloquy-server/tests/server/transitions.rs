//! Every command on an invitation in every state: what is allowed, what it brings about, and what is refused.

use futures::future::join_all;
use serde_json::{Value, json};

use crate::harness::{Home, Server, both, entries};

const STATES: [&str; 5] = ["READY", "IN_PROGRESS", "COMPLETED", "REOPENED", "CANCELLED"];

/// A command, and what it makes of each state that allows it: the state after, and what is logged.
struct Command {
    name: &'static str,
    body: Option<Value>,
    allowed: &'static [(&'static str, &'static str, &'static [&'static str])],
    /// As the refusal names the states.
    from: &'static str,
}

fn commands() -> Vec<Command> {
    vec![
        Command {
            name: "send",
            body: Some(json!({ "email": "grace@example.org" })),
            allowed: &[
                ("READY", "READY", &["invitation.sent"]),
                ("REOPENED", "REOPENED", &["invitation.sent"]),
            ],
            from: "READY or REOPENED",
        },
        Command {
            name: "cancel",
            body: None,
            allowed: &[("READY", "CANCELLED", &["invitation.cancelled"])],
            from: "READY",
        },
        Command {
            name: "reactivate",
            body: None,
            allowed: &[
                ("CANCELLED", "READY", &["invitation.reactivated"]),
                ("COMPLETED", "REOPENED", &["invitation.reopened"]),
            ],
            from: "CANCELLED or COMPLETED",
        },
        Command {
            name: "complete",
            body: None,
            allowed: &[("REOPENED", "COMPLETED", &["insights.generated", "invitation.completed"])],
            from: "REOPENED",
        },
    ]
}

/// An invitation that is in this state, as far as it can be brought there without a session.
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
        "IN_PROGRESS" => take_up(&server.home, &id, "IN_PROGRESS").await,
        "COMPLETED" => take_up(&server.home, &id, "COMPLETED").await,
        "REOPENED" => {
            take_up(&server.home, &id, "COMPLETED").await;
            command("reactivate").await;
        }
        other => panic!("{other} is no state"),
    }
    id
}

/// What a session would do.
async fn take_up(home: &Home, id: &str, state: &str) {
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
async fn every_row_of_the_table_does_what_it_says_and_every_missing_row_is_refused() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        for command in commands() {
            for state in STATES {
                check_row(&server, &command, state).await;
            }
        }
    }
}

async fn check_row(server: &Server, command: &Command, state: &str) {
    let context = format!("{} from {state}", command.name);
    let id = invitation_in(server, state).await;
    let path = format!("/v1/invitations/{id}");
    let read = async || {
        let mut record = server.call("GET", &path, None).await.ok();
        record.as_object_mut().expect("an object").remove("messages");
        record
    };
    let (before, logged) = (read().await, events(server, &id).await);
    let answer = server.call("POST", &format!("{path}/{}", command.name), command.body.clone()).await;
    let Some((_, after, log)) = command.allowed.iter().find(|(from, ..)| *from == state) else {
        assert_eq!(answer.status, 400, "{context}: {}", answer.text);
        let refusal = answer.json();
        assert_eq!(entries(&refusal), [("[\"status\"]".to_owned(), "custom".to_owned())], "{context}");
        let message = format!("the invitation is {state}; this is allowed from {}", command.from);
        assert_eq!(refusal["errors"][0]["message"], message, "{context}");
        assert_eq!((read().await, events(server, &id).await), (before, logged), "{context}");
        return;
    };
    let record = answer.ok();
    assert_eq!(record["status"], *after, "{context}");
    assert_eq!(record, read().await, "{context}");
    assert_ne!(record["updatedAt"], Value::Null, "{context}");
    let mut now = events(server, &id).await.split_off(logged.len());
    now.sort();
    assert_eq!(now, *log, "{context}");
    check_effects(command.name, state, &before, &record, &context);
}

/// What each command brings about beside the state.
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
        other => panic!("{other:?} is no row"),
    }
}

#[tokio::test]
async fn archiving_is_allowed_in_every_state_and_keeps_it() {
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
async fn of_two_concurrent_commands_that_exclude_each_other_one_succeeds() {
    // Each with the entries that the log has then.
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
                let answers = join_all(calls.map(|(node, path)| node.call("POST", path, None))).await;
                let mut statuses: Vec<u16> = answers.iter().map(|answer| answer.status).collect();
                statuses.sort();
                assert_eq!(statuses, [200, 400], "{commands:?} from {state}");
                assert_eq!(events(first, &id).await.len(), logged + entries, "{commands:?} from {state}");
            }
        }
    }
}

#[tokio::test]
async fn what_is_archived_refuses_to_be_sent_and_allows_the_rest() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let refused = |answer: crate::harness::Answer, context: &str| {
            assert_eq!(answer.status, 400, "{context}: {}", answer.text);
            let expected = [("[\"archived\"]".to_owned(), "custom".to_owned())];
            assert_eq!(entries(&answer.json()), expected, "{context}");
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
async fn reactivating_mails_when_asked_and_says_when_it_cannot() {
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
