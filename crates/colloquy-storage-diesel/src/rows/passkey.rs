use colloquy_domain::account::passkey::{
    CredentialId, Passkey, PasskeyCredential, PasskeyFacts, UsedPasskeyChallenge,
};
use colloquy_domain::revision::Revision;
use colloquy_domain::text::PasskeyName;
use diesel::prelude::*;

use super::{Columns, UnreadableValue, id, moment, stored_id, stored_moment};
use crate::schema::{passkeys, used_passkey_challenges};
use crate::sql_types::{StoredId, StoredMoment};

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = passkeys, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct PasskeyRow {
    pub id: StoredId,
    pub account_id: StoredId,
    pub name: String,
    pub credential_id: Vec<u8>,
    pub public_key: Vec<u8>,
    pub credential_state: Vec<u8>,
    pub created_at: StoredMoment,
    pub used_at: Option<StoredMoment>,
    pub revision: i64,
}

impl PasskeyRow {
    pub fn new(passkey: &Passkey, revision: Revision) -> Self {
        let credential = passkey.credential.clone();
        PasskeyRow {
            id: stored_id(passkey.id),
            account_id: stored_id(passkey.account_id),
            name: passkey.name.as_str().to_owned(),
            credential_id: credential.id.0,
            public_key: credential.public_key,
            credential_state: credential.state,
            created_at: StoredMoment(passkey.created_at),
            used_at: stored_moment(passkey.used_at),
            revision: revision.number(),
        }
    }
}

impl TryFrom<PasskeyRow> for Passkey {
    type Error = UnreadableValue;

    fn try_from(row: PasskeyRow) -> Result<Self, UnreadableValue> {
        let facts = PasskeyFacts {
            id: id(row.id),
            account_id: id(row.account_id),
            name: Columns("passkeys").read("name", PasskeyName::from_text(row.name))?,
            credential: PasskeyCredential {
                id: CredentialId(row.credential_id),
                public_key: row.public_key,
                state: row.credential_state,
            },
            created_at: row.created_at.0,
            used_at: moment(row.used_at),
        };
        Ok(Passkey::from_stored(facts, Revision::from_stored(row.revision)))
    }
}

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable)]
#[diesel(table_name = used_passkey_challenges, treat_none_as_default_value = false)]
pub struct UsedPasskeyChallengeRow {
    pub hash: Vec<u8>,
    pub used_at: StoredMoment,
}

impl From<&UsedPasskeyChallenge> for UsedPasskeyChallengeRow {
    fn from(used: &UsedPasskeyChallenge) -> Self {
        UsedPasskeyChallengeRow { hash: used.hash.to_vec(), used_at: StoredMoment(used.used_at) }
    }
}

impl TryFrom<UsedPasskeyChallengeRow> for UsedPasskeyChallenge {
    type Error = UnreadableValue;

    fn try_from(row: UsedPasskeyChallengeRow) -> Result<Self, UnreadableValue> {
        let columns = Columns("used_passkey_challenges");
        let hash = <[u8; 32]>::try_from(row.hash).map_err(|_| "the hash does not have 32 bytes");
        Ok(UsedPasskeyChallenge { hash: columns.read("hash", hash)?, used_at: row.used_at.0 })
    }
}
