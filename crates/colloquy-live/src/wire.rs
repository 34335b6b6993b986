//! The frames of the protocol: JSON objects with a `type`, and audio in binary frames.

use std::time::Duration;

use bytes::{BufMut, Bytes, BytesMut};
use colloquy_app::sessions::{
    AudioFrame, ClientMessage, InterviewJoinRefused, NumberedFrame, ServerMessage, SessionNotice,
    SessionReady,
};
use colloquy_domain::message::MAX_CHARACTERS;
use colloquy_domain::ports::{Pcm, SpeechUnavailable};
use colloquy_domain::session::{PauseReason, ShownSessionState};
use serde_json::{Value, json};

/// How long `hello` may take. A page sends it as soon as it is connected, but the network may be slow.
pub const HELLO_TIMEOUT: Duration = Duration::from_secs(10);

/// The subprotocol that both sides name in the handshake.
pub const PROTOCOL: &str = "colloquy.1";

/// The length of a page's audio frame, including the WebSocket header and the sequence number.
pub const FRAME_BYTES: usize = 8 + 4 + size_of::<AudioFrame>();

/// The length of the audio that is sent at once, so that other messages can be sent in between.
const SLICE_MS: usize = 200;

/// A text that is too long for a message. It is rejected, and the connection stays open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TooLongText {
    Answer,
    Correction { index: i32 },
}

/// Why a frame is refused. The connection is closed with this reason, unless the text is only too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RejectedClientFrame {
    #[error("a binary frame must be a number and 320 samples")]
    Sound,
    #[error("a text frame must be JSON with a known type")]
    Message,
    #[error("a text may have at most {MAX_CHARACTERS} characters")]
    TooLong(TooLongText),
    #[error("the first frame must be a hello, within {} seconds", HELLO_TIMEOUT.as_secs())]
    NoHello,
    #[error("text frames arrive too fast")]
    TooFast,
}

pub fn sound(frame: &[u8]) -> Result<NumberedFrame, RejectedClientFrame> {
    let (number, samples) = frame.split_first_chunk::<4>().ok_or(RejectedClientFrame::Sound)?;
    if samples.len() != size_of::<AudioFrame>() {
        return Err(RejectedClientFrame::Sound);
    }
    let samples: Box<[i16]> =
        samples.chunks_exact(2).map(|bytes| i16::from_le_bytes([bytes[0], bytes[1]])).collect();
    let frame: Box<AudioFrame> = samples.try_into().map_err(|_| RejectedClientFrame::Sound)?;
    Ok((u32::from_le_bytes(*number), frame))
}

/// Parses a text frame. Returns `None` for `hello`, which only opens the connection.
pub fn message(text: &str) -> Result<Option<ClientMessage>, RejectedClientFrame> {
    let value: Value = serde_json::from_str(text).map_err(|_| RejectedClientFrame::Message)?;
    let number = |name: &str| value.get(name).and_then(Value::as_i64).ok_or(RejectedClientFrame::Message);
    let flag = |name: &str| value.get(name).and_then(Value::as_bool).ok_or(RejectedClientFrame::Message);
    let words = |too_long| {
        let words = value.get("text").and_then(Value::as_str).ok_or(RejectedClientFrame::Message)?;
        if words.chars().count() > MAX_CHARACTERS {
            return Err(RejectedClientFrame::TooLong(too_long));
        }
        Ok(words.replace('\0', " "))
    };
    Ok(Some(match value.get("type").and_then(Value::as_str) {
        Some("hello") => {
            return if is_greeting(&value) { Ok(None) } else { Err(RejectedClientFrame::Message) };
        }
        Some("heard") => {
            let utterance = u32::try_from(number("id")?).map_err(|_| RejectedClientFrame::Message)?;
            ClientMessage::Heard { utterance, ms: number("ms")?, ended: flag("ended")? }
        }
        Some("text") => ClientMessage::Typed(words(TooLongText::Answer)?),
        Some("typing") => ClientMessage::Typing,
        Some("mute") => ClientMessage::Mute(flag("on")?),
        Some("pause") => ClientMessage::Pause,
        Some("continue") => ClientMessage::Continue,
        Some("repeat") => ClientMessage::Repeat,
        Some("end") => ClientMessage::End,
        Some("correct") => {
            let index = i32::try_from(number("index")?).map_err(|_| RejectedClientFrame::Message)?;
            ClientMessage::Correct { index, text: words(TooLongText::Correction { index })? }
        }
        _ => return Err(RejectedClientFrame::Message),
    }))
}

