//! Reminders that invitees ask for.

use jiff::{SignedDuration, Timestamp};

use super::{Invitation, Status};
use crate::interview::Interview;
use crate::revision::TransitionOutcome;

/// How long after the request the invitee is reminded.
const A_DAY: SignedDuration = SignedDuration::from_hours(24);

/// What an invitee who has not started can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReminderOffer {
    /// A reminder tomorrow, at this time of the day.
    Tomorrow,
    /// The reminder that they have asked for.
    Waiting { at: Timestamp },
}

impl Invitation {
    /// Returns what can be offered, or `None` if a mail cannot reach the invitee or would come too late.
    pub fn reminder_offer(&self, interview: &Interview, now: Timestamp) -> Option<ReminderOffer> {
        // An address that a visitor has typed may be somebody else's: the organization must have mailed it first.
        let is_archived = self.visibility.is_archived() || interview.visibility.is_archived();
        let is_reachable = self.status == Status::Ready && self.sent && !is_archived;
        let comes_too_late = self.deadline_for(interview).is_some_and(|deadline| deadline <= now + A_DAY);
        match self.remind_at.filter(|at| *at > now) {
            _ if !is_reachable => None,
            Some(at) => Some(ReminderOffer::Waiting { at }),
            None if comes_too_late => None,
            None => Some(ReminderOffer::Tomorrow),
        }
    }

    /// Records that the invitee wants to be reminded tomorrow, unless a reminder is waiting or cannot be offered.
    pub fn remind_tomorrow(&mut self, interview: &Interview, now: Timestamp) -> TransitionOutcome {
        if self.reminder_offer(interview, now) != Some(ReminderOffer::Tomorrow) {
            return TransitionOutcome::Unchanged;
        }
        self.facts.remind_at = Some(now + A_DAY);
        self.facts.updated_at = now;
        TransitionOutcome::Changed
    }
}

#[cfg(test)]
mod tests;
