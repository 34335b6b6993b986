use std::sync::Mutex;

use colloquy_domain::ports::Clock;
use jiff::{SignedDuration, Timestamp};

/// A clock that stands still until a test moves it.
#[derive(Debug)]
pub struct ManualClock(Mutex<Timestamp>);

impl ManualClock {
    /// Creates a clock that stands at `now`, which must be a whole millisecond, as all times from a clock
    /// are.
    pub fn at(now: Timestamp) -> Self {
        ManualClock(Mutex::new(whole_millisecond(now)))
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

impl Clock for ManualClock {
    fn now(&self) -> Timestamp {
        *self.0.lock().expect("no test panicked here")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    use crate::contract::FreshAdapter;
    use crate::sample;

    async fn fresh() -> FreshAdapter<Arc<dyn Clock>> {
        FreshAdapter::new(Arc::new(ManualClock::at(sample::now())))
    }

    crate::clock_contract!(fresh);

    #[test]
    fn a_fixed_clock_moves_only_when_a_test_moves_it() {
        let clock = ManualClock::at(sample::now());
        assert_eq!((clock.now(), clock.now()), (sample::now(), sample::now()));
        clock.advance(SignedDuration::from_millis(1_500));
        assert_eq!(clock.now(), sample::now() + SignedDuration::from_millis(1_500));
        clock.set(sample::now());
        assert_eq!(clock.now(), sample::now());
    }

    #[test]
    #[should_panic(expected = "not a whole millisecond")]
    fn a_time_finer_than_a_millisecond_is_a_mistake_of_the_test() {
        ManualClock::at(sample::now()).advance(SignedDuration::from_micros(1));
    }
}
