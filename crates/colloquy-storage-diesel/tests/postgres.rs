//! Runs the storage contract against PostgreSQL.

use colloquy_storage_diesel::StorageUrl;
use colloquy_testkit::FreshStorage;

#[path = "postgres/database.rs"]
mod database;

use database::Database;

async fn fresh() -> FreshStorage {
    let database = Database::create().await;
    let url: StorageUrl = database.url().parse().expect("a URL");
    let storage = colloquy_storage_diesel::open(&url).await.expect("the database can be migrated");
    FreshStorage { storage, keep: Box::new(database) }
}

colloquy_testkit::storage_contract!(fresh);
