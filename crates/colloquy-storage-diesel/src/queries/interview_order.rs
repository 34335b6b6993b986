//! Lists of interviews in other orders than newest first.

use colloquy_domain::ports::InterviewOrder;
use diesel::{BoolExpressionMethods, ExpressionMethods, QueryDsl, QueryResult, SelectableHelper};

use super::super::{Conn, Database, RunQueryDsl, USE_LIST_INDEX};
use super::InterviewListQuery;
use crate::fragments::{InvitationStatusesSql, interviews_id};
use crate::limits::LiteralSqlLimit;
use crate::rows::InterviewDetailsRow;
use crate::schema::interviews;
use crate::sql_types::{StoredId, StoredMoment};

/// Lists interviews. `updated_at` is that of the interview after which the list continues.
pub async fn ordered_interviews(
    mut conn: Conn<'_>,
    list: InterviewListQuery,
    order: InterviewOrder,
    updated_at: Option<StoredMoment>,
) -> QueryResult<Vec<(InterviewDetailsRow, String)>> {
    let id = || interviews_id(USE_LIST_INDEX);
    let mut query = interviews::table
        .filter(interviews::organization_id.eq(list.organization))
        .select((InterviewDetailsRow::as_select(), InvitationStatusesSql))
        .into_boxed::<Database>();
    query = match list.archived {
        true => query.filter(interviews::archived_at.is_not_null()),
        false => query.filter(interviews::archived_at.is_null()),
    };
    query = match (order, list.after) {
        (InterviewOrder::Newest | InterviewOrder::Changed, None) => query,
        (InterviewOrder::Newest, Some(after)) => query.filter(id().lt(after)),
        (InterviewOrder::Oldest, after) => {
            query.filter(id().gt(after.unwrap_or(StoredId(uuid::Uuid::nil()))))
        }
        (InterviewOrder::Changed, Some(after)) => {
            let at = updated_at.unwrap_or(StoredMoment(jiff::Timestamp::MAX));
            // The first condition alone says where the index is read from.
            let is_later = interviews::updated_at.lt(at).or(interviews::id.lt(after));
            query.filter(interviews::updated_at.le(at)).filter(is_later)
        }
    };
    query = match order {
        InterviewOrder::Newest => query.order(id().desc()),
        InterviewOrder::Oldest => query.order(id()),
        InterviewOrder::Changed => query.order((interviews::updated_at.desc(), interviews::id.desc())),
    };
    let mut rows = LiteralSqlLimit::new(query, list.limit).load(&mut conn).await?;
    rows.truncate(list.limit);
    Ok(rows)
}
