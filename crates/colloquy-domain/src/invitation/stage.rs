//! The one rule on whether an invitee can take an interview now. Pages, sessions and consent all ask it.

use jiff::Timestamp;

use super::{Invitation, Status};
use crate::interview::Interview;
use crate::organization::Organization;
use crate::session_run::SessionRun;
use crate::usage::Usage;

/// What an invitee finds at the link of an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvitationStage {
    Ready,
    /// Reopened by the organization after it was completed.
    Reopened,
    InProgress,
    /// Completed, or interrupted for too long to be resumed.
    Completed,
    /// It could be started, but the organization has used up its cap for the month.
    Capped,
    /// It was not started before the deadline.
    Overdue,
    /// The invitee has withdrawn their consent.
    Withdrawn,
    /// Cancelled or archived, or its interview is archived.
    Closed,
}

impl InvitationStage {
    /// Whether the invitee can start or resume the interview now.
    pub fn is_open(self) -> bool {
        matches!(self, InvitationStage::Ready | InvitationStage::Reopened | InvitationStage::InProgress)
    }

    /// Whether the invitee can agree to be recorded. A cap may be raised while the page is open.
    pub fn accepts_consent(self) -> bool {
        self.is_open() || self == InvitationStage::Capped
    }

    /// Whether the consent given before the start still applies, so that the page asks for none.
    pub fn has_consent(self) -> bool {
        self == InvitationStage::InProgress
    }
}

impl Invitation {
    /// Whether the interview has to be started before it can be held.
    pub fn awaits_start(&self) -> bool {
        matches!(self.status, Status::Ready | Status::Reopened)
    }

    /// Whether no one has consented or said anything yet, so that opening it again reveals nothing.
    pub fn is_untouched(&self, session_run: Option<&SessionRun>) -> bool {
        self.status == Status::Ready && session_run.is_none()
    }

    /// Returns the stage at which an invitee finds the invitation. `seen_at` is when a session last held it, and
    /// `usage` is the organization's active time of this month; it only matters before the start.
    pub fn stage(
        &self,
        interview: &Interview,
        organization: &Organization,
        seen_at: Option<Timestamp>,
        usage: Usage,
        now: Timestamp,
    ) -> InvitationStage {
        match self.status {
            _ if self.withdrawal.is_some() => InvitationStage::Withdrawn,
            _ if self.visibility.is_archived() => InvitationStage::Closed,
            // A running session of an archived interview ends normally. One that was interrupted for too long is
            // about to be completed by maintenance.
            Status::InProgress if self.is_abandoned(seen_at, now, organization.resume_time.duration()) => {
                InvitationStage::Completed
            }
            Status::InProgress => InvitationStage::InProgress,
            Status::Completed => InvitationStage::Completed,
            Status::Cancelled => InvitationStage::Closed,
            Status::Ready | Status::Reopened if interview.visibility.is_archived() => InvitationStage::Closed,
            Status::Ready if self.is_overdue(interview, now) => InvitationStage::Overdue,
            Status::Ready | Status::Reopened if !organization.may_start(usage) => InvitationStage::Capped,
            Status::Ready => InvitationStage::Ready,
            Status::Reopened => InvitationStage::Reopened,
        }
    }
}

#[cfg(test)]
pub(super) mod tests;
