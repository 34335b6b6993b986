//! Webhook endpoints, and deliveries to them.

use colloquy_domain::ports::DueClaim;
use colloquy_domain::webhook::LEASE;
use diesel::sql_types::{BigInt, Integer, Text};
use diesel::{
    BoolExpressionMethods, ExpressionMethods, IntoSql, QueryDsl, QueryResult, SelectableHelper,
    TextExpressionMethods,
};

use super::super::{Conn, Database, RunQueryDsl, claimable};
use crate::fragments::{
    DUE, FirstDueTimeSql, HasNoDelivery, IsDueDelivery, IsForgotten, IsQueued, OLD_EVENTS, update,
};
use crate::limits::LiteralSqlLimit;
use crate::rows::{AttemptRow, DeliveryRow, EndpointRow, EventRow};
use crate::schema::{events, webhook_attempts, webhook_deliveries, webhook_endpoints};
use crate::sql_types::{StoredId, StoredMoment, TimestampSqlType, UuidSqlType};

pub async fn endpoint(mut conn: Conn<'_>, id: StoredId) -> QueryResult<Option<EndpointRow>> {
    let query =
        webhook_endpoints::table.filter(webhook_endpoints::id.eq(id)).select(EndpointRow::as_select());
    Ok(query.load(&mut conn).await?.pop())
}

pub async fn endpoints(mut conn: Conn<'_>, organization: StoredId) -> QueryResult<Vec<EndpointRow>> {
    let why = webhook_endpoints::disabled_why;
    let query = webhook_endpoints::table
        .filter(webhook_endpoints::organization_id.eq(organization))
        .filter(why.is_null().or(why.ne("deleted")))
        .order(webhook_endpoints::id)
        .select(EndpointRow::as_select());
    query.load(&mut conn).await
}

pub async fn delivery(
    mut conn: Conn<'_>,
    endpoint: StoredId,
    event: StoredId,
) -> QueryResult<Option<DeliveryRow>> {
    let query = webhook_deliveries::table.find((endpoint, event)).select(DeliveryRow::as_select());
    Ok(query.load(&mut conn).await?.pop())
}

pub async fn deliveries(
    mut conn: Conn<'_>,
    endpoint: StoredId,
    after: Option<StoredId>,
    limit: usize,
) -> QueryResult<Vec<DeliveryRow>> {
    let mut query = webhook_deliveries::table
        .filter(webhook_deliveries::endpoint_id.eq(endpoint))
        .order(webhook_deliveries::event_id.desc())
        .select(DeliveryRow::as_select())
        .into_boxed::<Database>();
    if let Some(after) = after {
        query = query.filter(webhook_deliveries::event_id.lt(after));
    }
    let mut rows = LiteralSqlLimit::new(query, limit).load(&mut conn).await?;
    rows.truncate(limit);
    Ok(rows)
}

pub async fn attempts(
    mut conn: Conn<'_>,
    endpoint: StoredId,
    of_events: Vec<StoredId>,
) -> QueryResult<Vec<AttemptRow>> {
    let query = webhook_attempts::table
        .filter(webhook_attempts::endpoint_id.eq(endpoint))
        .filter(webhook_attempts::event_id.eq_any(of_events))
        .order((webhook_attempts::event_id, webhook_attempts::number))
        .select(AttemptRow::as_select());
    query.load(&mut conn).await
}

/// Returns the endpoints with due deliveries, of one organization or of all if `None`.
pub async fn waiting(
    mut conn: Conn<'_>,
    organization: Option<StoredId>,
    now: StoredMoment,
) -> QueryResult<Vec<(StoredId, Option<StoredMoment>)>> {
    let mut query = webhook_endpoints::table
        .filter(FirstDueTimeSql.le(now))
        .select((webhook_endpoints::id, FirstDueTimeSql))
        .into_boxed::<Database>();
    if let Some(organization) = organization {
        query = query.filter(webhook_endpoints::organization_id.eq(organization));
    }
    query.load(&mut conn).await
}

pub async fn count_due(mut conn: Conn<'_>, now: StoredMoment) -> QueryResult<i64> {
    let query = webhook_deliveries::table.filter(IsQueued).filter(webhook_deliveries::due_at.le(now)).count();
    Ok(query.load(&mut conn).await?.pop().unwrap_or_default())
}

pub async fn claim_deliveries(
    mut conn: Conn<'_>,
    endpoint: StoredId,
    claim: DueClaim,
) -> QueryResult<Vec<DeliveryRow>> {
    let due = DUE
        .filter(DUE.field(webhook_deliveries::endpoint_id).eq(endpoint))
        .filter(IsDueDelivery)
        .filter(DUE.field(webhook_deliveries::due_at).le(StoredMoment(claim.now)))
        .order((DUE.field(webhook_deliveries::due_at), DUE.field(webhook_deliveries::event_id)))
        .limit(claim.limit as i64)
        .select(DUE.field(webhook_deliveries::event_id));
    let taken = (
        webhook_deliveries::due_at.eq(StoredMoment(claim.until)),
        webhook_deliveries::attempts.eq(webhook_deliveries::attempts + 1),
        webhook_deliveries::revision.eq(webhook_deliveries::revision + 1),
    );
    let query = diesel::update(webhook_deliveries::table)
        .filter(webhook_deliveries::endpoint_id.eq(endpoint))
        .filter(webhook_deliveries::event_id.eq_any(claimable!(due)))
        .set(taken)
        .returning(DeliveryRow::as_returning());
    let mut rows: Vec<DeliveryRow> = query.load(&mut conn).await?;
    rows.sort_by_key(|row| row.event_id.0);
    Ok(rows)
}

