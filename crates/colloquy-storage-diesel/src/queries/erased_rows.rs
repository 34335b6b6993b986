//! Removes the rows of what is erased.

use colloquy_domain::account::audit::AuditAction;
use colloquy_domain::erasure::ErasableRows;
use diesel::dsl::{exists, not, sql};
use diesel::sql_types::Text;
use diesel::{
    BoolExpressionMethods, ExpressionMethods, NullableExpressionMethods, QueryDsl, QueryResult,
    TextExpressionMethods,
};

use super::super::super::{Conn, RunQueryDsl};
use super::super::{logos, notes, passkeys};
use crate::fragments::lower;
use crate::limits::LiteralSqlLimit;
use crate::schema::{
    account_identities, account_mails, accounts, api_keys, audit_entries, browser_sessions, events,
    idempotency_records, interview_guides, interviews, invitations, log_entries, mails, memberships,
    messages, one_time_links, reported_recipients, retention_runs, retention_settings, session_runs,
    share_links, share_visits, unsubscriptions, webhook_deliveries, webhook_endpoints,
};
use crate::sql_types::StoredId;
use crate::write_steps::EraseStep;

/// How many rows of a table one step removes, so that it does not delay other writes.
const AT_ONCE: usize = 250;

pub async fn erase(conn: Conn<'_>, step: EraseStep) -> QueryResult<()> {
    match step {
        EraseStep::Rows(id, rows) => erase_rows(conn, id, rows).await,
        EraseStep::MessageAudio(id) => remove_message_audio(conn, id).await,
        EraseStep::Invitation(owner, id) => erase_invitation(conn, owner, id).await,
        EraseStep::Interview(owner, id) => erase_interview(conn, owner, id).await,
        EraseStep::Access(id) => erase_access(conn, id).await,
        EraseStep::Organization(id) => erase_organization(conn, id).await,
    }
}

async fn remove_message_audio(mut conn: Conn<'_>, invitation: StoredId) -> QueryResult<()> {
    let of_invitation = messages::table.filter(messages::invitation_id.eq(invitation));
    let these = of_invitation.filter(messages::audio.is_not_null());
    diesel::update(these).set(messages::audio.eq(None::<String>)).execute(&mut conn).await?;
    Ok(())
}

async fn erase_rows(mut conn: Conn<'_>, invitation: StoredId, rows: ErasableRows) -> QueryResult<()> {
    match rows {
        ErasableRows::Messages => {
            notes::erase_notes_of(conn, invitation).await?;
            let query = messages::table.filter(messages::invitation_id.eq(invitation)).select(messages::id);
            let ids: Vec<StoredId> = LiteralSqlLimit::new(query, AT_ONCE).load(&mut conn).await?;
            diesel::delete(messages::table.filter(messages::id.eq_any(ids))).execute(&mut conn).await?;
        }
        ErasableRows::LogEntries => {
            let of_invitation = log_entries::table.filter(log_entries::invitation_id.eq(invitation));
            let query = of_invitation.select(log_entries::sequence);
            let sequences: Vec<i64> = LiteralSqlLimit::new(query, AT_ONCE).load(&mut conn).await?;
            let these = log_entries::table.filter(log_entries::sequence.eq_any(sequences));
            diesel::delete(these).execute(&mut conn).await?;
        }
        ErasableRows::Mails => {
            let query = mails::table.filter(mails::invitation_id.eq(invitation)).select(mails::id);
            let ids: Vec<StoredId> = LiteralSqlLimit::new(query, AT_ONCE).load(&mut conn).await?;
            diesel::delete(mails::table.filter(mails::id.eq_any(ids))).execute(&mut conn).await?;
        }
        ErasableRows::Events => erase_events(conn, invitation).await?,
    }
    Ok(())
}

/// Removes deliveries, with their attempts, and the events that have no deliveries left.
async fn erase_events(mut conn: Conn<'_>, invitation: StoredId) -> QueryResult<()> {
    let of_invitation = events::table.filter(events::invitation_id.eq(invitation)).select(events::id);
    let query = webhook_deliveries::table
        .filter(webhook_deliveries::event_id.eq_any(of_invitation))
        .select((webhook_deliveries::endpoint_id, webhook_deliveries::event_id));
    let deliveries: Vec<(StoredId, StoredId)> = LiteralSqlLimit::new(query, AT_ONCE).load(&mut conn).await?;
    for key in deliveries {
        diesel::delete(webhook_deliveries::table.find(key)).execute(&mut conn).await?;
    }
    let left = webhook_deliveries::table.filter(webhook_deliveries::event_id.eq(events::id));
    let without = events::table.filter(events::invitation_id.eq(invitation)).filter(not(exists(left)));
    diesel::delete(without).execute(&mut conn).await?;
    Ok(())
}

