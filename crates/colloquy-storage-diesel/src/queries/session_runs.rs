//! Interviews that are being taken, and what of them counts.

use diesel::dsl::{Filter, Lt, Order, Select};
use diesel::{ExpressionMethods, QueryDsl, QueryResult, SelectableHelper};

use super::super::{Conn, RunQueryDsl, SECOND};
use crate::fragments::{AddToMonth, AtMost, IsAbandoned, IsUnread};
use crate::rows::{SessionRunRow, UsageRow};
use crate::schema::{invitations, session_runs, usage};
use crate::sql_types::{StoredId, StoredMoment};

pub async fn session_run(mut conn: Conn<'_>, invitation: StoredId) -> QueryResult<Option<SessionRunRow>> {
    let query = session_runs::table
        .filter(session_runs::invitation_id.eq(invitation))
        .select(SessionRunRow::as_select());
    Ok(query.load(&mut conn).await?.pop())
}

type Abandoned =
    AtMost<Select<Order<Filter<invitations::table, IsAbandoned>, invitations::id>, invitations::id>>;

/// In the order of the index that finds them, which no other index has for less.
pub fn those_abandoned(now: StoredMoment, limit: usize) -> Abandoned {
    let query = invitations::table
        .filter(IsAbandoned { now, second: SECOND })
        .order(invitations::id)
        .select(invitations::id);
    AtMost::new(query, limit)
}

pub async fn abandoned(mut conn: Conn<'_>, now: StoredMoment, limit: usize) -> QueryResult<Vec<StoredId>> {
    let mut ids: Vec<StoredId> = those_abandoned(now, limit).load(&mut conn).await?;
    ids.truncate(limit);
    Ok(ids)
}

type Unread = AtMost<
    Select<
        Order<
            Filter<Filter<invitations::table, IsUnread>, Lt<invitations::completed_at, StoredMoment>>,
            invitations::completed_at,
        >,
        invitations::id,
    >,
>;

/// In the order of the index that finds them.
pub fn those_unread(before: StoredMoment, limit: usize) -> Unread {
    let query = invitations::table
        .filter(IsUnread)
        .filter(invitations::completed_at.lt(before))
        .order(invitations::completed_at)
        .select(invitations::id);
    AtMost::new(query, limit)
}

pub async fn unread(mut conn: Conn<'_>, before: StoredMoment, limit: usize) -> QueryResult<Vec<StoredId>> {
    let mut ids: Vec<StoredId> = those_unread(before, limit).load(&mut conn).await?;
    ids.truncate(limit);
    Ok(ids)
}

#[derive(Clone, Copy, Debug)]
pub struct MonthOf {
    pub organization: StoredId,
    pub year: i32,
    pub month: i32,
}

/// Of each of its parts.
pub async fn usage_of(mut conn: Conn<'_>, of: MonthOf) -> QueryResult<Vec<i64>> {
    let query = usage::table
        .filter(usage::organization_id.eq(of.organization))
        .filter(usage::year.eq(of.year))
        .filter(usage::month.eq(of.month))
        .select(usage::active_ms);
    query.load(&mut conn).await
}

/// The database adds, so that nobody's time is lost to somebody else's.
pub async fn add_usage(mut conn: Conn<'_>, row: &UsageRow) -> QueryResult<usize> {
    AddToMonth(diesel::insert_into(usage::table).values(row)).execute(&mut conn).await
}
