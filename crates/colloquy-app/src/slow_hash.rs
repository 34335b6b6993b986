//! Hashes what people invent: passwords and access codes. They are easy to guess, so their hashes are slow and salted.

use std::time::Duration;

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use colloquy_domain::ports::Randomness;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::AppError;

/// How long a hash waits for its permit.
const PERMIT_TIMEOUT: Duration = Duration::from_secs(3);

/// Limits how many hashes run in parallel. Each one uses 19 MiB of memory while it runs.
pub(crate) struct SlowHasher {
    permits: Semaphore,
}

impl SlowHasher {
    pub fn new(in_parallel: usize) -> Self {
        SlowHasher { permits: Semaphore::new(in_parallel) }
    }

    pub async fn hash(&self, randomness: &dyn Randomness, secret: String) -> Result<String, AppError> {
        let mut salt = [0; 16];
        randomness.fill(&mut salt);
        let hash = self.run(move || {
            let salt = SaltString::encode_b64(&salt).ok()?;
            Argon2::default().hash_password(secret.as_bytes(), &salt).ok().map(|hash| hash.to_string())
        });
        hash.await?.ok_or(AppError::Hash)
    }

    /// Returns whether the hash is that of the secret.
    pub async fn matches(&self, secret: String, hash: String) -> Result<bool, AppError> {
        let verified = self.run(move || {
            let hash = PasswordHash::new(&hash).ok()?;
            Argon2::default().verify_password(secret.as_bytes(), &hash).ok()
        });
        Ok(verified.await?.is_some())
    }

    /// Runs slow work on a blocking thread, once a permit is free.
    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Result<Option<T>, AppError> {
        let permit = timeout(PERMIT_TIMEOUT, self.permits.acquire()).await.map_err(|_| AppError::Late)?;
        let done = tokio::task::spawn_blocking(work).await;
        drop(permit);
        Ok(done.ok().flatten())
    }
}
