//! Lists of invitations.

use colloquy_domain::ports::AttentionReason;
use diesel::dsl::{AsSelect, Desc, Eq, Filter, GtEq, Order, Select};
use diesel::{ExpressionMethods, QueryDsl, QueryResult, SelectableHelper};

use super::super::{Conn, Database, RunQueryDsl};
use crate::fragments::{IsInDanger, IsUndeliveredOrAbandoned};
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

/// Which invitations of an organization are listed because they need attention.
#[derive(Clone, Copy, Debug)]
pub struct AttentionQuery {
    pub organization: StoredId,
    pub since: StoredMoment,
    pub limit: usize,
}

type UndeliveredOrAbandoned = LiteralSqlLimit<
    Select<
        Order<
            Filter<
                Filter<
                    Filter<invitations::table, IsUndeliveredOrAbandoned>,
                    Eq<invitations::organization_id, StoredId>,
                >,
                GtEq<invitations::updated_at, StoredMoment>,
            >,
            Desc<invitations::updated_at>,
        >,
        AsSelect<InvitationRow, Database>,
    >,
>;

/// Finds the invitations of an organization whose mail could not be delivered or that were abandoned, in the order of the
/// index that has only those.
pub fn undelivered_or_abandoned_query(wanted: AttentionQuery) -> UndeliveredOrAbandoned {
    let query = invitations::table
        .filter(IsUndeliveredOrAbandoned)
        .filter(invitations::organization_id.eq(wanted.organization))
        .filter(invitations::updated_at.ge(wanted.since))
        .order(invitations::updated_at.desc())
        .select(InvitationRow::as_select());
    LiteralSqlLimit::new(query, wanted.limit)
}

type ReportedDanger = LiteralSqlLimit<
    Select<
        Order<
            Filter<
                Filter<Filter<invitations::table, IsInDanger>, Eq<invitations::organization_id, StoredId>>,
                GtEq<invitations::danger_reported_at, StoredMoment>,
            >,
            Desc<invitations::danger_reported_at>,
        >,
        AsSelect<InvitationRow, Database>,
    >,
>;

/// Finds the invitations of an organization whose invitees reported a danger, in the order of the index that has only
/// those.
pub fn reported_danger_query(wanted: AttentionQuery) -> ReportedDanger {
    let query = invitations::table
        .filter(IsInDanger)
        .filter(invitations::organization_id.eq(wanted.organization))
        .filter(invitations::danger_reported_at.ge(wanted.since))
        .order(invitations::danger_reported_at.desc())
        .select(InvitationRow::as_select());
    LiteralSqlLimit::new(query, wanted.limit)
}

pub async fn needing_attention(
    mut conn: Conn<'_>,
    reason: AttentionReason,
    wanted: AttentionQuery,
) -> QueryResult<Vec<InvitationRow>> {
    let mut rows: Vec<InvitationRow> = match reason {
        AttentionReason::UndeliveredOrAbandoned => {
            undelivered_or_abandoned_query(wanted).load(&mut conn).await?
        }
        AttentionReason::ReportedDanger => reported_danger_query(wanted).load(&mut conn).await?,
    };
    rows.truncate(wanted.limit);
    Ok(rows)
}
