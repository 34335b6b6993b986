//! What happened in a time.

use colloquy_domain::ports::ActivityCounts;
use diesel::{ExpressionMethods, QueryDsl, QueryResult};

use super::super::{Conn, RunQueryDsl};
use crate::schema::invitations;
use crate::sql_types::{StoredId, StoredMoment};

/// Counts in the indexes that have only interviews that have begun, or were completed.
pub async fn activity(
    mut conn: Conn<'_>,
    organization: StoredId,
    from: StoredMoment,
    until: StoredMoment,
) -> QueryResult<ActivityCounts> {
    let started = invitations::table
        .filter(invitations::organization_id.eq(organization))
        .filter(invitations::started_at.ge(from))
        .filter(invitations::started_at.lt(until))
        .count();
    let started = first(started.load(&mut conn).await?);
    let completed = invitations::table
        .filter(invitations::organization_id.eq(organization))
        .filter(invitations::completed_at.ge(from))
        .filter(invitations::completed_at.lt(until))
        .count();
    Ok(ActivityCounts { started, completed: first(completed.load(&mut conn).await?) })
}

fn first(mut counts: Vec<i64>) -> i64 {
    counts.pop().unwrap_or_default()
}