/// Validates `hello`. Absent fields count as `false` and `null`.
fn is_greeting(hello: &Value) -> bool {
    let is_missing = |name: &str| hello.get(name).is_none_or(Value::is_null);
    let has_microphone = hello.get("microphone").is_some_and(Value::is_boolean);
    let next = hello.get("next").and_then(Value::as_u64);
    let has_next = next.is_some_and(|next| u32::try_from(next).is_ok());
    (has_microphone || is_missing("microphone")) && (has_next || is_missing("next"))
}

/// Returns the text frame of a message, or `None` if the message only closes the connection. The audio of an utterance
/// follows in [`slices`].
pub fn text_frame(down: &ServerMessage) -> Option<Value> {
    Some(match down {
        ServerMessage::Ready(SessionReady { next, messages, max_ms, active_ms, speech_unavailable }) => {
            let messages: Vec<Value> = messages
                .iter()
                .map(|one| json!({ "index": one.index, "role": one.role.as_str(), "text": one.text }))
                .collect();
            let why = speech_unavailable.map(|reason| match reason {
                SpeechUnavailable::Fetching => "fetching",
                SpeechUnavailable::NotInstalled => "notInstalled",
                SpeechUnavailable::NotThisLanguage => "language",
            });
            json!({
                "type": "ready", "next": next, "messages": messages, "maxMs": max_ms, "activeMs": active_ms,
                "hears": why.is_none(), "why": why,
            })
        }
        ServerMessage::Acknowledge { next } => json!({ "type": "ack", "next": next }),
        ServerMessage::State(state) => {
            let (word, reason) = match state {
                ShownSessionState::Speaking => ("speaking", None),
                ShownSessionState::Listening => ("listening", None),
                ShownSessionState::Thinking => ("thinking", None),
                ShownSessionState::Paused(PauseReason::Disconnected) => ("paused", Some("disconnected")),
                ShownSessionState::Paused(PauseReason::ByInvitee) => ("paused", Some("invitee")),
                ShownSessionState::Paused(PauseReason::LongSilence) => ("paused", Some("silence")),
                ShownSessionState::Ended(reason) => ("ended", Some(reason.as_str())),
            };
            json!({ "type": "state", "state": word, "reason": reason })
        }
        ServerMessage::Utterance { id, text, sound } => {
            let rate = sound.as_ref().map(|sound| sound.rate);
            json!({ "type": "speech", "id": id, "text": text, "rate": rate })
        }
        ServerMessage::Clear => json!({ "type": "clear" }),
        ServerMessage::Message { index, role, text, typed } => {
            json!({
                "type": "message", "index": index, "role": role.as_str(), "text": text, "typed": typed,
                "final": true,
            })
        }
        ServerMessage::Notice(notice) => {
            let word = match notice {
                SessionNotice::Typing => "typing",
                SessionNotice::NotUnderstood => "again",
                SessionNotice::StillThere => "still_there",
                SessionNotice::OneMinute => "one_minute",
                SessionNotice::LastAnswer => "last_answer",
                SessionNotice::RecognitionLate => "late",
                SessionNotice::RecognitionCaughtUp => "caught_up",
                SessionNotice::LoudBackground => "loud",
                SessionNotice::QuietAgain => "quiet",
            };
            json!({ "type": "notice", "notice": word })
        }
        ServerMessage::Ended(reason) => json!({ "type": "ended", "reason": reason.as_str() }),
        ServerMessage::Replaced => json!({ "type": "replaced" }),
        ServerMessage::TooFast => return None,
    })
}

/// Returns the message for a text that is too long. The page keeps the text, so that the invitee can shorten it.
pub fn rejected(too_long: TooLongText) -> Value {
    let (request, index) = match too_long {
        TooLongText::Answer => ("text", None),
        TooLongText::Correction { index } => ("correct", Some(index)),
    };
    json!({
        "type": "rejected", "request": request, "index": index, "reason": "tooLong",
        "maxCharacters": MAX_CHARACTERS,
    })
}

/// Returns the message for a page that cannot join the interview. The page then shows the reason.
pub fn refused(not_now: InterviewJoinRefused) -> Value {
    let reason = match not_now {
        InterviewJoinRefused::Missing => "missing",
        InterviewJoinRefused::NotConsented => "consent",
        InterviewJoinRefused::Capped => "capped",
        InterviewJoinRefused::Closed => "closed",
    };
    json!({ "type": "refused", "reason": reason })
}

