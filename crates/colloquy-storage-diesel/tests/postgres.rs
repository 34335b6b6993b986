//! The promises of a storage, kept by PostgreSQL.

use colloquy_storage_diesel::StorageUrl;
use colloquy_testkit::Fresh;

#[path = "postgres/database.rs"]
mod database;

use database::Database;

async fn fresh() -> Fresh {
    let database = Database::create().await;
    let url: StorageUrl = database.url().parse().expect("a URL");
    let storage = colloquy_storage_diesel::open(&url).await.expect("the database can be migrated");
    Fresh { storage, keep: Box::new(database) }
}

colloquy_testkit::storage_contract!(fresh);
