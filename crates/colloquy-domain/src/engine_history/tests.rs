use uuid::Uuid;

use super::*;
use crate::ids::InvitationId;

fn full() -> EngineRecord {
    let part = RecordingPart {
        invitation: InvitationId::from_uuid(Uuid::from_u128(7)),
        session: 2,
        from_ms: 61_340,
        holder: Uuid::from_u128(9),
    };
    EngineRecord {
        version: Some("1.2.3".to_owned()),
        prompt_revision: Some(Revision::from_stored(4)),
        voice: Some(SessionVoice::from(&Voice::new("openai", "en", "Alloy", None))),
        recognizer: Some("whisper-1".to_owned()),
        interviewer: Some(Provenance {
            provider: "local".to_owned(),
            model: "small-1".to_owned(),
            template: "turn@3f".to_owned(),
        }),
        recording: Some(part),
    }
}

/// The log is documented, so its names stay.
#[test]
fn a_record_is_written_with_the_names_of_the_log() {
    let record = full();
    let voice = record.voice.as_ref().expect("a voice");
    let expected = json!({
        "version": "1.2.3",
        "promptRevision": 4,
        "voice": { "id": voice.id.to_string(), "provider": "openai", "name": "Alloy" },
        "recognizer": "whisper-1",
        "interviewer": { "provider": "local", "model": "small-1", "template": "turn@3f" },
        "recording": record.recording.expect("a part").name().as_str(),
    });
    assert_eq!(record.to_json(), expected);
    assert_eq!(EngineRecord::default().to_json(), json!({}), "what is not known is absent");
}

#[test]
fn a_history_is_read_as_it_was_written() {
    for records in [vec![], vec![EngineRecord::default()], vec![full(), EngineRecord::default(), full()]] {
        let history = EngineHistory::new(records);
        assert_eq!(EngineHistory::from_json(&history.to_json()), history);
    }
}

#[test]
fn what_other_versions_stored_is_left_out() {
    let mut stored = full().to_json();
    stored["microphone"] = json!({ "name": "headset" });
    stored["voice"]["speed"] = json!(1.5);
    let stored = json!([stored, null, "x", [], 7, {}]);
    let expected = EngineHistory::new(vec![full(), EngineRecord::default()]);
    assert_eq!(EngineHistory::from_json(&stored), expected);
}

#[test]
fn a_field_that_is_not_understood_hides_no_other() {
    for (name, value) in [
        ("version", json!(3)),
        ("promptRevision", json!("4")),
        ("promptRevision", json!(0.5)),
        ("voice", json!("Alloy")),
        ("voice", json!({ "id": "Alloy", "provider": "openai", "name": "Alloy" })),
        ("voice", json!({ "provider": "openai" })),
        ("recognizer", json!({ "model": "whisper-1" })),
        ("interviewer", json!({ "provider": "local" })),
        ("recording", json!("recordings/../x.ogg")),
        ("recording", json!("voices/a.wav")),
    ] {
        let mut stored = full().to_json();
        stored[name] = value.clone();
        let mut without = full().to_json();
        without.as_object_mut().expect("an object").remove(name);
        let read = EngineHistory::from_json(&json!([stored]));
        assert_eq!(read.to_json(), json!([without]), "{name}: {value}");
    }
}

#[test]
fn a_history_that_is_no_list_is_empty() {
    for stored in [json!(null), json!({}), json!("x"), json!(1)] {
        assert_eq!(EngineHistory::from_json(&stored), EngineHistory::default(), "{stored}");
    }
}
