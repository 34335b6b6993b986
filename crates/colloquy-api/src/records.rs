//! The records in responses. A field without a value is `null`, never omitted. The service borrows their
//! texts; a client that parses a response owns them.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use uuid::Uuid;

use crate::time::ApiTimestamp;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Interview<'a> {
    pub id: Uuid,
    pub title: Option<Cow<'a, str>>,
    pub prompt: Cow<'a, str>,
    pub intro: Option<Cow<'a, str>>,
    pub first_message: Option<Cow<'a, str>>,
    pub locale: Cow<'a, str>,
    pub voice_id: Uuid,
    pub max_minutes: Option<i64>,
    pub max_responses: Option<i64>,
    pub disable_org_system_prompt: bool,
    pub archived: bool,
    pub archived_at: Option<ApiTimestamp>,
    pub created_at: ApiTimestamp,
    pub updated_at: ApiTimestamp,
    /// The number of invitations that are neither archived nor deactivated.
    pub invitations_count: i64,
    /// The invitations that are not archived. Omitted in a list of interviews, which has `invitationCounts`
    /// instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invitations: Option<Vec<Invitation<'a>>>,
    /// Present only in a list of interviews.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invitation_counts: Option<InvitationCounts>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub struct InvitationCounts {
    pub ready: i64,
    pub in_progress: i64,
    pub completed: i64,
    pub reopened: i64,
    pub cancelled: i64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Invitation<'a> {
    pub id: Uuid,
    pub interview_id: Uuid,
    pub slug: Cow<'a, str>,
    pub url: Cow<'a, str>,
    pub status: Cow<'a, str>,
    pub name: Option<Cow<'a, str>>,
    pub email: Option<Cow<'a, str>>,
    pub source: Cow<'a, str>,
    pub sent: bool,
    pub sent_at: Option<ApiTimestamp>,
    pub error: Option<Cow<'a, str>>,
    pub incomplete: bool,
    pub end_reason: Option<Cow<'a, str>>,
    pub summary: Option<Cow<'a, str>>,
    pub sentiment: Option<Cow<'a, str>>,
    pub insights: Option<Cow<'a, Value>>,
    pub active_seconds: i64,
    pub responses_count: i64,
    pub started_at: Option<ApiTimestamp>,
    pub completed_at: Option<ApiTimestamp>,
    pub reopened_at: Option<ApiTimestamp>,
    pub cancelled_at: Option<ApiTimestamp>,
    pub deactivated_at: Option<ApiTimestamp>,
    pub archived: bool,
    pub archived_at: Option<ApiTimestamp>,
    pub created_at: ApiTimestamp,
    pub updated_at: ApiTimestamp,
    /// The transcript; present only if a single invitation is read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub messages: Option<Vec<Message<'a>>>,
}

/// A message of the interviewer or the invitee.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Message<'a> {
    pub id: Uuid,
    /// The position in the transcript, from 0.
    pub index: i32,
    pub role: Cow<'a, str>,
    pub content: Cow<'a, str>,
    pub sentiment: Option<Cow<'a, str>>,
    pub insights: Option<Cow<'a, Value>>,
    pub created_at: ApiTimestamp,
    /// The time since the session's start.
    pub offset_ms: i64,
    pub duration_ms: i64,
    /// Whether the other side interrupted it.
    pub interrupted: bool,
    pub has_audio: bool,
    /// Whether it was typed instead of spoken.
    pub typed: bool,
    /// The session in which it was said, from 1.
    pub session: i32,
}

/// A temporary address of an audio file, which needs no key.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AudioUrl<'a> {
    pub url: Cow<'a, str>,
    pub expires_at: ApiTimestamp,
    pub content_type: Cow<'a, str>,
}

/// An interview's public link.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ShareLink<'a> {
    pub interview_id: Uuid,
    pub slug: Cow<'a, str>,
    pub url: Cow<'a, str>,
    pub enabled: bool,
    pub ask_name: Cow<'a, str>,
    pub ask_email: Cow<'a, str>,
    pub max_interviews: Option<i64>,
    pub max_per_day: Option<i64>,
    pub max_per_ip_per_day: Option<i64>,
    pub opens_at: Option<ApiTimestamp>,
    pub closes_at: Option<ApiTimestamp>,
    pub dedupe_by_contact: bool,
    pub has_access_code: bool,
    /// Separated by commas; empty if any domain is allowed.
    pub allowed_email_domains: Cow<'a, str>,
    pub usage_count: i64,
    pub created_at: ApiTimestamp,
    pub updated_at: ApiTimestamp,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Voice<'a> {
    pub id: Uuid,
    pub name: Cow<'a, str>,
    /// A BCP 47 tag.
    pub language: Cow<'a, str>,
    pub gender: Option<Cow<'a, str>>,
    pub provider: Cow<'a, str>,
}

/// The response to archiving and restoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ArchiveState {
    pub id: Uuid,
    pub archived: bool,
    pub archived_at: Option<ApiTimestamp>,
}

/// An entry of the log: what happened, and who caused it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LogEntry<'a> {
    pub id: Uuid,
    #[serde(rename = "type")]
    pub kind: Cow<'a, str>,
    pub interview_id: Uuid,
    pub invitation_id: Option<Uuid>,
    pub actor: Actor<'a>,
    /// Always an object.
    pub data: Cow<'a, Value>,
    pub created_at: ApiTimestamp,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Actor<'a> {
    #[serde(rename = "type")]
    pub kind: Cow<'a, str>,
    pub id: Option<Uuid>,
    pub label: Option<Cow<'a, str>>,
}
