//! How fast audio may arrive: at the pace of a clock, and at once what a page has buffered during an outage.

use std::time::Duration;

use colloquy_domain::session::FRAME_MS;
use tokio::time::Instant;

/// The 30 s that a page buffers, and what may be on its way beside them.
const AHEAD_AT_MOST: Duration = Duration::from_secs(32);

/// So much is accepted before it is stored, so that another node or process gives it no second time.
const UNSTORED_AT_MOST: Duration = Duration::from_secs(10);

/// What a new holder of an interview allows beside: clocks of nodes differ, and a page sends again what was not
/// acknowledged when the other one was lost.
const TOLERANCE: Duration = Duration::from_secs(5);

const FRAME: Duration = Duration::from_millis(FRAME_MS as u64);

/// The allowance of one interview, whatever its connections. It knows until when the accepted audio lasts if it is played
/// from its arrival on; a page that sends what it records can be ahead of the clock only by what it has buffered.
#[derive(Clone, Copy, Debug)]
pub struct AudioAllowance {
    until: Instant,
    stored: Instant,
}

impl AudioAllowance {
    /// After another holder, who has stored that its audio lasts for so long still.
    pub fn after(ahead: Duration, now: Instant) -> Self {
        let until = now + ahead.saturating_sub(TOLERANCE).min(AHEAD_AT_MOST);
        AudioAllowance { until, stored: until }
    }

    /// Whether a further frame may come now.
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

    /// Whether more is accepted than may be unknown to others.
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
            // A clock that runs a thousandth of a percent fast, with frames that come in bunches of five.
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
            // Then it goes on as it is recorded, for a little longer than the buffered sound would be played.
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
    fn silence_is_not_saved_up() {
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
    fn a_burst_is_stored_before_it_goes_on() {
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
