//! The records that operations answer with. A field without a value is `null`, never left out. Texts are borrowed from
//! what is answered, and owned by who reads an answer.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use uuid::Uuid;

use crate::time::Time;

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
    pub archived_at: Option<Time>,
    pub created_at: Time,
    pub updated_at: Time,
    /// Live invitations: neither archived nor deactivated.
    pub invitations_count: i64,
    /// Those not archived. Left out in a list of interviews, which has `invitationCounts` in its place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invitations: Option<Vec<Invitation<'a>>>,
    /// In a list of interviews only.
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
    pub sent_at: Option<Time>,
    pub error: Option<Cow<'a, str>>,
    pub incomplete: bool,
    pub end_reason: Option<Cow<'a, str>>,
    pub summary: Option<Cow<'a, str>>,
    pub sentiment: Option<Cow<'a, str>>,
    pub insights: Option<Cow<'a, Value>>,
    pub active_seconds: i64,
    pub responses_count: i64,
    pub started_at: Option<Time>,
    pub completed_at: Option<Time>,
    pub reopened_at: Option<Time>,
    pub cancelled_at: Option<Time>,
    pub deactivated_at: Option<Time>,
    pub archived: bool,
    pub archived_at: Option<Time>,
    pub created_at: Time,
    pub updated_at: Time,
}

/// The answer of archiving and restoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ArchiveState {
    pub id: Uuid,
    pub archived: bool,
    pub archived_at: Option<Time>,
}

/// What happened, and who did it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LogEntry<'a> {
    pub id: Uuid,
    #[serde(rename = "type")]
    pub kind: Cow<'a, str>,
    pub interview_id: Uuid,
    pub invitation_id: Option<Uuid>,
    pub actor: Actor<'a>,
    /// An object.
    pub data: Cow<'a, Value>,
    pub created_at: Time,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Actor<'a> {
    #[serde(rename = "type")]
    pub kind: Cow<'a, str>,
    pub id: Option<Uuid>,
    pub label: Option<Cow<'a, str>>,
}
