//! Queries that read or count a limited number of rows.

use diesel::QueryResult;
use diesel::backend::Backend;
use diesel::query_builder::{AstPass, Query, QueryFragment, QueryId};
use diesel::serialize::ToSql;
use diesel::sql_types::{BigInt, HasSqlType};

use crate::sql_types::{StoredId, StoredMoment, TimestampSqlType, UuidSqlType};

/// Limits a query by a literal number instead of a bind parameter, so that the planner knows the number even in a
/// prepared statement's generic plan. Limits are rounded up to a few steps, which keeps the prepared statements few.
#[derive(Clone, Copy, Debug)]
pub struct LiteralSqlLimit<Q> {
    query: Q,
    rows: usize,
}

const STEPS: [usize; 9] = [1, 2, 11, 21, 51, 101, 201, 501, 1_001];

impl<Q> LiteralSqlLimit<Q> {
    /// Rounds the limit up, so the query may return more rows than asked for; callers truncate the result.
    pub fn new(query: Q, rows: usize) -> Self {
        let rows = STEPS.into_iter().find(|step| *step >= rows).unwrap_or(rows);
        LiteralSqlLimit { query, rows }
    }
}

impl<Q: Query> Query for LiteralSqlLimit<Q> {
    type SqlType = Q::SqlType;
}

impl<Q> QueryId for LiteralSqlLimit<Q> {
    type QueryId = ();
    const HAS_STATIC_QUERY_ID: bool = false;
}

impl<Q, C> diesel::RunQueryDsl<C> for LiteralSqlLimit<Q> {}

impl<Q: QueryFragment<DB>, DB: Backend> QueryFragment<DB> for LiteralSqlLimit<Q> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
        self.query.walk_ast(out.reborrow())?;
        out.push_sql(" LIMIT ");
        out.push_sql(&self.rows.to_string());
        Ok(())
    }
}

/// Limits a query by a number that is known at compile time. The statement is then identified by its type, and its text
/// is not built for each call.
#[derive(Clone, Copy, Debug)]
pub struct ConstLimitSqlQuery<Q, const ROWS: usize>(pub Q);

impl<Q: Query, const ROWS: usize> Query for ConstLimitSqlQuery<Q, ROWS> {
    type SqlType = Q::SqlType;
}

impl<Q: QueryId, const ROWS: usize> QueryId for ConstLimitSqlQuery<Q, ROWS> {
    type QueryId = ConstLimitSqlQuery<Q::QueryId, ROWS>;
    const HAS_STATIC_QUERY_ID: bool = Q::HAS_STATIC_QUERY_ID;
}

impl<Q, C, const ROWS: usize> diesel::RunQueryDsl<C> for ConstLimitSqlQuery<Q, ROWS> {}

impl<Q: QueryFragment<DB>, DB: Backend, const ROWS: usize> QueryFragment<DB> for ConstLimitSqlQuery<Q, ROWS> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
        self.0.walk_ast(out.reborrow())?;
        out.push_sql(" LIMIT ");
        out.push_sql(&ROWS.to_string());
        Ok(())
    }
}

/// How many interviews of an organization have changed since a moment, counted up to a limit.
#[derive(Clone, Copy, Debug, QueryId)]
pub struct ChangedInterviewCountSql<const LIMIT: usize> {
    pub organization: StoredId,
    pub since: StoredMoment,
}

impl<const LIMIT: usize> Query for ChangedInterviewCountSql<LIMIT> {
    type SqlType = BigInt;
}

impl<C, const LIMIT: usize> diesel::RunQueryDsl<C> for ChangedInterviewCountSql<LIMIT> {}

impl<DB, const LIMIT: usize> QueryFragment<DB> for ChangedInterviewCountSql<LIMIT>
where
    DB: Backend + HasSqlType<UuidSqlType> + HasSqlType<TimestampSqlType>,
    StoredId: ToSql<UuidSqlType, DB>,
    StoredMoment: ToSql<TimestampSqlType, DB>,
{
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
        out.push_sql("SELECT count(*) FROM (SELECT 1 FROM interviews WHERE organization_id = ");
        out.push_bind_param::<UuidSqlType, _>(&self.organization)?;
        out.push_sql(" AND updated_at >= ");
        out.push_bind_param::<TimestampSqlType, _>(&self.since)?;
        out.push_sql(&format!(" LIMIT {LIMIT}) AS changed"));
        Ok(())
    }
}
