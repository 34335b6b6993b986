//! API keys.

use diesel::{ExpressionMethods, QueryDsl, QueryResult, SelectableHelper};

use super::super::{Conn, RunQueryDsl};
use crate::fragments::update;
use crate::rows::{ApiKeyRow, OrganizationRow};
use crate::schema::{api_keys, organizations};
use crate::sql_types::{StoredId, StoredMoment};

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

pub async fn keys(mut conn: Conn<'_>, organization: StoredId) -> QueryResult<Vec<ApiKeyRow>> {
    let query = api_keys::table
        .filter(api_keys::organization_id.eq(organization))
        .order(api_keys::id)
        .select(ApiKeyRow::as_select());
    query.load(&mut conn).await
}

pub async fn save_use(mut conn: Conn<'_>, key: StoredId, at: StoredMoment) -> QueryResult<usize> {
    update(api_keys::table.find(key), api_keys::last_used_at.eq(at)).execute(&mut conn).await
}
