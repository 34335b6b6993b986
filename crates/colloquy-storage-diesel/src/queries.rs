//! The queries, each written once. This file is compiled once for each database. The parent module provides the
//! connection type, the traits that run a query on it, and the SQL that differs between the databases.

#[path = "queries/account_mails.rs"]
mod account_mails;
#[path = "queries/accounts.rs"]
mod accounts;
#[path = "queries/activity.rs"]
mod activity;
#[path = "queries/api_keys.rs"]
mod api_keys;
#[path = "queries/erasures.rs"]
pub mod erasures;
#[path = "queries/events.rs"]
mod events;
#[path = "queries/guides.rs"]
mod guides;
#[path = "queries/interview_order.rs"]
mod interview_order;
#[path = "queries/invitation_list.rs"]
pub mod invitation_list;
#[path = "queries/log.rs"]
mod log;
#[path = "queries/logos.rs"]
mod logos;
#[path = "queries/mail_reports.rs"]
mod mail_reports;
#[path = "queries/mails.rs"]
mod mails;
#[path = "queries/maintenance.rs"]
mod maintenance;
#[path = "queries/messages.rs"]
mod messages;
#[path = "queries/notes.rs"]
mod notes;
#[path = "queries/passkeys.rs"]
mod passkeys;
#[path = "queries/reminders.rs"]
mod reminders;
#[path = "queries/retention.rs"]
pub mod retention;
#[path = "queries/session_runs.rs"]
mod session_runs;
#[path = "queries/unsubscriptions.rs"]
mod unsubscriptions;
#[path = "queries/webhooks.rs"]
mod webhooks;

use diesel::{ExpressionMethods, IntoSql, QueryDsl, QueryResult, SelectableHelper};
use futures::try_join;

use super::{Conn, Database, HIDE_FROM_INDEX, RunQueryDsl, USE_LIST_INDEX};
use crate::fragments::{
    InvitationStatusesSql, IsVisitors, NO_HINT, interviews_id, interviews_updated_at, lower, update,
};
use crate::limits::{ChangedInterviewCountSql, LiteralSqlLimit};
use crate::rows::{
    AccountMailRow, AccountRow, ApiKeyRow, BrowserSessionRow, GuideRow, IdempotencyRecordRow,
    InterviewDetailsRow, InterviewRow, InvitationRow, MessageRow, OneTimeLinkRow, OrganizationRow,
    ServiceSecretRow, ShareLinkRow,
};
use crate::schema::{
    account_identities, account_mails as account_mails_table, accounts as accounts_table,
    api_keys as api_keys_table, audit_entries as audit_entries_table, browser_sessions,
    erasures as erasures_table, idempotency_records, interview_guides, interviews, invitations, log_entries,
    mails as mails_table, memberships, messages as messages_table, one_time_links, organizations,
    retention_runs, retention_settings, service_secrets, session_runs as session_runs_table, share_links,
    share_visits, webhook_attempts, webhook_deliveries, webhook_endpoints, write_probe,
};
use crate::sql_types::{StoredId, StoredMoment};
use crate::write_steps::WriteStep;

pub use account_mails::{due_account_mails, mails_of_links, newest_password_mail};
pub use accounts::{
    account_by_email, account_by_identity, account_identities_of, audit_entries, browser_session,
    browser_sessions_of, members, memberships_of, one_time_link, open_links, open_links_to_join,
    open_password_links,
};
pub use activity::activity;
pub use api_keys::{key_by_hash, keys};
pub use events::{events_of, events_with_snapshots};
pub use interview_order::ordered_interviews;
pub use invitation_list::{
    AttentionQuery, InvitationListQuery, invitations, needing_attention, searched_invitations,
};
pub use log::{InterviewLogScope, log};
pub use logos::logo;
pub use mail_reports::reported_recipient;
pub use mails::{claim_mails, count_due_mails, count_waiting_mails, mail, newest_link_mail};
pub use messages::{messages_after, transcripts};
pub use notes::{interview_notes, note, notes_of, tags};
pub use passkeys::{passkey_by_credential, passkeys_of, used_passkey_challenge};
pub use reminders::{
    AwaitedInviteeColumns, AwaitingReminderQuery, awaiting_reminders, interviews_with_reminders,
};
pub use session_runs::{OrganizationMonth, abandoned, running, session_run, unanalyzed, usage_of};
#[cfg(test)]
pub use session_runs::{abandoned_query, running_query, unanalyzed_query};
pub use unsubscriptions::is_unsubscribed;
pub use webhooks::{
    attempts, claim_deliveries, count_due, deliveries, delivery, endpoint, endpoints, waiting,
};

pub async fn ping(mut conn: Conn<'_>) -> QueryResult<()> {
    diesel::select(1.into_sql::<diesel::sql_types::Integer>()).load::<i32>(&mut conn).await?;
    Ok(())
}

