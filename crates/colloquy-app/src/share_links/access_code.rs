//! Access codes are made up by people, so they are kept as slow, salted hashes.

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use colloquy_domain::ports::Randomness;
use colloquy_domain::text::AccessCode;
use tokio::sync::Semaphore;

use crate::AppError;

/// Each takes 19 MiB of memory for as long as it lasts.
const AT_ONCE: usize = 2;

pub(crate) struct AccessCodes(Semaphore);

impl AccessCodes {
    pub fn new() -> Self {
        AccessCodes(Semaphore::new(AT_ONCE))
    }

    pub async fn hash(&self, randomness: &dyn Randomness, code: &AccessCode) -> Result<String, AppError> {
        let mut salt = [0; 16];
        randomness.fill(&mut salt);
        let code = code.as_str().to_owned();
        let hash = self.apart(move || {
            let salt = SaltString::encode_b64(&salt).ok()?;
            Argon2::default().hash_password(code.as_bytes(), &salt).ok().map(|hash| hash.to_string())
        });
        hash.await.ok_or(AppError::Hash)
    }

    pub async fn fits(&self, code: &str, hash: &str) -> bool {
        let (code, hash) = (code.to_owned(), hash.to_owned());
        let fits = self.apart(move || {
            let hash = PasswordHash::new(&hash).ok()?;
            Argon2::default().verify_password(code.as_bytes(), &hash).ok()
        });
        fits.await.is_some()
    }

    /// On a thread that may be busy for a while.
    async fn apart<T: Send + 'static>(&self, work: impl FnOnce() -> Option<T> + Send + 'static) -> Option<T> {
        let _place = self.0.acquire().await.ok()?;
        tokio::task::spawn_blocking(work).await.ok().flatten()
    }
}
