//! Deadlines: until when invitees can start an interview.

use jiff::Timestamp;

use crate::revision::TransitionOutcome;
use crate::violation::{Violation, ViolationCode, ViolationReason};

/// A deadline that was in the future when it was set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deadline(Timestamp);

impl Deadline {
    /// Returns an error for times that have passed, because nobody could keep such a deadline.
    pub fn new(at: Timestamp, now: Timestamp) -> Result<Self, Violation> {
        if at > now {
            return Ok(Deadline(at));
        }
        Err(ViolationReason::new(ViolationCode::Custom, "Must be in the future").at_field("deadline"))
    }
}

pub(crate) fn replace_deadline(stored: &mut Option<Timestamp>, new: Option<Deadline>) -> TransitionOutcome {
    let new = new.map(|deadline| deadline.0);
    if *stored == new {
        return TransitionOutcome::Unchanged;
    }
    *stored = new;
    TransitionOutcome::Changed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_future_time_is_a_deadline() {
        let now = Timestamp::UNIX_EPOCH;
        assert!(Deadline::new(now, now).is_err());
        let refused = Deadline::new(Timestamp::MIN, now).expect_err("it has passed");
        assert_eq!(refused.reason.message, "Must be in the future");
        let later = now + jiff::SignedDuration::from_nanos(1);
        assert_eq!(Deadline::new(later, now), Ok(Deadline(later)));
    }
}
