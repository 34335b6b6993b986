//! Whole interviews over the WebSocket, as a page runs them.

mod browser;
mod following_a_link;
pub mod invitee;
mod providers;
pub mod stopping;

use std::time::Instant;

use serde_json::{Value, json};

use crate::harness::{Server, both, printed};
use invitee::Invitee;

pub async fn created(server: &Server, settings: Value) -> Value {
    let body = json!({ "prompt": "Ask what was good in their first week, what was hard, who helped them, and what they would change." });
    let created = server.call("POST", "/v1/interviews", Some(body)).await.ok()[0].clone();
    if settings != json!({}) {
        let path = format!("/v1/interviews/{}", created["id"].as_str().expect("an id"));
        server.call("PATCH", &path, Some(settings)).await.ok();
    }
    created["invitations"][0].clone()
}

pub async fn invitation(server: &Server, invitation: &Value) -> Value {
    let path = format!("/v1/invitations/{}", invitation["id"].as_str().expect("an id"));
    server.call("GET", &path, None).await.ok()
}

pub async fn events(server: &Server, invitation: &Value) -> Vec<String> {
    let path = format!("/v1/invitations/{}/logs", invitation["id"].as_str().expect("an id"));
    let log = server.call("GET", &path, None).await.ok();
    let types = log.as_array().expect("an array").iter().rev();
    types.map(|entry| entry["type"].as_str().expect("a type").to_owned()).collect()
}