/// Removes the invitation with the rows that [`erase_rows`] has left. Attempts of deliveries are removed with these.
async fn erase_invitation(
    mut conn: Conn<'_>,
    organization: StoredId,
    invitation: StoredId,
) -> QueryResult<()> {
    let of_invitation = events::table.filter(events::invitation_id.eq(invitation)).select(events::id);
    let deliveries = webhook_deliveries::table.filter(webhook_deliveries::event_id.eq_any(of_invitation));
    diesel::delete(deliveries).execute(&mut conn).await?;
    diesel::delete(events::table.filter(events::invitation_id.eq(invitation))).execute(&mut conn).await?;
    notes::erase_notes_of(conn, invitation).await?;
    let of_invitation = messages::table.filter(messages::invitation_id.eq(invitation));
    diesel::delete(of_invitation).execute(&mut conn).await?;
    let of_invitation = log_entries::table.filter(log_entries::invitation_id.eq(invitation));
    diesel::delete(of_invitation).execute(&mut conn).await?;
    diesel::delete(mails::table.filter(mails::invitation_id.eq(invitation))).execute(&mut conn).await?;
    let of_invitation = session_runs::table.filter(session_runs::invitation_id.eq(invitation));
    diesel::delete(of_invitation).execute(&mut conn).await?;
    clear_responses(conn, organization, invitation).await?;
    clear_reason_to_keep(conn, organization, invitation).await?;
    let this = invitations::table
        .filter(invitations::id.eq(invitation))
        .filter(invitations::organization_id.eq(organization));
    diesel::delete(this).execute(&mut conn).await?;
    Ok(())
}

/// Clears stored responses that contain an id. A request that created this or changed it may not have stored its response
/// yet: its record gets a new revision, so that storing the response conflicts. The rows stay, so that a repeated call does
/// nothing a second time.
async fn clear_responses(mut conn: Conn<'_>, organization: StoredId, id: StoredId) -> QueryResult<()> {
    let contains_id = format!("%{}%", id.0);
    // `jsonb` has no `LIKE`.
    let created_ids = sql::<Text>("CAST(created_ids AS text)");
    let stored = idempotency_records::table
        .filter(idempotency_records::organization_id.eq(organization))
        .filter(idempotency_records::response.like(contains_id.clone()).or(created_ids.like(contains_id)));
    let without_response = (
        idempotency_records::response.eq(None::<String>),
        idempotency_records::revision.eq(idempotency_records::revision + 1),
    );
    diesel::update(stored).set(without_response).execute(&mut conn).await?;
    Ok(())
}

/// Removes the reason for which an owner has kept the data of an invitation from the audit log, because it may say something
/// about the person. That an owner has kept it stays there.
async fn clear_reason_to_keep(
    mut conn: Conn<'_>,
    organization: StoredId,
    invitation: StoredId,
) -> QueryResult<()> {
    // Few invitations have one, and the audit log may be long.
    let kept = invitations::table
        .find(invitation)
        .filter(invitations::organization_id.eq(organization))
        .filter(invitations::withdrawal_kept_at.is_not_null())
        .select(invitations::id);
    let kept: Vec<StoredId> = kept.load(&mut conn).await?;
    if kept.is_empty() {
        return Ok(());
    }
    let id = invitation.0.to_string();
    let reasons = audit_entries::table
        .filter(audit_entries::organization_id.eq(organization))
        .filter(audit_entries::action.eq(AuditAction::KeptAfterWithdrawal.as_str()))
        .filter(audit_entries::subject.like(format!("{id}: %")));
    diesel::update(reasons).set(audit_entries::subject.eq(id)).execute(&mut conn).await?;
    Ok(())
}

/// Removes the retention settings of an organization with those of its interviews, or of one interview.
async fn erase_retention(
    mut conn: Conn<'_>,
    organization: StoredId,
    interview: Option<StoredId>,
) -> QueryResult<()> {
    let of_organization =
        retention_settings::table.filter(retention_settings::organization_id.eq(organization));
    let query = of_organization.select(retention_settings::scope_id);
    let scopes: Vec<StoredId> = match interview {
        Some(id) => query.filter(retention_settings::scope_id.eq(id)).load(&mut conn).await?,
        None => query.load(&mut conn).await?,
    };
    for scope in scopes {
        diesel::delete(retention_runs::table.find(scope)).execute(&mut conn).await?;
        diesel::delete(retention_settings::table.find(scope)).execute(&mut conn).await?;
    }
    Ok(())
}

