//! Copies all tables of a database: reads them as they are at one moment, and fills an empty database with them. A row
//! travels as a JSON object, so either side may be SQLite or PostgreSQL.

mod layout;
pub mod organization;
mod postgres;
mod sqlite;
mod totals;

use std::collections::BTreeMap;
use std::error::Error;

use diesel::connection::SimpleConnection;
use diesel::migration::{Migration, MigrationSource};
use diesel::{Connection, QueryResult};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness};
use serde_json::Value;
use uuid::Uuid;

use crate::url::StorageUrl;
use crate::versions::shown;
use crate::{DatabaseOpenError, postgres as pg_storage, sqlite as sqlite_storage};

pub use layout::{ColumnLayout, ColumnType, DatabaseLayout, TableLayout};
pub use totals::TableTotals;

/// How many rows travel together.
const BATCH: usize = 200;

type Cause = Box<dyn Error + Send + Sync>;

/// Rows of one table, each a JSON object on one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableBatch {
    pub table: String,
    pub rows: Vec<String>,
}

/// The totals of each table.
pub type DatabaseTotals = BTreeMap<String, TableTotals>;

/// Why tables could not be copied.
#[derive(Debug, thiserror::Error)]
pub enum TableCopyError {
    #[error(transparent)]
    Open(#[from] DatabaseOpenError),
    #[error("the database has tables already; only an empty database can be filled")]
    NotEmpty,
    #[error(
        "the copied schema is unknown to this program, version {}: its newest migration is {migration}; use the version that made \
         the copy, or a newer one",
        env!("CARGO_PKG_VERSION")
    )]
    UnknownSchema { migration: String },
    #[error(
        "the organization exists here already and was used; an erasure leaves its receipt, so use another installation"
    )]
    OrganizationExists,
    #[error("a row of table {table} names what is not its own: the export was changed")]
    ForeignReference { table: String },
    #[error("{0:?} is not the name of a table or column")]
    Name(String),
    #[error("rows of an unknown table: {0}")]
    UnknownTable(String),
    #[error("a row of table {table} is not a JSON object with the table's columns")]
    Row {
        table: String,
        #[source]
        cause: Cause,
    },
    #[error("table {table} differs after the copy: {found} instead of {expected}")]
    Different { table: String, found: TableTotals, expected: TableTotals },
    #[error("the database failed")]
    Database(#[from] diesel::result::Error),
    #[error(transparent)]
    OtherSide(Cause),
}

/// Inserts rows into the database that is filled.
pub type TableInserter<'a> = &'a mut dyn FnMut(TableBatch) -> Result<(), TableCopyError>;

/// Reads all tables as they are at one moment, while the service may be running, and passes their rows to `sink`. Fails
/// unless the database has this program's schema.
pub async fn read_tables(
    url: &StorageUrl,
    sink: impl FnMut(TableBatch) -> Result<(), Cause> + Send + 'static,
) -> Result<DatabaseTotals, TableCopyError> {
    match url {
        StorageUrl::Sqlite(path) => sqlite_storage::read_tables(path, sink).await,
        StorageUrl::Postgres(url) => pg_storage::read_tables(url, sink).await,
    }
}

