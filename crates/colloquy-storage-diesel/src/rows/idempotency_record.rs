use colloquy_domain::idempotency::{IdempotencyRecord, IdempotencyRecordId, RequestHash};
use colloquy_domain::revision::Revision;
use diesel::prelude::*;
use serde_json::Value;

use super::{Columns, UnreadableValue, id, stored_id};
use crate::schema::idempotency_records;
use crate::sql_types::{StoredId, StoredJson, StoredMoment};

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = idempotency_records, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct IdempotencyRecordRow {
    pub id: Vec<u8>,
    pub organization_id: StoredId,
    pub request_hash: Vec<u8>,
    pub created_ids: StoredJson,
    pub response: Option<String>,
    pub created_at: StoredMoment,
    pub revision: i64,
}

impl IdempotencyRecordRow {
    pub fn new(record: &IdempotencyRecord, revision: Revision) -> Self {
        let made = record.created_ids.iter().map(|id| Value::from(id.to_string()));
        IdempotencyRecordRow {
            id: record.id.0.to_vec(),
            organization_id: stored_id(record.organization_id),
            request_hash: record.request_hash.0.to_vec(),
            created_ids: StoredJson::new(made.collect()),
            response: record.response.clone(),
            created_at: StoredMoment(record.created_at),
            revision: revision.number(),
        }
    }
}

impl TryFrom<IdempotencyRecordRow> for IdempotencyRecord {
    type Error = UnreadableValue;

    fn try_from(row: IdempotencyRecordRow) -> Result<Self, UnreadableValue> {
        let columns = Columns("idempotency_records");
        let hash = |bytes: Vec<u8>| <[u8; 32]>::try_from(bytes).map_err(|_| "not 32 bytes");
        let made = row.created_ids.0.as_array().map(|ids| {
            let id = |id: &Value| id.as_str().and_then(|text| text.parse().ok());
            ids.iter().map(id).collect::<Option<Vec<_>>>()
        });
        Ok(IdempotencyRecord {
            id: IdempotencyRecordId(columns.read("id", hash(row.id))?),
            organization_id: id(row.organization_id),
            request_hash: RequestHash(columns.read("request_hash", hash(row.request_hash))?),
            created_ids: columns.read("created_ids", made.flatten().ok_or("not a list of ids"))?,
            response: row.response,
            created_at: row.created_at.0,
            revision: Revision::from_stored(row.revision),
        })
    }
}
