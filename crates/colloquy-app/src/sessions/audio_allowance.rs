//! Limits how fast audio may arrive: in real time, plus at once what a page has buffered during an outage.

use std::time::Duration;

use colloquy_domain::session::FRAME_MS;
use tokio::time::Instant;

/// The 30 s that a page buffers, and what may be in transit at the same time.
const AHEAD_AT_MOST: Duration = Duration::from_secs(32);

/// The most audio that is accepted before the allowance is stored. So another node or process does not grant it again.
const UNSTORED_AT_MOST: Duration = Duration::from_secs(10);

/// What a new holder of an interview allows in addition, because the clocks of nodes differ and a page sends again what
/// the previous holder had not acknowledged.
const TOLERANCE: Duration = Duration::from_secs(5);

const FRAME: Duration = Duration::from_millis(FRAME_MS as u64);

/// The audio allowance of one interview, over all its connections. It tracks when the accepted audio would end if it
/// were played as it arrives. A page that sends what it records can be ahead of the clock only by what it has buffered.
#[derive(Clone, Copy, Debug)]
pub struct AudioAllowance {
    until: Instant,
    stored: Instant,
}

impl AudioAllowance {
    /// Continues the allowance of another holder, which has stored that its audio lasts for `ahead`.
    pub fn after(ahead: Duration, now: Instant) -> Self {
        let until = now + ahead.saturating_sub(TOLERANCE).min(AHEAD_AT_MOST);
        AudioAllowance { until, stored: until }
    }

    /// Counts a further frame, and returns whether it may arrive now.
    pub fn accepts(&mut self, now: Instant) -> bool {
        let until = self.until.max(now) + FRAME;
        let is_accepted = until - now <= AHEAD_AT_MOST;
        if is_accepted {
            self.until = until;
        }
        is_accepted
    }

    pub fn until(&self) -> Instant {
        self.until
    }

    /// Returns whether so much was accepted that the allowance must be stored.
    pub fn is_to_be_stored(&self, now: Instant) -> bool {
        self.until.saturating_duration_since(self.stored.max(now)) > UNSTORED_AT_MOST
    }

    pub fn is_stored(&mut self) {
        self.stored = self.until;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: u32 = 50;

    fn new(now: Instant) -> AudioAllowance {
        AudioAllowance::after(Duration::ZERO, now)
    }

    fn accepted(pace: &mut AudioAllowance, now: Instant, frames: u32) -> u32 {
        (0..frames).filter(|_| pace.accepts(now)).count() as u32
    }

    #[test]
    fn accepts_half_a_minute_at_once_and_no_more() {
        let now = Instant::now();
        assert_eq!(accepted(&mut new(now), now, 120 * SECOND), 32 * SECOND);
    }

    #[test]
    fn accepts_real_time_for_hours() {
        let began = Instant::now();
        let mut pace = new(began);
        for frame in 0..4 * 3_600 * SECOND {
            // A clock that runs a thousandth of a percent fast, with frames that arrive in groups of five.
            let now = began + FRAME.mul_f64(f64::from(frame - frame % 5) * 0.999_99);
            assert!(pace.accepts(now), "frame {frame}");
            assert!(!pace.is_to_be_stored(now));
        }
    }

    #[test]
    fn accepts_what_was_buffered_after_each_of_many_outages() {
        let mut now = Instant::now();
        let mut pace = new(now);
        for outage in [30, 1, 12, 30, 30, 5, 29] {
            now += Duration::from_secs(outage);
            let frames = outage as u32 * SECOND;
            assert_eq!(accepted(&mut pace, now, frames), frames, "after {outage} s");
            // Then real time continues for a little longer than the buffered sound would play.
            for _ in 0..7 * SECOND {
                now += FRAME;
                assert!(pace.accepts(now));
            }
        }
    }

    #[test]
    fn accepts_outages_that_follow_each_other_at_once() {
        let mut now = Instant::now();
        let mut pace = new(now);
        for outage in 1..=30 {
            now += Duration::from_secs(outage);
            assert_eq!(accepted(&mut pace, now, outage as u32 * SECOND), outage as u32 * SECOND);
        }
    }

    #[test]
    fn silence_does_not_accumulate_allowance() {
        let now = Instant::now();
        let mut pace = new(now);
        accepted(&mut pace, now, 10 * SECOND);
        let later = now + Duration::from_secs(3_600);
        assert_eq!(accepted(&mut pace, later, 120 * SECOND), 32 * SECOND);
    }

    #[test]
    fn a_new_holder_continues_with_what_was_stored() {
        let now = Instant::now();
        let mut pace = AudioAllowance::after(Duration::from_secs(32), now);
        assert_eq!(accepted(&mut pace, now, 120 * SECOND), 5 * SECOND);
        let mut pace = AudioAllowance::after(Duration::from_secs(3_600), now);
        assert_eq!(accepted(&mut pace, now, 120 * SECOND), 0, "a clock far ahead");
        assert!(pace.accepts(now + Duration::from_secs(1)), "it does not lock the invitee out");
    }

    #[test]
    fn a_long_burst_is_stored_while_it_arrives() {
        let now = Instant::now();
        let mut pace = new(now);
        let mut stored = 0;
        for _ in 0..30 * SECOND {
            assert!(pace.accepts(now));
            if pace.is_to_be_stored(now) {
                pace.is_stored();
                stored += 1;
            }
        }
        assert_eq!(stored, 2);
    }
}
