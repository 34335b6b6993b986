//! Hashes and checks access codes.

use colloquy_domain::ports::Randomness;
use colloquy_domain::text::AccessCode;

use crate::AppError;
use crate::slow_hash::SlowHasher;

/// How many codes of visitors are hashed in parallel.
const IN_PARALLEL: usize = 2;

/// Separate permits for setting codes and for checking those of visitors, so that guesses do not delay owners.
pub(crate) struct AccessCodeChecks {
    owners: SlowHasher,
    visitors: SlowHasher,
}

impl AccessCodeChecks {
    pub fn new() -> Self {
        AccessCodeChecks { owners: SlowHasher::new(1), visitors: SlowHasher::new(IN_PARALLEL) }
    }

    pub async fn hash(&self, randomness: &dyn Randomness, code: &AccessCode) -> Result<String, AppError> {
        self.owners.hash(randomness, code.as_str().trim().to_owned()).await
    }

    /// Returns whether the code is the one that is already set.
    pub async fn is_kept(&self, code: &AccessCode, hash: &str) -> Result<bool, AppError> {
        self.owners.matches(code.as_str().trim().to_owned(), hash.to_owned()).await
    }

    /// Returns whether a visitor's code is correct.
    pub async fn admits(&self, code: &str, hash: &str) -> Result<bool, AppError> {
        self.visitors.matches(code.trim().to_owned(), hash.to_owned()).await
    }
}