/// Fills an empty database in one transaction. `source` inserts the rows, table after table in the order of the layout,
/// and returns what the tables must contain then. The transaction takes effect only if they do. An older schema is then
/// migrated to this program's.
pub async fn fill_tables(
    url: &StorageUrl,
    layout: DatabaseLayout,
    source: impl FnOnce(TableInserter<'_>) -> Result<DatabaseTotals, Cause> + Send + 'static,
) -> Result<(), TableCopyError> {
    layout.check_names()?;
    match url {
        StorageUrl::Sqlite(path) => sqlite_storage::fill_tables(path, layout, source).await,
        StorageUrl::Postgres(url) => pg_storage::fill_tables(url, layout, source).await,
    }
}

/// A condition for the rows of a table.
#[derive(Clone, Debug)]
pub struct RowSelection(String);

impl RowSelection {
    fn all(_table: &TableLayout) -> Self {
        RowSelection("1 = 1".to_owned())
    }
}

/// The statements in which the two databases differ.
pub trait CopyConnection:
    SimpleConnection + Connection + MigrationHarness<<Self as Connection>::Backend>
{
    /// Begins a transaction whose reads all see the same moment.
    const BEGIN_SNAPSHOT: &'static str;

    fn id_literal(id: Uuid) -> String;

    /// Reads rows in the order of their numbers, if the table has any.
    fn each_batch(
        &mut self,
        table: &TableLayout,
        selection: &RowSelection,
        each: &mut dyn FnMut(Vec<String>) -> Result<(), TableCopyError>,
    ) -> Result<(), TableCopyError>;

    /// Inserts the rows of a JSON array.
    fn insert(&mut self, table: &TableLayout, rows: String) -> QueryResult<()>;

    /// Continues the numbering of rows after the highest number in the table.
    fn continue_numbering(&mut self, table: &TableLayout) -> QueryResult<()>;
}

/// Reads all tables in a transaction of its own. `require_schema` runs within it.
pub fn read<C: CopyConnection>(
    connection: &mut C,
    require_schema: impl FnOnce(&mut C) -> Result<(), DatabaseOpenError>,
    mut sink: impl FnMut(TableBatch) -> Result<(), Cause>,
) -> Result<DatabaseTotals, TableCopyError> {
    connection.batch_execute(C::BEGIN_SNAPSHOT)?;
    require_schema(connection)?;
    let layout = DatabaseLayout::current();
    let sink = &mut |batch| sink(batch).map_err(TableCopyError::OtherSide);
    let totals = read_each(connection, &layout, &RowSelection::all, sink)?;
    // The connection is not used again, so an error above needs no rollback.
    connection.batch_execute("ROLLBACK")?;
    Ok(totals)
}

fn read_each<C: CopyConnection>(
    connection: &mut C,
    layout: &DatabaseLayout,
    selection: &dyn Fn(&TableLayout) -> RowSelection,
    sink: &mut dyn FnMut(TableBatch) -> Result<(), TableCopyError>,
) -> Result<DatabaseTotals, TableCopyError> {
    let mut database = DatabaseTotals::new();
    for table in &layout.tables {
        let mut totals = TableTotals::default();
        connection.each_batch(table, &selection(table), &mut |rows| {
            let rows = rows.iter().map(|row| canonical(table, row)).collect::<Result<Vec<String>, _>>()?;
            rows.iter().for_each(|row| totals.add(row));
            sink(TableBatch { table: table.name.clone(), rows })
        })?;
        database.insert(table.name.clone(), totals);
    }
    Ok(database)
}

/// Returns a row as it is written by either database: without the columns that are NULL, its members sorted.
fn canonical(table: &TableLayout, row: &str) -> Result<String, TableCopyError> {
    let failed = |cause: Cause| TableCopyError::Row { table: table.name.clone(), cause };
    let Ok(Value::Object(mut row)) = serde_json::from_str(row) else {
        return Err(failed("it is not a JSON object".into()));
    };
    row.retain(|_, value| !value.is_null());
    for column in table.columns.iter().filter(|column| column.is(ColumnType::Json)) {
        if let Some(Value::String(document)) = row.get(&column.name) {
            let document = serde_json::from_str(document).map_err(|error| failed(error.into()))?;
            row.insert(column.name.clone(), document);
        }
    }
    let mut row = Value::Object(row);
    row.sort_all_objects();
    Ok(row.to_string())
}

/// Fills an empty database within the caller's transaction.
pub fn fill<C: CopyConnection>(
    connection: &mut C,
    migrations: EmbeddedMigrations,
    layout: &DatabaseLayout,
    source: impl FnOnce(TableInserter<'_>) -> Result<DatabaseTotals, Cause>,
) -> Result<(), TableCopyError>
where
    EmbeddedMigrations: MigrationSource<C::Backend>,
{
    let later = migrate_up_to(connection, migrations, &layout.migration)?;
    for table in &layout.tables {
        // The migrations have inserted rows of their own.
        connection.batch_execute(&format!("DELETE FROM \"{}\"", table.name))?;
    }
    let expected = source(&mut |batch| {
        let table = layout.tables.iter().find(|table| table.name == batch.table);
        let table = table.ok_or(TableCopyError::UnknownTable(batch.table))?;
        Ok(connection.insert(table, format!("[{}]", batch.rows.join(",")))?)
    });
    let expected = expected.map_err(TableCopyError::OtherSide)?;
    require_equal(read_each(connection, layout, &RowSelection::all, &mut |_| Ok(()))?, &expected)?;
    for table in &layout.tables {
        connection.continue_numbering(table)?;
    }
    connection.run_migrations(&later).map_err(DatabaseOpenError::Migration)?;
    Ok(())
}

fn require_equal(found: DatabaseTotals, expected: &DatabaseTotals) -> Result<(), TableCopyError> {
    for (table, found) in found {
        let expected = expected.get(&table).cloned().unwrap_or_default();
        if found != expected {
            return Err(TableCopyError::Different { table, found, expected });
        }
    }
    Ok(())
}

/// Applies the migrations up to this one, and returns the later ones.
fn migrate_up_to<C: CopyConnection>(
    connection: &mut C,
    migrations: EmbeddedMigrations,
    newest: &str,
) -> Result<Vec<Box<dyn Migration<C::Backend>>>, TableCopyError>
where
    EmbeddedMigrations: MigrationSource<C::Backend>,
{
    let mut pending = connection.pending_migrations(migrations).map_err(DatabaseOpenError::Migration)?;
    let position = pending.iter().position(|migration| migration.name().version().to_string() == newest);
    let position = position.ok_or_else(|| TableCopyError::UnknownSchema { migration: shown(newest) })?;
    let later = pending.split_off(position + 1);
    connection.run_migrations(&pending).map_err(DatabaseOpenError::Migration)?;
    Ok(later)
}

#[cfg(test)]
mod tests;
