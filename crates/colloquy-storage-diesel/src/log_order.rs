//! The order of an interview's log, which is kept without a lock.
//!
//! Entries are read by time, and entries with the same time by sequence number. A new entry gets the given time, or the
//! time of the latest entry of its interview that its transaction sees, whichever is later. So it always follows the
//! entries that its transaction sees, even if the clock was set back or belongs to another node. Entries of concurrent
//! transactions, which do not see each other, are ordered by their times.

use diesel::QueryResult;
use diesel::backend::Backend;
use diesel::expression::{AppearsOnTable, Expression, SelectableExpression, ValidGrouping, is_aggregate};
use diesel::query_builder::{AstPass, QueryFragment, QueryId};
use diesel::serialize::ToSql;
use diesel::sql_types::{BigInt, Bool, HasSqlType};

use crate::schema::log_entries;
use crate::sql_types::{StoredId, StoredMoment, TimestampSqlType, UuidSqlType};

/// Where the statement finds the interview of a new entry.
#[derive(Clone, Copy, Debug)]
pub enum InterviewIdSql<'b> {
    Id(&'b StoredId),
    Column(&'static str),
}

/// Writes the expression for a new entry's time. The subquery is cheap: usually no entry is later than the given time,
/// and the index finds the latest one.
pub fn push_entry_time<'b, DB>(
    out: &mut AstPass<'_, 'b, DB>,
    interview: InterviewIdSql<'b>,
    given: &'b StoredMoment,
) -> QueryResult<()>
where
    DB: Backend + HasSqlType<UuidSqlType> + HasSqlType<TimestampSqlType>,
    StoredId: ToSql<UuidSqlType, DB>,
    StoredMoment: ToSql<TimestampSqlType, DB>,
{
    out.push_sql(
        "coalesce((SELECT earlier.created_at FROM log_entries AS earlier WHERE earlier.interview_id = ",
    );
    match interview {
        InterviewIdSql::Id(id) => out.push_bind_param::<UuidSqlType, _>(id)?,
        InterviewIdSql::Column(name) => out.push_sql(name),
    }
    out.push_sql(" AND earlier.created_at > ");
    out.push_bind_param::<TimestampSqlType, _>(given)?;
    out.push_sql(" ORDER BY earlier.created_at DESC LIMIT 1), ");
    out.push_bind_param::<TimestampSqlType, _>(given)?;
    out.push_sql(")");
    Ok(())
}

/// The time that a new entry gets.
#[derive(Clone, Copy, Debug)]
pub struct NewLogEntryTimeSql {
    pub interview_id: StoredId,
    pub given: StoredMoment,
}

impl Expression for NewLogEntryTimeSql {
    type SqlType = TimestampSqlType;
}

impl<QS> AppearsOnTable<QS> for NewLogEntryTimeSql {}

impl<DB> QueryFragment<DB> for NewLogEntryTimeSql
where
    DB: Backend + HasSqlType<UuidSqlType> + HasSqlType<TimestampSqlType>,
    StoredId: ToSql<UuidSqlType, DB>,
    StoredMoment: ToSql<TimestampSqlType, DB>,
{
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
        push_entry_time(&mut out, InterviewIdSql::Id(&self.interview_id), &self.given)
    }
}

/// The values of a new entry, in the order of the row's columns.
macro_rules! appended_entry {
    ($row:expr) => {{
        let row: &$crate::rows::NewLogEntryRow = $row;
        (
            log_entries::id.eq(&row.id),
            log_entries::organization_id.eq(&row.organization_id),
            log_entries::event.eq(&row.event),
            log_entries::interview_id.eq(&row.interview_id),
            log_entries::invitation_id.eq(&row.invitation_id),
            log_entries::actor_kind.eq(&row.actor_kind),
            log_entries::actor_id.eq(&row.actor_id),
            log_entries::actor_label.eq(&row.actor_label),
            log_entries::data.eq(&row.data),
            log_entries::created_at.eq($crate::log_order::NewLogEntryTimeSql {
                interview_id: row.interview_id,
                given: row.created_at,
            }),
        )
    }};
}
pub(crate) use appended_entry;

/// Whether an entry precedes the one with this sequence number in the log's order.
#[derive(Clone, Copy, Debug)]
pub struct LogOrderPredicate(pub i64);

impl Expression for LogOrderPredicate {
    type SqlType = Bool;
}

impl<QS> AppearsOnTable<QS> for LogOrderPredicate {}

impl SelectableExpression<log_entries::table> for LogOrderPredicate {}

impl<DB> QueryFragment<DB> for LogOrderPredicate
where
    DB: Backend + HasSqlType<BigInt>,
    i64: ToSql<BigInt, DB>,
{
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
        out.push_sql(
            "(log_entries.created_at, log_entries.sequence) < \
             ((SELECT last.created_at FROM log_entries AS last WHERE last.sequence = ",
        );
        out.push_bind_param::<BigInt, _>(&self.0)?;
        out.push_sql("), ");
        out.push_bind_param::<BigInt, _>(&self.0)?;
        out.push_sql(")");
        Ok(())
    }
}

macro_rules! plain {
    ($($fragment:ty)*) => {$(
        impl ValidGrouping<()> for $fragment {
            type IsAggregate = is_aggregate::No;
        }

        impl QueryId for $fragment {
            type QueryId = Self;
            const HAS_STATIC_QUERY_ID: bool = true;
        }
    )*};
}

plain! { NewLogEntryTimeSql LogOrderPredicate }
