//! Inserts many rows in one statement, which binds the values that all rows share only once.

use std::marker::PhantomData;

use diesel::dsl::SqlTypeOf;
use diesel::query_builder::{AstPass, QueryFragment, QueryId};
use diesel::sqlite::Sqlite;
use diesel::{QueryResult, RunQueryDsl, SqliteConnection};

use crate::bulk_rows::{bulk_groups, for_each_bulk_row, insertion};
use crate::log_order::{InterviewIdSql, push_entry_time};
use crate::rows::{AttemptRow, InvitationRow, MailRow, NewLogEntryRow};
use crate::schema::{invitations, log_entries, mails, webhook_attempts};
use crate::write_steps::WriteStep;

/// How many rows a statement may have. There are only a few sizes, which keeps the prepared statements few. Larger
/// statements save work, because SQLite journals the pages that a statement changes each time.
const MANY: usize = 250;
const SOME: usize = 50;
const FEW: usize = 10;

/// Splits the steps, in order, into parts for one statement each.
pub fn parts(steps: &[WriteStep]) -> impl Iterator<Item = &[WriteStep]> {
    bulk_groups(steps).flat_map(|mut rest| {
        std::iter::from_fn(move || {
            let size = [MANY, SOME, FEW, 1].into_iter().find(|size| *size <= rest.len())?;
            let (part, later) = rest.split_at(size);
            rest = later;
            Some(part)
        })
    })
}

/// The insertion of `SIZE` rows that share a statement. The types `K` and `R` make the query id unique for each kind.
struct BulkInsert<'a, K, R, const SIZE: usize>(Vec<&'a R>, PhantomData<K>);

impl<K: 'static, R: 'static, const SIZE: usize> QueryId for BulkInsert<'_, K, R, SIZE> {
    type QueryId = BulkInsert<'static, K, R, SIZE>;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl<K, R, const SIZE: usize> RunQueryDsl<SqliteConnection> for BulkInsert<'_, K, R, SIZE> {}

/// SQLite's name for the second column of `VALUES`, in which log entries have their interview.
const SECOND_COLUMN: &str = "own.column2";

macro_rules! define_insertions {
    ($(
        $table:ident $row:ident $kind:ident
        [$id:ident $($own:ident)*] [$($alike:ident)*] [$($null:ident $(. $embedded:ident)?)*] [$($time:ident)*]
    )*) => {
        mod kinds {
            $(pub enum $kind {})*
        }

        /// Inserts the rows of one part.
        pub fn add_all(connection: &mut SqliteConnection, part: &[WriteStep]) -> QueryResult<usize> {
            match part.first() {
                $(Some(WriteStep::$kind(_)) => {
                    let rows = part.iter().filter_map(|step| match step {
                        WriteStep::$kind(row) => Some(row),
                        _ => None,
                    });
                    match part.len() {
                        MANY => BulkInsert::<kinds::$kind, $row, MANY>(rows.collect(), PhantomData).execute(connection),
                        SOME => BulkInsert::<kinds::$kind, $row, SOME>(rows.collect(), PhantomData).execute(connection),
                        _ => BulkInsert::<kinds::$kind, $row, FEW>(rows.collect(), PhantomData).execute(connection),
                    }
                })*
                _ => Ok(0),
            }
        }

        $(impl<const SIZE: usize> QueryFragment<Sqlite> for BulkInsert<'_, kinds::$kind, $row, SIZE> {
            fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Sqlite>) -> QueryResult<()> {
                let Some(first) = self.0.first() else { return Ok(()) };
                // `OR FAIL` spares SQLite the journal it needs to undo a single statement: if this one fails, the
                // whole unit is rolled back anyway. It saves nothing if a table has a CHECK that calls a function.
                out.push_sql("INSERT OR FAIL");
                out.push_sql(insertion!($table [$id $($own)*] [$($alike)* $($time)*]));
                $(
                    out.push_sql(", ");
                    out.push_bind_param::<SqlTypeOf<$table::$alike>, _>(&first.$alike)?;
                )*
                $(
                    out.push_sql(", ");
                    push_entry_time(&mut out, InterviewIdSql::Column(SECOND_COLUMN), &first.$time)?;
                )*
                out.push_sql(" FROM (VALUES (");
                for (place, row) in self.0.iter().enumerate() {
                    out.push_sql(if place == 0 { "" } else { "), (" });
                    out.push_bind_param::<SqlTypeOf<$table::$id>, _>(&row.$id)?;
                    $(
                        out.push_sql(", ");
                        out.push_bind_param::<SqlTypeOf<$table::$own>, _>(&row.$own)?;
                    )*
                }
                out.push_sql(")) AS own");
                Ok(())
            }
        })*
    };
}
for_each_bulk_row!(define_insertions);
