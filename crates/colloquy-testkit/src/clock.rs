use std::sync::Mutex;

use colloquy_domain::ports::Clock;
use jiff::{SignedDuration, Timestamp};

/// A clock that stands still until a test moves it.
#[derive(Debug)]
pub struct FixedClock(Mutex<Timestamp>);

impl FixedClock {
    /// Creates a clock that stands at `now`, which must be a whole millisecond, as all times from a clock
    /// are.
    pub fn at(now: Timestamp) -> Self {
        FixedClock(Mutex::new(whole_millisecond(now)))
    }

    pub fn set(&self, now: Timestamp) {
        *self.0.lock().expect("no test panicked here") = whole_millisecond(now);
    }

    pub fn advance(&self, by: SignedDuration) {
        let mut now = self.0.lock().expect("no test panicked here");
        *now = whole_millisecond(*now + by);
    }
}

fn whole_millisecond(moment: Timestamp) -> Timestamp {
    assert_eq!(moment.subsec_nanosecond() % 1_000_000, 0, "{moment} is not a whole millisecond");
    moment
}

impl Clock for FixedClock {
    fn now(&self) -> Timestamp {
        *self.0.lock().expect("no test panicked here")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    use crate::contract::Fresh;
    use crate::sample;

    async fn fresh() -> Fresh<Arc<dyn Clock>> {
        Fresh::new(Arc::new(FixedClock::at(sample::now())))
    }

    crate::clock_contract!(fresh);

    #[test]
    fn a_fixed_clock_moves_only_when_a_test_moves_it() {
        let clock = FixedClock::at(sample::now());
        assert_eq!((clock.now(), clock.now()), (sample::now(), sample::now()));
        clock.advance(SignedDuration::from_millis(1_500));
        assert_eq!(clock.now(), sample::now() + SignedDuration::from_millis(1_500));
        clock.set(sample::now());
        assert_eq!(clock.now(), sample::now());
    }

    #[test]
    #[should_panic(expected = "not a whole millisecond")]
    fn a_time_finer_than_a_millisecond_is_a_mistake_of_the_test() {
        FixedClock::at(sample::now()).advance(SignedDuration::from_micros(1));
    }
}
