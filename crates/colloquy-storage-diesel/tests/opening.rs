//! Several processes may start on one empty database at the same time.

use std::sync::Arc;

use colloquy_domain::ports::Storage;
use colloquy_storage_diesel::{DatabaseOpenError, StorageUrl, open};
use futures::future::join_all;

#[path = "postgres/database.rs"]
mod database;

use database::Database;

async fn check_eight_at_once(url: StorageUrl) {
    let opening = (0..8).map(|_| {
        let url = url.clone();
        tokio::spawn(async move { open(&url).await })
    });
    for opened in join_all(opening).await {
        let opened: Result<Arc<dyn Storage>, DatabaseOpenError> = opened.expect("opening does not panic");
        let storage = opened.expect("each of them opens");
        storage.ping().await.expect("each of them answers");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn eight_callers_can_open_an_empty_file_at_once() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    check_eight_at_once(StorageUrl::Sqlite(folder.path().join("colloquy.db"))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn eight_callers_can_open_an_empty_database_at_once() {
    let database = Database::create().await;
    check_eight_at_once(database.url().parse().expect("a URL")).await;
}

#[tokio::test]
async fn an_unreachable_database_is_reported_as_such() {
    let url: StorageUrl = "postgres://nobody:secret@127.0.0.1:1/colloquy".parse().expect("a URL");
    let error = open(&url).await.err().expect("nobody listens there");
    assert!(matches!(error, DatabaseOpenError::Unreachable(_)), "{error:?}");
    assert!(!format!("{error:?}").contains("secret"), "the error shows the password: {error:?}");
}
