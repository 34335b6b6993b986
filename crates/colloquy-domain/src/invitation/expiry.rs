//! What is left of an invitation when the time is over for which its organization keeps a part of it.

use jiff::Timestamp;

use super::{Invitation, Status};
use crate::retention::RetentionPosition;
use crate::revision::TransitionOutcome;

impl Invitation {
    /// Returns the time from which retention counts. An invitation that can still be used has none. The databases have an
    /// index on the same expression.
    pub fn ended_at(&self) -> Option<Timestamp> {
        match self.status {
            Status::Completed => self.completed_at,
            Status::Cancelled => self.cancelled_at,
            Status::InProgress => None,
            Status::Ready | Status::Reopened => self.visibility.archived_at(),
        }
    }

    /// Whether it ended at this time and has not been used again.
    pub fn is_at(&self, position: RetentionPosition) -> bool {
        self.id == position.invitation_id && self.ended_at() == Some(position.ended_at)
    }

    /// Removes what an analysis derived from the transcript. Its origin stays, so that no further analysis is made.
    pub fn remove_analysis(&mut self) -> TransitionOutcome {
        let facts = self.facts.clone();
        self.facts.summary = None;
        self.facts.sentiment = None;
        self.facts.insights = None;
        self.facts.danger_reported_at = None;
        TransitionOutcome::of(self.facts != facts)
    }

    /// Removes what says who the invitee is. The error of a mail may quote the address.
    pub fn remove_person(&mut self) -> TransitionOutcome {
        let facts = self.facts.clone();
        self.facts.name = None;
        self.facts.time_zone = None;
        self.facts.email = None;
        self.facts.error = None;
        TransitionOutcome::of(self.facts != facts)
    }
}

#[cfg(test)]
mod tests;