/// Removes an interview that has no invitations. If it has one, the commit fails.
async fn erase_interview(mut conn: Conn<'_>, organization: StoredId, interview: StoredId) -> QueryResult<()> {
    let of_interview = log_entries::table.filter(log_entries::interview_id.eq(interview));
    diesel::delete(of_interview).execute(&mut conn).await?;
    diesel::delete(interview_guides::table.find(interview)).execute(&mut conn).await?;
    diesel::delete(share_links::table.find(interview)).execute(&mut conn).await?;
    erase_retention(conn, organization, Some(interview)).await?;
    let of_interview = share_visits::table.filter(share_visits::interview_id.eq(interview));
    diesel::delete(of_interview).execute(&mut conn).await?;
    let this = interviews::table
        .filter(interviews::id.eq(interview))
        .filter(interviews::organization_id.eq(organization));
    diesel::delete(this).execute(&mut conn).await?;
    clear_responses(conn, organization, interview).await
}

/// Removes keys, endpoints, open links and memberships, and accounts that belong to no other organization.
async fn erase_access(mut conn: Conn<'_>, organization: StoredId) -> QueryResult<()> {
    diesel::delete(api_keys::table.filter(api_keys::organization_id.eq(organization)))
        .execute(&mut conn)
        .await?;
    let of_organization =
        webhook_deliveries::table.filter(webhook_deliveries::organization_id.eq(organization));
    diesel::delete(of_organization).execute(&mut conn).await?;
    let of_organization =
        webhook_endpoints::table.filter(webhook_endpoints::organization_id.eq(organization));
    diesel::delete(of_organization).execute(&mut conn).await?;
    let links = one_time_links::table.filter(one_time_links::organization_id.eq(organization));
    let ids: Vec<Option<StoredId>> = links.select(one_time_links::id.nullable()).load(&mut conn).await?;
    diesel::delete(account_mails::table.filter(account_mails::link_id.eq_any(ids)))
        .execute(&mut conn)
        .await?;
    let links = one_time_links::table.filter(one_time_links::organization_id.eq(organization));
    diesel::delete(links).execute(&mut conn).await?;
    let of_organization = memberships::table.filter(memberships::organization_id.eq(organization));
    let accounts: Vec<StoredId> = of_organization.select(memberships::account_id).load(&mut conn).await?;
    let of_organization = memberships::table.filter(memberships::organization_id.eq(organization));
    diesel::delete(of_organization).execute(&mut conn).await?;
    for account in accounts {
        erase_account_without_membership(conn, account).await?;
    }
    Ok(())
}

async fn erase_account_without_membership(mut conn: Conn<'_>, account: StoredId) -> QueryResult<()> {
    let query =
        memberships::table.filter(memberships::account_id.eq(account)).select(memberships::account_id);
    let elsewhere: Vec<StoredId> = LiteralSqlLimit::new(query, 1).load(&mut conn).await?;
    if !elsewhere.is_empty() {
        return Ok(());
    }
    let query = accounts::table.find(account).select(accounts::email);
    let addresses: Vec<String> = query.load(&mut conn).await?;
    for address in addresses {
        let address = lower(account_mails::to_address.nullable()).eq(address.to_ascii_lowercase());
        diesel::delete(account_mails::table.filter(address)).execute(&mut conn).await?;
    }
    let links = one_time_links::table.filter(one_time_links::account_id.eq(account));
    let ids: Vec<Option<StoredId>> = links.select(one_time_links::id.nullable()).load(&mut conn).await?;
    diesel::delete(account_mails::table.filter(account_mails::link_id.eq_any(ids)))
        .execute(&mut conn)
        .await?;
    let links = one_time_links::table.filter(one_time_links::account_id.eq(account));
    diesel::delete(links).execute(&mut conn).await?;
    let sessions = browser_sessions::table.filter(browser_sessions::account_id.eq(account));
    diesel::delete(sessions).execute(&mut conn).await?;
    let identities = account_identities::table.filter(account_identities::account_id.eq(account));
    diesel::delete(identities).execute(&mut conn).await?;
    passkeys::erase_passkeys_of(conn, account).await?;
    diesel::delete(accounts::table.find(account)).execute(&mut conn).await?;
    Ok(())
}

/// Removes what is left of an organization without interviews. Its row stays for its usage and its erasures.
async fn erase_organization(mut conn: Conn<'_>, organization: StoredId) -> QueryResult<()> {
    erase_access(conn, organization).await?;
    diesel::delete(events::table.filter(events::organization_id.eq(organization))).execute(&mut conn).await?;
    let of_organization = audit_entries::table.filter(audit_entries::organization_id.eq(organization));
    diesel::delete(of_organization).execute(&mut conn).await?;
    logos::remove_logo(conn, organization).await?;
    let of_organization =
        reported_recipients::table.filter(reported_recipients::organization_id.eq(organization));
    diesel::delete(of_organization).execute(&mut conn).await?;
    let of_organization = unsubscriptions::table.filter(unsubscriptions::organization_id.eq(organization));
    diesel::delete(of_organization).execute(&mut conn).await?;
    let of_organization =
        idempotency_records::table.filter(idempotency_records::organization_id.eq(organization));
    diesel::delete(of_organization).execute(&mut conn).await?;
    erase_retention(conn, organization, None).await
}
