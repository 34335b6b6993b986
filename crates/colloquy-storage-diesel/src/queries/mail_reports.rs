//! What was reported about recipients of mails.

use diesel::{ExpressionMethods, QueryDsl, QueryResult, SelectableHelper};

use super::super::{Conn, RunQueryDsl};
use crate::rows::ReportedRecipientRow;
use crate::schema::reported_recipients;
use crate::sql_types::StoredId;

pub async fn reported_recipient(
    mut conn: Conn<'_>,
    organization: StoredId,
    recipient: [u8; 32],
) -> QueryResult<Option<ReportedRecipientRow>> {
    let query = reported_recipients::table
        .filter(reported_recipients::organization_id.eq(organization))
        .filter(reported_recipients::recipient.eq(recipient.as_slice()))
        .select(ReportedRecipientRow::as_select());
    Ok(query.load(&mut conn).await?.pop())
}

/// Adds a report to what is known. The first report that blocks the address stays.
pub async fn count_mail_report(mut conn: Conn<'_>, row: &ReportedRecipientRow) -> QueryResult<usize> {
    let added = diesel::insert_into(reported_recipients::table).values(row).on_conflict_do_nothing();
    if added.execute(&mut conn).await? > 0 {
        return Ok(1);
    }
    let known = reported_recipients::table
        .filter(reported_recipients::organization_id.eq(row.organization_id))
        .filter(reported_recipients::recipient.eq(&row.recipient));
    match &row.block {
        None => {
            let more =
                reported_recipients::soft_bounces.eq(reported_recipients::soft_bounces + row.soft_bounces);
            let changed = (more, reported_recipients::changed_at.eq(row.changed_at));
            diesel::update(known).set(changed).execute(&mut conn).await
        }
        Some(block) => {
            let changed =
                (reported_recipients::block.eq(block), reported_recipients::changed_at.eq(row.changed_at));
            let unblocked = known.filter(reported_recipients::block.is_null());
            diesel::update(unblocked).set(changed).execute(&mut conn).await
        }
    }
}

pub async fn forget_mail_reports(
    mut conn: Conn<'_>,
    organization: StoredId,
    recipient: &[u8],
) -> QueryResult<usize> {
    let of_organization =
        reported_recipients::table.filter(reported_recipients::organization_id.eq(organization));
    diesel::delete(of_organization.filter(reported_recipients::recipient.eq(recipient)))
        .execute(&mut conn)
        .await
}
