//! A pause in the requests to a provider after failures.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// The longest pause that a provider can ask for.
const LONGEST_REQUESTED_PAUSE: Duration = Duration::from_secs(300);

/// When requests pause, and for how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CircuitPolicy {
    /// The failures in a row that open the circuit.
    pub failures: u32,
    /// How long it stays open.
    pub pause: Duration,
}

/// Counts the failures of a provider. The circuit opens after too many in a row, and then no requests should be sent.
#[derive(Debug)]
pub struct CircuitBreaker {
    policy: CircuitPolicy,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    /// In a row.
    failures: u32,
    open_until: Option<Instant>,
}

impl CircuitBreaker {
    pub fn new(policy: CircuitPolicy) -> Self {
        CircuitBreaker { policy, state: Mutex::default() }
    }

    /// Returns whether the pause lasts.
    pub fn is_open(&self) -> bool {
        self.state().open_until.is_some_and(|until| Instant::now() < until)
    }

    /// Returns whether a request may be sent. After a pause, one request goes first. Until its outcome is known, no
    /// other is sent, for another pause at most.
    pub fn allows_request(&self) -> bool {
        let mut state = self.state();
        match state.open_until {
            Some(until) if Instant::now() < until => false,
            Some(_) => {
                state.open_until = Some(Instant::now() + self.policy.pause);
                true
            }
            None => true,
        }
    }

    pub fn succeeded(&self) {
        *self.state() = State::default();
    }

    /// Records a failure that a later request may not have.
    pub fn failed(&self) {
        let mut state = self.state();
        state.failures = state.failures.saturating_add(1);
        if state.failures >= self.policy.failures {
            state.open_until = Some(Instant::now() + self.policy.pause);
        }
    }

    /// Records a failure with the pause that the provider asks for, which begins at once.
    pub fn failed_with_pause(&self, requested: Duration) {
        let mut state = self.state();
        state.failures = state.failures.saturating_add(1);
        state.open_until = Some(Instant::now() + requested.min(LONGEST_REQUESTED_PAUSE));
    }

    /// Opens the circuit at once, for a failure that every request would have.
    pub fn open(&self) {
        let mut state = self.state();
        state.failures = self.policy.failures;
        state.open_until = Some(Instant::now() + self.policy.pause);
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests;
