use colloquy_domain::event::{Event, EventKind};
use diesel::prelude::*;

use super::{Columns, UnreadableValue, id, stored_id};
use crate::schema::events;
use crate::sql_types::{StoredId, StoredMoment};

/// An event. The database assigns its sequence number, which only orders queries, so the row leaves it out.
#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable)]
#[diesel(table_name = events, treat_none_as_default_value = false)]
pub struct EventRow {
    pub id: StoredId,
    pub organization_id: StoredId,
    pub invitation_id: Option<StoredId>,
    pub kind: String,
    pub resumed: bool,
    pub created_at: StoredMoment,
}

impl From<&Event> for EventRow {
    fn from(event: &Event) -> Self {
        EventRow {
            id: stored_id(event.id),
            organization_id: stored_id(event.organization_id),
            invitation_id: event.invitation_id.map(stored_id),
            kind: event.kind.as_str().to_owned(),
            resumed: event.resumed,
            created_at: StoredMoment(event.created_at),
        }
    }
}

impl TryFrom<EventRow> for Event {
    type Error = UnreadableValue;

    fn try_from(row: EventRow) -> Result<Self, UnreadableValue> {
        Ok(Event {
            id: id(row.id),
            organization_id: id(row.organization_id),
            invitation_id: row.invitation_id.map(id),
            kind: Columns("events").word("kind", &row.kind, EventKind::from_word)?,
            resumed: row.resumed,
            created_at: row.created_at.0,
        })
    }
}
