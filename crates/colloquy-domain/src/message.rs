//! A message: what the interviewer or the invitee said. The messages of an invitation form its transcript.

use jiff::Timestamp;
use serde_json::Value;

use crate::ids::{InvitationId, MessageId, OrganizationId};
use crate::invitation::Sentiment;
use crate::media::MediaName;
use crate::words::words;

/// The maximum length of a message, in Unicode scalar values.
pub const MAX_CHARACTERS: usize = 10_000;

words! {
    Role {
        Assistant = "assistant",
        User = "user",
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    pub id: MessageId,
    pub organization_id: OrganizationId,
    pub invitation_id: InvitationId,
    /// Its position in the transcript, from 0.
    pub index: i32,
    pub role: Role,
    pub content: String,
    pub sentiment: Option<Sentiment>,
    /// A JSON object.
    pub insights: Option<Value>,
    pub created_at: Timestamp,
    /// When the message began, from the start of the session.
    pub offset_ms: i64,
    pub duration_ms: i64,
    /// Whether the other side cut it off.
    pub interrupted: bool,
    /// The name of its recording in the media store.
    pub audio: Option<MediaName>,
    /// Whether it was typed instead of spoken.
    pub typed: bool,
    /// The session in which it was said, from 1.
    pub session: i32,
}

/// Splits a text into parts that fit into messages, in order and without the whitespace between them. A word
/// is split only if it is longer than a message.
pub fn split(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text.trim();
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let Some((limit, next)) = rest.char_indices().nth(MAX_CHARACTERS) else {
            return Some(std::mem::take(&mut rest));
        };
        let last_space = || rest[..limit].rfind(char::is_whitespace).unwrap_or(limit);
        let end = if next.is_whitespace() { limit } else { last_space() };
        let (part, more) = rest.split_at(end);
        rest = more.trim_start();
        Some(part.trim_end())
    })
}

#[cfg(test)]
mod tests;
