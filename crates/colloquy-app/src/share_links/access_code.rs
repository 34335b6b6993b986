//! Access codes are made up by people, so they are kept as slow, salted hashes.

use argon2::Argon2;
use std::time::Duration;

use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use colloquy_domain::ports::Randomness;
use colloquy_domain::text::AccessCode;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::AppError;

/// Each takes 19 MiB of memory for as long as it lasts.
const AT_ONCE: usize = 2;

/// How long one waits for its place.
const PATIENCE: Duration = Duration::from_secs(3);

/// Those who set a code and those who try one have places of their own, so that guessing holds up nobody's work.
pub(crate) struct AccessCodeChecks {
    owners: Semaphore,
    visitors: Semaphore,
}

impl AccessCodeChecks {
    pub fn new() -> Self {
        AccessCodeChecks { owners: Semaphore::new(1), visitors: Semaphore::new(AT_ONCE) }
    }

    pub async fn hash(&self, randomness: &dyn Randomness, code: &AccessCode) -> Result<String, AppError> {
        let mut salt = [0; 16];
        randomness.fill(&mut salt);
        let code = code.as_str().trim().to_owned();
        let hash = apart(&self.owners, move || {
            let salt = SaltString::encode_b64(&salt).ok()?;
            Argon2::default().hash_password(code.as_bytes(), &salt).ok().map(|hash| hash.to_string())
        });
        hash.await?.ok_or(AppError::Hash)
    }

    /// Whether it is the code that is there already.
    pub async fn is_kept(&self, code: &AccessCode, hash: &str) -> Result<bool, AppError> {
        fits(&self.owners, code.as_str(), hash).await
    }

    /// Whether a visitor's code is the right one.
    pub async fn admits(&self, code: &str, hash: &str) -> Result<bool, AppError> {
        fits(&self.visitors, code, hash).await
    }
}

async fn fits(places: &Semaphore, code: &str, hash: &str) -> Result<bool, AppError> {
    let (code, hash) = (code.trim().to_owned(), hash.to_owned());
    let fits = apart(places, move || {
        let hash = PasswordHash::new(&hash).ok()?;
        Argon2::default().verify_password(code.as_bytes(), &hash).ok()
    });
    Ok(fits.await?.is_some())
}

/// On a thread that may be busy for a while.
async fn apart<T: Send + 'static>(
    places: &Semaphore,
    work: impl FnOnce() -> Option<T> + Send + 'static,
) -> Result<Option<T>, AppError> {
    let place = timeout(PATIENCE, places.acquire()).await.map_err(|_| AppError::Late)?;
    let done = tokio::task::spawn_blocking(work).await;
    drop(place);
    Ok(done.ok().flatten())
}
