//! Retention: its settings, its runs, and the invitations that have ended.

use colloquy_domain::Id;
use colloquy_domain::retention::{EndedInvitation, RetentionPosition, RetentionScope};
use diesel::{ExpressionMethods, QueryDsl, QueryResult, SelectableHelper};

use super::super::{Conn, Database, RunQueryDsl};
use crate::fragments::EndedAtSql;
use crate::limits::LiteralSqlLimit;
use crate::rows::{RetentionRunRow, RetentionSettingsRow, stored_id};
use crate::schema::{invitations, retention_runs, retention_settings};
use crate::sql_types::{StoredId, StoredMoment};

pub async fn settings(mut conn: Conn<'_>, scopes: Vec<StoredId>) -> QueryResult<Vec<RetentionSettingsRow>> {
    let these = retention_settings::table.filter(retention_settings::scope_id.eq_any(scopes));
    these.select(RetentionSettingsRow::as_select()).load(&mut conn).await
}

pub async fn scopes(
    mut conn: Conn<'_>,
    organization: StoredId,
    after: Option<StoredId>,
    limit: usize,
) -> QueryResult<Vec<RetentionSettingsRow>> {
    let query = retention_settings::table
        .filter(retention_settings::organization_id.eq(organization))
        .filter(retention_settings::scope_id.gt(after.unwrap_or(StoredId(uuid::Uuid::nil()))))
        .order(retention_settings::scope_id)
        .select(RetentionSettingsRow::as_select());
    let mut rows = LiteralSqlLimit::new(query, limit).load(&mut conn).await?;
    rows.truncate(limit);
    Ok(rows)
}

pub async fn run(mut conn: Conn<'_>, scope: StoredId) -> QueryResult<Option<RetentionRunRow>> {
    let query = retention_runs::table.find(scope).select(RetentionRunRow::as_select());
    Ok(query.load(&mut conn).await?.pop())
}

pub async fn due_runs(
    mut conn: Conn<'_>,
    now: StoredMoment,
    limit: usize,
) -> QueryResult<Vec<RetentionRunRow>> {
    let query = retention_runs::table
        .filter(retention_runs::due_at.le(now))
        .order((retention_runs::due_at, retention_runs::scope_id))
        .select(RetentionRunRow::as_select());
    let mut rows = LiteralSqlLimit::new(query, limit).load(&mut conn).await?;
    rows.truncate(limit);
    Ok(rows)
}

type EndedColumns = (Option<StoredMoment>, StoredId, StoredId);

type EndedQuery<'a> = diesel::dsl::IntoBoxed<
    'a,
    diesel::dsl::Select<invitations::table, (EndedAtSql, invitations::id, invitations::interview_id)>,
    Database,
>;

/// Returns the invitations of a scope that have ended. The condition that an invitation has ended is that of the index.
fn ended_query<'a>(scope: RetentionScope) -> EndedQuery<'a> {
    let query = invitations::table
        .select((EndedAtSql, invitations::id, invitations::interview_id))
        .into_boxed::<Database>()
        .filter(EndedAtSql.is_not_null());
    match scope {
        RetentionScope::Organization(id) => query.filter(invitations::organization_id.eq(stored_id(id))),
        RetentionScope::Interview(_, id) => query.filter(invitations::interview_id.eq(stored_id(id))),
    }
}

/// Returns the invitations that ended at the same moment as another one and come after it.
pub fn simultaneous_query<'a>(scope: RetentionScope, at: StoredMoment, id: StoredId) -> EndedQuery<'a> {
    ended_query(scope).filter(EndedAtSql.eq(at)).filter(invitations::id.gt(id)).order(invitations::id)
}

/// Returns the invitations that ended later.
pub fn later_query<'a>(
    scope: RetentionScope,
    after: Option<StoredMoment>,
    until: StoredMoment,
) -> EndedQuery<'a> {
    let query = ended_query(scope).filter(EndedAtSql.le(until)).order((EndedAtSql, invitations::id));
    match after {
        Some(at) => query.filter(EndedAtSql.gt(at)),
        None => query,
    }
}

/// Returns the invitations after a position. Invitations that ended at the same moment have a query of their own: SQLite
/// uses an index on an expression for no comparison of pairs, and a bulk change can end many at once.
pub async fn ended(
    mut conn: Conn<'_>,
    scope: RetentionScope,
    after: Option<(StoredMoment, StoredId)>,
    until: StoredMoment,
    limit: usize,
) -> QueryResult<Vec<EndedInvitation>> {
    let mut rows: Vec<EndedColumns> = Vec::new();
    if let Some((at, id)) = after.filter(|(at, _)| at.0 <= until.0) {
        rows = LiteralSqlLimit::new(simultaneous_query(scope, at, id), limit).load(&mut conn).await?;
    }
    if rows.len() < limit {
        let later = later_query(scope, after.map(|(at, _)| at), until);
        let more: Vec<EndedColumns> = LiteralSqlLimit::new(later, limit - rows.len()).load(&mut conn).await?;
        rows.extend(more);
    }
    rows.truncate(limit);
    let found = rows.into_iter().filter_map(|(ended_at, id, interview)| {
        let position = RetentionPosition { ended_at: ended_at?.0, invitation_id: Id::from_uuid(id.0) };
        Some(EndedInvitation { position, interview_id: Id::from_uuid(interview.0) })
    });
    Ok(found.collect())
}
