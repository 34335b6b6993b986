//! The outbox of mails to people who work in the console.

use diesel::{ExpressionMethods, NullableExpressionMethods, QueryDsl, QueryResult, SelectableHelper};

use super::super::{Conn, Database, RunQueryDsl};
use crate::fragments::{OLD_ACCOUNT_MAILS, lower};
use crate::limits::LiteralSqlLimit;
use crate::rows::{AccountMailRow, NEW_PASSWORD};
use crate::schema::account_mails;
use crate::sql_types::{StoredId, StoredMoment};

/// The state of mails that are still to be sent.
const DUE: &str = "due";

pub async fn due_account_mails(
    mut conn: Conn<'_>,
    now: StoredMoment,
    limit: usize,
) -> QueryResult<Vec<AccountMailRow>> {
    let query = account_mails::table
        .filter(account_mails::state.eq(DUE))
        .filter(account_mails::due_at.le(now))
        .order((account_mails::due_at, account_mails::id))
        .select(AccountMailRow::as_select());
    let mut rows = LiteralSqlLimit::new(query, limit).load(&mut conn).await?;
    rows.truncate(limit);
    Ok(rows)
}

pub async fn newest_password_mail(
    mut conn: Conn<'_>,
    lower_address: String,
) -> QueryResult<Option<AccountMailRow>> {
    let query = account_mails::table
        .filter(lower(account_mails::to_address.nullable()).eq(lower_address))
        .filter(account_mails::purpose.eq(NEW_PASSWORD))
        .order(account_mails::id.desc())
        .limit(1)
        .select(AccountMailRow::as_select());
    Ok(query.load(&mut conn).await?.pop())
}

pub async fn mails_of_links(mut conn: Conn<'_>, links: Vec<StoredId>) -> QueryResult<Vec<AccountMailRow>> {
    let query = account_mails::table
        .filter(account_mails::link_id.eq_any(links))
        .order(account_mails::id)
        .select(AccountMailRow::as_select());
    query.load(&mut conn).await
}

/// Deletes at most a few hundred settled mails, of requests for a new password or of all.
pub async fn forget_account_mails_before(
    mut conn: Conn<'_>,
    moment: StoredMoment,
    only_new_passwords: bool,
) -> QueryResult<usize> {
    const AT_MOST: i64 = 500;
    let mut old = OLD_ACCOUNT_MAILS
        .filter(OLD_ACCOUNT_MAILS.field(account_mails::created_at).lt(moment))
        .filter(OLD_ACCOUNT_MAILS.field(account_mails::state).ne(DUE))
        .limit(AT_MOST)
        .select(OLD_ACCOUNT_MAILS.field(account_mails::id))
        .into_boxed::<Database>();
    if only_new_passwords {
        old = old.filter(OLD_ACCOUNT_MAILS.field(account_mails::purpose).eq(NEW_PASSWORD));
    }
    diesel::delete(account_mails::table.filter(account_mails::id.eq_any(old))).execute(&mut conn).await
}
