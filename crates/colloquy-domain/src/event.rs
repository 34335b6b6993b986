//! What webhooks tell of.

use jiff::{SignedDuration, Timestamp};

use crate::ids::{EventId, InterviewId, InvitationId, OrganizationId};
use crate::words::words;

/// How long a completed interview may wait for its transcript to be read before it is told without that.
pub const READ_WITHIN: SignedDuration = SignedDuration::from_mins(10);

words! {
    EventKind {
        InterviewStarted = "interview.started",
        InterviewCompleted = "interview.completed",
        /// Somebody wants to see whether one endpoint gets it.
        EndpointTest = "endpoint.test",
    }
}

/// An event as it is written; where it stands in the order is decided by the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    pub id: EventId,
    pub organization_id: OrganizationId,
    /// What it is about; nothing, for a test.
    pub invitation_id: Option<InvitationId>,
    pub kind: EventKind,
    /// Whether the interview had been reopened.
    pub resumed: bool,
    pub created_at: Timestamp,
}

impl Event {
    pub fn test(id: EventId, organization_id: OrganizationId, now: Timestamp) -> Self {
        let kind = EventKind::EndpointTest;
        Event { id, organization_id, invitation_id: None, kind, resumed: false, created_at: now }
    }

    /// When endpoints are told of it at the latest.
    pub fn due_at(&self) -> Timestamp {
        match self.kind {
            EventKind::InterviewCompleted => self.created_at + READ_WITHIN,
            EventKind::InterviewStarted | EventKind::EndpointTest => self.created_at,
        }
    }
}

/// An event with what endpoints are told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventWithSnapshot {
    pub event: Event,
    /// Of its invitation.
    pub interview_id: Option<InterviewId>,
    /// Made when it is first sent, and the same from then on.
    pub body: Option<String>,
}
