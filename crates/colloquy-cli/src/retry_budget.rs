//! When to try again, and when to give up.

use std::time::Duration;

/// Between tries when connections break.
const PAUSES: [Duration; 2] = [Duration::from_millis(500), Duration::from_secs(1)];

/// Where the service does not say how long to wait.
const UNSAID: Duration = Duration::from_secs(1);

/// What is left of the time that may be spent waiting.
#[derive(Debug)]
pub struct RetryBudget {
    left: Duration,
    losses: usize,
}

impl RetryBudget {
    pub fn of(most: Duration) -> Self {
        RetryBudget { left: most, losses: 0 }
    }

    /// How long to wait when told to come back later, by a `Retry-After`; none when that is too long.
    pub fn after_refusal(&mut self, retry_after: Option<&str>) -> Option<Duration> {
        let seconds = retry_after.and_then(|text| text.trim().parse().ok());
        self.spend(seconds.map_or(UNSAID, Duration::from_secs))
    }

    /// How long to wait when there was no answer; none when it has been tried often enough.
    pub fn after_loss(&mut self) -> Option<Duration> {
        let pause = PAUSES.get(self.losses).copied()?;
        self.losses += 1;
        self.spend(pause)
    }

    fn spend(&mut self, pause: Duration) -> Option<Duration> {
        self.left = self.left.checked_sub(pause)?;
        Some(pause)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn what_is_waited_for_in_all_is_bounded() {
        let mut patience = RetryBudget::of(60 * SECOND);
        assert_eq!(patience.after_refusal(Some("42")), Some(42 * SECOND));
        assert_eq!(patience.after_refusal(Some("42")), None);
        assert_eq!(patience.after_refusal(Some("18")), Some(18 * SECOND));
        assert_eq!(patience.after_refusal(Some("1")), None);
        assert_eq!(patience.after_refusal(Some("0")), Some(Duration::ZERO));
    }

    #[test]
    fn a_wait_that_is_not_told_is_a_second() {
        for unsaid in [None, Some("Fri, 01 Jan 2027 00:00:00 GMT")] {
            assert_eq!(RetryBudget::of(SECOND).after_refusal(unsaid), Some(SECOND));
            assert_eq!(RetryBudget::of(SECOND / 2).after_refusal(unsaid), None);
        }
    }

    #[test]
    fn a_lost_connection_is_tried_three_times() {
        let mut patience = RetryBudget::of(60 * SECOND);
        assert_eq!([patience.after_loss(), patience.after_loss()], [Some(SECOND / 2), Some(SECOND)]);
        assert_eq!(patience.after_loss(), None);
        assert_eq!(RetryBudget::of(Duration::ZERO).after_loss(), None);
    }
}
