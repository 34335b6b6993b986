//! How an interview ends, and how to reconstruct that end after it was resumed.

use jiff::Timestamp;

use super::{EndReason, Invitation, Status, TransitionRefused};

impl Invitation {
    /// Ends an interview in progress.
    pub fn end(&mut self, reason: EndReason, now: Timestamp) -> Result<(), TransitionRefused> {
        self.require(&[Status::InProgress])?;
        self.close(reason, now);
        Ok(())
    }

    /// Completes an interview that the organization had reopened.
    pub fn complete(&mut self, now: Timestamp) -> Result<(), TransitionRefused> {
        self.require(&[Status::Reopened])?;
        self.close(EndReason::CompletedByOrganization, now);
        Ok(())
    }

    /// Returns the invitation as it was when it ended, for events that are reported only after it was
    /// resumed.
    pub fn as_ended(mut self, reason: EndReason, at: Timestamp) -> Self {
        self.set_end(reason, at);
        self
    }

    /// Clears the end: an interview that was reopened and starts again has not ended.
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

#[cfg(test)]
mod tests;
