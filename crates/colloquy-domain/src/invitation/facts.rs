//! What is known of an invitation.

use std::ops::{Deref, DerefMut};

use jiff::Timestamp;
use serde_json::Value;

use super::{ConsentWithdrawal, EndReason, InvitationSource, Sentiment, Status};
use crate::ids::{InterviewId, InvitationId, MailId, OrganizationId};
use crate::interview::ArchiveStatus;
use crate::origin::TextOrigin;
use crate::reminder_plan::TimeZoneName;
use crate::slug::Slug;
use crate::text::{Email, PersonName};

/// What the API shows of an invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvitationDetails {
    pub id: InvitationId,
    pub interview_id: InterviewId,
    pub slug: Slug,
    pub status: Status,
    pub name: Option<PersonName>,
    pub email: Option<Email>,
    pub source: InvitationSource,
    /// Whether the mail most recently requested was accepted.
    pub sent: bool,
    pub sent_at: Option<Timestamp>,
    /// The last delivery failure, in words that a caller may see.
    pub error: Option<String>,
    pub incomplete: bool,
    pub end_reason: Option<EndReason>,
    pub summary: Option<String>,
    pub sentiment: Option<Sentiment>,
    pub insights: Option<Value>,
    pub active_ms: i64,
    pub responses_count: i64,
    pub started_at: Option<Timestamp>,
    pub completed_at: Option<Timestamp>,
    pub reopened_at: Option<Timestamp>,
    pub cancelled_at: Option<Timestamp>,
    pub deactivated_at: Option<Timestamp>,
    pub visibility: ArchiveStatus,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

impl InvitationDetails {
    /// Returns the name of the invitee, or else the address.
    pub fn addressee(&self) -> Option<&str> {
        let name = self.name.as_ref().map(|name| name.as_str()).filter(|name| !name.trim().is_empty());
        name.or(self.email.as_ref().map(|email| email.as_str()))
    }

    /// Whether `invitationsCount` includes this invitation.
    pub fn is_live(&self) -> bool {
        !self.visibility.is_archived() && self.deactivated_at.is_none()
    }
}

/// All attributes of an invitation. The details can be read without the others, of which there are many that a reader
/// does not need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvitationFacts {
    pub details: InvitationDetails,
    pub organization_id: OrganizationId,
    /// The mail most recently requested, unless it was withdrawn. Only the outcome of this mail changes the
    /// invitation.
    pub mail_id: Option<MailId>,
    /// The origin of the summary, the sentiment and the insights.
    pub insights_origin: Option<TextOrigin>,
    /// The number of sessions that have started.
    pub sessions: i32,
    /// When the invitee disconnected from an interview in progress.
    pub paused_at: Option<Timestamp>,
    /// When its link was first opened.
    pub opened_at: Option<Timestamp>,
    /// When this invitee can no longer start the interview, if that differs from the deadline of the interview.
    pub deadline: Option<Timestamp>,
    /// When the invitee wants to be reminded, or wanted to be last.
    pub remind_at: Option<Timestamp>,
    /// How often the invitee was reminded by the plan of the interview.
    pub reminders: i32,
    /// When the invitee was mailed last: invited, or reminded by the organization.
    pub mailed_at: Option<Timestamp>,
    /// The time zone of the invitee, as the browser said when the link was opened.
    pub time_zone: Option<TimeZoneName>,
    /// When the invitee reported a danger, unless the analysis of the whole transcript found none.
    pub danger_reported_at: Option<Timestamp>,
    /// Whether the invitee has withdrawn their consent.
    pub withdrawal: Option<ConsentWithdrawal>,
}

impl Deref for InvitationFacts {
    type Target = InvitationDetails;

    fn deref(&self) -> &InvitationDetails {
        &self.details
    }
}

impl DerefMut for InvitationFacts {
    fn deref_mut(&mut self) -> &mut InvitationDetails {
        &mut self.details
    }
}
