//! Hashes and checks access codes. People invent them, so they are stored as slow, salted hashes.

use argon2::Argon2;
use std::time::Duration;

use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use colloquy_domain::ports::Randomness;
use colloquy_domain::text::AccessCode;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::AppError;

/// How many codes of visitors are hashed in parallel. Each hash uses 19 MiB of memory while it runs.
const IN_PARALLEL: usize = 2;

/// How long a hash waits for its permit.
const TIMEOUT: Duration = Duration::from_secs(3);

/// Separate permits for setting codes and for checking those of visitors, so that guesses do not delay owners.
pub(crate) struct AccessCodeChecks {
    owners: Semaphore,
    visitors: Semaphore,
}

impl AccessCodeChecks {
    pub fn new() -> Self {
        AccessCodeChecks { owners: Semaphore::new(1), visitors: Semaphore::new(IN_PARALLEL) }
    }

    pub async fn hash(&self, randomness: &dyn Randomness, code: &AccessCode) -> Result<String, AppError> {
        let mut salt = [0; 16];
        randomness.fill(&mut salt);
        let code = code.as_str().trim().to_owned();
        let hash = run_blocking(&self.owners, move || {
            let salt = SaltString::encode_b64(&salt).ok()?;
            Argon2::default().hash_password(code.as_bytes(), &salt).ok().map(|hash| hash.to_string())
        });
        hash.await?.ok_or(AppError::Hash)
    }

    /// Returns whether the code is the one that is already set.
    pub async fn is_kept(&self, code: &AccessCode, hash: &str) -> Result<bool, AppError> {
        matches(&self.owners, code.as_str(), hash).await
    }

    /// Returns whether a visitor's code is correct.
    pub async fn admits(&self, code: &str, hash: &str) -> Result<bool, AppError> {
        matches(&self.visitors, code, hash).await
    }
}

async fn matches(permits: &Semaphore, code: &str, hash: &str) -> Result<bool, AppError> {
    let (code, hash) = (code.trim().to_owned(), hash.to_owned());
    let verified = run_blocking(permits, move || {
        let hash = PasswordHash::new(&hash).ok()?;
        Argon2::default().verify_password(code.as_bytes(), &hash).ok()
    });
    Ok(verified.await?.is_some())
}

/// Runs slow work on a blocking thread, once a permit is free.
async fn run_blocking<T: Send + 'static>(
    permits: &Semaphore,
    work: impl FnOnce() -> Option<T> + Send + 'static,
) -> Result<Option<T>, AppError> {
    let permit = timeout(TIMEOUT, permits.acquire()).await.map_err(|_| AppError::Late)?;
    let done = tokio::task::spawn_blocking(work).await;
    drop(permit);
    Ok(done.ok().flatten())
}
