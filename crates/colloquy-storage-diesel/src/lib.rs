//! Storage in SQLite and in PostgreSQL: one schema, each query written once.

#![allow(clippy::duplicate_mod, reason = "the shared queries are compiled for each database")]

mod bulk_rows;
mod error;
mod fragments;
mod in_order;
mod log_order;
mod postgres;
mod rows;
mod schema;
mod sql_types;
mod sqlite;
mod url;
mod versions;
mod write_check;
mod write_steps;

use std::error::Error;
use std::sync::Arc;

use colloquy_domain::ports::Storage;

pub use url::{InvalidUrl, PostgresUrl, StorageUrl};

/// Why there is no storage to work with.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("the database cannot be reached")]
    Unreachable(#[source] Box<dyn Error + Send + Sync>),
    #[error("there is no database, or it is empty")]
    Missing,
    #[error(
        "the database's schema is newer than this program: its newest migration is {database}, and the newest that this \
         program, version {}, knows is {program}; start the version that made the schema, or restore a backup from before",
        env!("CARGO_PKG_VERSION")
    )]
    NewerSchema { database: String, program: String },
    #[error(
        "the database's schema is older than this program: its newest migration is {database}, and that of this \
         program, version {}, is {program}",
        env!("CARGO_PKG_VERSION")
    )]
    OlderSchema { database: String, program: String },
    #[error("the database takes no writes")]
    ReadOnly(#[source] Box<dyn Error + Send + Sync>),
    #[error("the database cannot be brought to the present schema")]
    Migration(#[source] Box<dyn Error + Send + Sync>),
}

/// Makes the database where that is a file, and brings it to the present schema. Several processes may do so at once. A
/// schema that is newer than this program, and a database that takes no writes, are refused.
pub async fn migrate(url: &StorageUrl) -> Result<(), OpenError> {
    match url {
        StorageUrl::Sqlite(path) => sqlite::migrate(path).await,
        StorageUrl::Postgres(url) => postgres::migrate(url).await,
    }
}

/// Brings the database to the present schema and opens it.
pub async fn open(url: &StorageUrl) -> Result<Arc<dyn Storage>, OpenError> {
    migrate(url).await?;
    connect(url)
}

/// Opens a database that has the present schema, and makes or changes none.
pub async fn open_existing(url: &StorageUrl) -> Result<Arc<dyn Storage>, OpenError> {
    match url {
        StorageUrl::Sqlite(path) => sqlite::require_current(path).await?,
        StorageUrl::Postgres(url) => postgres::require_current(url).await?,
    }
    connect(url)
}

fn connect(url: &StorageUrl) -> Result<Arc<dyn Storage>, OpenError> {
    match url {
        StorageUrl::Sqlite(path) => Ok(Arc::new(sqlite::SqliteStorage::open(path)?)),
        StorageUrl::Postgres(url) => Ok(Arc::new(postgres::PostgresStorage::open(url))),
    }
}
