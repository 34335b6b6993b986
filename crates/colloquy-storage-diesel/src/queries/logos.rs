//! The logos of organizations.

use diesel::{ExpressionMethods, QueryDsl, QueryResult, SelectableHelper};

use super::super::{Conn, RunQueryDsl};
use crate::rows::LogoRow;
use crate::schema::organization_logos;
use crate::sql_types::StoredId;

/// Several organizations may have the same logo.
pub async fn logo(mut conn: Conn<'_>, hash: [u8; 32]) -> QueryResult<Option<LogoRow>> {
    let query = organization_logos::table
        .filter(organization_logos::hash.eq(hash.as_slice()))
        .select(LogoRow::as_select());
    Ok(query.load(&mut conn).await?.pop())
}

pub async fn save_logo(mut conn: Conn<'_>, row: &LogoRow) -> QueryResult<usize> {
    let saved = diesel::insert_into(organization_logos::table).values(row);
    saved.on_conflict(organization_logos::organization_id).do_update().set(row).execute(&mut conn).await
}

pub async fn remove_logo(mut conn: Conn<'_>, organization: StoredId) -> QueryResult<usize> {
    diesel::delete(organization_logos::table.find(organization)).execute(&mut conn).await
}
