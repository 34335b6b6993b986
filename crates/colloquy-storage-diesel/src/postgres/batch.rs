//! Many rows in one statement; few rows are sooner there one by one.

use std::mem::discriminant;

use diesel::dsl::SqlTypeOf;
use diesel::pg::Pg;
use diesel::query_builder::{AstPass, QueryFragment, QueryId};
use diesel::sql_types::Array;
use diesel::{IntoSql, QueryResult};
use diesel_async::RunQueryDsl;

use super::{Answer, Conn, queries};
use crate::schema::{invitations, log_entries, mails, messages};
use crate::steps::Step;

/// From so many rows on.
pub const WORTH_IT: usize = 12;

/// So that no statement is very long in coming.
const ROWS_AT_MOST: usize = 2_000;

/// One statement, and the number of rows that it is to change.
pub struct Statement<'a> {
    pub rows: usize,
    pub answer: Answer<'a, usize>,
}

/// The steps as statements, in their order.
pub fn statements<'a>(connection: Conn<'a>, steps: &'a [Step]) -> Vec<Statement<'a>> {
    let mut statements = Vec::new();
    for run in steps.chunk_by(|one, next| comes_in_crowds(one) && discriminant(one) == discriminant(next)) {
        if run.len() < WORTH_IT {
            let single = |step| Statement { rows: 1, answer: Box::pin(queries::apply(connection, step)) };
            statements.extend(run.iter().map(single));
        } else {
            let many = |steps: &'a [Step]| Statement {
                rows: steps.len(),
                answer: Box::pin(add_all(connection, steps)),
            };
            statements.extend(run.chunks(ROWS_AT_MOST).map(many));
        }
    }
    statements
}

/// Rows of the other kinds are added one by one.
fn comes_in_crowds(step: &Step) -> bool {
    matches!(step, Step::AddInvitation(_) | Step::AddMessage(_) | Step::AddLogEntry(_) | Step::AddMail(_))
}

pub fn is_add(step: &Step) -> bool {
    match step {
        Step::AddOrganization(_)
        | Step::AddKey(_)
        | Step::AddInterview(_)
        | Step::AddInvitation(_)
        | Step::AddMessage(_)
        | Step::AddLogEntry(_)
        | Step::AddMail(_)
        | Step::AddShareLink(_)
        | Step::AddVisit(_)
        | Step::AddReplay(_) => true,
        Step::SaveOrganization(..)
        | Step::SaveKey(..)
        | Step::SaveInterview(..)
        | Step::KeepInterview(..)
        | Step::SaveInvitation(..)
        | Step::SaveMessage(_)
        | Step::SaveMail(..)
        | Step::SaveShareLink(..)
        | Step::SaveReplay(..)
        | Step::ForgetBefore(_) => false,
    }
}

/// Rows of the first step's kind, each column as one array: so the statement's text is the same for any number of rows,
/// and the server is spared to read thousands of parameters one by one.
async fn add_all<'a>(mut connection: Conn<'a>, steps: &'a [Step]) -> QueryResult<usize> {
    macro_rules! add_all {
        ($table:ident, $kind:path, [$($column:ident)*]) => {{
            let row = |step: &'a Step| match step {
                $kind(row) => Some(row),
                _ => None,
            };
            let rows: Vec<_> = steps.iter().filter_map(row).collect();
            let mut crowd = Crowd::of(stringify!($table), &[$(stringify!($column)),*]);
            $(
                let values: Vec<_> = rows.iter().map(|row| row.$column.clone()).collect();
                crowd.columns.push(Box::new(values.into_sql::<Array<SqlTypeOf<$table::$column>>>()));
            )*
            crowd.execute(&mut connection).await
        }};
    }
    match steps.first() {
        Some(Step::AddInvitation(_)) => add_all!(invitations, Step::AddInvitation, [
            id organization_id interview_id slug status name email source sent sent_at error incomplete end_reason
            summary sentiment insights active_ms responses_count sessions paused_at started_at completed_at reopened_at
            cancelled_at deactivated_at archived_at created_at updated_at revision mail_id
        ]),
        Some(Step::AddMessage(_)) => add_all!(messages, Step::AddMessage, [
            id organization_id invitation_id place role content sentiment insights created_at offset_ms duration_ms
            interrupted audio typed session
        ]),
        Some(Step::AddLogEntry(_)) => add_all!(log_entries, Step::AddLogEntry, [
            id organization_id event interview_id invitation_id actor_kind actor_id actor_label data created_at
        ]),
        Some(Step::AddMail(_)) => add_all!(mails, Step::AddMail, [
            id organization_id invitation_id letter to_address actor_kind actor_id actor_label state attempts due_at
            last_error created_at revision
        ]),
        Some(_) | None => Ok(0),
    }
}

/// The insertion of many rows, told by their columns. Its text does not depend on how many there are, so that the server
/// learns it once.
struct Crowd {
    start: String,
    columns: Vec<Box<dyn QueryFragment<Pg> + Send>>,
}

impl Crowd {
    fn of(table: &str, columns: &[&str]) -> Self {
        let start = format!("INSERT INTO {table} ({}) SELECT * FROM unnest(", columns.join(", "));
        Crowd { start, columns: Vec::with_capacity(columns.len()) }
    }
}

impl QueryId for Crowd {
    type QueryId = ();
    const HAS_STATIC_QUERY_ID: bool = false;
}

impl QueryFragment<Pg> for Crowd {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql(&self.start);
        for (place, column) in self.columns.iter().enumerate() {
            out.push_sql(if place == 0 { "" } else { ", " });
            column.walk_ast(out.reborrow())?;
        }
        out.push_sql(")");
        Ok(())
    }
}
