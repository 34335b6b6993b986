//! The list of an interview's invitations.

use diesel::{ExpressionMethods, QueryDsl, QueryResult, SelectableHelper};

use super::super::{Conn, Database, RunQueryDsl};
use crate::limits::LiteralSqlLimit;
use crate::rows::InvitationRow;
use crate::schema::invitations;
use crate::sql_types::StoredId;

#[derive(Clone, Copy, Debug)]
pub struct InvitationListQuery {
    pub interview: StoredId,
    pub archived: bool,
    pub status: Option<&'static str>,
    pub after: Option<StoredId>,
    pub limit: usize,
}

pub async fn invitations(mut conn: Conn<'_>, list: InvitationListQuery) -> QueryResult<Vec<InvitationRow>> {
    let mut query = invitations::table
        .filter(invitations::interview_id.eq(list.interview))
        .order(invitations::id.desc())
        .select(InvitationRow::as_select())
        .into_boxed::<Database>();
    query = if list.archived {
        query.filter(invitations::archived_at.is_not_null())
    } else {
        query.filter(invitations::archived_at.is_null())
    };
    if let Some(status) = list.status {
        query = query.filter(invitations::status.eq(status));
    }
    if let Some(after) = list.after {
        query = query.filter(invitations::id.lt(after));
    }
    let mut rows = LiteralSqlLimit::new(query, list.limit).load(&mut conn).await?;
    rows.truncate(list.limit);
    Ok(rows)
}
