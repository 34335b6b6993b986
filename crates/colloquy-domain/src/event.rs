//! The events that webhooks report.

use jiff::{SignedDuration, Timestamp};

use crate::ids::{EventId, InterviewId, InvitationId, OrganizationId};
use crate::words::words;

/// How long the event of a completed interview waits for the analysis of its transcript before it is sent
/// without one.
pub const ANALYSIS_WAIT: SignedDuration = SignedDuration::from_mins(10);

words! {
    EventKind {
        InterviewStarted = "interview.started",
        InterviewCompleted = "interview.completed",
        /// Sent only to endpoints that ask for it.
        InvitationErased = "invitation.erased",
        /// Sent only to endpoints that ask for it.
        InvitationBounced = "invitation.bounced",
        /// Sent on request, to check that one endpoint receives events.
        EndpointTest = "endpoint.test",
    }
}

/// An event as it is written. The store decides its place in the order of events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    pub id: EventId,
    pub organization_id: OrganizationId,
    /// The invitation that the event is about; `None` for a test, and if the invitation is erased.
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

    /// Returns the latest time at which delivery of the event starts.
    pub fn due_at(&self) -> Timestamp {
        match self.kind {
            EventKind::InterviewCompleted => self.created_at + ANALYSIS_WAIT,
            EventKind::InterviewStarted
            | EventKind::InvitationErased
            | EventKind::InvitationBounced
            | EventKind::EndpointTest => self.created_at,
        }
    }
}

/// An event with the body that endpoints receive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventWithBody {
    pub event: Event,
    /// The interview of the invitation.
    pub interview_id: Option<InterviewId>,
    /// Rendered when the event is first sent; it never changes afterwards.
    pub body: Option<String>,
}
