//! Concurrent requests: no update is lost, no request fails, and nothing is logged twice.

use std::time::Duration;

use futures::future::join_all;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::harness::{Database, Server, both};

#[tokio::test]
async fn a_soft_limit_on_open_files_does_not_limit_connections() {
    let server = Server::limited("ulimit -Sn 128").await;
    let address = server.url.trim_start_matches("http://").to_owned();
    let mut connections = Vec::new();
    for number in 0..200 {
        let mut connection = TcpStream::connect(&address).await.expect("a connection");
        let request = b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n";
        connection.write_all(request).await.expect("the request is sent");
        let mut start = [0; 12];
        let answered = timeout(Duration::from_secs(20), connection.read_exact(&mut start)).await;
        answered.unwrap_or_else(|_| panic!("connection {number} got no response")).expect("a response");
        assert_eq!(&start, b"HTTP/1.1 200");
        connections.push(connection);
    }
}

#[tokio::test]
async fn eight_concurrent_updates_all_take_effect() {
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
            for response in join_all(updates).await {
                response.ok();
            }
            let after = server.call("GET", &path, None).await.ok();
            for (field, value) in &fields {
                assert_eq!(&after[field], value, "{field} was lost");
            }
        }
        assert_eq!(server.home.count("log_entries", "event = 'interview.updated'").await, 80);
    }
}

/// An interview with more than 100 invitations is read with their counts. Archiving it must not hide it meanwhile.
#[tokio::test]
async fn an_interview_can_be_read_while_it_is_archived_and_restored() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let invitees: Vec<Value> =
            (0..101).map(|number| json!({ "email": format!("{number}@example.org") })).collect();
        let body = json!({ "prompt": "Ask about their first week.", "invitees": invitees });
        let created = server.call("POST", "/v1/interviews", Some(body)).await.ok();
        let path = format!("/v1/interviews/{}", created[0]["id"].as_str().expect("an id"));
        let (archive, restore) = (format!("{path}/archive"), format!("{path}/restore"));
        let toggling = async {
            loop {
                let all =
                    [&archive, &restore, &archive, &restore].map(|path| server.call("POST", path, None));
                join_all(all).await;
            }
        };
        let reading = join_all((0..4).map(|_| async {
            for _ in 0..25 {
                let read = server.call("GET", &path, None).await.ok();
                assert_eq!(read["invitations"].as_array().map(Vec::len), Some(101));
            }
        }));
        tokio::select! {
            () = toggling => {}
            _ = reading => {}
        }
    }
}

#[tokio::test]
async fn eight_concurrent_archives_are_announced_once() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        for round in 1..=10 {
            let path = format!("/v1/interviews/{}/archive", server.interview().await);
            let responses = join_all((0..8).map(|_| server.call("POST", &path, None))).await;
            let bodies: Vec<Value> = responses.iter().map(|response| response.ok()).collect();
            assert!(bodies.iter().all(|body| *body == bodies[0]), "{bodies:?}");
            assert_eq!(server.home.count("log_entries", "event = 'interview.archived'").await, round);
        }
    }
}

#[tokio::test]
async fn eight_concurrent_creates_create_eight_interviews() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let body = json!({ "prompt": "Ask about the workshop.", "invitees": [{ "email": "a@example.org" }] });
        let responses =
            join_all((0..8).map(|_| server.call("POST", "/v1/interviews", Some(body.clone())))).await;
        for response in &responses {
            assert_eq!(response.ok()[0]["invitations"][0]["sent"], true, "{}", response.text);
        }
        let mut ids: Vec<String> =
            responses.iter().map(|response| response.ok()[0]["id"].to_string()).collect();
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), 8);
        assert_eq!(server.home.mails().len(), 8);
        assert_eq!(server.home.count("log_entries", "event = 'invitation.sent'").await, 8);
    }
}

#[tokio::test]
async fn a_hundred_updates_of_one_interview_are_applied_in_order() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let path = format!("/v1/interviews/{}", server.interview().await);
        let updates =
            (1..=100).map(|minutes| server.call("PATCH", &path, Some(json!({ "maxMinutes": minutes }))));
        let responses = join_all(updates).await;
        for (response, minutes) in responses.iter().zip(1..) {
            assert_eq!(response.ok()["maxMinutes"], minutes);
        }
        assert_eq!(server.home.count("log_entries", "event = 'interview.updated'").await, 100);
    }
}

/// One node serializes changes to the same interview. Between nodes only the revisions detect conflicts.
#[tokio::test]
async fn two_nodes_lose_no_update_and_log_an_archive_once() {
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
        for response in futures::join!(join_all(updates), join_all(archives)).0 {
            response.ok();
        }
        let after = other.call("GET", &path, None).await.ok();
        assert_eq!(after["archived"], true);
        for (field, value) in &fields {
            assert_eq!(&after[field], value, "{field} was lost");
        }
        assert_eq!(one.home.count("log_entries", "event = 'interview.archived'").await, round);
    }
}
