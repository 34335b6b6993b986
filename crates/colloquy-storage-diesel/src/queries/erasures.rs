//! Erasures, and what is left to remove.

mod erased_rows;

use colloquy_domain::erasure::ErasedCounts;
use diesel::dsl::{AsSelect, Asc, Eq, Filter, Order, Select, exists, not};
use diesel::{ExpressionMethods, NullableExpressionMethods, QueryDsl, QueryResult, SelectableHelper};
use uuid::Uuid;

use super::super::{Conn, Database, RunQueryDsl};
use crate::fragments::{IsUndecidedWithdrawal, lower};
use crate::limits::LiteralSqlLimit;
use crate::rows::{ErasureRow, InvitationRow, MailRow};
use crate::schema::{
    erasures, events, interviews, invitations, log_entries, mails, messages, webhook_deliveries,
};
use crate::sql_types::{StoredId, StoredMoment};

pub use erased_rows::erase;

pub async fn erasure_of(mut conn: Conn<'_>, target: StoredId) -> QueryResult<Option<ErasureRow>> {
    let query = erasures::table.filter(erasures::target_id.eq(target)).select(ErasureRow::as_select());
    Ok(query.load(&mut conn).await?.pop())
}

pub async fn due_erasures(
    mut conn: Conn<'_>,
    now: StoredMoment,
    limit: usize,
) -> QueryResult<Vec<ErasureRow>> {
    let query = erasures::table
        .filter(erasures::completed_at.is_null())
        .filter(erasures::due_at.le(now))
        .order((erasures::due_at, erasures::id))
        .select(ErasureRow::as_select());
    let mut rows = LiteralSqlLimit::new(query, limit).load(&mut conn).await?;
    rows.truncate(limit);
    Ok(rows)
}

pub async fn erased_among(mut conn: Conn<'_>, ids: Vec<StoredId>) -> QueryResult<Vec<StoredId>> {
    let query = erasures::table.filter(erasures::target_id.eq_any(ids)).select(erasures::target_id);
    query.load(&mut conn).await
}

type UndecidedWithdrawals = LiteralSqlLimit<
    Select<
        Order<
            Filter<
                Filter<invitations::table, IsUndecidedWithdrawal>,
                Eq<invitations::organization_id, StoredId>,
            >,
            Asc<invitations::withdrawn_at>,
        >,
        AsSelect<InvitationRow, Database>,
    >,
>;

/// Finds withdrawals to decide about, in the order of the index that has only those.
pub fn undecided_withdrawals_query(organization: StoredId, limit: usize) -> UndecidedWithdrawals {
    let query = invitations::table
        .filter(IsUndecidedWithdrawal)
        .filter(invitations::organization_id.eq(organization))
        .order(invitations::withdrawn_at.asc())
        .select(InvitationRow::as_select());
    LiteralSqlLimit::new(query, limit)
}

pub async fn undecided_withdrawals(
    mut conn: Conn<'_>,
    organization: StoredId,
    limit: usize,
) -> QueryResult<Vec<InvitationRow>> {
    let mut rows: Vec<InvitationRow> =
        undecided_withdrawals_query(organization, limit).load(&mut conn).await?;
    rows.truncate(limit);
    Ok(rows)
}

/// Returns invitations of an interview for which no erasure exists.
pub async fn invitations_without_erasure(
    mut conn: Conn<'_>,
    interview: StoredId,
    limit: usize,
) -> QueryResult<Vec<StoredId>> {
    let known = erasures::table.filter(erasures::target_id.eq(invitations::id));
    let query = invitations::table
        .filter(invitations::interview_id.eq(interview))
        .filter(not(exists(known)))
        .select(invitations::id);
    let mut ids: Vec<StoredId> = LiteralSqlLimit::new(query, limit).load(&mut conn).await?;
    ids.truncate(limit);
    Ok(ids)
}

/// Returns interviews of an organization for which no erasure exists.
pub async fn interviews_without_erasure(
    mut conn: Conn<'_>,
    organization: StoredId,
    limit: usize,
) -> QueryResult<Vec<StoredId>> {
    let known = erasures::table.filter(erasures::target_id.eq(interviews::id));
    let query = interviews::table
        .filter(interviews::organization_id.eq(organization))
        .filter(not(exists(known)))
        .select(interviews::id);
    let mut ids: Vec<StoredId> = LiteralSqlLimit::new(query, limit).load(&mut conn).await?;
    ids.truncate(limit);
    Ok(ids)
}

