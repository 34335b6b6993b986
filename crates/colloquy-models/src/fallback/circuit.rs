//! The circuit breaker of a provider.

use std::sync::{Mutex, PoisonError};

use colloquy_domain::ports::GenerationError;
use tokio::time::{Duration, Instant};

const FAILURES: u32 = 3;
const PAUSE: Duration = Duration::from_secs(30);

#[derive(Debug, Default)]
pub struct CircuitBreaker(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    /// In a row.
    failures: u32,
    open_until: Option<Instant>,
}

impl CircuitBreaker {
    /// Returns whether a request may be sent. After a pause, one request goes first. Until its outcome is known, no
    /// other is sent, for another pause at most.
    pub fn allows_request(&self) -> bool {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match state.open_until {
            Some(until) if Instant::now() < until => false,
            Some(_) => {
                state.open_until = Some(Instant::now() + PAUSE);
                true
            }
            None => true,
        }
    }

    pub fn succeeded(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = State::default();
    }

    pub fn failed(&self, error: &GenerationError) {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match error {
            GenerationError::Refused(_) => state.failures = FAILURES,
            GenerationError::Unavailable { .. } | GenerationError::Late => {
                state.failures = state.failures.saturating_add(1);
            }
            // This concerns the input, which may have been written to provoke it.
            GenerationError::Unusable(_) => {}
        }
        if state.failures >= FAILURES {
            state.open_until = Some(Instant::now() + PAUSE);
        }
    }
}
