//! Checks whether the database takes writes.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use colloquy_domain::ports::StorageError;
use tokio::time::{Instant, sleep_until};

use crate::error::unavailable;

/// How long the outcome of a write is reused. Checks do not write more often than this.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);

/// Remembers the outcome of the last write, and makes a probe if there was none recently.
#[derive(Default)]
pub struct WriteHealthCheck {
    latest: Mutex<Option<CheckResult>>,
    /// When the last probe began.
    probe_began: tokio::sync::Mutex<Option<Instant>>,
}

struct CheckResult {
    began: Instant,
    ended: Instant,
    error: Option<String>,
}

impl WriteHealthCheck {
    /// Records the outcome of a write that began at the given moment. A write that the database rejected because of its
    /// content is ignored: it says nothing about the database.
    pub fn note(&self, began: Instant, outcome: &Result<(), StorageError>) {
        match outcome {
            Ok(()) => self.replace(began, None),
            Err(StorageError::Unavailable(cause)) => self.replace(began, Some(cause.to_string())),
            Err(StorageError::Conflict | StorageError::Failed(_)) => {}
        }
    }

    /// Stores the outcome if no later write has one. A write that began earlier may fail later, after waiting for a
    /// database that is available again by then.
    fn replace(&self, began: Instant, error: Option<String>) {
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        if latest.as_ref().is_none_or(|latest| latest.began <= began) {
            *latest = Some(CheckResult { began, ended: Instant::now(), error });
        }
    }

    fn recent(&self) -> Option<Result<(), StorageError>> {
        let latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let recent = latest.as_ref().filter(|outcome| outcome.ended.elapsed() < CHECK_INTERVAL)?;
        Some(recent.error.clone().map_or(Ok(()), |error| Err(unavailable(error))))
    }

    /// Returns the outcome of a recent write, or else runs the probe. One caller probes at a time, and the others share
    /// its outcome. If the caller is dropped during its probe, the next one still waits for the interval to end.
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
            sleep_until(earlier + CHECK_INTERVAL).await;
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
