//! Whether writes take effect.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use colloquy_domain::ports::StorageError;
use tokio::time::{Instant, sleep_until};

use crate::error::unavailable;

/// How long the outcome of a write counts. A check writes no more often than this.
const INTERVAL: Duration = Duration::from_secs(1);

/// Remembers the outcome of the last write, and makes one if none was made for a while.
#[derive(Default)]
pub struct WriteCheck {
    latest: Mutex<Option<Outcome>>,
    /// When a check last began to write.
    probe_began: tokio::sync::Mutex<Option<Instant>>,
}

struct Outcome {
    began: Instant,
    ended: Instant,
    error: Option<String>,
}

impl WriteCheck {
    /// Notes how a write went that began at a moment. One that the database answered by a refusal of its content says
    /// nothing.
    pub fn note(&self, began: Instant, outcome: &Result<(), StorageError>) {
        match outcome {
            Ok(()) => self.replace(began, None),
            Err(StorageError::Unavailable(cause)) => self.replace(began, Some(cause.to_string())),
            Err(StorageError::Conflict | StorageError::Failed(_)) => {}
        }
    }

    /// The write that began last knows best: one that began earlier may have failed later, after waiting for a database
    /// that is back by now.
    fn replace(&self, began: Instant, error: Option<String>) {
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        if latest.as_ref().is_none_or(|latest| latest.began <= began) {
            *latest = Some(Outcome { began, ended: Instant::now(), error });
        }
    }

    fn recent(&self) -> Option<Result<(), StorageError>> {
        let latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let recent = latest.as_ref().filter(|outcome| outcome.ended.elapsed() < INTERVAL)?;
        Some(recent.error.clone().map_or(Ok(()), |error| Err(unavailable(error))))
    }

    /// The outcome of a recent write, or else of the probe. One caller probes at a time, and the others take its outcome.
    /// A caller that goes away cannot make the next one probe sooner.
    pub async fn check<P>(&self, probe: impl FnOnce() -> P) -> Result<(), StorageError>
    where
        P: Future<Output = Result<(), StorageError>>,
    {
        if let Some(outcome) = self.recent() {
            return outcome;
        }
        let mut probe_began = self.probe_began.lock().await;
        if let Some(outcome) = self.recent() {
            return outcome;
        }
        if let Some(earlier) = *probe_began {
            sleep_until(earlier + INTERVAL).await;
        }
        let began = Instant::now();
        *probe_began = Some(began);
        let outcome = probe().await;
        let error = outcome.as_ref().err().map(|error| match error {
            StorageError::Unavailable(cause) | StorageError::Failed(cause) => cause.to_string(),
            StorageError::Conflict => error.to_string(),
        });
        self.replace(began, error);
        outcome
    }
}

#[cfg(test)]
mod tests;
