//! What maintenance deletes.

use diesel::{ExpressionMethods, QueryDsl, QueryResult};

use super::super::{Conn, RunQueryDsl};
use super::{account_mails, passkeys};
use crate::fragments::{OLD_IDEMPOTENCY_RECORDS, OLD_VISITS};
use crate::schema::{idempotency_records, share_visits};
use crate::sql_types::StoredMoment;

/// Deletes at most a few hundred rows of each table, so that it does not delay other writes. Stored responses may be
/// long.
pub async fn forget_before(mut conn: Conn<'_>, moment: StoredMoment) -> QueryResult<()> {
    const AT_MOST: i64 = 500;
    let record_id = OLD_IDEMPOTENCY_RECORDS.field(idempotency_records::id);
    let old = OLD_IDEMPOTENCY_RECORDS
        .filter(OLD_IDEMPOTENCY_RECORDS.field(idempotency_records::created_at).lt(moment))
        .select(record_id);
    let these = idempotency_records::table.filter(idempotency_records::id.eq_any(old.limit(AT_MOST)));
    diesel::delete(these).execute(&mut conn).await?;
    let visits_id = OLD_VISITS.field(share_visits::id);
    let old = OLD_VISITS.filter(OLD_VISITS.field(share_visits::created_at).lt(moment)).select(visits_id);
    let these = share_visits::table.filter(share_visits::id.eq_any(old.limit(AT_MOST)));
    diesel::delete(these).execute(&mut conn).await?;
    account_mails::forget_account_mails_before(conn, moment, true).await?;
    passkeys::forget_passkey_challenges_before(conn, moment).await?;
    Ok(())
}
