use colloquy_domain::log_entry::{Actor, ActorKind, EventType, LogEntry};
use diesel::prelude::*;

use super::{Columns, UnreadableValue, id, stored_id};
use crate::schema::log_entries;
use crate::sql_types::{StoredId, StoredJson, StoredMoment};

/// A log entry to insert. The database assigns its sequence number.
#[derive(Clone, Debug, PartialEq, Insertable)]
#[diesel(table_name = log_entries, treat_none_as_default_value = false)]
pub struct NewLogEntryRow {
    pub id: StoredId,
    pub organization_id: StoredId,
    pub event: String,
    pub interview_id: StoredId,
    pub invitation_id: Option<StoredId>,
    pub actor_kind: String,
    pub actor_id: Option<StoredId>,
    pub actor_label: Option<String>,
    pub data: StoredJson,
    pub created_at: StoredMoment,
}

#[derive(Clone, Debug, PartialEq, Queryable, Selectable)]
#[diesel(table_name = log_entries)]
pub struct LogEntryRow {
    pub sequence: i64,
    pub id: StoredId,
    pub organization_id: StoredId,
    pub event: String,
    pub interview_id: StoredId,
    pub invitation_id: Option<StoredId>,
    pub actor_kind: String,
    pub actor_id: Option<StoredId>,
    pub actor_label: Option<String>,
    pub data: StoredJson,
    pub created_at: StoredMoment,
}

impl From<&LogEntry> for NewLogEntryRow {
    fn from(entry: &LogEntry) -> Self {
        NewLogEntryRow {
            id: stored_id(entry.id),
            organization_id: stored_id(entry.organization_id),
            event: entry.event.as_str().to_owned(),
            interview_id: stored_id(entry.interview_id),
            invitation_id: entry.invitation_id.map(stored_id),
            actor_kind: entry.actor.kind.as_str().to_owned(),
            actor_id: entry.actor.id.map(StoredId),
            actor_label: entry.actor.label.clone(),
            data: StoredJson::new(entry.data.clone()),
            created_at: StoredMoment(entry.created_at),
        }
    }
}

impl TryFrom<LogEntryRow> for (i64, LogEntry) {
    type Error = UnreadableValue;

    fn try_from(row: LogEntryRow) -> Result<Self, UnreadableValue> {
        let columns = Columns("log_entries");
        let entry = LogEntry {
            id: id(row.id),
            organization_id: id(row.organization_id),
            event: columns.word("event", &row.event, EventType::from_word)?,
            interview_id: id(row.interview_id),
            invitation_id: row.invitation_id.map(id),
            actor: Actor {
                kind: columns.word("actor_kind", &row.actor_kind, ActorKind::from_word)?,
                id: row.actor_id.map(|actor| actor.0),
                label: row.actor_label,
            },
            data: row.data.0,
            created_at: row.created_at.0,
        };
        Ok((row.sequence, entry))
    }
}
