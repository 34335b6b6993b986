//! Passkeys: keys on a person's device with which the person signs in (WebAuthn). The service stores the public part.

use jiff::{SignedDuration, Timestamp};
use sha2::{Digest, Sha256};

use crate::ids::{AccountId, PasskeyId};
use crate::revision::Versioned;
use crate::text::PasskeyName;

/// The passkeys that one person can have.
pub const MOST_PASSKEYS: usize = 10;

/// How long a person has to use the device.
pub const CEREMONY_LIMIT: SignedDuration = SignedDuration::from_mins(5);

/// How long after signing in a person adds a passkey without entering the password again.
pub const RECENT_SIGN_IN: SignedDuration = SignedDuration::from_mins(10);

/// The id under which a device knows a passkey. No two passkeys of the service have the same one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CredentialId(pub Vec<u8>);

/// What is needed to check a signature of a passkey: its public key, and the counter of its signatures. Only the verifier
/// reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PasskeyCredential {
    pub id: CredentialId,
    pub public_key: Vec<u8>,
    pub state: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PasskeyFacts {
    pub id: PasskeyId,
    pub account_id: AccountId,
    pub name: PasskeyName,
    pub credential: PasskeyCredential,
    pub created_at: Timestamp,
    pub used_at: Option<Timestamp>,
}

pub type Passkey = Versioned<PasskeyFacts>;

impl Passkey {
    pub fn new(
        id: PasskeyId,
        account_id: AccountId,
        name: PasskeyName,
        credential: PasskeyCredential,
        now: Timestamp,
    ) -> Self {
        Versioned::new_unsaved(PasskeyFacts {
            id,
            account_id,
            name,
            credential,
            created_at: now,
            used_at: None,
        })
    }

    /// Notes a sign-in. `state` is that of the credential after its signature was checked.
    pub fn note_use(&mut self, state: Vec<u8>, now: Timestamp) {
        self.facts.credential.state = state;
        self.facts.used_at = Some(now);
    }
}

/// The origin of the pages on which a passkey is used. Browsers bind each passkey to the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PasskeySite {
    pub host: String,
    /// As browsers write it: scheme, host, and the port unless it is the default one.
    pub origin: String,
}

/// A challenge that a passkey has answered. The service stores it so that the answer is accepted once only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UsedPasskeyChallenge {
    pub hash: [u8; 32],
    pub used_at: Timestamp,
}

impl UsedPasskeyChallenge {
    pub fn new(challenge: &[u8], now: Timestamp) -> Self {
        UsedPasskeyChallenge { hash: Sha256::digest(challenge).into(), used_at: now }
    }
}
