//! Many at once: no update is lost, nobody is told of an error, and nothing is announced twice.

use std::time::Duration;

use futures::future::join_all;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::harness::{Database, Server, both};

#[tokio::test]
async fn a_shells_limit_of_open_files_is_none_of_connections() {
    let server = Server::limited("ulimit -Sn 128").await;
    let address = server.url.trim_start_matches("http://").to_owned();
    let mut connections = Vec::new();
    for number in 0..200 {
        let mut connection = TcpStream::connect(&address).await.expect("a connection");
        let request = b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n";
        connection.write_all(request).await.expect("it is taken");
        let mut begin = [0; 12];
        let answered = timeout(Duration::from_secs(20), connection.read_exact(&mut begin)).await;
        answered.unwrap_or_else(|_| panic!("connection {number} is not answered")).expect("an answer");
        assert_eq!(&begin, b"HTTP/1.1 200");
        connections.push(connection);
    }
}

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

/// On one node changes take turns; between nodes only the revisions keep them apart.
#[tokio::test]
async fn two_nodes_lose_no_update_and_announce_an_archiving_once() {
    let database = Database::postgres().await;
    let one = Server::start(database.clone(), &[]).await;
    let mut other = Server::start(database, &[]).await;
    other.home.key = one.home.key.clone();
    for round in 1..=20 {
        let path = format!("/v1/interviews/{}", one.interview().await);
        let archive = format!("{path}/archive");
        let fields =
            [("title", json!("t")), ("intro", json!("i")), ("maxMinutes", json!(7)), ("locale", json!("fr"))];
        let updates = fields.iter().zip([&one, &other, &one, &other]);
        let updates =
            updates.map(|((field, value), node)| node.call("PATCH", &path, Some(json!({ *field: value }))));
        let archives = [&one, &other].map(|node| node.call("POST", &archive, None));
        for answer in futures::join!(join_all(updates), join_all(archives)).0 {
            answer.ok();
        }
        let after = other.call("GET", &path, None).await.ok();
        assert_eq!(after["archived"], true);
        for (field, value) in &fields {
            assert_eq!(&after[field], value, "{field} was lost");
        }
        assert_eq!(one.home.count("log_entries", "event = 'interview.archived'").await, round);
    }
}
