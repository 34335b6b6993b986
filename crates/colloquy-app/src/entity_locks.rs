//! Whose turn it is to change something.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use colloquy_domain::ports::{Randomness, StorageError};
use tokio::sync::Mutex;
use tokio::time::{sleep, timeout};
use uuid::Uuid;

use crate::AppError;

/// How long a change waits and tries, so that its answer comes within five seconds. What is under way then may still
/// take effect.
const PATIENCE: Duration = Duration::from_millis(4_500);

/// The longest pause before the first repetition; it doubles with each.
const FIRST_PAUSE_US: u64 = 1_000;
const DOUBLINGS: u32 = 6;

/// Those who change the same thing on this node wait for each other, instead of learning at the commit that somebody
/// was first. Other nodes are noticed there.
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

    /// Runs `work` while nobody else does anything with this id.
    pub async fn alone<T>(
        &self,
        id: Uuid,
        work: impl Future<Output = Result<T, AppError>>,
    ) -> Result<T, AppError> {
        let alone = async {
            let _turn = self.of(id).lock().await;
            work.await
        };
        in_time(alone).await?
    }

    /// Runs `attempt` until nobody else saved between its reading and its saving.
    pub async fn until_saved<T>(
        &self,
        id: Uuid,
        randomness: &dyn Randomness,
        mut attempt: impl AsyncFnMut() -> Result<T, AppError>,
    ) -> Result<T, AppError> {
        let saving = async {
            let _turn = self.of(id).lock().await;
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

/// The work, or that it takes longer than anybody waits.
pub async fn in_time<T>(work: impl Future<Output = T>) -> Result<T, AppError> {
    timeout(PATIENCE, work).await.map_err(|_| AppError::Late)
}

/// Drawn, so that two nodes which met once do not meet again.
fn pause(randomness: &dyn Randomness, repetition: u32) -> Duration {
    let mut bytes = [0; 8];
    randomness.fill(&mut bytes);
    let longest_us = FIRST_PAUSE_US << repetition.min(DOUBLINGS);
    Duration::from_micros(u64::from_le_bytes(bytes) % longest_us)
}
