//! Many rows in one statement. Its text depends on their number, so it is prepared anew each time; few rows are
//! sooner there as statements that are known to the server.

use std::mem::discriminant;

use diesel::QueryResult;
use diesel_async::RunQueryDsl;

use super::{Answer, Conn, queries};
use crate::schema::{
    api_keys, interviews, invitations, log_entries, mails, messages, organizations, replays, share_links,
    share_visits,
};
use crate::steps::Step;

/// From so many rows on.
pub const WORTH_IT: usize = 12;

/// A statement may have 65 535 values, and no table has more than 32 columns.
const ROWS_AT_MOST: usize = 2_000;

/// One statement, and the number of rows that it is to change.
pub struct Statement<'a> {
    pub rows: usize,
    pub answer: Answer<'a, usize>,
}

/// The steps as statements, in their order.
pub fn statements<'a>(connection: Conn<'a>, steps: &'a [Step]) -> Vec<Statement<'a>> {
    let mut statements = Vec::new();
    for run in steps.chunk_by(|one, next| is_add(one) && discriminant(one) == discriminant(next)) {
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

/// Rows of the first step's kind.
async fn add_all<'a>(mut connection: Conn<'a>, steps: &'a [Step]) -> QueryResult<usize> {
    macro_rules! add_all {
        ($table:ident, $kind:path) => {{
            let row = |step: &'a Step| match step {
                $kind(row) => Some(row),
                _ => None,
            };
            let rows: Vec<_> = steps.iter().filter_map(row).collect();
            diesel::insert_into($table::table).values(rows).execute(&mut connection).await
        }};
    }
    match steps.first() {
        Some(Step::AddOrganization(_)) => add_all!(organizations, Step::AddOrganization),
        Some(Step::AddKey(_)) => add_all!(api_keys, Step::AddKey),
        Some(Step::AddInterview(_)) => add_all!(interviews, Step::AddInterview),
        Some(Step::AddInvitation(_)) => add_all!(invitations, Step::AddInvitation),
        Some(Step::AddLogEntry(_)) => add_all!(log_entries, Step::AddLogEntry),
        Some(Step::AddMail(_)) => add_all!(mails, Step::AddMail),
        Some(Step::AddMessage(_)) => add_all!(messages, Step::AddMessage),
        Some(Step::AddShareLink(_)) => add_all!(share_links, Step::AddShareLink),
        Some(Step::AddVisit(_)) => add_all!(share_visits, Step::AddVisit),
        Some(Step::AddReplay(_)) => add_all!(replays, Step::AddReplay),
        Some(_) | None => Ok(0),
    }
}