/// Returns the recording of a message. Waits until it is in the media store.
pub async fn recording(server: &Server, invitation: &Value, message: &Value) -> Option<Vec<u8>> {
    let id = |record: &Value| record["id"].as_str().expect("an id").to_owned();
    let path = format!("/v1/invitations/{}/messages/{}/audio-url", id(invitation), id(message));
    for _ in 0..100 {
        let response = server.call("GET", &path, None).await;
        if response.status == 200 {
            let url = response.ok()["url"].as_str().expect("a URL").to_owned();
            let fetched = reqwest::get(url).await.expect("a response");
            assert_eq!(
                (fetched.status().as_u16(), &fetched.headers()["content-type"]),
                (200, &"audio/ogg".parse().expect("a type"))
            );
            return Some(fetched.bytes().await.expect("a body").to_vec());
        }
        if message["hasAudio"] == false {
            return None;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    None
}

/// Records the invitee's consent and connects.
async fn consent_and_connect(server: &Server, made: &Value) -> Invitee {
    let slug = made["slug"].as_str().expect("a slug");
    Invitee::consent(server, slug).await;
    Invitee::connect(server, slug).await
}

#[tokio::test]
async fn a_typed_interview_runs_to_its_end() {
    for database in both().await {
        let (server, began) = (Server::start(database, &[]).await, Instant::now());
        let made = created(&server, json!({})).await;
        let slug = made["slug"].as_str().expect("a slug");
        let refused = Invitee::connect(&server, slug).await.last().await;
        assert_eq!(refused, json!({ "type": "refused", "reason": "consent" }), "consent comes first");
        Invitee::consent(&server, slug).await;
        let mut invitee = Invitee::connect(&server, slug).await;
        let mut answers = 0;
        let reason = loop {
            match invitee.until_listening().await {
                Some(reason) => break reason,
                None => {
                    answers += 1;
                    let said = "The people were kind and patient, and I learned how the whole plant works.";
                    invitee.type_text(&format!("{said} That was answer {answers}.")).await;
                }
            }
            assert!(answers < 20, "the interview does not end");
        };
        assert_eq!(reason, "finished");
        let after = invitation(&server, &made).await;
        assert_eq!((&after["status"], &after["endReason"]), (&json!("COMPLETED"), &json!("finished")));
        assert_eq!((&after["incomplete"], &after["responsesCount"]), (&json!(false), &json!(answers)));
        let messages = after["messages"].as_array().expect("a transcript");
        let roles: Vec<&str> = messages.iter().map(|one| one["role"].as_str().expect("a role")).collect();
        assert!(roles.chunks(2).all(|pair| pair[0] == "assistant"), "{messages:?}");
        assert_eq!(roles.iter().filter(|role| **role == "user").count(), answers);
        for (place, message) in messages.iter().enumerate() {
            assert_eq!(message["index"], place);
        }
        let passed_s = began.elapsed().as_secs() as i64;
        assert!(after["activeSeconds"].as_i64().is_some_and(|active_s| active_s <= passed_s), "{after}");
        for message in messages {
            let is_heard = message["role"] == "assistant";
            assert_eq!(message["hasAudio"], is_heard, "{message}");
            let sound = recording(&server, &made, message).await;
            assert_eq!(sound.is_some(), is_heard, "{message}");
            assert!(sound.is_none_or(|sound| sound.starts_with(b"OggS")), "{message}");
        }
        for kind in ["interview.started", "interview.completed"] {
            let announced = server.home.count("events", &format!("kind = '{kind}' AND NOT resumed")).await;
            assert_eq!(announced, 1, "{kind}");
        }
        let events = events(&server, &made).await;
        assert_eq!(events[..3], ["invitation.created", "invitation.consented", "invitation.started"]);
        assert!(events.contains(&"invitation.completed".to_owned()), "{events:?}");
        check_timeline(&server, &made, answers);
    }
}

/// Checks that `sessions inspect` shows the times of each answer after it.
fn check_timeline(server: &Server, made: &Value, answers: usize) {
    let inspect = ["sessions", "inspect", made["id"].as_str().expect("an id")];
    let timeline = printed(server.home.command(&[&inspect[..], &["--json"]].concat()));
    let events = timeline["events"].as_array().expect("an array");
    let turns = events.windows(2).filter(|pair| pair[1]["type"] == "invitation.turnEnded");
    let turns: Vec<_> = turns.collect();
    assert_eq!(turns.len(), answers, "{timeline}");
    for pair in turns {
        assert_eq!((&pair[0]["role"], &pair[0]["at"]), (&json!("user"), &pair[1]["at"]), "{timeline}");
        let data = &pair[1]["data"];
        assert_eq!((&data["endedBy"], &data["turnEndedAfterMs"]), (&json!("typed"), &json!(0)), "{data}");
        assert!(data["heardAfterMs"].as_i64() >= data["repliedAfterMs"].as_i64(), "{data}");
        assert!(data["repliedAfterMs"].is_i64(), "{data}");
    }
    let shown = server.home.command(&inspect);
    let shown = String::from_utf8(shown.stdout).expect("UTF-8");
    assert_eq!(shown.matches("turn ended (typed)").count(), answers, "{shown}");
    assert!(shown.contains("ended: finished"), "{shown}");
}

#[tokio::test]
async fn an_interview_resumes_after_the_server_was_killed() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let made = created(&server, json!({ "maxResponses": 2 })).await;
        let slug = made["slug"].as_str().expect("a slug");
        Invitee::consent(&server, slug).await;
        let mut invitee = Invitee::connect(&server, slug).await;
        assert_eq!(invitee.until_listening().await, None);
        invitee.type_text("The people were kind.").await;
        assert_eq!(invitee.until_listening().await, None);
        let before = invitation(&server, &made).await["messages"].clone();
        drop(invitee);
        let server = Server::start_on(server.kill()).await;
        let mut invitee = Invitee::connect(&server, slug).await;
        assert_eq!(invitee.until_listening().await, None);
        let said = invitation(&server, &made).await["messages"].clone();
        let count = before.as_array().expect("a transcript").len();
        assert_eq!(said.as_array().expect("a transcript")[..count], before.as_array().expect("one")[..]);
        invitee.type_text("The shifts were hard.").await;
        assert_eq!(invitee.until_listening().await.as_deref(), Some("maxResponses"));
        assert_eq!(invitation(&server, &made).await["responsesCount"], 2);
    }
}

