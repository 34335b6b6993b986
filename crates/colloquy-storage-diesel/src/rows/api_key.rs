use colloquy_domain::api_key::{ApiKey, ApiKeyFacts, ApiKeyHash};
use colloquy_domain::revision::Revision;
use colloquy_domain::text::KeyLabel;
use diesel::prelude::*;

use super::{Columns, UnreadableValue, id, moment, stored_id, stored_moment};
use crate::schema::api_keys;
use crate::sql_types::{StoredId, StoredMoment};

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = api_keys, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct ApiKeyRow {
    pub id: StoredId,
    pub organization_id: StoredId,
    pub label: String,
    pub hash: Vec<u8>,
    pub last_four: String,
    pub expires_at: Option<StoredMoment>,
    pub revoked_at: Option<StoredMoment>,
    pub created_at: StoredMoment,
    pub revision: i64,
    pub last_used_at: Option<StoredMoment>,
}

impl ApiKeyRow {
    pub fn new(key: &ApiKey, revision: Revision) -> Self {
        ApiKeyRow {
            id: stored_id(key.id),
            organization_id: stored_id(key.organization_id),
            label: key.label.as_str().to_owned(),
            hash: key.hash.0.to_vec(),
            last_four: key.last_four.clone(),
            expires_at: stored_moment(key.expires_at),
            revoked_at: stored_moment(key.revoked_at),
            created_at: StoredMoment(key.created_at),
            revision: revision.number(),
            last_used_at: stored_moment(key.last_used_at),
        }
    }
}

impl TryFrom<ApiKeyRow> for ApiKey {
    type Error = UnreadableValue;

    fn try_from(row: ApiKeyRow) -> Result<Self, UnreadableValue> {
        let columns = Columns("api_keys");
        let hash = row.hash.try_into().map_err(|_| "not 32 bytes");
        let facts = ApiKeyFacts {
            id: id(row.id),
            organization_id: id(row.organization_id),
            label: columns.read("label", KeyLabel::from_text(row.label))?,
            hash: ApiKeyHash(columns.read("hash", hash)?),
            last_four: row.last_four,
            expires_at: moment(row.expires_at),
            revoked_at: moment(row.revoked_at),
            last_used_at: moment(row.last_used_at),
            created_at: row.created_at.0,
        };
        Ok(ApiKey::from_stored(facts, Revision::from_stored(row.revision)))
    }
}
