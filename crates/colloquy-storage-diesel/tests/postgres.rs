//! Runs the storage contract against PostgreSQL.

use std::sync::Arc;

use colloquy_domain::ports::Storage;
use colloquy_storage_diesel::StorageUrl;
use colloquy_testkit::Fresh;

#[path = "postgres/database.rs"]
mod database;

use database::Database;

async fn fresh() -> Fresh<Arc<dyn Storage>> {
    let database = Database::create().await;
    let url: StorageUrl = database.url().parse().expect("a URL");
    let storage = colloquy_storage_diesel::open(&url).await.expect("the database can be migrated");
    Fresh::with(storage, database)
}

colloquy_testkit::storage_contract!(fresh);
