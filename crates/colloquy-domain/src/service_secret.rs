//! Keys that the service signs with, the same on every node and after every restart.

use std::fmt;

use jiff::Timestamp;

use crate::ports::Randomness;
use crate::words::words;

words! {
    /// What a secret signs. Each purpose has its own key, so that a signature is valid for one purpose only.
    SecretName {
        ShareLinkVisitorToken = "visitor-token",
        PasskeyCeremony = "passkey-ceremony",
    }
}

#[derive(Clone, PartialEq, Eq)]
pub struct ServiceSigningKey {
    pub name: SecretName,
    pub value: [u8; 32],
    pub created_at: Timestamp,
}

impl ServiceSigningKey {
    pub fn draw(name: SecretName, randomness: &dyn Randomness, now: Timestamp) -> Self {
        let mut value = [0; 32];
        randomness.fill(&mut value);
        ServiceSigningKey { name, value, created_at: now }
    }
}

/// Leaves the key out of debug output.
impl fmt::Debug for ServiceSigningKey {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("ServiceSigningKey").field("name", &self.name).finish_non_exhaustive()
    }
}
