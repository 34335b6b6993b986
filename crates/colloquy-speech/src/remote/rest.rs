//! A pause in the requests to a server after failures.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// The failures in a row that begin a rest. A single failure may be a coincidence.
const FAILURES: u32 = 2;
/// The longest rest that a server can ask for.
const LONGEST: Duration = Duration::from_secs(300);

#[derive(Debug)]
pub struct RestAfterFailures {
    length: Duration,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    /// In a row.
    failures: u32,
    until: Option<Instant>,
}

impl RestAfterFailures {
    pub fn new(length: Duration) -> Self {
        RestAfterFailures { length, state: Mutex::default() }
    }

    /// Returns whether a request may be sent. After a rest, one request goes first. Until its outcome is known, no
    /// other is sent, for another rest at most.
    pub fn is_over(&self) -> bool {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        match state.until {
            Some(until) if Instant::now() < until => false,
            Some(_) => {
                state.until = Some(Instant::now() + self.length);
                true
            }
            None => true,
        }
    }

    pub fn succeeded(&self) {
        *self.state.lock().unwrap_or_else(PoisonError::into_inner) = State::default();
    }

    /// Records a failure. `wanted` is the rest that the server asks for.
    pub fn failed(&self, wanted: Option<Duration>) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.failures = state.failures.saturating_add(1);
        let length = wanted.map(|wanted| wanted.min(LONGEST));
        if length.is_some() || state.failures >= FAILURES {
            state.until = Some(Instant::now() + length.unwrap_or(self.length));
        }
    }

    /// Begins a rest at once.
    pub fn begins(&self) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.failures = FAILURES;
        state.until = Some(Instant::now() + self.length);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LENGTH: Duration = Duration::from_secs(30);

    #[tokio::test(start_paused = true)]
    async fn failures_in_a_row_begin_a_rest_after_which_one_request_goes_first() {
        let rest = RestAfterFailures::new(LENGTH);
        rest.failed(None);
        assert!(rest.is_over(), "a single failure may be a coincidence");
        rest.succeeded();
        rest.failed(None);
        assert!(rest.is_over(), "they are not in a row");
        rest.failed(None);
        assert!(!rest.is_over());
        tokio::time::advance(LENGTH).await;
        assert!(rest.is_over());
        assert!(!rest.is_over(), "the first request is still in flight");
        rest.succeeded();
        assert!(rest.is_over());
    }

    #[tokio::test(start_paused = true)]
    async fn a_server_that_asks_for_a_rest_gets_it_within_reason() {
        for (wanted, given) in [(5, 5), (86_400, 300)] {
            let rest = RestAfterFailures::new(LENGTH);
            rest.failed(Some(Duration::from_secs(wanted)));
            tokio::time::advance(Duration::from_secs(given - 1)).await;
            assert!(!rest.is_over());
            tokio::time::advance(Duration::from_secs(1)).await;
            assert!(rest.is_over());
        }
    }
}
