//! Many rows in one statement; few rows are sooner there one by one.

use diesel::dsl::SqlTypeOf;
use diesel::pg::Pg;
use diesel::query_builder::{AstPass, QueryFragment, QueryId};
use diesel::sql_types::Array;
use diesel::{IntoSql, QueryResult};
use diesel_async::RunQueryDsl;

use super::saves;
use super::{Answer, Conn, queries};
use crate::crowds::{are_alike, for_each_crowd, insertion};
use crate::log_order::{Interview, push_entry_time};
use crate::schema::{invitations, log_entries, mails, webhook_attempts};
use crate::sql_types::StoredMoment;
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
    for run in steps.chunk_by(|one, next| are_alike(one, next) || saves::are_alike(one, next)) {
        if run.len() < WORTH_IT {
            let single = |step| Statement { rows: 1, answer: Box::pin(queries::apply(connection, step)) };
            statements.extend(run.iter().map(single));
        } else {
            let many = |steps: &'a [Step]| Statement {
                rows: steps.len(),
                answer: Box::pin(run_all(connection, steps)),
            };
            statements.extend(run.chunks(ROWS_AT_MOST).map(many));
        }
    }
    statements
}

async fn run_all<'a>(connection: Conn<'a>, steps: &'a [Step]) -> QueryResult<usize> {
    match steps.first() {
        Some(Step::SaveDelivery(..)) => saves::save_deliveries(connection, steps).await,
        Some(Step::SaveBody(..)) => saves::save_bodies(connection, steps).await,
        _ => add_all(connection, steps).await,
    }
}

/// Whether it needs no look at its outcome, and its statement is kept once it is prepared: none is in which a value may
/// be left to the default of its column.
pub fn is_add(step: &Step) -> bool {
    match step {
        Step::AddOrganization(_)
        | Step::AddKey(_)
        | Step::AddInterview(_)
        | Step::AddInvitation(_)
        | Step::AddMessage(_)
        | Step::AddSitting(_)
        | Step::AddLogEntry(_)
        | Step::AppendLogEntry(_)
        | Step::AddEndpoint(_)
        | Step::AddDelivery(_)
        | Step::AddAttempt(_)
        | Step::AddMail(_)
        | Step::AddShareLink(_)
        | Step::AddVisit(_)
        | Step::AddReplay(_)
        | Step::AddSecret(_) => true,
        Step::AddEvent(_)
        | Step::FanOut(..)
        | Step::SaveBody(..)
        | Step::SaveEndpoint(..)
        | Step::SaveFailing(..)
        | Step::SaveDelivery(..)
        | Step::HurryOfInvitation(..)
        | Step::HurryOfEndpoint(..)
        | Step::ForgetDeliveriesBefore(_)
        | Step::SaveOrganization(..)
        | Step::SaveKey(..)
        | Step::SaveInterview(..)
        | Step::KeepInterview(..)
        | Step::SaveInvitation(..)
        | Step::SaveMessage(_)
        | Step::SaveSitting(..)
        | Step::SaveMail(..)
        | Step::AddUnsubscription(_)
        | Step::RemoveUnsubscription(..)
        | Step::SaveShareLink(..)
        | Step::SaveReplay(..)
        | Step::ForgetBefore(_) => false,
        // It adds or changes, beside an invitation that is saved.
        Step::AddUsage(_) => false,
    }
}

/// Each of its own columns is one array: so the statement's text is the same for any number of rows, and the server is
/// spared to read thousands of parameters one by one.
struct Crowd<'a> {
    into: &'static str,
    alike: Vec<Box<dyn QueryFragment<Pg> + Send + 'a>>,
    times: Vec<&'a StoredMoment>,
    own: Vec<Box<dyn QueryFragment<Pg> + Send + 'a>>,
    names: &'static str,
}

/// Column names with commas between them.
macro_rules! listed {
    ($first:ident $($other:ident)*) => {
        concat!(stringify!($first) $(, ", ", stringify!($other))*)
    };
}

macro_rules! define_add_all {
    ($(
        $table:ident $row:ident $kind:ident
        [$($own:ident)*] [$($alike:ident)*] [$($null:ident)*] [$($time:ident)*]
    )*) => {
        /// Rows that are alike.
        async fn add_all<'a>(mut connection: Conn<'a>, steps: &'a [Step]) -> QueryResult<usize> {
            match steps.first() {
                $(Some(Step::$kind(first)) => {
                    let row = |step: &'a Step| match step {
                        Step::$kind(row) => Some(row),
                        _ => None,
                    };
                    let rows: Vec<_> = steps.iter().filter_map(row).collect();
                    let mut crowd = Crowd {
                        into: insertion!($table [$($own)*] [$($alike)* $($time)*]),
                        alike: Vec::new(),
                        times: vec![$(&first.$time)*],
                        own: Vec::new(),
                        names: listed!($($own)*),
                    };
                    $(crowd.alike.push(Box::new((&first.$alike).into_sql::<SqlTypeOf<$table::$alike>>()));)*
                    $(
                        let values: Vec<_> = rows.iter().map(|row| &row.$own).collect();
                        crowd.own.push(Box::new(values.into_sql::<Array<SqlTypeOf<$table::$own>>>()));
                    )*
                    crowd.execute(&mut connection).await
                })*
                _ => Ok(0),
            }
        }
    };
}
for_each_crowd!(define_add_all);

impl QueryId for Crowd<'_> {
    type QueryId = ();
    const HAS_STATIC_QUERY_ID: bool = false;
}

impl QueryFragment<Pg> for Crowd<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql("INSERT");
        out.push_sql(self.into);
        for value in &self.alike {
            out.push_sql(", ");
            value.walk_ast(out.reborrow())?;
        }
        for time in &self.times {
            out.push_sql(", ");
            push_entry_time(&mut out, Interview::Column("own.interview_id"), time)?;
        }
        out.push_sql(" FROM unnest(");
        for (place, values) in self.own.iter().enumerate() {
            out.push_sql(if place == 0 { "" } else { ", " });
            values.walk_ast(out.reborrow())?;
        }
        out.push_sql(") AS own (");
        out.push_sql(self.names);
        out.push_sql(")");
        Ok(())
    }
}
