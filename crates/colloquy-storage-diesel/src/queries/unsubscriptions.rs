//! The recipients who have unsubscribed from mails.

use diesel::{ExpressionMethods, QueryDsl, QueryResult};

use super::super::{Conn, RunQueryDsl};
use crate::rows::UnsubscriptionRow;
use crate::schema::unsubscriptions;
use crate::sql_types::StoredId;

pub async fn is_unsubscribed(
    mut conn: Conn<'_>,
    organization: StoredId,
    recipient: [u8; 32],
) -> QueryResult<bool> {
    let query = unsubscriptions::table
        .filter(unsubscriptions::organization_id.eq(organization))
        .filter(unsubscriptions::recipient.eq(recipient.as_slice()))
        .count();
    Ok(query.load::<i64>(&mut conn).await?.pop().unwrap_or_default() > 0)
}

pub async fn add_unsubscription(mut conn: Conn<'_>, row: &UnsubscriptionRow) -> QueryResult<usize> {
    let added = diesel::insert_into(unsubscriptions::table).values(row);
    added.on_conflict_do_nothing().execute(&mut conn).await
}

pub async fn remove_unsubscription(
    mut conn: Conn<'_>,
    organization: StoredId,
    recipient: &[u8],
) -> QueryResult<usize> {
    let of_organization = unsubscriptions::table.filter(unsubscriptions::organization_id.eq(organization));
    diesel::delete(of_organization.filter(unsubscriptions::recipient.eq(recipient))).execute(&mut conn).await
}
