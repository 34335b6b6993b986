//! Each query, written once. This file is compiled for each database, which gives it a connection, the traits that
//! run a query on it, and the few words that only one of them has.

use diesel::{ExpressionMethods, IntoSql, QueryDsl, QueryResult, SelectableHelper};
use futures::try_join;

use super::{Conn, Database, HIDING, LISTING, RunQueryDsl, claimable};
use crate::fragments::{
    AtMost, CountsPerStatus, IsDue, SHOWN, WAITING, interviews_id, interviews_updated_at,
};
use crate::rows::{ApiKeyRow, InterviewRow, InvitationRow, LogEntryRow, MailRow, OrganizationRow};
use crate::schema::{api_keys, interviews, invitations, log_entries, mails, organizations};
use crate::sql_types::{StoredId, StoredMoment};
use crate::steps::Step;

pub async fn ping(mut conn: Conn<'_>) -> QueryResult<()> {
    diesel::select(1.into_sql::<diesel::sql_types::Integer>()).load::<i32>(&mut conn).await?;
    Ok(())
}

pub async fn organization(mut conn: Conn<'_>, id: StoredId) -> QueryResult<Option<OrganizationRow>> {
    let query = organizations::table.filter(organizations::id.eq(id)).select(OrganizationRow::as_select());
    Ok(query.load(&mut conn).await?.pop())
}

pub async fn organizations(mut conn: Conn<'_>) -> QueryResult<Vec<OrganizationRow>> {
    let query = organizations::table.order(organizations::id).select(OrganizationRow::as_select());
    query.load(&mut conn).await
}

pub async fn key_by_hash(
    mut conn: Conn<'_>,
    hash: [u8; 32],
) -> QueryResult<Option<(ApiKeyRow, OrganizationRow)>> {
    let query = api_keys::table
        .inner_join(organizations::table)
        .filter(api_keys::hash.eq(hash.as_slice()))
        .select((ApiKeyRow::as_select(), OrganizationRow::as_select()));
    Ok(query.load(&mut conn).await?.pop())
}

pub async fn key(mut conn: Conn<'_>, id: StoredId) -> QueryResult<Option<ApiKeyRow>> {
    let query = api_keys::table.filter(api_keys::id.eq(id)).select(ApiKeyRow::as_select());
    Ok(query.load(&mut conn).await?.pop())
}

pub async fn keys(mut conn: Conn<'_>, organization: StoredId) -> QueryResult<Vec<ApiKeyRow>> {
    let query = api_keys::table
        .filter(api_keys::organization_id.eq(organization))
        .order(api_keys::id)
        .select(ApiKeyRow::as_select());
    query.load(&mut conn).await
}

pub async fn interview(mut conn: Conn<'_>, id: StoredId) -> QueryResult<Option<InterviewRow>> {
    let query = interviews::table.filter(interviews::id.eq(id)).select(InterviewRow::as_select());
    Ok(query.load(&mut conn).await?.pop())
}

async fn invitations_of(mut conn: Conn<'_>, interview: StoredId) -> QueryResult<Vec<InvitationRow>> {
    let query = invitations::table
        .filter(invitations::interview_id.eq(interview))
        .filter(invitations::archived_at.is_null())
        .order(invitations::id.desc())
        .select(InvitationRow::as_select());
    query.load(&mut conn).await
}

/// Both queries go out together where the connection can do that.
pub async fn interview_view(
    conn: Conn<'_>,
    id: StoredId,
) -> QueryResult<Option<(InterviewRow, Vec<InvitationRow>)>> {
    let (interview, invitations) = try_join!(interview(conn, id), invitations_of(conn, id))?;
    Ok(interview.map(|interview| (interview, invitations)))
}

#[derive(Clone, Copy, Debug)]
pub struct InterviewList {
    pub organization: StoredId,
    pub archived: bool,
    pub updated_since: Option<StoredMoment>,
    pub after: Option<StoredId>,
    pub limit: usize,
}

/// Whether it is sooner to find those that have changed and to sort them than to go through all in their order until
/// there are enough. The databases guess this, and are wrong where old ones do not change.
async fn few_changed(mut conn: Conn<'_>, organization: StoredId, since: StoredMoment) -> QueryResult<bool> {
    const FEW: usize = 5_000;
    let changed = interviews::table
        .filter(interviews::organization_id.eq(organization))
        .filter(interviews::updated_at.ge(since))
        .select(interviews::updated_at);
    let changed: Vec<StoredMoment> = AtMost::new(changed, FEW).load(&mut conn).await?;
    Ok(changed.len() < FEW)
}

