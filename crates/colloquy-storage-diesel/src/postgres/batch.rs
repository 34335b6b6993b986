//! Combines many rows into one statement. A few rows are faster as statements of their own.

use diesel::dsl::SqlTypeOf;
use diesel::pg::Pg;
use diesel::query_builder::{AstPass, QueryFragment, QueryId};
use diesel::sql_types::Array;
use diesel::{IntoSql, QueryResult};
use diesel_async::RunQueryDsl;

use super::saves;
use super::{Conn, QueryFuture, queries};
use crate::bulk_rows::{are_alike, for_each_bulk_row, insertion};
use crate::log_order::{InterviewIdSql, push_entry_time};
use crate::schema::{invitations, log_entries, mails, webhook_attempts};
use crate::sql_types::StoredMoment;
use crate::write_steps::WriteStep;

/// How many rows it takes for one statement to be faster.
pub const BULK_THRESHOLD: usize = 12;

/// Limits the rows of one statement, so that no statement takes long to send.
const MAX_ROWS: usize = 2_000;

/// One statement, and the number of rows that it should change.
pub struct BatchStatement<'a> {
    pub rows: usize,
    pub result: QueryFuture<'a, usize>,
}

/// Turns the steps into statements, in order.
pub fn statements<'a>(connection: Conn<'a>, steps: &'a [WriteStep]) -> Vec<BatchStatement<'a>> {
    let mut statements = Vec::new();
    for run in steps.chunk_by(|one, next| are_alike(one, next) || saves::are_alike(one, next)) {
        if run.len() < BULK_THRESHOLD {
            let single =
                |step| BatchStatement { rows: 1, result: Box::pin(queries::apply(connection, step)) };
            statements.extend(run.iter().map(single));
        } else {
            let many = |steps: &'a [WriteStep]| BatchStatement {
                rows: steps.len(),
                result: Box::pin(run_all(connection, steps)),
            };
            statements.extend(run.chunks(MAX_ROWS).map(many));
        }
    }
    statements
}

async fn run_all<'a>(connection: Conn<'a>, steps: &'a [WriteStep]) -> QueryResult<usize> {
    match steps.first() {
        Some(WriteStep::SaveDelivery(..)) => saves::save_deliveries(connection, steps).await,
        Some(WriteStep::SaveEventBody(..)) => saves::save_bodies(connection, steps).await,
        _ => add_all(connection, steps).await,
    }
}

/// An `INSERT … SELECT FROM unnest(…)`, with one array for each column that differs between the rows. So the
/// statement's text, and its prepared plan, are the same for any number of rows, and the server reads a few arrays
/// instead of thousands of parameters.
struct BulkInsert<'a> {
    into: &'static str,
    alike: Vec<Box<dyn QueryFragment<Pg> + Send + 'a>>,
    times: Vec<&'a StoredMoment>,
    own: Vec<Box<dyn QueryFragment<Pg> + Send + 'a>>,
    names: &'static str,
}

/// Joins column names with commas.
macro_rules! listed {
    ($first:ident $($other:ident)*) => {
        concat!(stringify!($first) $(, ", ", stringify!($other))*)
    };
}

macro_rules! define_add_all {
    ($(
        $table:ident $row:ident $kind:ident
        [$($own:ident)*] [$($alike:ident)*] [$($null:ident $(. $embedded:ident)?)*] [$($time:ident)*]
    )*) => {
        /// Inserts rows that share a statement.
        async fn add_all<'a>(mut connection: Conn<'a>, steps: &'a [WriteStep]) -> QueryResult<usize> {
            match steps.first() {
                $(Some(WriteStep::$kind(first)) => {
                    let row = |step: &'a WriteStep| match step {
                        WriteStep::$kind(row) => Some(row),
                        _ => None,
                    };
                    let rows: Vec<_> = steps.iter().filter_map(row).collect();
                    let mut insert = BulkInsert {
                        into: insertion!($table [$($own)*] [$($alike)* $($time)*]),
                        alike: Vec::new(),
                        times: vec![$(&first.$time)*],
                        own: Vec::new(),
                        names: listed!($($own)*),
                    };
                    $(insert.alike.push(Box::new((&first.$alike).into_sql::<SqlTypeOf<$table::$alike>>()));)*
                    $(
                        let values: Vec<_> = rows.iter().map(|row| &row.$own).collect();
                        insert.own.push(Box::new(values.into_sql::<Array<SqlTypeOf<$table::$own>>>()));
                    )*
                    insert.execute(&mut connection).await
                })*
                _ => Ok(0),
            }
        }
    };
}
for_each_bulk_row!(define_add_all);

impl QueryId for BulkInsert<'_> {
    type QueryId = ();
    const HAS_STATIC_QUERY_ID: bool = false;
}

impl QueryFragment<Pg> for BulkInsert<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql("INSERT");
        out.push_sql(self.into);
        for value in &self.alike {
            out.push_sql(", ");
            value.walk_ast(out.reborrow())?;
        }
        for time in &self.times {
            out.push_sql(", ");
            push_entry_time(&mut out, InterviewIdSql::Column("own.interview_id"), time)?;
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
