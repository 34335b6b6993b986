//! The log of interviews and their invitations.

use diesel::{ExpressionMethods, QueryDsl, QueryResult, SelectableHelper};

use super::super::{Conn, Database, RunQueryDsl};
use crate::limits::LiteralSqlLimit;
use crate::log_order::{LogOrderPredicate, appended_entry};
use crate::rows::{LogEntryRow, NewLogEntryRow};
use crate::schema::log_entries;
use crate::sql_types::StoredId;

/// Whose log is read.
#[derive(Clone, Copy, Debug)]
pub enum InterviewLogScope {
    /// The interview's log, including the entries of its invitations.
    Interview(StoredId),
    Invitation(StoredId),
}

/// Returns entries, latest first: the ones that precede the entry with the sequence number `after`, or all.
pub async fn log(
    mut conn: Conn<'_>,
    of: InterviewLogScope,
    after: Option<i64>,
    limit: usize,
) -> QueryResult<Vec<LogEntryRow>> {
    let mut query = log_entries::table
        .order((log_entries::created_at.desc(), log_entries::sequence.desc()))
        .select(LogEntryRow::as_select())
        .into_boxed::<Database>();
    query = match of {
        InterviewLogScope::Interview(id) => query.filter(log_entries::interview_id.eq(id)),
        InterviewLogScope::Invitation(id) => query.filter(log_entries::invitation_id.eq(id)),
    };
    if let Some(after) = after {
        query = query.filter(LogOrderPredicate(after));
    }
    let mut rows = LiteralSqlLimit::new(query, limit).load(&mut conn).await?;
    rows.truncate(limit);
    Ok(rows)
}

/// Adds an entry after the others of its interview.
pub async fn append_entry(mut conn: Conn<'_>, row: &NewLogEntryRow) -> QueryResult<usize> {
    diesel::insert_into(log_entries::table).values(appended_entry!(row)).execute(&mut conn).await
}