/// Adds a delivery of the event to each endpoint that subscribes to its kind.
pub async fn fan_out(mut conn: Conn<'_>, event: &EventRow, due_at: StoredMoment) -> QueryResult<usize> {
    let subscribed = webhook_endpoints::table
        .filter(webhook_endpoints::organization_id.eq(event.organization_id))
        .filter(webhook_endpoints::disabled_at.is_null())
        .filter(webhook_endpoints::kinds.like(format!("% {} %", event.kind)))
        .select((
            webhook_endpoints::id,
            event.id.into_sql::<UuidSqlType>(),
            event.organization_id.into_sql::<UuidSqlType>(),
            event.kind.as_str().into_sql::<Text>(),
            "due".into_sql::<Text>(),
            0.into_sql::<Integer>(),
            0.into_sql::<Integer>(),
            due_at.into_sql::<TimestampSqlType>(),
            event.created_at.into_sql::<TimestampSqlType>(),
            1_i64.into_sql::<BigInt>(),
        ));
    diesel::insert_into(webhook_deliveries::table)
        .values(subscribed)
        .into_columns((
            webhook_deliveries::endpoint_id,
            webhook_deliveries::event_id,
            webhook_deliveries::organization_id,
            webhook_deliveries::kind,
            webhook_deliveries::state,
            webhook_deliveries::attempts,
            webhook_deliveries::failures,
            webhook_deliveries::due_at,
            webhook_deliveries::created_at,
            webhook_deliveries::revision,
        ))
        .execute(&mut conn)
        .await
}

pub async fn save_failing(
    mut conn: Conn<'_>,
    endpoint: StoredId,
    since: Option<StoredMoment>,
) -> QueryResult<usize> {
    let endpoint = webhook_endpoints::table.find(endpoint);
    update(endpoint, webhook_endpoints::failing_since.eq(since)).execute(&mut conn).await
}

pub async fn expedite_invitation(
    mut conn: Conn<'_>,
    invitation: StoredId,
    now: StoredMoment,
) -> QueryResult<usize> {
    let of_invitation = events::table.filter(events::invitation_id.eq(invitation)).select(events::id);
    let untried = webhook_deliveries::table
        .filter(webhook_deliveries::event_id.eq_any(of_invitation))
        .filter(IsQueued)
        .filter(webhook_deliveries::attempts.eq(0))
        .filter(webhook_deliveries::due_at.gt(now));
    let expedited = (
        webhook_deliveries::due_at.eq(now),
        webhook_deliveries::revision.eq(webhook_deliveries::revision + 1),
    );
    update(untried, expedited).execute(&mut conn).await
}

pub async fn expedite_endpoint(
    mut conn: Conn<'_>,
    endpoint: StoredId,
    now: StoredMoment,
) -> QueryResult<usize> {
    let waiting = webhook_deliveries::table
        .filter(webhook_deliveries::endpoint_id.eq(endpoint))
        .filter(IsQueued)
        .filter(webhook_deliveries::due_at.gt(StoredMoment(now.0 + LEASE)));
    let expedited = (
        webhook_deliveries::due_at.eq(now),
        webhook_deliveries::revision.eq(webhook_deliveries::revision + 1),
    );
    update(waiting, expedited).execute(&mut conn).await
}

/// Deletes old deliveries, events and endpoints, at most a few hundred of each, so that it does not delay other writes.
pub async fn forget_deliveries_before(mut conn: Conn<'_>, moment: StoredMoment) -> QueryResult<()> {
    const AT_MOST: usize = 500;
    let settled = webhook_deliveries::table
        .filter(webhook_deliveries::settled_at.lt(moment))
        .order(webhook_deliveries::settled_at)
        .select(webhook_deliveries::settled_at);
    let settled: Vec<Option<StoredMoment>> = LiteralSqlLimit::new(settled, AT_MOST).load(&mut conn).await?;
    if let Some(Some(last)) = settled.last() {
        let old = webhook_deliveries::table.filter(webhook_deliveries::settled_at.le(last));
        diesel::delete(old).execute(&mut conn).await?;
    }
    let old = OLD_EVENTS
        .filter(OLD_EVENTS.field(events::created_at).lt(moment))
        .filter(HasNoDelivery)
        .order(OLD_EVENTS.field(events::created_at))
        .limit(AT_MOST as i64)
        .select(OLD_EVENTS.field(events::id));
    diesel::delete(events::table.filter(events::id.eq_any(old))).execute(&mut conn).await?;
    diesel::delete(webhook_endpoints::table.filter(IsForgotten)).execute(&mut conn).await?;
    super::account_mails::forget_account_mails_before(conn, moment, false).await?;
    Ok(())
}