pub async fn interviews(mut conn: Conn<'_>, list: InterviewList) -> QueryResult<Vec<(InterviewRow, String)>> {
    let (by_change, by_id) = match list.updated_since {
        None => (false, false),
        Some(moment) if few_changed(conn, list.organization, moment).await? => (true, false),
        Some(_) => (false, true),
    };
    let id = || interviews_id(if by_change { HIDING } else { LISTING });
    let mut query = interviews::table
        .filter(interviews::organization_id.eq(list.organization))
        .order(id().desc())
        .select((InterviewRow::as_select(), CountsPerStatus))
        .into_boxed::<Database>();
    query = if list.archived {
        query.filter(interviews::archived_at.is_not_null())
    } else {
        query.filter(interviews::archived_at.is_null())
    };
    if let Some(moment) = list.updated_since {
        query = query.filter(interviews_updated_at(if by_id { HIDING } else { SHOWN }).ge(moment));
    }
    if let Some(after) = list.after {
        query = query.filter(id().lt(after));
    }
    let query = AtMost::new(query, list.limit);
    let mut rows = query.load(&mut conn).await?;
    rows.truncate(list.limit);
    Ok(rows)
}

pub async fn interview_log(
    mut conn: Conn<'_>,
    interview: StoredId,
    after: Option<i64>,
    limit: usize,
) -> QueryResult<Vec<LogEntryRow>> {
    let query = log_entries::table
        .filter(log_entries::interview_id.eq(interview))
        .filter(log_entries::sequence.lt(after.unwrap_or(i64::MAX)))
        .order(log_entries::sequence.desc())
        .select(LogEntryRow::as_select());
    let mut rows = AtMost::new(query, limit).load(&mut conn).await?;
    rows.truncate(limit);
    Ok(rows)
}

pub async fn invitation(mut conn: Conn<'_>, id: StoredId) -> QueryResult<Option<InvitationRow>> {
    let query = invitations::table.filter(invitations::id.eq(id)).select(InvitationRow::as_select());
    Ok(query.load(&mut conn).await?.pop())
}

pub async fn mail(mut conn: Conn<'_>, id: StoredId) -> QueryResult<Option<MailRow>> {
    let query = mails::table.filter(mails::id.eq(id)).select(MailRow::as_select());
    Ok(query.load(&mut conn).await?.pop())
}

#[derive(Clone, Debug)]
pub struct MailClaim {
    /// Of all, when there are none.
    pub these: Option<Vec<StoredId>>,
    pub now: StoredMoment,
    pub until: StoredMoment,
    pub limit: i64,
}

pub async fn claim_mails(mut conn: Conn<'_>, claim: &MailClaim) -> QueryResult<Vec<MailRow>> {
    let due = WAITING
        .filter(IsDue)
        .filter(WAITING.field(mails::due_at).le(claim.now))
        .order((WAITING.field(mails::due_at), WAITING.field(mails::id)))
        .limit(claim.limit)
        .select(WAITING.field(mails::id));
    let taken = (
        mails::due_at.eq(claim.until),
        mails::attempts.eq(mails::attempts + 1),
        mails::revision.eq(mails::revision + 1),
    );
    let mut rows: Vec<MailRow> = match &claim.these {
        None => {
            let query = diesel::update(mails::table).filter(mails::id.eq_any(claimable!(due))).set(taken);
            query.returning(MailRow::as_returning()).load(&mut conn).await?
        }
        Some(ids) => {
            let these = due.filter(WAITING.field(mails::id).eq_any(ids.clone()));
            let query = diesel::update(mails::table).filter(mails::id.eq_any(claimable!(these))).set(taken);
            query.returning(MailRow::as_returning()).load(&mut conn).await?
        }
    };
    rows.sort_by_key(|row| (row.created_at.0, row.id.0));
    Ok(rows)
}

/// The number of rows that changed: one, unless the revision to be replaced is not there.
pub async fn apply(mut conn: Conn<'_>, step: &Step) -> QueryResult<usize> {
    macro_rules! add {
        ($table:ident, $row:expr) => {
            diesel::insert_into($table::table).values($row).execute(&mut conn).await
        };
    }
    macro_rules! save {
        ($table:ident, $row:expr, $read:expr) => {
            diesel::update($table::table)
                .filter($table::id.eq($row.id))
                .filter($table::revision.eq($read))
                .set($row)
                .execute(&mut conn)
                .await
        };
    }
    match step {
        Step::AddOrganization(row) => add!(organizations, row),
        Step::AddKey(row) => add!(api_keys, row),
        Step::SaveKey(row, read) => save!(api_keys, row, *read),
        Step::AddInterview(row) => add!(interviews, row),
        Step::SaveInterview(row, read) => save!(interviews, row, *read),
        Step::AddInvitation(row) => add!(invitations, row),
        Step::SaveInvitation(row, read) => save!(invitations, row, *read),
        Step::AddLogEntry(row) => add!(log_entries, row),
        Step::AddMail(row) => add!(mails, row),
        Step::SaveMail(row, read) => save!(mails, row, *read),
    }
}
