//! What webhooks tell of.

use diesel::{ExpressionMethods, QueryDsl, QueryResult, SelectableHelper};

use super::super::{Conn, RunQueryDsl};
use crate::rows::EventRow;
use crate::schema::events;
use crate::sql_types::StoredId;

pub async fn events_of(mut conn: Conn<'_>, invitation: StoredId) -> QueryResult<Vec<EventRow>> {
    let query = events::table
        .filter(events::invitation_id.eq(invitation))
        .order(events::sequence)
        .select(EventRow::as_select());
    query.load(&mut conn).await
}
