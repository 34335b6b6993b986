//! Reads an interview with its newest invitations.

use colloquy_domain::ports::InterviewWithInvitations;
use diesel::{ExpressionMethods, QueryDsl, QueryResult, SelectableHelper};

use super::{Conn, RunQueryDsl};
use crate::limits::ConstLimitSqlQuery;
use crate::rows::{InterviewDetailsRow, InvitationDetailsRow};
use crate::schema::{interviews, invitations};
use crate::sql_types::StoredId;

pub async fn interview_view(
    mut conn: Conn<'_>,
    id: StoredId,
) -> QueryResult<Option<(InterviewDetailsRow, Vec<InvitationDetailsRow>)>> {
    let found = interviews::table.find(id).select(InterviewDetailsRow::as_select());
    let Some(interview) = found.load(&mut conn).await?.pop() else { return Ok(None) };
    let newest = invitations::table
        .filter(invitations::interview_id.eq(id))
        .filter(invitations::archived_at.is_null())
        .order(invitations::id.desc())
        .select(InvitationDetailsRow::as_select());
    let newest = ConstLimitSqlQuery::<_, { InterviewWithInvitations::INVITATIONS + 1 }>(newest);
    Ok(Some((interview, newest.load(&mut conn).await?)))
}
