//! Storage in SQLite and in PostgreSQL: one schema, each query written once.

#![allow(clippy::duplicate_mod, reason = "the shared queries are compiled for each database")]

mod crowds;
mod error;
mod fragments;
mod in_order;
mod log_order;
mod postgres;
mod rows;
mod schema;
mod sql_types;
mod sqlite;
mod steps;
mod url;

use std::error::Error;
use std::sync::Arc;

use colloquy_domain::ports::Storage;

pub use url::{InvalidUrl, PostgresUrl, StorageUrl};

/// Why there is no storage to work with.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("the database cannot be reached")]
    Unreachable(#[source] Box<dyn Error + Send + Sync>),
    #[error("the database cannot be brought to the present schema")]
    Migration(#[source] Box<dyn Error + Send + Sync>),
}

/// Brings the database to the present schema. Several processes may do so at once.
pub async fn migrate(url: &StorageUrl) -> Result<(), OpenError> {
    match url {
        StorageUrl::Sqlite(path) => sqlite::migrate(path).await,
        StorageUrl::Postgres(url) => postgres::migrate(url).await,
    }
}

/// Brings the database to the present schema and opens it.
pub async fn open(url: &StorageUrl) -> Result<Arc<dyn Storage>, OpenError> {
    migrate(url).await?;
    match url {
        StorageUrl::Sqlite(path) => Ok(Arc::new(sqlite::Store::open(path)?)),
        StorageUrl::Postgres(url) => Ok(Arc::new(postgres::Store::open(url))),
    }
}
