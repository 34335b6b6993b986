//! Lists of invitations.

use diesel::dsl::{AsSelect, Desc, Eq, Filter, GtEq, Order, Select};
use diesel::{ExpressionMethods, QueryDsl, QueryResult, SelectableHelper};

use super::super::{Conn, Database, RunQueryDsl};
use crate::fragments::NeedsAttention;
use crate::limits::LiteralSqlLimit;
use crate::rows::{InvitationRow, SearchedInvitationRow};
use crate::schema::invitations;
use crate::sql_types::{StoredId, StoredMoment};

#[derive(Clone, Copy, Debug)]
pub struct InvitationListQuery {
    pub interview: StoredId,
    pub archived: bool,
    pub status: Option<&'static str>,
    pub after: Option<StoredId>,
    pub limit: usize,
}

/// Reads a page of the list as rows of a type.
macro_rules! listed {
    ($row:ty, $conn:ident, $list:ident) => {{
        let mut query = invitations::table
            .filter(invitations::interview_id.eq($list.interview))
            .order(invitations::id.desc())
            .select(<$row>::as_select())
            .into_boxed::<Database>();
        query = if $list.archived {
            query.filter(invitations::archived_at.is_not_null())
        } else {
            query.filter(invitations::archived_at.is_null())
        };
        if let Some(status) = $list.status {
            query = query.filter(invitations::status.eq(status));
        }
        if let Some(after) = $list.after {
            query = query.filter(invitations::id.lt(after));
        }
        let mut rows = LiteralSqlLimit::new(query, $list.limit).load(&mut $conn).await?;
        rows.truncate($list.limit);
        Ok(rows)
    }};
}

pub async fn invitations(mut conn: Conn<'_>, list: InvitationListQuery) -> QueryResult<Vec<InvitationRow>> {
    listed!(InvitationRow, conn, list)
}

pub async fn searched_invitations(
    mut conn: Conn<'_>,
    list: InvitationListQuery,
) -> QueryResult<Vec<SearchedInvitationRow>> {
    listed!(SearchedInvitationRow, conn, list)
}

type NeedingAttention = LiteralSqlLimit<
    Select<
        Order<
            Filter<
                Filter<
                    Filter<invitations::table, NeedsAttention>,
                    Eq<invitations::organization_id, StoredId>,
                >,
                GtEq<invitations::updated_at, StoredMoment>,
            >,
            Desc<invitations::updated_at>,
        >,
        AsSelect<InvitationRow, Database>,
    >,
>;

/// Finds the invitations of an organization that need attention, in the order of the index that has only those.
pub fn needing_attention_query(
    organization: StoredId,
    since: StoredMoment,
    limit: usize,
) -> NeedingAttention {
    let query = invitations::table
        .filter(NeedsAttention)
        .filter(invitations::organization_id.eq(organization))
        .filter(invitations::updated_at.ge(since))
        .order(invitations::updated_at.desc())
        .select(InvitationRow::as_select());
    LiteralSqlLimit::new(query, limit)
}

pub async fn needing_attention(
    mut conn: Conn<'_>,
    organization: StoredId,
    since: StoredMoment,
    limit: usize,
) -> QueryResult<Vec<InvitationRow>> {
    let mut rows: Vec<InvitationRow> =
        needing_attention_query(organization, since, limit).load(&mut conn).await?;
    rows.truncate(limit);
    Ok(rows)
}
