//! The port of passkeys.

use async_trait::async_trait;

use super::StorageError;
use crate::account::passkey::{CredentialId, Passkey, UsedPasskeyChallenge};
use crate::ids::{AccountId, PasskeyId};

#[async_trait]
pub trait Passkeys: Send + Sync {
    async fn passkey_by_credential(&self, credential: &CredentialId)
    -> Result<Option<Passkey>, StorageError>;

    /// Returns the passkeys of an account, oldest first.
    async fn passkeys(&self, account: AccountId) -> Result<Vec<Passkey>, StorageError>;

    /// Returns the challenge with this hash, if a passkey has answered it.
    async fn used_passkey_challenge(
        &self,
        hash: [u8; 32],
    ) -> Result<Option<UsedPasskeyChallenge>, StorageError>;
}

/// A write that concerns passkeys.
#[derive(Clone, Debug, PartialEq)]
pub enum PasskeyWrite {
    /// Fails if there is a passkey with this credential.
    Add(Passkey),
    Save(Passkey),
    /// Has no effect if there is no such passkey.
    Remove(PasskeyId),
    /// Fails if the challenge was used.
    UseChallenge(UsedPasskeyChallenge),
}
