//! Reads an interview with its newest invitations.

use colloquy_domain::ports::InterviewWithInvitations;
use diesel::{ExpressionMethods, QueryDsl, QueryResult, SelectableHelper};

use super::{Conn, RunQueryDsl, queries};
use crate::limits::ConstLimitSqlQuery;
use crate::rows::{InterviewRow, InvitationRow};
use crate::schema::invitations;
use crate::sql_types::StoredId;

pub async fn interview_view(
    mut conn: Conn<'_>,
    id: StoredId,
) -> QueryResult<Option<(InterviewRow, Vec<InvitationRow>)>> {
    let Some(interview) = queries::interview(conn, id).await? else { return Ok(None) };
    let newest = invitations::table
        .filter(invitations::interview_id.eq(id))
        .filter(invitations::archived_at.is_null())
        .order(invitations::id.desc())
        .select(InvitationRow::as_select());
    let newest = ConstLimitSqlQuery::<_, { InterviewWithInvitations::INVITATIONS + 1 }>(newest);
    Ok(Some((interview, newest.load(&mut conn).await?)))
}
