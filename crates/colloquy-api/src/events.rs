//! The bodies of webhooks.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::records::Message;
use crate::time::ApiTimestamp;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WebhookBody<'a, D> {
    #[serde(rename = "type")]
    pub kind: Cow<'a, str>,
    pub timestamp: ApiTimestamp,
    pub data: D,
}

/// Empty, because the event is a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TestEventData {}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct InvitationErasedData {
    pub erasure_id: Uuid,
    pub interview_id: Uuid,
    pub invitation_id: Uuid,
    pub requested_at: ApiTimestamp,
    pub completed_at: ApiTimestamp,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct InvitationBouncedData<'a> {
    pub interview_id: Uuid,
    pub invitation_id: Uuid,
    pub email: Option<Cow<'a, str>>,
    /// What the mail system of the recipient says.
    pub reason: Option<Cow<'a, str>>,
    pub bounced_at: ApiTimestamp,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct InterviewStartedData<'a> {
    pub interview_id: Uuid,
    pub interview_title: Option<Cow<'a, str>>,
    pub invitation_id: Uuid,
    pub slug: Cow<'a, str>,
    pub name: Option<Cow<'a, str>>,
    pub email: Option<Cow<'a, str>>,
    pub started_at: ApiTimestamp,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct InterviewCompletedData<'a> {
    #[serde(flatten)]
    pub started: InterviewStartedData<'a>,
    pub completed_at: ApiTimestamp,
    pub incomplete: bool,
    pub end_reason: Cow<'a, str>,
    pub active_seconds: i64,
    pub summary: Option<Cow<'a, str>>,
    pub sentiment: Option<Cow<'a, str>>,
    /// Whether the interview was reopened before.
    pub resumed: bool,
    /// The whole transcript, in order.
    pub messages: Vec<Message<'a>>,
}