/// Returns the audio of an utterance in slices, each with the utterance's number.
pub fn slices(id: u32, sound: &Pcm) -> impl Iterator<Item = Bytes> {
    let count = (sound.rate as usize * SLICE_MS / 1_000).max(1);
    sound.samples.chunks(count).map(move |samples| {
        let mut frame = BytesMut::with_capacity(4 + samples.len() * 2);
        frame.put_u32_le(id);
        samples.iter().for_each(|sample| frame.put_i16_le(*sample));
        frame.freeze()
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const FRAME: usize = size_of::<AudioFrame>() / size_of::<i16>();

    #[test]
    fn sound_is_a_number_and_twenty_milliseconds() {
        let mut frame = vec![7, 1, 0, 0];
        frame.extend((0..FRAME).flat_map(|_| (-2_i16).to_le_bytes()));
        let samples = Box::new([-2; FRAME]);
        assert_eq!(sound(&frame), Ok((263, samples)));
        for length in [0, 3, 4, 5, 643, 645, 1_284] {
            assert_eq!(sound(&vec![0; length]), Err(RejectedClientFrame::Sound), "{length}");
        }
    }

    #[test]
    fn messages_are_known_or_refused() {
        assert_eq!(message(r#"{"type":"hello","next":null}"#), Ok(None));
        let heard = ClientMessage::Heard { utterance: 3, ms: 1_240, ended: false };
        assert_eq!(message(r#"{"type":"heard","id":3,"ms":1240,"ended":false}"#), Ok(Some(heard)));
        assert_eq!(
            message(r#"{"type":"text","text":"Hi"}"#),
            Ok(Some(ClientMessage::Typed("Hi".to_owned())))
        );
        for wrong in
            ["", "[]", "{}", r#"{"type":"shout"}"#, r#"{"type":"text"}"#, r#"{"type":"heard","id":-1}"#]
        {
            assert_eq!(message(wrong), Err(RejectedClientFrame::Message), "{wrong}");
        }
    }

    #[test]
    fn a_greeting_must_have_the_right_types() {
        for greeting in [
            r#"{"type":"hello"}"#,
            r#"{"type":"hello","microphone":true,"next":null}"#,
            r#"{"type":"hello","microphone":false,"next":4294967295,"more":1}"#,
        ] {
            assert_eq!(message(greeting), Ok(None), "{greeting}");
        }
        for wrong in [r#""microphone":1"#, r#""next":-1"#, r#""next":"7""#, r#""next":4294967296"#] {
            let greeting = format!(r#"{{"type":"hello",{wrong}}}"#);
            assert_eq!(message(&greeting), Err(RejectedClientFrame::Message), "{greeting}");
        }
    }

    #[test]
    fn rejects_a_text_that_is_too_long_for_a_message() {
        let full = "ä".repeat(MAX_CHARACTERS);
        let text = |text: &str| json!({ "type": "text", "text": text }).to_string();
        assert_eq!(message(&text(&full)), Ok(Some(ClientMessage::Typed(full.clone()))));
        let long = format!("{full}.");
        assert_eq!(message(&text(&long)), Err(RejectedClientFrame::TooLong(TooLongText::Answer)));
        let correction = json!({ "type": "correct", "index": 3, "text": long }).to_string();
        let too_long = TooLongText::Correction { index: 3 };
        assert_eq!(message(&correction), Err(RejectedClientFrame::TooLong(too_long)));
        let rejection = rejected(too_long);
        assert_eq!((&rejection["request"], &rejection["index"]), (&json!("correct"), &json!(3)));
        assert_eq!((&rejection["reason"], &rejection["maxCharacters"]), (&json!("tooLong"), &json!(10_000)));
    }

    /// Returns the types of the messages that these sources read and write.
    fn types() -> BTreeSet<String> {
        let sources = [include_str!("lib.rs"), include_str!("wire.rs")];
        let program = sources.map(|source| source.split("#[cfg(test)]").next().unwrap_or(source)).concat();
        let after = |mark: &str| {
            let rest = program.split(mark).skip(1);
            rest.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect::<BTreeSet<_>>()
        };
        &after("\n        Some(\"") | &after("\"type\": \"")
    }

    #[test]
    fn the_documentation_names_every_message_and_no_other() {
        let document = include_str!("../../../docs/live.md");
        let rows = document.lines().filter_map(|line| line.strip_prefix("| `"));
        let cells = rows.filter(|row| !row.starts_with("type")).filter_map(|row| row.split('|').next());
        let named = cells.flat_map(|cell| cell.split('`').step_by(2).filter(|name| name.len() > 2));
        assert_eq!(named.map(str::to_owned).collect::<BTreeSet<_>>(), types());
    }

    #[test]
    fn audio_is_sent_in_numbered_slices() {
        let pcm = Pcm { rate: 16_000, samples: (0..8_000).map(|number| number as i16).collect() };
        let slices: Vec<Bytes> = slices(9, &pcm).collect();
        assert_eq!(slices.iter().map(Bytes::len).collect::<Vec<_>>(), [6_404, 6_404, 3_204]);
        assert_eq!(slices[1][..6], [9, 0, 0, 0, 128, 12]);
    }
}