/// Writes to a row that nothing else uses, to test whether the database takes writes.
pub async fn probe_write(mut conn: Conn<'_>) -> QueryResult<usize> {
    diesel::update(write_probe::table)
        .set(write_probe::writes.eq(write_probe::writes + 1))
        .execute(&mut conn)
        .await
}

/// Queries for the row with a key.
macro_rules! find_one {
    ($($name:ident: $table:ident::$column:ident($key:ty) => $row:ident;)*) => {$(
        pub async fn $name(mut conn: Conn<'_>, key: $key) -> QueryResult<Option<$row>> {
            let query = $table::table.filter($table::$column.eq(key)).select($row::as_select());
            Ok(query.load(&mut conn).await?.pop())
        }
    )*};
}

find_one! {
    organization: organizations::id(StoredId) => OrganizationRow;
    account_mail: account_mails_table::id(StoredId) => AccountMailRow;
    account: accounts_table::id(StoredId) => AccountRow;
    browser_session_by_id: browser_sessions::id(StoredId) => BrowserSessionRow;
    one_time_link_by_id: one_time_links::id(StoredId) => OneTimeLinkRow;
    key: api_keys_table::id(StoredId) => ApiKeyRow;
    interview: interviews::id(StoredId) => InterviewRow;
    invitation: invitations::id(StoredId) => InvitationRow;
    invitation_by_slug: invitations::slug(String) => InvitationRow;
    message: messages_table::id(StoredId) => MessageRow;
    guide: interview_guides::interview_id(StoredId) => GuideRow;
    share_link: share_links::interview_id(StoredId) => ShareLinkRow;
    share_link_by_slug: share_links::slug(String) => ShareLinkRow;
    secret: service_secrets::name(&'static str) => ServiceSecretRow;
}

pub async fn organizations(mut conn: Conn<'_>) -> QueryResult<Vec<OrganizationRow>> {
    let query = organizations::table.order(organizations::id).select(OrganizationRow::as_select());
    query.load(&mut conn).await
}

pub async fn interview_with_counts(
    mut conn: Conn<'_>,
    id: StoredId,
) -> QueryResult<Option<(InterviewRow, String)>> {
    let query = interviews::table
        .filter(interviews::id.eq(id))
        .select((InterviewRow::as_select(), InvitationStatusesSql));
    Ok(query.load(&mut conn).await?.pop())
}

#[derive(Clone, Copy, Debug)]
pub struct InterviewListQuery {
    pub organization: StoredId,
    pub archived: bool,
    pub updated_since: Option<StoredMoment>,
    pub after: Option<StoredId>,
    pub limit: usize,
}

/// Returns whether so few interviews have changed that it is faster to find and sort them than to go through all
/// interviews in order until the page is full. The planners' own estimate is wrong if old interviews seldom change.
async fn few_changed(mut conn: Conn<'_>, organization: StoredId, since: StoredMoment) -> QueryResult<bool> {
    const FEW: usize = 5_000;
    let changed: Vec<i64> = ChangedInterviewCountSql::<FEW> { organization, since }.load(&mut conn).await?;
    Ok(changed.first().is_some_and(|changed| *changed < FEW as i64))
}

pub async fn interviews(
    mut conn: Conn<'_>,
    list: InterviewListQuery,
) -> QueryResult<Vec<(InterviewDetailsRow, String)>> {
    // With a filter by change, one of the two columns is hidden from the planner, so that it uses the index on the
    // other.
    let (by_change, by_id) = match list.updated_since {
        None => (false, false),
        Some(moment) if few_changed(conn, list.organization, moment).await? => (true, false),
        Some(_) => (false, true),
    };
    let id = || interviews_id(if by_change { HIDE_FROM_INDEX } else { USE_LIST_INDEX });
    let mut query = interviews::table
        .filter(interviews::organization_id.eq(list.organization))
        .order(id().desc())
        .select((InterviewDetailsRow::as_select(), InvitationStatusesSql))
        .into_boxed::<Database>();
    query = if list.archived {
        query.filter(interviews::archived_at.is_not_null())
    } else {
        query.filter(interviews::archived_at.is_null())
    };
    if let Some(moment) = list.updated_since {
        query = query.filter(interviews_updated_at(if by_id { HIDE_FROM_INDEX } else { NO_HINT }).ge(moment));
    }
    if let Some(after) = list.after {
        query = query.filter(id().lt(after));
    }
    let query = LiteralSqlLimit::new(query, list.limit);
    let mut rows = query.load(&mut conn).await?;
    rows.truncate(list.limit);
    Ok(rows)
}

pub async fn invitation_view(
    conn: Conn<'_>,
    id: StoredId,
) -> QueryResult<Option<(InvitationRow, Vec<MessageRow>)>> {
    let (invitation, messages) = try_join!(invitation(conn, id), messages::messages_of(conn, id))?;
    Ok(invitation.map(|invitation| (invitation, messages)))
}

pub async fn invitation_of_visitor(
    mut conn: Conn<'_>,
    interview: StoredId,
    lower_email: String,
) -> QueryResult<Option<InvitationRow>> {
    let query = invitations::table
        .filter(invitations::interview_id.eq(interview))
        .filter(lower(invitations::email).eq(lower_email))
        .filter(IsVisitors)
        .order(invitations::id.desc())
        .limit(1)
        .select(InvitationRow::as_select());
    Ok(query.load(&mut conn).await?.pop())
}

pub async fn visits(
    mut conn: Conn<'_>,
    interview: StoredId,
    visitor: [u8; 32],
    since: StoredMoment,
) -> QueryResult<i64> {
    let query = share_visits::table
        .filter(share_visits::interview_id.eq(interview))
        .filter(share_visits::visitor.eq(visitor.as_slice()))
        .filter(share_visits::created_at.ge(since))
        .count();
    Ok(query.load(&mut conn).await?.pop().unwrap_or_default())
}

pub async fn idempotency_record(
    mut conn: Conn<'_>,
    id: [u8; 32],
) -> QueryResult<Option<IdempotencyRecordRow>> {
    let query = idempotency_records::table
        .filter(idempotency_records::id.eq(id.as_slice()))
        .select(IdempotencyRecordRow::as_select());
    Ok(query.load(&mut conn).await?.pop())
}

/// Runs a step and returns the number of rows that it changed: one, unless the stored revision is not the expected one.
pub async fn apply(mut conn: Conn<'_>, step: &WriteStep) -> QueryResult<usize> {
    macro_rules! add {
        ($table:ident, $row:expr) => {
            diesel::insert_into($table::table).values($row).execute(&mut conn).await
        };
    }
    macro_rules! save {
        ($table:ident, $row:expr, $read:expr) => {
            save!($table, id, $row.id, $row, $read)
        };
        ($table:ident, $key:ident, $id:expr, $row:expr, $read:expr) => {{
            let as_read = $table::table.filter($table::$key.eq(&$id)).filter($table::revision.eq($read));
            update(as_read, $row).execute(&mut conn).await
        }};
    }
    match step {
        WriteStep::AddOrganization(row) => add!(organizations, row),
        WriteStep::SaveOrganization(row, read) => save!(organizations, row, *read),
        WriteStep::AddAccount(row) => add!(accounts_table, row),
        WriteStep::SaveAccount(row, read) => save!(accounts_table, row, *read),
        WriteStep::AddAccountIdentity(row) => add!(account_identities, row),
        // This step, and others below that affect any number of rows, succeed with each, so they report one.
        WriteStep::RemoveAccountIdentity(issuer, subject) => {
            accounts::remove_account_identity(conn, issuer, subject).await.map(|_| 1)
        }
        WriteStep::Passkey(step) => passkeys::apply_to_passkeys(conn, step).await,
        WriteStep::Note(step) => notes::apply_to_notes(conn, step).await,
        WriteStep::AddMembership(row) => add!(memberships, row),
        WriteStep::SaveMembership(row, read) => {
            let as_read = memberships::table
                .find((row.account_id, row.organization_id))
                .filter(memberships::revision.eq(*read));
            update(as_read, row).execute(&mut conn).await
        }
        WriteStep::RemoveMembership(account, organization) => {
            accounts::remove_membership(conn, *account, *organization).await.map(|_| 1)
        }
        WriteStep::AddBrowserSession(row) => add!(browser_sessions, row),
        WriteStep::SaveBrowserSession(row, read) => save!(browser_sessions, row, *read),
        WriteStep::RemoveBrowserSession(id) => accounts::remove_browser_session(conn, *id).await.map(|_| 1),
        WriteStep::AddOneTimeLink(row) => add!(one_time_links, row),
        WriteStep::SaveOneTimeLink(row, read) => save!(one_time_links, row, *read),
        WriteStep::AddAccountMail(row) => add!(account_mails_table, row),
        WriteStep::SaveAccountMail(row, read) => save!(account_mails_table, row, *read),
        WriteStep::AddAuditEntry(row) => add!(audit_entries_table, row),
        WriteStep::AddKey(row) => add!(api_keys_table, row),
        WriteStep::SaveKey(row, read) => save!(api_keys_table, row, *read),
        WriteStep::SaveKeyUse(key, at) => api_keys::save_use(conn, *key, *at).await,
        WriteStep::AddInterview(row) => add!(interviews, row),
        WriteStep::SaveInterview(row, read) => save!(interviews, id, row.details.id, row, *read),
        WriteStep::KeepInterview(id, read) => {
            save!(interviews, id, id, interviews::revision.eq(interviews::revision), *read)
        }
        WriteStep::AddInvitation(row) => add!(invitations, row),
        WriteStep::SaveInvitation(row, read) => save!(invitations, row, *read),
        WriteStep::AddMessage(row) => add!(messages_table, row),
        WriteStep::SaveMessage(row) => {
            let message = messages_table::table.filter(messages_table::id.eq(row.id));
            update(message, row).execute(&mut conn).await
        }
        WriteStep::AddSessionRun(row) => add!(session_runs_table, row),
        WriteStep::SaveSessionRun(row, read) => {
            save!(session_runs_table, invitation_id, row.invitation_id, row, *read)
        }
        WriteStep::AddUsage(row) => session_runs::add_usage(conn, row).await,
        WriteStep::AddLogEntry(row) => add!(log_entries, row),
        WriteStep::AppendLogEntry(row) => log::append_entry(conn, row).await,
        WriteStep::AddEvent(row) => events::add_event(conn, row).await,
        WriteStep::FanOut(row, due_at) => webhooks::fan_out(conn, row, *due_at).await.map(|_| 1),
        WriteStep::SaveEventBody(event, body) => events::save_body(conn, *event, body).await,
        WriteStep::AddEndpoint(row) => add!(webhook_endpoints, row),
        WriteStep::SaveEndpoint(row, read) => save!(webhook_endpoints, row, *read),
        WriteStep::SaveFailing(endpoint, since) => webhooks::save_failing(conn, *endpoint, *since).await,
        WriteStep::AddDelivery(row) => add!(webhook_deliveries, row),
        WriteStep::SaveDelivery(row, read) => {
            let of_endpoint = webhook_deliveries::table.find((row.endpoint_id, row.event_id));
            let as_read = of_endpoint.filter(webhook_deliveries::revision.eq(*read));
            update(as_read, row).execute(&mut conn).await
        }
        WriteStep::ExpediteInvitation(id, now) => {
            webhooks::expedite_invitation(conn, *id, *now).await.map(|_| 1)
        }
        WriteStep::ExpediteEndpoint(id, now) => webhooks::expedite_endpoint(conn, *id, *now).await.map(|_| 1),
        WriteStep::AddAttempt(row) => add!(webhook_attempts, row),
        WriteStep::AddMail(row) => add!(mails_table, row),
        WriteStep::SaveMail(row, read) => save!(mails_table, row, *read),
        WriteStep::AddGuide(row) => add!(interview_guides, row),
        WriteStep::SaveGuide(row) => guides::save_guide(conn, row).await,
        WriteStep::SaveLogo(row) => logos::save_logo(conn, row).await,
        // As above, this succeeds whether or not there was a row to change.
        WriteStep::RemoveLogo(organization) => logos::remove_logo(conn, *organization).await.map(|_| 1),
        WriteStep::AddUnsubscription(row) => unsubscriptions::add_unsubscription(conn, row).await.map(|_| 1),
        WriteStep::RemoveUnsubscription(organization, recipient) => {
            unsubscriptions::remove_unsubscription(conn, *organization, recipient).await.map(|_| 1)
        }
        WriteStep::CountMailReport(row) => mail_reports::count_mail_report(conn, row).await.map(|_| 1),
        WriteStep::ForgetMailReports(organization, recipient) => {
            mail_reports::forget_mail_reports(conn, *organization, recipient).await.map(|_| 1)
        }
        WriteStep::AddShareLink(row) => add!(share_links, row),
        WriteStep::SaveShareLink(row, read) => save!(share_links, interview_id, row.interview_id, row, *read),
        WriteStep::AddVisit(row) => add!(share_visits, row),
        WriteStep::AddIdempotencyRecord(row) => add!(idempotency_records, row),
        WriteStep::SaveIdempotencyRecord(row, read) => save!(idempotency_records, id, row.id, row, *read),
        WriteStep::AddSecret(row) => add!(service_secrets, row),
        WriteStep::AddErasure(row) => add!(erasures_table, row),
        WriteStep::SaveErasure(row, read) => save!(erasures_table, row, *read),
        WriteStep::Erase(step) => erasures::erase(conn, *step).await.map(|()| 1),
        WriteStep::AddRetentionSettings(row) => add!(retention_settings, row),
        WriteStep::SaveRetentionSettings(row, read) => {
            save!(retention_settings, scope_id, row.scope_id, row, *read)
        }
        WriteStep::AddRetentionRun(row) => add!(retention_runs, row),
        WriteStep::SaveRetentionRun(row, read) => save!(retention_runs, scope_id, row.scope_id, row, *read),
        WriteStep::ForgetBefore(moment) => maintenance::forget_before(conn, *moment).await.map(|()| 1),
        WriteStep::ForgetDeliveriesBefore(moment) => {
            webhooks::forget_deliveries_before(conn, *moment).await.map(|()| 1)
        }
    }
}