/// Returns whether an interview has invitations, or some whose erasure is not complete.
pub async fn has_invitations(mut conn: Conn<'_>, interview: StoredId) -> QueryResult<bool> {
    let query = erasures::table
        .filter(erasures::interview_id.eq(interview))
        .filter(erasures::target_id.ne(interview))
        .filter(erasures::completed_at.is_null())
        .select(erasures::id);
    let ids: Vec<StoredId> = LiteralSqlLimit::new(query, 1).load(&mut conn).await?;
    if !ids.is_empty() {
        return Ok(true);
    }
    let query = invitations::table.filter(invitations::interview_id.eq(interview)).select(invitations::id);
    let ids: Vec<StoredId> = LiteralSqlLimit::new(query, 1).load(&mut conn).await?;
    Ok(!ids.is_empty())
}

/// Returns whether an organization has interviews, or parts whose erasure is not complete.
pub async fn has_interviews(mut conn: Conn<'_>, organization: StoredId) -> QueryResult<bool> {
    let query = erasures::table
        .filter(erasures::organization_id.eq(organization))
        .filter(erasures::target_id.ne(organization))
        .filter(erasures::completed_at.is_null())
        .select(erasures::id);
    let ids: Vec<StoredId> = LiteralSqlLimit::new(query, 1).load(&mut conn).await?;
    if !ids.is_empty() {
        return Ok(true);
    }
    let query = interviews::table.filter(interviews::organization_id.eq(organization)).select(interviews::id);
    let ids: Vec<StoredId> = LiteralSqlLimit::new(query, 1).load(&mut conn).await?;
    Ok(!ids.is_empty())
}

/// Returns erasures of an organization or of one interview, the newest first.
pub async fn erasures_before(
    mut conn: Conn<'_>,
    organization: StoredId,
    interview: Option<StoredId>,
    before: Option<StoredId>,
    limit: usize,
) -> QueryResult<Vec<ErasureRow>> {
    let before = before.unwrap_or(StoredId(Uuid::max()));
    let of_organization = erasures::table
        .filter(erasures::organization_id.eq(organization))
        .filter(erasures::id.lt(before))
        .order(erasures::id.desc())
        .select(ErasureRow::as_select());
    let mut rows = match interview {
        Some(id) => {
            let of_interview = of_organization.filter(erasures::interview_id.eq(id));
            LiteralSqlLimit::new(of_interview, limit).load(&mut conn).await?
        }
        None => LiteralSqlLimit::new(of_organization, limit).load(&mut conn).await?,
    };
    rows.truncate(limit);
    Ok(rows)
}

pub async fn mails_of(mut conn: Conn<'_>, invitation: StoredId) -> QueryResult<Vec<MailRow>> {
    let query = mails::table
        .filter(mails::invitation_id.eq(invitation))
        .order(mails::id)
        .select(MailRow::as_select());
    query.load(&mut conn).await
}

pub async fn rows_of(mut conn: Conn<'_>, invitation: StoredId) -> QueryResult<ErasedCounts> {
    let first = |counts: Vec<i64>| counts.first().copied().unwrap_or_default();
    let query = invitations::table.filter(invitations::id.eq(invitation)).count();
    let invitations = first(query.load(&mut conn).await?);
    let query = messages::table.filter(messages::invitation_id.eq(invitation)).count();
    let messages = first(query.load(&mut conn).await?);
    let query = log_entries::table.filter(log_entries::invitation_id.eq(invitation)).count();
    let log_entries = first(query.load(&mut conn).await?);
    let query = mails::table.filter(mails::invitation_id.eq(invitation)).count();
    let mails = first(query.load(&mut conn).await?);
    let events = events::table.filter(events::invitation_id.eq(invitation)).select(events::id);
    let query = webhook_deliveries::table.filter(webhook_deliveries::event_id.eq_any(events)).count();
    let webhook_deliveries = first(query.load(&mut conn).await?);
    Ok(ErasedCounts { invitations, messages, log_entries, mails, webhook_deliveries, recordings: 0 })
}

/// Returns the invitations with this address, and those that were mailed to it before their address was changed.
pub async fn invitations_of_person(
    mut conn: Conn<'_>,
    organization: StoredId,
    lower_email: String,
    limit: usize,
) -> QueryResult<Vec<StoredId>> {
    let query = invitations::table
        .filter(invitations::organization_id.eq(organization))
        .filter(lower(invitations::email).eq(lower_email.clone()))
        .order(invitations::id)
        .select(invitations::id);
    let mut ids: Vec<StoredId> = LiteralSqlLimit::new(query, limit).load(&mut conn).await?;
    let query = mails::table
        .filter(mails::organization_id.eq(organization))
        .filter(lower(mails::to_address.nullable()).eq(lower_email))
        .order(mails::invitation_id)
        .select(mails::invitation_id);
    let mailed: Vec<StoredId> = LiteralSqlLimit::new(query, limit).load(&mut conn).await?;
    ids.extend(mailed);
    ids.sort_unstable_by_key(|id| id.0);
    ids.dedup();
    ids.truncate(limit);
    Ok(ids)
}
