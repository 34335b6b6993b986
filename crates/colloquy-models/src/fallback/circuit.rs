//! Whether a provider is worth asking.

use std::sync::{Mutex, PoisonError};

use colloquy_domain::ports::GenerationError;
use tokio::time::{Duration, Instant};

const FAILURES: u32 = 3;
const PAUSE: Duration = Duration::from_secs(30);

#[derive(Debug, Default)]
pub struct CircuitBreaker(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    /// On end.
    failures: u32,
    shut_until: Option<Instant>,
}

impl CircuitBreaker {
    /// After a pause one request goes first, and the others wait another one for what becomes of it.
    pub fn lets_through(&self) -> bool {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match state.shut_until {
            Some(until) if Instant::now() < until => false,
            Some(_) => {
                state.shut_until = Some(Instant::now() + PAUSE);
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
            // It is about the words at hand, which may be chosen to provoke it.
            GenerationError::Unusable(_) => {}
        }
        if state.failures >= FAILURES {
            state.shut_until = Some(Instant::now() + PAUSE);
        }
    }
}
