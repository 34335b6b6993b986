//! The events that webhooks report.

use diesel::{
    ExpressionMethods, JoinOnDsl, NullableExpressionMethods, QueryDsl, QueryResult, SelectableHelper,
};

use super::super::{Conn, RunQueryDsl};
use crate::fragments::update;
use crate::rows::EventRow;
use crate::schema::{events, invitations};
use crate::sql_types::StoredId;

pub async fn events_of(mut conn: Conn<'_>, invitation: StoredId) -> QueryResult<Vec<EventRow>> {
    let query = events::table
        .filter(events::invitation_id.eq(invitation))
        .order(events::sequence)
        .select(EventRow::as_select());
    query.load(&mut conn).await
}

/// Returns these events with their bodies and the interviews that they concern.
pub async fn events_with_snapshots(
    mut conn: Conn<'_>,
    ids: Vec<StoredId>,
) -> QueryResult<Vec<(EventRow, Option<String>, Option<StoredId>)>> {
    let of_invitation = invitations::table.on(events::invitation_id.eq(invitations::id.nullable()));
    let query = events::table.left_join(of_invitation).filter(events::id.eq_any(ids)).select((
        EventRow::as_select(),
        events::body,
        invitations::interview_id.nullable(),
    ));
    query.load(&mut conn).await
}

pub async fn save_body(mut conn: Conn<'_>, event: StoredId, body: &str) -> QueryResult<usize> {
    let without_body = events::table.filter(events::id.eq(event)).filter(events::body.is_null());
    update(without_body, events::body.eq(body)).execute(&mut conn).await
}

/// Adds an event. A subquery selects the organization, so an event about another organization's invitation fails: the
/// subquery is then NULL, which the column does not accept.
pub async fn add_event(mut conn: Conn<'_>, row: &EventRow) -> QueryResult<usize> {
    let EventRow { id, organization_id, invitation_id, kind, resumed, created_at } = row;
    let Some(invitation_id) = invitation_id else {
        return diesel::insert_into(events::table).values(row).execute(&mut conn).await;
    };
    let owner = invitations::table
        .filter(invitations::id.eq(invitation_id))
        .filter(invitations::organization_id.eq(organization_id))
        .select(invitations::organization_id)
        .single_value()
        .assume_not_null();
    let values = (
        events::id.eq(id),
        events::organization_id.eq(owner),
        events::invitation_id.eq(invitation_id),
        events::kind.eq(kind),
        events::resumed.eq(resumed),
        events::created_at.eq(created_at),
    );
    diesel::insert_into(events::table).values(values).execute(&mut conn).await
}
