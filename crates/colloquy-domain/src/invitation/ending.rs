//! How an interview ends, and what of that is known when it is resumed.

use jiff::Timestamp;

use super::{EndReason, Invitation, Status, TransitionRefused};

impl Invitation {
    /// The session is over.
    pub fn end(&mut self, reason: EndReason, now: Timestamp) -> Result<(), TransitionRefused> {
        self.require(&[Status::InProgress])?;
        self.close(reason, now);
        Ok(())
    }

    /// The organization closes what it had reopened.
    pub fn complete(&mut self, now: Timestamp) -> Result<(), TransitionRefused> {
        self.require(&[Status::Reopened])?;
        self.close(EndReason::CompletedByOrganization, now);
        Ok(())
    }

    /// As it was when it ended, for what is reported only after it was resumed.
    pub fn as_ended(mut self, reason: EndReason, at: Timestamp) -> Self {
        self.set_end(reason, at);
        self
    }

    /// A reopened interview that starts again has not ended until it ends again.
    pub(super) fn clear_end(&mut self) {
        self.facts.end_reason = None;
        self.facts.incomplete = false;
        self.facts.completed_at = None;
    }

    fn close(&mut self, reason: EndReason, now: Timestamp) {
        self.set_end(reason, now);
        self.facts.paused_at = None;
        self.enter(Status::Completed, now);
    }

    fn set_end(&mut self, reason: EndReason, at: Timestamp) {
        self.facts.end_reason = Some(reason);
        self.facts.incomplete = reason.leaves_incomplete();
        self.facts.completed_at = Some(at);
    }
}
