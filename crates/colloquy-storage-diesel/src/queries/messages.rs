//! The messages of an invitation, in order.

use diesel::{ExpressionMethods, QueryDsl, QueryResult, SelectableHelper};

use super::super::{Conn, RunQueryDsl};
use crate::limits::LiteralSqlLimit;
use crate::rows::MessageRow;
use crate::schema::messages;
use crate::sql_types::StoredId;

pub async fn messages_of(mut conn: Conn<'_>, invitation: StoredId) -> QueryResult<Vec<MessageRow>> {
    let query = messages::table
        .filter(messages::invitation_id.eq(invitation))
        .order(messages::place)
        .select(MessageRow::as_select());
    query.load(&mut conn).await
}

pub async fn messages_after(
    mut conn: Conn<'_>,
    invitation: StoredId,
    after: Option<i32>,
    limit: usize,
) -> QueryResult<Vec<MessageRow>> {
    let query = messages::table
        .filter(messages::invitation_id.eq(invitation))
        .filter(messages::place.gt(after.unwrap_or(-1)))
        .order(messages::place)
        .select(MessageRow::as_select());
    let mut rows = LiteralSqlLimit::new(query, limit).load(&mut conn).await?;
    rows.truncate(limit);
    Ok(rows)
}

/// Returns the messages of several transcripts. The words of a search are compared with them outside the database: neither
/// database ignores capitals and accents as the search does, and an index of the words would hold all transcripts again.
pub async fn transcripts(mut conn: Conn<'_>, invitations: Vec<StoredId>) -> QueryResult<Vec<MessageRow>> {
    let query = messages::table
        .filter(messages::invitation_id.eq_any(invitations))
        .order((messages::invitation_id, messages::place))
        .select(MessageRow::as_select());
    query.load(&mut conn).await
}
