//! Serializes changes to the same entity on one node.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use colloquy_domain::ports::{Randomness, StorageError};
use tokio::sync::Mutex;
use tokio::time::{sleep, timeout};
use uuid::Uuid;

use crate::AppError;

/// How long a change may take, including waits and retries, so that the response comes within five seconds. A commit
/// that is in progress at the timeout may still take effect.
const CHANGE_TIMEOUT: Duration = Duration::from_millis(4_500);

/// The longest pause before the first retry. It doubles with each retry.
const FIRST_PAUSE_US: u64 = 1_000;
const MAX_DOUBLINGS: u32 = 6;

/// Locks that make changes to the same entity on this node wait for each other, instead of conflicting at the commit.
/// Conflicts with other nodes still appear at the commit.
pub struct EntityLocks([Mutex<()>; 256]);

impl EntityLocks {
    pub fn new() -> Self {
        EntityLocks(std::array::from_fn(|_| Mutex::new(())))
    }

    fn of(&self, id: Uuid) -> &Mutex<()> {
        let mut hasher = DefaultHasher::new();
        id.hash(&mut hasher);
        &self.0[hasher.finish() as usize % self.0.len()]
    }

    /// Runs `work` while holding the lock of this id.
    pub async fn with_lock<T>(
        &self,
        id: Uuid,
        work: impl Future<Output = Result<T, AppError>>,
    ) -> Result<T, AppError> {
        let locked = async {
            let _guard = self.of(id).lock().await;
            work.await
        };
        in_time(locked).await?
    }

    /// Runs `attempt` until it saves without a conflict.
    pub async fn until_saved<T>(
        &self,
        id: Uuid,
        randomness: &dyn Randomness,
        mut attempt: impl AsyncFnMut() -> Result<T, AppError>,
    ) -> Result<T, AppError> {
        let saving = async {
            let _guard = self.of(id).lock().await;
            let mut repetition = 0;
            loop {
                match attempt().await {
                    Err(AppError::Unavailable(StorageError::Conflict)) => {}
                    settled => return settled,
                }
                sleep(pause(randomness, repetition)).await;
                repetition += 1;
            }
        };
        in_time(saving).await?
    }
}

/// Runs `work`, and fails with [`AppError::Late`] after the timeout.
pub async fn in_time<T>(work: impl Future<Output = T>) -> Result<T, AppError> {
    timeout(CHANGE_TIMEOUT, work).await.map_err(|_| AppError::Late)
}

/// Returns a random pause, so that two nodes that have conflicted once do not conflict again.
fn pause(randomness: &dyn Randomness, repetition: u32) -> Duration {
    let mut bytes = [0; 8];
    randomness.fill(&mut bytes);
    let longest_us = FIRST_PAUSE_US << repetition.min(MAX_DOUBLINGS);
    Duration::from_micros(u64::from_le_bytes(bytes) % longest_us)
}
