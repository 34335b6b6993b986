//! Withdrawal of the consent that an invitee has given.

use jiff::Timestamp;

use super::{Invitation, Status, TransitionRefused};
use crate::revision::TransitionOutcome;

/// That an invitee has withdrawn their consent, and what the organization has decided since.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConsentWithdrawal {
    pub at: Timestamp,
    /// When the organization decided to keep what is stored.
    pub kept_at: Option<Timestamp>,
}

impl ConsentWithdrawal {
    /// Whether the organization still has to decide. If it erases everything, the withdrawal is erased as well.
    pub fn awaits_decision(self) -> bool {
        self.kept_at.is_none()
    }
}

impl Invitation {
    /// Withdraws the consent for the invitee, in any status. An interview that is not over ends, without an
    /// analysis.
    pub fn withdraw_consent(&mut self, now: Timestamp) -> TransitionOutcome {
        if self.withdrawal.is_some() {
            return TransitionOutcome::Unchanged;
        }
        self.facts.withdrawal = Some(ConsentWithdrawal { at: now, kept_at: None });
        self.close_for_good(now);
        self.facts.updated_at = now;
        TransitionOutcome::Changed
    }

    /// Records that the organization keeps what is stored after a withdrawal.
    pub fn keep_after_withdrawal(&mut self, now: Timestamp) -> Result<TransitionOutcome, TransitionRefused> {
        let Some(withdrawal) = &mut self.facts.withdrawal else {
            return Err(TransitionRefused::NotWithdrawn);
        };
        if !withdrawal.awaits_decision() {
            return Ok(TransitionOutcome::Unchanged);
        }
        withdrawal.kept_at = Some(now);
        self.facts.updated_at = now;
        Ok(TransitionOutcome::Changed)
    }

    /// Cancels an invitation that could still be used, in any status.
    pub(super) fn close_for_good(&mut self, now: Timestamp) -> TransitionOutcome {
        if matches!(self.status, Status::Completed | Status::Cancelled) {
            return TransitionOutcome::Unchanged;
        }
        self.facts.paused_at = None;
        self.facts.cancelled_at = Some(now);
        self.facts.deactivated_at = Some(now);
        self.enter(Status::Cancelled, now);
        TransitionOutcome::Changed
    }

    /// Returns an error if the consent was withdrawn. Nobody can make the invitation usable again then.
    pub(super) fn require_consent(&self) -> Result<(), TransitionRefused> {
        if self.withdrawal.is_some() { Err(TransitionRefused::ConsentWithdrawn) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests;
