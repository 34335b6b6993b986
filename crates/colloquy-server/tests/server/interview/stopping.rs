//! A stopping process hands its interviews over to the next one.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::timeout;

use super::invitee::Invitee;
use super::{consent_and_connect, created, invitation};
use crate::harness::{Database, POLL_INTERVAL, Server, both};
use crate::webhooks::until;

const RESTART: Option<u16> = Some(1012);

/// Without speech to recognize, interviews are handed over well before the 30 s that requests may take.
const HANDED_OVER_WITHIN: Duration = Duration::from_secs(25);

/// Returns why the interview's connections ended, according to the log.
pub async fn reasons(server: &Server, made: &Value) -> Vec<String> {
    let path = format!("/v1/invitations/{}/logs", made["id"].as_str().expect("an id"));
    let log = server.call("GET", &path, None).await.ok();
    let ended =
        log.as_array().expect("an array").iter().filter(|one| one["type"] == "invitation.disconnected");
    ended.map(|one| one["data"]["reason"].as_str().expect("a reason").to_owned()).collect()
}

#[tokio::test]
async fn a_stop_closes_interviews_with_1012_and_the_next_process_repeats_no_question() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let made = created(&server, json!({})).await;
        let slug = made["slug"].as_str().expect("a slug");
        let mut invitee = consent_and_connect(&server, &made).await;
        assert_eq!(invitee.until_listening().await, None);
        invitee.type_text("The people were kind.").await;
        assert_eq!(invitee.until_listening().await, None);
        let before = invitation(&server, &made).await["messages"].clone();
        server.signal("TERM");
        let code = timeout(HANDED_OVER_WITHIN, invitee.closed()).await;
        assert_eq!(code.expect("the interview is handed over in time"), RESTART);
        let server = Server::start_on(server.wait_for_exit().await).await;
        let mut invitee = Invitee::connect(&server, slug).await;
        assert_eq!(invitee.until_listening().await, None);
        assert_eq!(invitee.said, [""; 0], "a question that was heard is not repeated");
        let after = invitation(&server, &made).await;
        assert_eq!(after["messages"], before);
        assert_eq!(reasons(&server, &made).await, ["restart"]);
        invitee.type_text("The shifts were hard.").await;
        while invitation(&server, &made).await["responsesCount"] != 2 {
            assert_eq!(invitee.until_listening().await, None);
        }
        let record = invitation(&server, &made).await;
        let sessions: Vec<&Value> =
            record["messages"].as_array().expect("a transcript").iter().map(|one| &one["session"]).collect();
        assert!(
            sessions.iter().all(|session| **session == 1),
            "a handover must not begin a new session: {sessions:?}"
        );
    }
}

#[tokio::test]
async fn rejects_connections_while_a_stop_waits_for_a_pause_in_speech() {
    let server = Server::start(Database::sqlite(), &[("COLLOQUY_LOG", "info")]).await;
    let made = created(&server, json!({})).await;
    let other = created(&server, json!({})).await;
    let slug = other["slug"].as_str().expect("a slug");
    Invitee::consent(&server, slug).await;
    let mut invitee = consent_and_connect(&server, &made).await;
    assert_eq!(invitee.until_listening().await, None);
    let words = ["The people were kind, and I learned a lot in my first week."];
    let voice = colloquy_pico::say(colloquy_pico::PicoTtsVoice::BritishEnglish, words, || true);
    // Cut off the pause at the end.
    let voice = voice.expect("the built-in voice speaks");
    let end = voice.iter().rposition(|sample| sample.unsigned_abs() > 2_000).expect("the voice is audible");
    invitee.send_audio(&voice[..end]).await;
    invitee.until_acknowledged().await;
    server.signal("TERM");
    server.home.until_logged("\"stopping\"").await;
    while Invitee::can_connect(&server, slug).await {
        // This connection was accepted just before the stop. Its interview is handed over too.
        tokio::time::sleep(POLL_INTERVAL).await;
    }
    // On a busy machine, recognition may take longer than a stop waits. Then the next start stores the answer.
    assert_eq!(invitee.closed().await, RESTART);
    let server = Server::start_on(server.wait_for_exit().await).await;
    // If the machine held the process up for long, the answer consists of two messages.
    let answered = "id IN (SELECT invitation_id FROM messages WHERE role = 'user')";
    until(&server.home, "invitations", answered, 1).await;
}

#[tokio::test]
async fn a_stop_does_not_wait_for_a_break() {
    let server = Server::sqlite().await;
    let made = created(&server, json!({})).await;
    let slug = made["slug"].as_str().expect("a slug");
    let mut invitee = consent_and_connect(&server, &made).await;
    assert_eq!(invitee.until_listening().await, None);
    invitee.send(json!({ "type": "pause" })).await;
    invitee.until_paused().await;
    server.signal("TERM");
    let code = timeout(HANDED_OVER_WITHIN, invitee.closed()).await;
    assert_eq!(code.expect("the interview is handed over in time"), RESTART);
    let server = Server::start_on(server.wait_for_exit().await).await;
    let mut invitee = Invitee::connect(&server, slug).await;
    assert_eq!(invitee.until_listening().await, None);
    assert!(!invitee.said.is_empty(), "after a break the question is asked again");
}
