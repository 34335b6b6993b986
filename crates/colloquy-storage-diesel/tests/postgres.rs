//! Runs the storage contract against PostgreSQL.

use std::sync::Arc;

use colloquy_domain::ports::Storage;
use colloquy_storage_diesel::StorageUrl;
use colloquy_testkit::FreshAdapter;

#[path = "postgres/database.rs"]
mod database;

use database::Database;

async fn fresh() -> FreshAdapter<Arc<dyn Storage>> {
    let database = Database::create().await;
    let url: StorageUrl = database.url().parse().expect("a URL");
    let storage = colloquy_storage_diesel::open(&url).await.expect("the database can be migrated");
    FreshAdapter::with(storage, database)
}

colloquy_testkit::storage_contract!(fresh);
