//! The statements of SQLite.

use diesel::sql_types::{BigInt, Text};
use diesel::{QueryResult, QueryableByName, RunQueryDsl, SqliteConnection, sql_query};
use uuid::Uuid;

use super::layout::{ColumnLayout, ColumnType, TableLayout};
use super::{BATCH, CopyConnection, RowSelection, TableCopyError};

#[derive(QueryableByName)]
struct NumberedRow {
    #[diesel(sql_type = BigInt)]
    number: i64,
    #[diesel(sql_type = Text)]
    text: String,
}

impl CopyConnection for SqliteConnection {
    const BEGIN_SNAPSHOT: &'static str = "BEGIN";

    fn id_literal(id: Uuid) -> String {
        format!("X'{}'", id.simple())
    }

    /// The sign before the condition hides it from the planner. It would otherwise choose an index that is not in the
    /// order of the numbers, and sort all rows for each batch.
    fn each_batch(
        &mut self,
        table: &TableLayout,
        RowSelection(selection): &RowSelection,
        each: &mut dyn FnMut(Vec<String>) -> Result<(), TableCopyError>,
    ) -> Result<(), TableCopyError> {
        let columns = table.each_column(|column| format!("'{}', {}", column.name, read(column)));
        let sql = format!(
            "SELECT rowid AS number, json_object({columns}) AS text FROM \"{}\" WHERE rowid > ? AND +({selection}) \
             ORDER BY rowid LIMIT {BATCH}",
            table.name
        );
        let mut after = i64::MIN;
        loop {
            let rows: Vec<NumberedRow> = sql_query(&sql).bind::<BigInt, _>(after).load(self)?;
            let Some(last) = rows.last() else { return Ok(()) };
            after = last.number;
            each(rows.into_iter().map(|row| row.text).collect())?;
        }
    }

    fn insert(&mut self, table: &TableLayout, rows: String) -> QueryResult<()> {
        let sql = format!(
            "INSERT INTO \"{}\" ({}) SELECT {} FROM json_each(?)",
            table.name,
            table.column_names(),
            table.each_column(written)
        );
        sql_query(sql).bind::<Text, _>(rows).execute(self).map(|_| ())
    }

    /// Does nothing: SQLite continues after the highest number ever inserted.
    fn continue_numbering(&mut self, _table: &TableLayout) -> QueryResult<()> {
        Ok(())
    }
}

/// Reads a column for JSON.
fn read(column: &ColumnLayout) -> String {
    let name = &column.name;
    match column.column_type {
        ColumnType::Id | ColumnType::Bytes => {
            format!("iif(\"{name}\" IS NULL, NULL, lower(hex(\"{name}\")))")
        }
        ColumnType::Moment | ColumnType::Json | ColumnType::Bool | ColumnType::Integer | ColumnType::Text => {
            format!("\"{name}\"")
        }
    }
}

/// Takes the value of a column from the JSON object `value`.
fn written(column: &ColumnLayout) -> String {
    let name = &column.name;
    match column.column_type {
        ColumnType::Id | ColumnType::Bytes => format!("unhex(value ->> '$.{name}')"),
        ColumnType::Json => format!("value -> '$.{name}'"),
        ColumnType::Moment | ColumnType::Bool | ColumnType::Integer | ColumnType::Text => {
            format!("value ->> '$.{name}'")
        }
    }
}
