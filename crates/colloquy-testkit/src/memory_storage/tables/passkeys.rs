//! The tables of passkeys.

use std::collections::BTreeMap;

use colloquy_domain::account::passkey::{Passkey, UsedPasskeyChallenge};
use colloquy_domain::ports::{PasskeyWrite, StorageError};
use colloquy_domain::{AccountId, PasskeyId, Timestamp};

use super::rows::{add, refuse_if, remove, save};
use super::{Tables, Undo};

#[derive(Clone, Debug, Default)]
pub struct PasskeyTables {
    pub passkeys: BTreeMap<PasskeyId, Passkey>,
    pub used_challenges: BTreeMap<[u8; 32], UsedPasskeyChallenge>,
}

impl Tables {
    pub(super) fn apply_to_passkeys(&mut self, write: PasskeyWrite) -> Result<Undo, StorageError> {
        match write {
            PasskeyWrite::Add(new) => {
                refuse_if(!self.accounts.contains_key(&new.account_id), "there is no such account")?;
                let is_taken = |kept: &Passkey| kept.credential.id == new.credential.id;
                let taken = self.passkeys.passkeys.values().any(is_taken);
                refuse_if(taken, "a passkey with this credential exists")?;
                add(self, |tables| &mut tables.passkeys.passkeys, new.id, new)
            }
            PasskeyWrite::Save(changed) => {
                save(self, |tables| &mut tables.passkeys.passkeys, changed.id, changed)
            }
            PasskeyWrite::Remove(id) => Ok(remove(self, |tables| &mut tables.passkeys.passkeys, id)),
            PasskeyWrite::UseChallenge(used) => {
                add(self, |tables| &mut tables.passkeys.used_challenges, used.hash, used)
            }
        }
    }

    pub(super) fn forget_passkey_challenges(&mut self, moment: Timestamp) {
        self.passkeys.used_challenges.retain(|_, used| used.used_at >= moment);
    }

    pub(super) fn forget_passkeys_of(&mut self, account: AccountId) {
        self.passkeys.passkeys.retain(|_, passkey| passkey.account_id != account);
    }
}
