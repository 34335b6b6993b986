//! Operation 22: recordings of messages.

use serde_json::json;

use super::*;
use crate::harness::{Database, both};

const WITH_AUDIO: &str = "01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d01";
const WITHOUT: &str = "01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d02";
const LOST: &str = "01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d03";
const UNKNOWN: &str = "01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d04";

/// Creates an interview and returns the id of its invitation.
async fn invitation(server: &Server) -> String {
    let interview = server.interview().await;
    let view = server.call("GET", &format!("/v1/interviews/{interview}"), None).await.ok();
    text(&view["invitations"][0], "id").to_owned()
}

/// Writes a message into the transcript, as a session would.
pub async fn say(
    server: &Server,
    is_sqlite: bool,
    invitation: &str,
    place: usize,
    id: &str,
    audio: Option<&str>,
) {
    let literal = |id: &str| match is_sqlite {
        true => format!("X'{}'", id.replace('-', "")),
        false => format!("'{id}'::uuid"),
    };
    let audio = audio.map_or("NULL".to_owned(), |audio| format!("'{audio}'"));
    server
        .home
        .execute(&format!(
            "INSERT INTO messages (id, organization_id, invitation_id, place, role, content, created_at, \
             offset_ms, duration_ms, interrupted, audio, typed, session) \
             SELECT {}, organization_id, id, {place}, 'user', 'I said it.', created_at, 1000, 1500, FALSE, \
             {audio}, FALSE, 1 FROM invitations WHERE id = {}",
            literal(id),
            literal(invitation)
        ))
        .await;
}

/// Writes a message with a recording into the transcript.
pub async fn say_aloud(server: &Server, invitation: &str, message: &str) {
    let audio = format!("recordings/{message}/1.ogg");
    say(server, true, invitation, 0, message, Some(&audio)).await;
    let file = server.home.folder().join("media").join(audio);
    std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
    std::fs::write(file, b"OggS what was said").expect("the file is written");
}

pub fn path(invitation: &str, message: &str) -> String {
    format!("/v1/invitations/{invitation}/messages/{message}/audio-url")
}

#[tokio::test]
async fn a_recording_is_served_without_a_key_and_other_messages_have_no_address() {
    for database in both().await {
        let is_sqlite = matches!(database, Database::Sqlite);
        let server = Server::start(database, &[]).await;
        let (own, other) = (invitation(&server).await, invitation(&server).await);
        let audio = "recordings/01932d5e/1.ogg";
        let spoken = [(WITH_AUDIO, Some(audio)), (WITHOUT, None), (LOST, Some("recordings/01932d5e/2.ogg"))];
        for (place, (id, audio)) in spoken.into_iter().enumerate() {
            say(&server, is_sqlite, &own, place, id, audio).await;
        }
        let file = server.home.folder().join("media").join(audio);
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        std::fs::write(file, b"OggS what was said").expect("the file is written");
        let address = address(&server, &path(&own, WITH_AUDIO), "audio/ogg").await;
        assert!(address.starts_with(&format!("{}/media/{audio}?", server.url)), "{address}");
        let heard = follow(&server, &address).await;
        assert_eq!((heard.status, heard.header("content-type")), (200, Some("audio/ogg")));
        assert_eq!(heard.content, b"OggS what was said");
        for (invitation, message, kind) in [
            (&own, WITHOUT, "Recording of message"),
            (&own, LOST, "Recording of message"),
            (&own, UNKNOWN, "Message"),
            (&other, WITH_AUDIO, "Message"),
        ] {
            let response = server.call("GET", &path(invitation, message), None).await;
            check_refused(&response, 404, &format!("{kind} {message} not found"));
        }
        let missing = server.call("GET", &path(UNKNOWN, WITH_AUDIO), None).await;
        check_refused(&missing, 404, &format!("Invitation {UNKNOWN} not found"));
        let stranger = server.home.organization("Other");
        for message in [WITH_AUDIO, WITHOUT, UNKNOWN] {
            let response = server.call_with(&stranger, "GET", &path(&own, message), None).await;
            check_refused(&response, 403, &format!("Invitation {own} belongs to another organization"));
        }
        let transcript = server.call("GET", &format!("/v1/invitations/{own}"), None).await.ok();
        let heard = transcript["messages"].as_array().expect("messages").iter();
        assert!(heard.map(|message| &message["hasAudio"]).eq([&json!(true), &json!(false), &json!(true)]));
        assert!(!transcript.to_string().contains("recordings/"), "{transcript}");
    }
}
