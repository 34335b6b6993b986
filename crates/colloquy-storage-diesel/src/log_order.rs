//! The order of a log, which needs no lock.
//!
//! Entries are read in the order of their times, and those of one time in the order of their sequence numbers. An entry
//! takes the given time, or that of the latest entry of its interview which its transaction sees, if that is later. So
//! what happened after something else comes after it, also if the clock went back or belongs to another node. Entries of
//! transactions that do not see each other may come in either order, and the times decide which.

use diesel::QueryResult;
use diesel::backend::Backend;
use diesel::expression::{AppearsOnTable, Expression, SelectableExpression, ValidGrouping, is_aggregate};
use diesel::query_builder::{AstPass, QueryFragment, QueryId};
use diesel::serialize::ToSql;
use diesel::sql_types::{BigInt, Bool, HasSqlType};

use crate::schema::log_entries;
use crate::sql_types::{Identifier, Moment, StoredId, StoredMoment};

/// The interview of an entry that is added.
#[derive(Clone, Copy, Debug)]
pub enum EntryInterview<'b> {
    Id(&'b StoredId),
    Column(&'static str),
}

/// Writes the time that an entry takes. The entries that are later than the given time are none, as a rule, and the
/// index finds the latest of them.
pub fn push_entry_time<'b, DB>(
    out: &mut AstPass<'_, 'b, DB>,
    interview: EntryInterview<'b>,
    given: &'b StoredMoment,
) -> QueryResult<()>
where
    DB: Backend + HasSqlType<Identifier> + HasSqlType<Moment>,
    StoredId: ToSql<Identifier, DB>,
    StoredMoment: ToSql<Moment, DB>,
{
    out.push_sql(
        "coalesce((SELECT earlier.created_at FROM log_entries AS earlier WHERE earlier.interview_id = ",
    );
    match interview {
        EntryInterview::Id(id) => out.push_bind_param::<Identifier, _>(id)?,
        EntryInterview::Column(name) => out.push_sql(name),
    }
    out.push_sql(" AND earlier.created_at > ");
    out.push_bind_param::<Moment, _>(given)?;
    out.push_sql(" ORDER BY earlier.created_at DESC LIMIT 1), ");
    out.push_bind_param::<Moment, _>(given)?;
    out.push_sql(")");
    Ok(())
}

/// The time that one entry takes.
#[derive(Clone, Copy, Debug)]
pub struct EntryTime {
    pub interview_id: StoredId,
    pub given: StoredMoment,
}

impl Expression for EntryTime {
    type SqlType = Moment;
}

impl<QS> AppearsOnTable<QS> for EntryTime {}

impl<DB> QueryFragment<DB> for EntryTime
where
    DB: Backend + HasSqlType<Identifier> + HasSqlType<Moment>,
    StoredId: ToSql<Identifier, DB>,
    StoredMoment: ToSql<Moment, DB>,
{
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
        push_entry_time(&mut out, EntryInterview::Id(&self.interview_id), &self.given)
    }
}

/// Whether an entry comes before the one with this sequence number.
#[derive(Clone, Copy, Debug)]
pub struct IsBefore(pub i64);

impl Expression for IsBefore {
    type SqlType = Bool;
}

impl<QS> AppearsOnTable<QS> for IsBefore {}

impl SelectableExpression<log_entries::table> for IsBefore {}

impl<DB> QueryFragment<DB> for IsBefore
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

plain! { EntryTime IsBefore }
