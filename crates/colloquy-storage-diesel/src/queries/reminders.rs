//! Invitees who are to be reminded.

use diesel::{BoolExpressionMethods, ExpressionMethods, QueryDsl, QueryResult, SelectableHelper};

use super::super::{Conn, RunQueryDsl};
use crate::fragments::{AwaitsReminder, HasReminders};
use crate::limits::LiteralSqlLimit;
use crate::rows::InterviewRow;
use crate::schema::{interviews, invitations};
use crate::sql_types::{StoredId, StoredMoment};

/// Finds interviews with a plan, in the order of the index that has only those.
pub async fn interviews_with_reminders(
    mut conn: Conn<'_>,
    after: Option<StoredId>,
    limit: usize,
) -> QueryResult<Vec<InterviewRow>> {
    let query = interviews::table
        .filter(HasReminders)
        .filter(interviews::id.gt(after.unwrap_or(StoredId(uuid::Uuid::nil()))))
        .order(interviews::id)
        .select(InterviewRow::as_select());
    let mut rows = LiteralSqlLimit::new(query, limit).load(&mut conn).await?;
    rows.truncate(limit);
    Ok(rows)
}

#[derive(Clone, Copy, Debug)]
pub struct AwaitingReminderQuery {
    pub interview: StoredId,
    pub reminders: i32,
    pub until: StoredMoment,
    pub after: Option<(StoredMoment, StoredId)>,
    pub limit: usize,
}

pub type AwaitedInviteeColumns = (Option<StoredMoment>, StoredId, Option<String>);

pub async fn awaiting_reminders(
    mut conn: Conn<'_>,
    wanted: AwaitingReminderQuery,
) -> QueryResult<Vec<AwaitedInviteeColumns>> {
    let (at, id) =
        wanted.after.unwrap_or((StoredMoment(jiff::Timestamp::UNIX_EPOCH), StoredId(uuid::Uuid::nil())));
    let is_later = invitations::mailed_at.gt(at).or(invitations::id.gt(id));
    let query = invitations::table
        .filter(AwaitsReminder)
        .filter(invitations::interview_id.eq(wanted.interview))
        .filter(invitations::reminders.eq(wanted.reminders))
        .filter(invitations::mailed_at.le(wanted.until))
        .filter(invitations::mailed_at.ge(at))
        .filter(is_later)
        .order((invitations::mailed_at, invitations::id))
        .select((invitations::mailed_at, invitations::id, invitations::time_zone));
    let mut rows = LiteralSqlLimit::new(query, wanted.limit).load(&mut conn).await?;
    rows.truncate(wanted.limit);
    Ok(rows)
}
