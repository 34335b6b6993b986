//! The statements of PostgreSQL.

use diesel::connection::SimpleConnection;
use diesel::sql_types::Text;
use diesel::{QueryResult, RunQueryDsl, sql_query};
use diesel_async::AsyncPgConnection;
use diesel_async::async_connection_wrapper::AsyncConnectionWrapper;
use uuid::Uuid;

use super::layout::{ColumnLayout, ColumnType, TableLayout};
use super::{BATCH, CopyConnection, RowSelection, TableCopyError};
use crate::versions::SingleTextRow;

/// The tables whose rows are numbered in the order in which they were written.
const NUMBERED: [&str; 2] = ["log_entries", "events"];

impl CopyConnection for AsyncConnectionWrapper<AsyncPgConnection> {
    const BEGIN_SNAPSHOT: &'static str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

    fn id_literal(id: Uuid) -> String {
        format!("'{id}'")
    }

    fn each_batch(
        &mut self,
        table: &TableLayout,
        RowSelection(selection): &RowSelection,
        each: &mut dyn FnMut(Vec<String>) -> Result<(), TableCopyError>,
    ) -> Result<(), TableCopyError> {
        let columns = table.each_column(|column| format!("'{}', {}", column.name, read(column)));
        let order = if NUMBERED.contains(&table.name.as_str()) { " ORDER BY sequence" } else { "" };
        self.batch_execute(&format!(
            "DECLARE copied NO SCROLL CURSOR FOR SELECT json_build_object({columns})::text AS text FROM \"{}\" \
             WHERE {selection}{order}",
            table.name
        ))?;
        loop {
            let fetch = sql_query(format!("FETCH {BATCH} FROM copied"));
            let rows: Vec<SingleTextRow> = fetch.load(self)?;
            if rows.is_empty() {
                break;
            }
            each(rows.into_iter().map(|row| row.text).collect())?;
        }
        Ok(self.batch_execute("CLOSE copied")?)
    }

    fn insert(&mut self, table: &TableLayout, rows: String) -> QueryResult<()> {
        let sql = format!(
            "INSERT INTO \"{}\" ({}) SELECT {} FROM json_array_elements($1::json) AS copied (value)",
            table.name,
            table.column_names(),
            table.each_column(written)
        );
        sql_query(sql).bind::<Text, _>(rows).execute(self).map(|_| ())
    }

    fn continue_numbering(&mut self, table: &TableLayout) -> QueryResult<()> {
        for column in table.columns.iter().filter(|column| column.is(ColumnType::Integer)) {
            let (table, column) = (&table.name, &column.name);
            let numbering = format!(
                "SELECT setval(sequence, highest) FROM (SELECT pg_get_serial_sequence('{table}', '{column}') AS sequence, \
                 max(\"{column}\") AS highest FROM \"{table}\") AS numbering \
                 WHERE sequence IS NOT NULL AND highest IS NOT NULL"
            );
            sql_query(numbering).execute(self)?;
        }
        Ok(())
    }
}

/// Reads a column for JSON.
fn read(column: &ColumnLayout) -> String {
    let name = &column.name;
    match column.column_type {
        ColumnType::Id => format!("encode(uuid_send(\"{name}\"), 'hex')"),
        ColumnType::Bytes => format!("encode(\"{name}\", 'hex')"),
        ColumnType::Moment => format!("(extract(epoch FROM \"{name}\") * 1000000)::bigint"),
        ColumnType::Json => format!("\"{name}\"::text"),
        ColumnType::Bool => format!("\"{name}\"::int"),
        ColumnType::Integer | ColumnType::Text => format!("\"{name}\""),
    }
}

/// Takes the value of a column from the JSON object `value`.
fn written(column: &ColumnLayout) -> String {
    let name = &column.name;
    let text = format!("(value ->> '{name}')");
    match column.column_type {
        ColumnType::Id => format!("{text}::uuid"),
        ColumnType::Bytes => format!("decode({text}, 'hex')"),
        // Seconds and microseconds are added one after the other. Multiplying an interval uses floating-point numbers,
        // which are exact for whole seconds and for less than a second of microseconds.
        ColumnType::Moment => format!(
            "timestamptz 'epoch' + {text}::bigint / 1000000 * interval '1 second' + {text}::bigint % 1000000 * \
             interval '1 microsecond'"
        ),
        ColumnType::Json => format!("(value -> '{name}')::jsonb"),
        ColumnType::Bool => format!("{text}::int::boolean"),
        ColumnType::Integer => format!("{text}::bigint"),
        ColumnType::Text => text,
    }
}
