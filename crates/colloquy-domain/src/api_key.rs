//! API keys: `clq_`, forty random characters and a checksum. Only a hash of a key is stored.

use std::fmt;

use jiff::{SignedDuration, Timestamp};
use sha2::{Digest, Sha256};

use crate::ids::{ApiKeyId, OrganizationId};
use crate::ports::Randomness;
use crate::revision::{TransitionOutcome, Versioned};
use crate::text::KeyLabel;
use crate::violation::{Violation, ViolationCode, ViolationReason};

const PREFIX: &str = "clq_";
const RANDOM_LENGTH: usize = 40;
const CHECKSUM_LENGTH: usize = 6;
/// The time after which another use of a key is stored.
const USE_PRECISION: SignedDuration = SignedDuration::from_mins(10);
const ALPHABET: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// A complete key. Only its holder knows it and, when it is created, the service. `Debug` does not print it.
#[derive(Clone, PartialEq, Eq)]
pub struct ApiKeySecret(String);

/// The text is not an API key: it is mistyped, or something else altogether.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a well-formed API key")]
pub struct MalformedApiKey;

impl ApiKeySecret {
    pub fn draw(randomness: &dyn Randomness) -> Self {
        let random = base62(randomness, RANDOM_LENGTH);
        ApiKeySecret(format!("{PREFIX}{random}{}", checksum(&random)))
    }

    pub fn parse(text: &str) -> Result<Self, MalformedApiKey> {
        let rest = text.strip_prefix(PREFIX).ok_or(MalformedApiKey)?;
        let fits = rest.len() == RANDOM_LENGTH + CHECKSUM_LENGTH
            && rest.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if !fits || checksum(&rest[..RANDOM_LENGTH]) != rest[RANDOM_LENGTH..] {
            return Err(MalformedApiKey);
        }
        Ok(ApiKeySecret(text.to_owned()))
    }

    /// Returns the key in plain text, to be shown once to the person who created it.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    pub fn hash(&self) -> ApiKeyHash {
        ApiKeyHash(Sha256::digest(self.0.as_bytes()).into())
    }

    pub fn last_four(&self) -> &str {
        &self.0[self.0.len() - 4..]
    }
}

impl fmt::Debug for ApiKeySecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The stored form of a key. Keys have high entropy, so a fast hash is enough.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ApiKeyHash(pub [u8; 32]);

impl fmt::Debug for ApiKeyHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KeyHash(…)")
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiKeyFacts {
    pub id: ApiKeyId,
    pub organization_id: OrganizationId,
    pub label: KeyLabel,
    pub hash: ApiKeyHash,
    pub last_four: String,
    pub expires_at: Option<Timestamp>,
    pub revoked_at: Option<Timestamp>,
    /// Late by up to `USE_PRECISION`.
    pub last_used_at: Option<Timestamp>,
    pub created_at: Timestamp,
}

pub type ApiKey = Versioned<ApiKeyFacts>;

impl ApiKey {
    pub fn new(
        id: ApiKeyId,
        organization_id: OrganizationId,
        label: KeyLabel,
        secret: &ApiKeySecret,
        now: Timestamp,
    ) -> Self {
        Versioned::new_unsaved(ApiKeyFacts {
            id,
            organization_id,
            label,
            hash: secret.hash(),
            last_four: secret.last_four().to_owned(),
            expires_at: None,
            revoked_at: None,
            last_used_at: None,
            created_at: now,
        })
    }

    /// Sets when a new key expires, which must be after its creation.
    pub fn expiring(mut self, expires_at: Timestamp) -> Result<Self, Violation> {
        if expires_at <= self.created_at {
            let fault = ViolationReason::new(ViolationCode::TooSmall, "The expiry time is in the past");
            return Err(fault.at_field("expiresAt"));
        }
        self.facts.expires_at = Some(expires_at);
        Ok(self)
    }

    /// Whether a use now is to be stored. Storing each use would make a write of every read.
    pub fn is_use_unrecorded(&self, now: Timestamp) -> bool {
        self.last_used_at.is_none_or(|last| now.duration_since(last) >= USE_PRECISION)
    }

    /// Revokes the key. The time of the first revocation stays.
    pub fn revoke(&mut self, now: Timestamp) -> TransitionOutcome {
        if self.revoked_at.is_some() {
            return TransitionOutcome::Unchanged;
        }
        self.facts.revoked_at = Some(now);
        TransitionOutcome::Changed
    }

    pub fn opens(&self, now: Timestamp) -> bool {
        self.revoked_at.is_none() && self.expires_at.is_none_or(|at| now < at)
    }
}

/// Draws letters and digits, all with the same probability.
pub(crate) fn base62(randomness: &dyn Randomness, length: usize) -> String {
    // 256 is not a multiple of 62: bytes from 248 up would favour the first eight characters.
    const UNBIASED: u8 = 248;
    let mut text = String::with_capacity(length);
    let mut bytes = [0; 64];
    while text.len() < length {
        randomness.fill(&mut bytes);
        let drawn = bytes.iter().filter(|byte| **byte < UNBIASED);
        text.extend(drawn.take(length - text.len()).map(|byte| char::from(ALPHABET[usize::from(byte % 62)])));
    }
    text
}

fn checksum(random: &str) -> String {
    let mut rest = crc32fast::hash(random.as_bytes());
    let mut digits = [ALPHABET[0]; CHECKSUM_LENGTH];
    for digit in digits.iter_mut().rev() {
        *digit = ALPHABET[(rest % 62) as usize];
        rest /= 62;
    }
    String::from_utf8_lossy(&digits).into_owned()
}

#[cfg(test)]
mod tests;
