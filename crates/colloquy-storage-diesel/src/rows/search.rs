use colloquy_domain::invitation::Status;
use colloquy_domain::ports::SearchedInvitation;
use colloquy_domain::text::{Email, PersonName};
use diesel::{Queryable, Selectable};

use super::{Columns, UnreadableValue, id, moment};
use crate::schema::invitations;
use crate::sql_types::{StoredId, StoredMoment};

/// The columns of an invitation that a search compares or shows.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = invitations)]
pub struct SearchedInvitationRow {
    id: StoredId,
    name: Option<String>,
    email: Option<String>,
    status: String,
    started_at: Option<StoredMoment>,
}

impl TryFrom<SearchedInvitationRow> for SearchedInvitation {
    type Error = UnreadableValue;

    fn try_from(row: SearchedInvitationRow) -> Result<Self, UnreadableValue> {
        let columns = Columns("invitations");
        Ok(SearchedInvitation {
            id: id(row.id),
            name: columns.optional("name", row.name, PersonName::from_text)?,
            email: columns.optional("email", row.email, Email::from_text)?,
            status: columns.word("status", &row.status, Status::from_word)?,
            started_at: moment(row.started_at),
        })
    }
}
