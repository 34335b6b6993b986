//! The people who work in the console.

use diesel::{ExpressionMethods, NullableExpressionMethods, QueryDsl, QueryResult, SelectableHelper};

use super::super::{Conn, RunQueryDsl};
use crate::fragments::lower;
use crate::limits::LiteralSqlLimit;
use crate::rows::{
    AccountIdentityRow, AccountRow, AuditEntryRow, BrowserSessionRow, MembershipRow, OneTimeLinkRow,
    OrganizationRow,
};
use crate::schema::{
    account_identities, accounts, audit_entries, browser_sessions, memberships, one_time_links, organizations,
};
use crate::sql_types::StoredId;

pub async fn account_by_email(mut conn: Conn<'_>, lower_email: String) -> QueryResult<Option<AccountRow>> {
    let query = accounts::table
        .filter(lower(accounts::email.nullable()).eq(lower_email))
        .select(AccountRow::as_select());
    Ok(query.load(&mut conn).await?.pop())
}

pub async fn account_by_identity(
    mut conn: Conn<'_>,
    issuer: String,
    subject: String,
) -> QueryResult<Option<AccountRow>> {
    let query = account_identities::table
        .inner_join(accounts::table)
        .filter(account_identities::issuer.eq(issuer))
        .filter(account_identities::subject.eq(subject))
        .select(AccountRow::as_select());
    Ok(query.load(&mut conn).await?.pop())
}

pub async fn account_identities_of(
    mut conn: Conn<'_>,
    account: StoredId,
) -> QueryResult<Vec<AccountIdentityRow>> {
    let query = account_identities::table
        .filter(account_identities::account_id.eq(account))
        .order(account_identities::issuer)
        .select(AccountIdentityRow::as_select());
    query.load(&mut conn).await
}

pub async fn remove_account_identity(mut conn: Conn<'_>, issuer: &str, subject: &str) -> QueryResult<usize> {
    let of_issuer = account_identities::table.filter(account_identities::issuer.eq(issuer.to_owned()));
    diesel::delete(of_issuer.filter(account_identities::subject.eq(subject.to_owned())))
        .execute(&mut conn)
        .await
}

pub async fn memberships_of(
    mut conn: Conn<'_>,
    account: StoredId,
) -> QueryResult<Vec<(MembershipRow, OrganizationRow)>> {
    let query = memberships::table
        .inner_join(organizations::table)
        .filter(memberships::account_id.eq(account))
        .order(memberships::organization_id)
        .select((MembershipRow::as_select(), OrganizationRow::as_select()));
    query.load(&mut conn).await
}

pub async fn members(
    mut conn: Conn<'_>,
    organization: StoredId,
) -> QueryResult<Vec<(MembershipRow, AccountRow)>> {
    let query = memberships::table
        .inner_join(accounts::table)
        .filter(memberships::organization_id.eq(organization))
        .order(memberships::account_id)
        .select((MembershipRow::as_select(), AccountRow::as_select()));
    query.load(&mut conn).await
}

pub async fn remove_membership(
    mut conn: Conn<'_>,
    account: StoredId,
    organization: StoredId,
) -> QueryResult<usize> {
    let of_account = memberships::table.filter(memberships::account_id.eq(account));
    diesel::delete(of_account.filter(memberships::organization_id.eq(organization))).execute(&mut conn).await
}

pub async fn browser_session(
    mut conn: Conn<'_>,
    secret: [u8; 32],
) -> QueryResult<Option<(BrowserSessionRow, AccountRow)>> {
    let query = browser_sessions::table
        .inner_join(accounts::table)
        .filter(browser_sessions::secret.eq(secret.as_slice()))
        .select((BrowserSessionRow::as_select(), AccountRow::as_select()));
    Ok(query.load(&mut conn).await?.pop())
}

pub async fn browser_sessions_of(
    mut conn: Conn<'_>,
    account: StoredId,
) -> QueryResult<Vec<BrowserSessionRow>> {
    let query = browser_sessions::table
        .filter(browser_sessions::account_id.eq(account))
        .order(browser_sessions::id)
        .select(BrowserSessionRow::as_select());
    query.load(&mut conn).await
}

pub async fn remove_browser_session(mut conn: Conn<'_>, id: StoredId) -> QueryResult<usize> {
    diesel::delete(browser_sessions::table.filter(browser_sessions::id.eq(id))).execute(&mut conn).await
}

pub async fn one_time_link(mut conn: Conn<'_>, secret: [u8; 32]) -> QueryResult<Option<OneTimeLinkRow>> {
    let query = one_time_links::table
        .filter(one_time_links::secret.eq(secret.as_slice()))
        .select(OneTimeLinkRow::as_select());
    Ok(query.load(&mut conn).await?.pop())
}

pub async fn open_links(mut conn: Conn<'_>, organization: StoredId) -> QueryResult<Vec<OneTimeLinkRow>> {
    let query = one_time_links::table
        .filter(one_time_links::organization_id.eq(organization))
        .filter(one_time_links::closed_at.is_null())
        .order(one_time_links::id)
        .select(OneTimeLinkRow::as_select());
    query.load(&mut conn).await
}

pub async fn open_links_to_join(mut conn: Conn<'_>, lower_email: String) -> QueryResult<Vec<OneTimeLinkRow>> {
    let query = one_time_links::table
        .filter(lower(one_time_links::email).eq(lower_email))
        .filter(one_time_links::closed_at.is_null())
        .order(one_time_links::id)
        .select(OneTimeLinkRow::as_select());
    query.load(&mut conn).await
}

pub async fn open_password_links(mut conn: Conn<'_>, account: StoredId) -> QueryResult<Vec<OneTimeLinkRow>> {
    let query = one_time_links::table
        .filter(one_time_links::account_id.eq(account))
        .filter(one_time_links::closed_at.is_null())
        .order(one_time_links::id)
        .select(OneTimeLinkRow::as_select());
    query.load(&mut conn).await
}

pub async fn audit_entries(
    mut conn: Conn<'_>,
    organization: StoredId,
    after: Option<StoredId>,
    limit: usize,
) -> QueryResult<Vec<AuditEntryRow>> {
    let before = after.unwrap_or(StoredId(uuid::Uuid::max()));
    let query = audit_entries::table
        .filter(audit_entries::organization_id.eq(organization))
        .filter(audit_entries::id.lt(before))
        .order(audit_entries::id.desc())
        .select(AuditEntryRow::as_select());
    let mut rows = LiteralSqlLimit::new(query, limit).load(&mut conn).await?;
    rows.truncate(limit);
    Ok(rows)
}
