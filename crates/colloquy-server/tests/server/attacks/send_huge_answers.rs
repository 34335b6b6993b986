//! A visitor sends answers and corrections that exceed the size of a message, alone or together.

use serde_json::{Value, json};

use crate::harness::{Server, both};
use crate::interview::invitee::Invitee;
use crate::interview::{created, invitation};

const MAX_CHARACTERS: usize = 10_000;

/// Together they are longer than several messages, and no longer than what may be sent at once.
const ANSWERS: usize = 8;

async fn answers(server: &Server, made: &Value) -> Vec<String> {
    let after = invitation(server, made).await;
    let messages = after["messages"].as_array().expect("a transcript").iter();
    let answers = messages.filter(|message| message["role"] == "user");
    answers.map(|message| message["content"].as_str().expect("a text").to_owned()).collect()
}

async fn consent_and_connect(server: &Server) -> (Value, Invitee) {
    let made = created(server, json!({})).await;
    let slug = made["slug"].as_str().expect("a slug");
    Invitee::consent(server, slug).await;
    let mut invitee = Invitee::connect(server, slug).await;
    assert_eq!(invitee.until_listening().await, None);
    (made, invitee)
}

#[tokio::test]
async fn a_text_that_is_too_long_is_rejected_and_the_interview_continues() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let (made, mut invitee) = consent_and_connect(&server).await;
        invitee.type_text("The people were kind.").await;
        assert_eq!(invitee.until_listening().await, None);
        let rejected = |request: &str, index: Value| {
            json!({
                "type": "rejected", "request": request, "index": index, "reason": "tooLong",
                "maxCharacters": MAX_CHARACTERS,
            })
        };
        invitee.type_text(&"ä".repeat(MAX_CHARACTERS + 1)).await;
        assert_eq!(invitee.until("rejected").await, rejected("text", Value::Null));
        let long = "ä".repeat(2 * MAX_CHARACTERS);
        invitee.send(json!({ "type": "correct", "index": 1, "text": long })).await;
        assert_eq!(invitee.until("rejected").await, rejected("correct", json!(1)));
        let longest = "😀".repeat(MAX_CHARACTERS);
        invitee.type_text(&longest).await;
        assert_eq!(invitee.until("message").await["text"], json!(longest));
        assert_eq!(answers(&server, &made).await, ["The people were kind.", &longest]);
    }
}

#[tokio::test]
async fn a_frame_longer_than_any_text_closes_the_connection_and_loses_nothing() {
    let server = Server::sqlite().await;
    let (made, mut invitee) = consent_and_connect(&server).await;
    invitee.type_text("The people were kind.").await;
    assert_eq!(invitee.until_listening().await, None);
    invitee.type_repeatedly(&"x".repeat(1_400_000), 1).await;
    assert!(invitee.is_closed().await);
    let after = invitation(&server, &made).await;
    assert_eq!((&after["status"], &after["responsesCount"]), (&json!("IN_PROGRESS"), &json!(1)));
    let mut again = Invitee::connect(&server, made["slug"].as_str().expect("a slug")).await;
    let ready = again.until("ready").await;
    assert_eq!(ready["messages"][1]["text"], "The people were kind.");
}

#[tokio::test]
async fn answers_sent_at_once_become_messages_of_bounded_length() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let (made, mut invitee) = consent_and_connect(&server).await;
        let answer = "word ".repeat(1_200);
        invitee.type_repeatedly(&answer, ANSWERS).await;
        invitee.send(json!({ "type": "end" })).await;
        while invitee.until_listening().await.is_none() {}
        let answers = answers(&server, &made).await;
        assert!(answers.iter().all(|text| text.chars().count() <= MAX_CHARACTERS));
        let words = answers.iter().map(|text| text.split_whitespace().count());
        assert_eq!(words.sum::<usize>(), ANSWERS * 1_200, "an accepted answer is missing");
    }
}
