//! Running interviews, and the usage that they add up.

use diesel::dsl::{AsSelect, Desc, Eq, Filter, IsNull, Lt, Order, Select};
use diesel::{ExpressionMethods, QueryDsl, QueryResult, SelectableHelper};

use super::super::{Conn, Database, RunQueryDsl, SECOND};
use crate::fragments::{AbandonedInterviewSql, AddMonthlyUsageSql, IsInProgress, IsUnanalyzed};
use crate::limits::LiteralSqlLimit;
use crate::rows::{InvitationRow, SessionRunRow, UsageIncrementRow};
use crate::schema::{invitations, session_runs, usage};
use crate::sql_types::{StoredId, StoredMoment};

pub async fn session_run(mut conn: Conn<'_>, invitation: StoredId) -> QueryResult<Option<SessionRunRow>> {
    let query = session_runs::table
        .filter(session_runs::invitation_id.eq(invitation))
        .select(SessionRunRow::as_select());
    Ok(query.load(&mut conn).await?.pop())
}

type Abandoned = LiteralSqlLimit<
    Select<Order<Filter<invitations::table, AbandonedInterviewSql>, invitations::id>, invitations::id>,
>;

/// Finds abandoned interviews. They are ordered as in the index that has only interviews in progress, which makes this
/// index cheaper than any other.
pub fn abandoned_query(now: StoredMoment, limit: usize) -> Abandoned {
    let query = invitations::table
        .filter(AbandonedInterviewSql { now, second: SECOND })
        .order(invitations::id)
        .select(invitations::id);
    LiteralSqlLimit::new(query, limit)
}

pub async fn abandoned(mut conn: Conn<'_>, now: StoredMoment, limit: usize) -> QueryResult<Vec<StoredId>> {
    let mut ids: Vec<StoredId> = abandoned_query(now, limit).load(&mut conn).await?;
    ids.truncate(limit);
    Ok(ids)
}

type Running = LiteralSqlLimit<
    Select<
        Order<
            Filter<
                Filter<Filter<invitations::table, IsInProgress>, Eq<invitations::organization_id, StoredId>>,
                IsNull<invitations::archived_at>,
            >,
            Desc<invitations::id>,
        >,
        AsSelect<InvitationRow, Database>,
    >,
>;

/// Finds the interviews in progress of an organization, in the order of the index that has only interviews in progress.
pub fn running_query(organization: StoredId, limit: usize) -> Running {
    let query = invitations::table
        .filter(IsInProgress)
        .filter(invitations::organization_id.eq(organization))
        .filter(invitations::archived_at.is_null())
        .order(invitations::id.desc())
        .select(InvitationRow::as_select());
    LiteralSqlLimit::new(query, limit)
}

pub async fn running(
    mut conn: Conn<'_>,
    organization: StoredId,
    limit: usize,
) -> QueryResult<Vec<InvitationRow>> {
    let mut rows: Vec<InvitationRow> = running_query(organization, limit).load(&mut conn).await?;
    rows.truncate(limit);
    Ok(rows)
}

type Unanalyzed = LiteralSqlLimit<
    Select<
        Order<
            Filter<Filter<invitations::table, IsUnanalyzed>, Lt<invitations::completed_at, StoredMoment>>,
            invitations::completed_at,
        >,
        invitations::id,
    >,
>;

/// Finds completed interviews without insights, in the order of the index that has only those.
pub fn unanalyzed_query(before: StoredMoment, limit: usize) -> Unanalyzed {
    let query = invitations::table
        .filter(IsUnanalyzed)
        .filter(invitations::completed_at.lt(before))
        .order(invitations::completed_at)
        .select(invitations::id);
    LiteralSqlLimit::new(query, limit)
}

pub async fn unanalyzed(
    mut conn: Conn<'_>,
    before: StoredMoment,
    limit: usize,
) -> QueryResult<Vec<StoredId>> {
    let mut ids: Vec<StoredId> = unanalyzed_query(before, limit).load(&mut conn).await?;
    ids.truncate(limit);
    Ok(ids)
}

#[derive(Clone, Copy, Debug)]
pub struct OrganizationMonth {
    pub organization: StoredId,
    pub year: i32,
    pub month: i32,
}

/// Returns the active time of each part of the month.
pub async fn usage_of(mut conn: Conn<'_>, of: OrganizationMonth) -> QueryResult<Vec<i64>> {
    let query = usage::table
        .filter(usage::organization_id.eq(of.organization))
        .filter(usage::year.eq(of.year))
        .filter(usage::month.eq(of.month))
        .select(usage::active_ms);
    query.load(&mut conn).await
}

/// Adds to a month. The database does the addition, so that concurrent changes are not lost.
pub async fn add_usage(mut conn: Conn<'_>, row: &UsageIncrementRow) -> QueryResult<usize> {
    AddMonthlyUsageSql(diesel::insert_into(usage::table).values(row)).execute(&mut conn).await
}
