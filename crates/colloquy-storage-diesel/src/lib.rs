//! Storage in SQLite and PostgreSQL: one schema, and each query written once.

#![allow(clippy::duplicate_mod, reason = "the shared queries are compiled for each database")]

mod bulk_rows;
mod error;
mod fragments;
mod in_order;
mod limits;
mod log_order;
mod organization_tables;
mod postgres;
mod rows;
mod schema;
mod sql_types;
mod sqlite;
mod table_copy;
mod url;
mod versions;
mod write_check;
mod write_steps;

use std::error::Error;
use std::sync::Arc;

use colloquy_domain::ports::Storage;

pub use organization_tables::{insert_organization, organization_tables, require_unused_organization};
pub use table_copy::organization::IMPORTED_SECRET;
pub use table_copy::{
    ColumnLayout, ColumnType, DatabaseLayout, DatabaseTotals, TableBatch, TableCopyError, TableInserter,
    TableLayout, TableTotals, fill_tables, read_tables,
};
pub use url::{InvalidStorageUrl, PostgresUrl, StorageUrl};

/// Why a database could not be migrated or opened.
#[derive(Debug, thiserror::Error)]
pub enum DatabaseOpenError {
    #[error("the database cannot be reached")]
    Unreachable(#[source] Box<dyn Error + Send + Sync>),
    #[error("the database does not exist or is empty")]
    Missing,
    #[error(
        "the database's schema is newer than this program: its newest migration is {database}, and the newest that this \
         program, version {}, knows is {program}; start the version that created it, or restore an older backup",
        env!("CARGO_PKG_VERSION")
    )]
    NewerSchema { database: String, program: String },
    #[error(
        "the database's schema is older than this program: its newest migration is {database}, and the newest of this \
         program, version {}, is {program}",
        env!("CARGO_PKG_VERSION")
    )]
    OlderSchema { database: String, program: String },
    #[error("the database takes no writes")]
    ReadOnly(#[source] Box<dyn Error + Send + Sync>),
    #[error("the database cannot be migrated to the current schema")]
    Migration(#[source] Box<dyn Error + Send + Sync>),
}

/// Migrates the database to the current schema, and creates its file first if it is SQLite. Several processes may do so
/// at once. Fails if the schema is newer than this program or the database takes no writes.
pub async fn migrate(url: &StorageUrl) -> Result<(), DatabaseOpenError> {
    match url {
        StorageUrl::Sqlite(path) => sqlite::migrate(path).await,
        StorageUrl::Postgres(url) => postgres::migrate(url).await,
    }
}

/// Migrates the database to the current schema and opens it.
pub async fn open(url: &StorageUrl) -> Result<Arc<dyn Storage>, DatabaseOpenError> {
    migrate(url).await?;
    connect(url)
}

/// Opens a database that has the current schema. It neither creates nor migrates one.
pub async fn open_existing(url: &StorageUrl) -> Result<Arc<dyn Storage>, DatabaseOpenError> {
    match url {
        StorageUrl::Sqlite(path) => sqlite::require_current(path).await?,
        StorageUrl::Postgres(url) => postgres::require_current(url).await?,
    }
    connect(url)
}

fn connect(url: &StorageUrl) -> Result<Arc<dyn Storage>, DatabaseOpenError> {
    match url {
        StorageUrl::Sqlite(path) => Ok(Arc::new(sqlite::SqliteStorage::open(path)?)),
        StorageUrl::Postgres(url) => Ok(Arc::new(postgres::PostgresStorage::open(url))),
    }
}
