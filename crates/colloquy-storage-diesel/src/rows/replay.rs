use colloquy_domain::replay::{Asked, Replay, ReplayId};
use colloquy_domain::revision::Revision;
use diesel::prelude::*;
use serde_json::Value;

use super::{Columns, Unreadable, id, stored_id};
use crate::schema::replays;
use crate::sql_types::{StoredDocument, StoredId, StoredMoment};

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = replays, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct ReplayRow {
    pub id: Vec<u8>,
    pub organization_id: StoredId,
    pub asked: Vec<u8>,
    pub made: StoredDocument,
    pub answer: Option<String>,
    pub created_at: StoredMoment,
    pub revision: i64,
}

impl ReplayRow {
    pub fn new(replay: &Replay, revision: Revision) -> Self {
        let made = replay.made.iter().map(|id| Value::from(id.to_string()));
        ReplayRow {
            id: replay.id.0.to_vec(),
            organization_id: stored_id(replay.organization_id),
            asked: replay.asked.0.to_vec(),
            made: StoredDocument(made.collect()),
            answer: replay.answer.clone(),
            created_at: StoredMoment(replay.created_at),
            revision: revision.number(),
        }
    }
}

impl TryFrom<ReplayRow> for Replay {
    type Error = Unreadable;

    fn try_from(row: ReplayRow) -> Result<Self, Unreadable> {
        let columns = Columns("replays");
        let hash = |bytes: Vec<u8>| <[u8; 32]>::try_from(bytes).map_err(|_| "not 32 bytes");
        let made = row.made.0.as_array().map(|ids| {
            let id = |id: &Value| id.as_str().and_then(|text| text.parse().ok());
            ids.iter().map(id).collect::<Option<Vec<_>>>()
        });
        Ok(Replay {
            id: ReplayId(columns.read("id", hash(row.id))?),
            organization_id: id(row.organization_id),
            asked: Asked(columns.read("asked", hash(row.asked))?),
            made: columns.read("made", made.flatten().ok_or("not a list of ids"))?,
            answer: row.answer,
            created_at: row.created_at.0,
            revision: Revision::from_stored(row.revision),
        })
    }
}
