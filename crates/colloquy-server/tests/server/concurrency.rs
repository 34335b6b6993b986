//! Many at once: no update is lost, nobody is told of an error, and nothing is announced twice.

use futures::future::join_all;
use serde_json::{Value, json};

use crate::harness::{Server, both};

#[tokio::test]
async fn eight_concurrent_updates_all_land() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        for _ in 0..10 {
            let path = format!("/v1/interviews/{}", server.interview().await);
            let fields: [(&str, Value); 8] = [
                ("title", json!("t")),
                ("prompt", json!("another prompt")),
                ("intro", json!("i")),
                ("firstMessage", json!("f")),
                ("locale", json!("fr")),
                ("maxMinutes", json!(7)),
                ("maxResponses", json!(8)),
                ("disableOrgSystemPrompt", json!(true)),
            ];
            let updates = fields
                .iter()
                .map(|(field, value)| server.call("PATCH", &path, Some(json!({ *field: value }))));
            for answer in join_all(updates).await {
                answer.ok();
            }
            let after = server.call("GET", &path, None).await.ok();
            for (field, value) in &fields {
                assert_eq!(&after[field], value, "{field} was lost");
            }
        }
        assert_eq!(server.home.count("log_entries", "event = 'interview.updated'").await, 80);
    }
}

#[tokio::test]
async fn eight_concurrent_archives_are_announced_once() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        for round in 1..=10 {
            let path = format!("/v1/interviews/{}/archive", server.interview().await);
            let answers = join_all((0..8).map(|_| server.call("POST", &path, None))).await;
            let bodies: Vec<Value> = answers.iter().map(|answer| answer.ok()).collect();
            assert!(bodies.iter().all(|body| *body == bodies[0]), "{bodies:?}");
            assert_eq!(server.home.count("log_entries", "event = 'interview.archived'").await, round);
        }
    }
}

#[tokio::test]
async fn eight_concurrent_creates_make_eight_interviews() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let body = json!({ "prompt": "Ask about the workshop.", "invitees": [{ "email": "a@example.org" }] });
        let answers =
            join_all((0..8).map(|_| server.call("POST", "/v1/interviews", Some(body.clone())))).await;
        for answer in &answers {
            assert_eq!(answer.ok()[0]["invitations"][0]["sent"], true, "{}", answer.text);
        }
        let mut ids: Vec<String> = answers.iter().map(|answer| answer.ok()[0]["id"].to_string()).collect();
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), 8);
        assert_eq!(server.home.mails().len(), 8);
        assert_eq!(server.home.count("log_entries", "event = 'invitation.sent'").await, 8);
    }
}

#[tokio::test]
async fn a_crowd_that_changes_one_interview_is_served_in_turn() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let path = format!("/v1/interviews/{}", server.interview().await);
        let updates =
            (1..=100).map(|minutes| server.call("PATCH", &path, Some(json!({ "maxMinutes": minutes }))));
        let answers = join_all(updates).await;
        for (answer, minutes) in answers.iter().zip(1..) {
            assert_eq!(answer.ok()["maxMinutes"], minutes);
        }
        assert_eq!(server.home.count("log_entries", "event = 'interview.updated'").await, 100);
    }
}
