//! Decides when to retry and when to give up.

use std::time::Duration;

/// The pauses between attempts when connections break.
const PAUSES: [Duration; 2] = [Duration::from_millis(500), Duration::from_secs(1)];

/// The wait if the service does not say how long.
const DEFAULT_RETRY_WAIT: Duration = Duration::from_secs(1);

/// The remaining time for waits.
#[derive(Debug)]
pub struct RetryBudget {
    left: Duration,
    losses: usize,
}

impl RetryBudget {
    pub fn of(most: Duration) -> Self {
        RetryBudget { left: most, losses: 0 }
    }

    /// Returns how long to wait after a rejection with this `Retry-After`, or `None` if that is too long.
    pub fn after_refusal(&mut self, retry_after: Option<&str>) -> Option<Duration> {
        let seconds = retry_after.and_then(|text| text.trim().parse().ok());
        self.spend(seconds.map_or(DEFAULT_RETRY_WAIT, Duration::from_secs))
    }

    /// Returns how long to wait after a lost connection, or `None` if there have been enough attempts.
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
    fn the_total_wait_is_bounded() {
        let mut patience = RetryBudget::of(60 * SECOND);
        assert_eq!(patience.after_refusal(Some("42")), Some(42 * SECOND));
        assert_eq!(patience.after_refusal(Some("42")), None);
        assert_eq!(patience.after_refusal(Some("18")), Some(18 * SECOND));
        assert_eq!(patience.after_refusal(Some("1")), None);
        assert_eq!(patience.after_refusal(Some("0")), Some(Duration::ZERO));
    }

    #[test]
    fn waits_a_second_without_a_retry_after() {
        for unsaid in [None, Some("Fri, 01 Jan 2027 00:00:00 GMT")] {
            assert_eq!(RetryBudget::of(SECOND).after_refusal(unsaid), Some(SECOND));
            assert_eq!(RetryBudget::of(SECOND / 2).after_refusal(unsaid), None);
        }
    }

    #[test]
    fn makes_three_attempts_after_lost_connections() {
        let mut patience = RetryBudget::of(60 * SECOND);
        assert_eq!([patience.after_loss(), patience.after_loss()], [Some(SECOND / 2), Some(SECOND)]);
        assert_eq!(patience.after_loss(), None);
        assert_eq!(RetryBudget::of(Duration::ZERO).after_loss(), None);
    }
}
