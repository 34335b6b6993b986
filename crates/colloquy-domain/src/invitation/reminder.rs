//! Reminders that invitees ask for, and reminders of the organization.

use jiff::{SignedDuration, Timestamp};

use super::{Invitation, Status, TransitionRefused};
use crate::interview::Interview;
use crate::reminder_plan::{MOST_REMINDERS, TimeZoneName};
use crate::revision::TransitionOutcome;

/// How long after the request the invitee is reminded.
const A_DAY: SignedDuration = SignedDuration::from_hours(24);

/// A mail that is sent within this time after it was due was not delayed.
const PROMPT_DELIVERY: SignedDuration = SignedDuration::from_secs(30);

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
        // An address that a visitor has typed may belong to another person: the organization must have mailed it first.
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

    /// Whether the invitee can still start, and a mail of the organization reaches them as far as is known.
    fn awaits_reminders(&self, interview: &Interview, now: Timestamp) -> bool {
        let is_archived = self.visibility.is_archived() || interview.visibility.is_archived();
        let is_reached = self.sent && self.email.is_some();
        // An invitee who has asked for a reminder gets only that one.
        let has_asked = self.remind_at.is_some_and(|at| at > now);
        self.status == Status::Ready
            && is_reached
            && !is_archived
            && !has_asked
            && !self.is_overdue(interview, now)
    }

    /// Records a reminder by the plan of the interview, if one is due now.
    pub fn remind_by_plan(&mut self, interview: &Interview, now: Timestamp) -> TransitionOutcome {
        let Some(plan) = &interview.reminder_plan else { return TransitionOutcome::Unchanged };
        let reminders = usize::try_from(self.reminders).unwrap_or(MOST_REMINDERS);
        let last = self.mailed_at.max(self.remind_at);
        let is_due =
            plan.cutoff(reminders, now).is_some_and(|cutoff| last.is_some_and(|last| last <= cutoff));
        if !is_due || !plan.is_open(self.time_zone.as_ref(), now) || !self.awaits_reminders(interview, now) {
            return TransitionOutcome::Unchanged;
        }
        self.facts.reminders += 1;
        self.facts.mailed_at = Some(now);
        self.facts.updated_at = now;
        TransitionOutcome::Changed
    }

    /// Records a reminder that a member sends. The next one of the plan comes as long after it as after any other mail.
    pub fn remind_now(&mut self, interview: &Interview, now: Timestamp) -> Result<(), TransitionRefused> {
        if !self.awaits_reminders(interview, now) {
            return Err(TransitionRefused::NotRemindable);
        }
        self.facts.mailed_at = Some(now);
        self.facts.updated_at = now;
        Ok(())
    }

    /// Records that a reminder was sent. If it was delayed, the next one by the plan comes later as well.
    pub fn reminder_sent(&mut self, now: Timestamp) -> TransitionOutcome {
        let is_delayed = self.mailed_at.max(self.remind_at).is_none_or(|last| last + PROMPT_DELIVERY < now);
        if self.status != Status::Ready || !is_delayed {
            return TransitionOutcome::Unchanged;
        }
        self.facts.mailed_at = Some(now);
        TransitionOutcome::Changed
    }

    /// Records that a reminder by the plan was not sent, for a reason that may pass. The reminder is still to be sent, and
    /// waits as long as after a sent mail. An interview that has started gets none, and must not be saved beside its
    /// session.
    pub fn reminder_not_sent(&mut self) -> TransitionOutcome {
        if !matches!(self.status, Status::Ready | Status::Cancelled) || self.reminders == 0 {
            return TransitionOutcome::Unchanged;
        }
        self.facts.reminders -= 1;
        TransitionOutcome::Changed
    }

    /// Records that no reminder by the plan reaches the invitee, so that no other one is tried.
    pub fn stop_reminders(&mut self) {
        self.facts.reminders = MOST_REMINDERS as i32;
    }

    /// Records the time zone that the invitee's browser says. Only the first one counts, so that opening a link costs one
    /// write.
    pub fn set_time_zone(&mut self, zone: TimeZoneName) -> TransitionOutcome {
        if self.status != Status::Ready || self.time_zone.is_some() {
            return TransitionOutcome::Unchanged;
        }
        self.facts.time_zone = Some(zone);
        TransitionOutcome::Changed
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
