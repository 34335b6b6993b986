//! What webhooks tell of.

use jiff::Timestamp;

use crate::ids::{EventId, InvitationId, OrganizationId};
use crate::words::words;

words! {
    Kind {
        InterviewStarted = "interview.started",
        InterviewCompleted = "interview.completed",
    }
}

/// An event as it is written; where it stands in the order is decided by the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    pub id: EventId,
    pub organization_id: OrganizationId,
    pub invitation_id: InvitationId,
    pub kind: Kind,
    /// Whether the interview had been reopened.
    pub resumed: bool,
    pub created_at: Timestamp,
}
