//! The guides of interviews.

use diesel::QueryResult;

use super::super::{Conn, RunQueryDsl};
use crate::rows::GuideRow;
use crate::schema::interview_guides;

/// Adds the guide, or replaces the one that the interview has.
pub async fn save_guide(mut conn: Conn<'_>, row: &GuideRow) -> QueryResult<usize> {
    let added = diesel::insert_into(interview_guides::table).values(row);
    added.on_conflict(interview_guides::interview_id).do_update().set(row).execute(&mut conn).await
}