/// Waits until the invitation fulfils a condition.
async fn until(server: &Server, made: &Value, is_so: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..600 {
        let record = invitation(server, made).await;
        if is_so(&record) {
            return record;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the condition is never fulfilled: {}", invitation(server, made).await)
}

#[tokio::test]
async fn an_abandoned_interview_is_ended_and_analysed() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let made = created(&server, json!({})).await;
        let slug = made["slug"].as_str().expect("a slug");
        Invitee::consent(&server, slug).await;
        let mut invitee = Invitee::connect(&server, slug).await;
        assert_eq!(invitee.until_listening().await, None);
        invitee.type_text("The people were kind.").await;
        assert_eq!(invitee.until_listening().await, None);
        let home = server.kill();
        let long_ago = home.moment("2020-01-01 00:00:00");
        home.execute(&format!("UPDATE session_runs SET seen_at = {long_ago}")).await;
        let server = Server::start_on(home).await;
        let record = until(&server, &made, |record| !record["summary"].is_null()).await;
        assert_eq!((&record["status"], &record["endReason"]), (&json!("COMPLETED"), &json!("abandoned")));
        assert_eq!((&record["incomplete"], &record["responsesCount"]), (&json!(true), &json!(1)));
        assert_eq!(server.home.count("events", "kind = 'interview.completed'").await, 1);
        // Another node analyses a transcript if the first one dies before it has done so.
        let home = server.kill();
        let unread = "insights_origin = NULL, summary = NULL";
        home.execute(&format!("UPDATE invitations SET {unread}, completed_at = {long_ago}")).await;
        let server = Server::start_on(home).await;
        until(&server, &made, |record| !record["summary"].is_null()).await;
    }
}

#[tokio::test]
async fn the_newest_page_replaces_the_older_one() {
    let server = Server::sqlite().await;
    let made = created(&server, json!({})).await;
    let slug = made["slug"].as_str().expect("a slug");
    Invitee::consent(&server, slug).await;
    let mut first = Invitee::connect(&server, slug).await;
    assert_eq!(first.until_listening().await, None);
    let mut second = Invitee::connect(&server, slug).await;
    assert_eq!(second.until_listening().await, None);
    assert_eq!(first.last().await["type"], "replaced");
    second.type_text("I am here now.").await;
    assert_eq!(second.until_listening().await, None);
}

#[tokio::test]
async fn a_malformed_frame_closes_only_its_connection() {
    let server = Server::sqlite().await;
    let made = created(&server, json!({})).await;
    let slug = made["slug"].as_str().expect("a slug");
    Invitee::consent(&server, slug).await;
    for bad in [vec![0; 3], vec![0; 643], vec![0; 40_000]] {
        let mut invitee = Invitee::connect(&server, slug).await;
        invitee.send_bytes(bad).await;
        assert!(invitee.is_closed().await);
    }
    let mut flood = Invitee::connect(&server, slug).await;
    flood.type_repeatedly("More.", 10_000).await;
    assert!(flood.is_closed().await);
    let mut invitee = Invitee::connect(&server, slug).await;
    assert_eq!(invitee.until_listening().await, None);
}

#[tokio::test]
async fn rejects_consent_from_another_site() {
    let server = Server::sqlite().await;
    let made = created(&server, json!({})).await;
    let path = format!("/i/{}/consent", made["slug"].as_str().expect("a slug"));
    for origin in [Some("https://evil.example"), None] {
        let mut request = server.request("POST", &path).body(r#"{"version":"1"}"#);
        if let Some(origin) = origin {
            request = request.header("origin", origin);
        }
        assert_eq!(request.send().await.expect("a response").status(), 403);
    }
}

#[tokio::test]
async fn ignores_an_empty_correction() {
    let server = Server::sqlite().await;
    let made = created(&server, json!({})).await;
    let mut invitee = consent_and_connect(&server, &made).await;
    assert_eq!(invitee.until_listening().await, None);
    invitee.type_text("The people were kind.").await;
    assert_eq!(invitee.until_listening().await, None);
    for text in ["", " \n"] {
        invitee.send(json!({ "type": "correct", "index": 1, "text": text })).await;
    }
    invitee.send(json!({ "type": "end" })).await;
    assert_eq!(invitee.until_listening().await.as_deref(), Some("inviteeEnded"));
    assert_eq!(invitation(&server, &made).await["messages"][1]["content"], "The people were kind.");
}

#[tokio::test]
async fn an_unknown_subprotocol_starts_nothing() {
    let server = Server::sqlite().await;
    let made = created(&server, json!({})).await;
    let slug = made["slug"].as_str().expect("a slug");
    Invitee::consent(&server, slug).await;
    let mut request = invitee::request(&server, slug);
    request.headers_mut().insert("sec-websocket-protocol", "colloquy.0".parse().expect("a protocol"));
    let refused = tokio_tungstenite::connect_async(request).await.expect_err("the subprotocol is unknown");
    let tokio_tungstenite::tungstenite::Error::Http(response) = refused else { panic!("{refused}") };
    assert_eq!(response.status(), 400);
    assert_eq!(invitation(&server, &made).await["status"], "READY");
}
