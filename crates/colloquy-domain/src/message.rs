//! A message: what the interviewer or the invitee said. All of an invitation's messages are its transcript.

use jiff::Timestamp;
use serde_json::Value;

use crate::ids::{InvitationId, MessageId, OrganizationId};
use crate::invitation::Sentiment;
use crate::media::MediaName;
use crate::words::words;

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
    /// Its place in the transcript, from 0.
    pub index: i32,
    pub role: Role,
    pub content: String,
    pub sentiment: Option<Sentiment>,
    /// A JSON object.
    pub insights: Option<Value>,
    pub created_at: Timestamp,
    /// From the session's start.
    pub offset_ms: i64,
    pub duration_ms: i64,
    /// Whether the other side cut it off.
    pub interrupted: bool,
    /// Where its recording is kept.
    pub audio: Option<MediaName>,
    /// Written, not said.
    pub typed: bool,
    /// The session in which it was said, from 1.
    pub session: i32,
}
