use colloquy_domain::Revision;
use colloquy_domain::erasure::{ErasedCounts, Erasure, ErasureFacts, ErasureTarget};
use diesel::prelude::*;

use super::{Columns, UnreadableValue, id, moment, stored_id, stored_moment};
use crate::schema::erasures;
use crate::sql_types::{StoredId, StoredMoment};

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = erasures, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct ErasureRow {
    pub id: StoredId,
    pub organization_id: StoredId,
    pub target: String,
    pub target_id: StoredId,
    pub interview_id: Option<StoredId>,
    pub requested_at: StoredMoment,
    pub due_at: StoredMoment,
    pub invitations: i64,
    pub messages: i64,
    pub log_entries: i64,
    pub mails: i64,
    pub webhook_deliveries: i64,
    pub recordings: i64,
    pub completed_at: Option<StoredMoment>,
    pub revision: i64,
}

impl ErasureRow {
    pub fn new(erasure: &Erasure, revision: Revision) -> Self {
        ErasureRow {
            id: stored_id(erasure.id),
            organization_id: stored_id(erasure.organization_id),
            target: erasure.target.word().to_owned(),
            target_id: StoredId(erasure.target.id()),
            interview_id: erasure.target.interview_id().map(stored_id),
            requested_at: StoredMoment(erasure.requested_at),
            due_at: StoredMoment(erasure.due_at),
            invitations: erasure.erased.invitations,
            messages: erasure.erased.messages,
            log_entries: erasure.erased.log_entries,
            mails: erasure.erased.mails,
            webhook_deliveries: erasure.erased.webhook_deliveries,
            recordings: erasure.erased.recordings,
            completed_at: stored_moment(erasure.completed_at),
            revision: revision.number(),
        }
    }
}

impl TryFrom<ErasureRow> for Erasure {
    type Error = UnreadableValue;

    fn try_from(row: ErasureRow) -> Result<Self, UnreadableValue> {
        let facts = ErasureFacts {
            id: id(row.id),
            organization_id: id(row.organization_id),
            target: target(&row)?,
            requested_at: row.requested_at.0,
            due_at: row.due_at.0,
            erased: ErasedCounts {
                invitations: row.invitations,
                messages: row.messages,
                log_entries: row.log_entries,
                mails: row.mails,
                webhook_deliveries: row.webhook_deliveries,
                recordings: row.recordings,
            },
            completed_at: moment(row.completed_at),
        };
        Ok(Erasure::from_stored(facts, Revision::from_stored(row.revision)))
    }
}

fn target(row: &ErasureRow) -> Result<ErasureTarget, UnreadableValue> {
    let target = match (row.target.as_str(), row.interview_id) {
        ("invitation", Some(interview)) => Ok(ErasureTarget::Invitation(id(interview), id(row.target_id))),
        ("interview", Some(interview)) => Ok(ErasureTarget::Interview(id(interview))),
        ("organization", None) => Ok(ErasureTarget::Organization(id(row.target_id))),
        (word, _) => Err(format!("{word:?} does not fit the row")),
    };
    Columns("erasures").read("target", target)
}
