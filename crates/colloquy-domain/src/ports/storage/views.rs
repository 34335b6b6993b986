//! What queries select, and the records that they read together.

use jiff::Timestamp;

use crate::api_key::ApiKey;
use crate::ids::InterviewId;
use crate::ids::MailId;
use crate::interview::{Interview, InterviewDetails};
use crate::invitation::{Invitation, InvitationDetails, Status};
use crate::message::Message;
use crate::organization::Organization;

/// One page of a list, newest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListPageRequest<T> {
    /// The last item of the previous page.
    pub after: Option<T>,
    pub limit: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InterviewFilter {
    pub archived: bool,
    /// Includes only interviews changed at this time or later.
    pub updated_since: Option<Timestamp>,
}

/// Why members may have to act on an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttentionReason {
    /// The invitee reported a danger. The time of the report counts.
    ReportedDanger,
    /// The mail could not be delivered, or the interview was abandoned. The time of the last change counts.
    UndeliveredOrAbandoned,
}

/// The order of a list of interviews.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InterviewOrder {
    #[default]
    Newest,
    Oldest,
    /// The last changed one first.
    Changed,
}

/// An interview in a list in some order, with the time of its change that put it there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InterviewListPosition {
    pub id: InterviewId,
    pub updated_at: Timestamp,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvitationFilter {
    pub archived: bool,
    pub status: Option<Status>,
}

/// The number of invitations in each status, without archived ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct InvitationStatusCounts([i64; Status::ALL.len()]);

impl InvitationStatusCounts {
    pub fn of(self, status: Status) -> i64 {
        self.0[status as usize]
    }

    pub fn add(&mut self, status: Status, count: i64) {
        self.0[status as usize] += count;
    }

    /// Returns the number of live invitations. Only cancelled invitations are deactivated.
    pub fn live(self) -> i64 {
        self.0.iter().sum::<i64>() - self.of(Status::Cancelled)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InterviewWithInvitationCounts {
    pub interview: Interview,
    pub counts: InvitationStatusCounts,
}

/// An interview in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedInterview {
    pub interview: InterviewDetails,
    pub counts: InvitationStatusCounts,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InterviewWithInvitations {
    pub interview: InterviewDetails,
    /// The newest invitations that are not archived, at most [`InterviewWithInvitations::INVITATIONS`].
    pub invitations: Vec<InvitationDetails>,
    /// Whether there are more.
    pub more: bool,
}

impl InterviewWithInvitations {
    pub const INVITATIONS: usize = 100;
}

#[derive(Clone, Debug, PartialEq)]
pub struct InvitationWithMessages {
    pub invitation: Invitation,
    /// The transcript, in order.
    pub messages: Vec<Message>,
}

/// An API key with the organization that it gives access to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiKeyWithOrganization {
    pub key: ApiKey,
    pub organization: Organization,
}

/// A claim of at most `limit` rows that are due at `now`. It makes them due again at `until`, when its lease
/// ends.
#[derive(Clone, Copy, Debug)]
pub struct DueClaim {
    pub now: Timestamp,
    pub until: Timestamp,
    pub limit: usize,
}

/// Selects the due mails that a worker claims.
#[derive(Clone, Copy, Debug)]
pub enum DueMailSelection<'a> {
    /// The oldest mails of all.
    Oldest,
    These(&'a [MailId]),
}
