//! Whole interviews over the socket, as a page takes them.

mod browser;
mod coming;
pub mod invitee;
mod providers;
pub mod stopping;

use std::time::Instant;

use serde_json::{Value, json};

use crate::harness::{Server, both};
use invitee::Invitee;

pub async fn created(server: &Server, settings: Value) -> Value {
    let body = json!({ "prompt": "Ask what was good in their first week, and what was hard." });
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

/// What the address of a message's recording leads to, when the recording has come there.
pub async fn recording(server: &Server, invitation: &Value, message: &Value) -> Option<Vec<u8>> {
    let id = |record: &Value| record["id"].as_str().expect("an id").to_owned();
    let path = format!("/v1/invitations/{}/messages/{}/audio-url", id(invitation), id(message));
    for _ in 0..100 {
        let answer = server.call("GET", &path, None).await;
        if answer.status == 200 {
            let url = answer.ok()["url"].as_str().expect("a URL").to_owned();
            let fetched = reqwest::get(url).await.expect("an answer");
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

/// The invitee agrees and connects.
async fn came(server: &Server, made: &Value) -> Invitee {
    let slug = made["slug"].as_str().expect("a slug");
    Invitee::consent(server, slug).await;
    Invitee::come(server, slug).await
}

#[tokio::test]
async fn an_interview_is_taken_by_typed_answers_to_its_end() {
    for database in both().await {
        let (server, began) = (Server::start(database, &[]).await, Instant::now());
        let made = created(&server, json!({})).await;
        let slug = made["slug"].as_str().expect("a slug");
        let refused = Invitee::come(&server, slug).await.last().await;
        assert_eq!(refused, json!({ "type": "refused", "reason": "consent" }), "consent comes first");
        Invitee::consent(&server, slug).await;
        let mut invitee = Invitee::come(&server, slug).await;
        let mut answers = 0;
        let reason = loop {
            match invitee.until_listening().await {
                Some(reason) => break reason,
                None => {
                    answers += 1;
                    let said = "The people were kind and patient, and I learned how the whole plant works.";
                    invitee.types(&format!("{said} That was answer {answers}.")).await;
                }
            }
            assert!(answers < 20, "it has no end");
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
    }
}

#[tokio::test]
async fn a_killed_server_goes_on_where_the_interview_was() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let made = created(&server, json!({ "maxResponses": 2 })).await;
        let slug = made["slug"].as_str().expect("a slug");
        Invitee::consent(&server, slug).await;
        let mut invitee = Invitee::come(&server, slug).await;
        assert_eq!(invitee.until_listening().await, None);
        invitee.types("The people were kind.").await;
        assert_eq!(invitee.until_listening().await, None);
        let before = invitation(&server, &made).await["messages"].clone();
        drop(invitee);
        let server = Server::again(server.kill()).await;
        let mut invitee = Invitee::come(&server, slug).await;
        assert_eq!(invitee.until_listening().await, None);
        let said = invitation(&server, &made).await["messages"].clone();
        let count = before.as_array().expect("a transcript").len();
        assert_eq!(said.as_array().expect("a transcript")[..count], before.as_array().expect("one")[..]);
        invitee.types("The shifts were hard.").await;
        assert_eq!(invitee.until_listening().await.as_deref(), Some("maxResponses"));
        assert_eq!(invitation(&server, &made).await["responsesCount"], 2);
    }
}

/// Waits for the invitation to be so.
async fn until(server: &Server, made: &Value, is_so: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..600 {
        let record = invitation(server, made).await;
        if is_so(&record) {
            return record;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("it does not come: {}", invitation(server, made).await)
}

#[tokio::test]
async fn an_interview_that_nobody_comes_back_to_is_ended_and_read() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let made = created(&server, json!({})).await;
        let slug = made["slug"].as_str().expect("a slug");
        Invitee::consent(&server, slug).await;
        let mut invitee = Invitee::come(&server, slug).await;
        assert_eq!(invitee.until_listening().await, None);
        invitee.types("The people were kind.").await;
        assert_eq!(invitee.until_listening().await, None);
        let home = server.kill();
        let long_ago = home.moment("2020-01-01 00:00:00");
        home.execute(&format!("UPDATE session_runs SET seen_at = {long_ago}")).await;
        let server = Server::again(home).await;
        let record = until(&server, &made, |record| !record["summary"].is_null()).await;
        assert_eq!((&record["status"], &record["endReason"]), (&json!("COMPLETED"), &json!("abandoned")));
        assert_eq!((&record["incomplete"], &record["responsesCount"]), (&json!(true), &json!(1)));
        assert_eq!(server.home.count("events", "kind = 'interview.completed'").await, 1);
        // A node that dies before it has read a transcript leaves it to the others.
        let home = server.kill();
        let unread = "insights_origin = NULL, summary = NULL";
        home.execute(&format!("UPDATE invitations SET {unread}, completed_at = {long_ago}")).await;
        let server = Server::again(home).await;
        until(&server, &made, |record| !record["summary"].is_null()).await;
    }
}

#[tokio::test]
async fn the_newest_page_takes_over_politely() {
    let server = Server::sqlite().await;
    let made = created(&server, json!({})).await;
    let slug = made["slug"].as_str().expect("a slug");
    Invitee::consent(&server, slug).await;
    let mut first = Invitee::come(&server, slug).await;
    assert_eq!(first.until_listening().await, None);
    let mut second = Invitee::come(&server, slug).await;
    assert_eq!(second.until_listening().await, None);
    assert_eq!(first.last().await["type"], "replaced");
    second.types("I am here now.").await;
    assert_eq!(second.until_listening().await, None);
}

#[tokio::test]
async fn what_is_no_frame_closes_the_connection_and_nothing_else() {
    let server = Server::sqlite().await;
    let made = created(&server, json!({})).await;
    let slug = made["slug"].as_str().expect("a slug");
    Invitee::consent(&server, slug).await;
    for bad in [vec![0; 3], vec![0; 643], vec![0; 40_000]] {
        let mut invitee = Invitee::come(&server, slug).await;
        invitee.sends(bad).await;
        assert!(invitee.is_closed().await);
    }
    let mut flood = Invitee::come(&server, slug).await;
    flood.types_often("More.", 10_000).await;
    assert!(flood.is_closed().await);
    let mut invitee = Invitee::come(&server, slug).await;
    assert_eq!(invitee.until_listening().await, None);
}

#[tokio::test]
async fn another_sites_page_gets_nowhere() {
    let server = Server::sqlite().await;
    let made = created(&server, json!({})).await;
    let path = format!("/i/{}/consent", made["slug"].as_str().expect("a slug"));
    for origin in [Some("https://evil.example"), None] {
        let mut request = server.request("POST", &path).body(r#"{"version":"1"}"#);
        if let Some(origin) = origin {
            request = request.header("origin", origin);
        }
        assert_eq!(request.send().await.expect("an answer").status(), 403);
    }
}

#[tokio::test]
async fn an_answer_is_not_corrected_to_nothing() {
    let server = Server::sqlite().await;
    let made = created(&server, json!({})).await;
    let mut invitee = came(&server, &made).await;
    assert_eq!(invitee.until_listening().await, None);
    invitee.types("The people were kind.").await;
    assert_eq!(invitee.until_listening().await, None);
    for text in ["", " \n"] {
        invitee.tell(json!({ "type": "correct", "index": 1, "text": text })).await;
    }
    invitee.tell(json!({ "type": "end" })).await;
    assert_eq!(invitee.until_listening().await.as_deref(), Some("inviteeEnded"));
    assert_eq!(invitation(&server, &made).await["messages"][1]["content"], "The people were kind.");
}

#[tokio::test]
async fn who_does_not_speak_the_protocol_begins_nothing() {
    let server = Server::sqlite().await;
    let made = created(&server, json!({})).await;
    let slug = made["slug"].as_str().expect("a slug");
    Invitee::consent(&server, slug).await;
    let mut request = invitee::request(&server, slug);
    request.headers_mut().insert("sec-websocket-protocol", "colloquy.0".parse().expect("a protocol"));
    let refused = tokio_tungstenite::connect_async(request).await.expect_err("it is another protocol");
    let tokio_tungstenite::tungstenite::Error::Http(answer) = refused else { panic!("{refused}") };
    assert_eq!(answer.status(), 400);
    assert_eq!(invitation(&server, &made).await["status"], "READY");
}
