//! The first day of an organization in Chromium, from the set-up to the last sign-out, on both databases.

use serde_json::json;

use super::browser::run;
use super::openid::{connected, person};
use crate::harness::{Database, both, target};
use crate::webhooks::LOOPBACK;

async fn check_day(database: Database) {
    let folder = target().join("console-working-day").join(match database {
        Database::Sqlite => "sqlite",
        Database::Postgres { .. } => "postgres",
    });
    let mails = tempfile::tempdir().expect("a folder");
    let mail = format!("folder:{}", mails.path().display());
    let (server, mut provider) = connected(database, &[LOOPBACK, ("COLLOQUY_MAIL", &mail)]).await;
    provider.expect("a-1", person("ada@example.org")).await;
    let seen =
        run(&server, "working_day.mjs", |node| node.env("FOLDER", &folder).env("MAILS", mails.path())).await;
    assert_eq!(seen["faults"], json!([]));
    assert_eq!(server.home.count("messages", "content LIKE '%the whole plant works%'").await, 0, "rehearsed");
}

#[tokio::test]
async fn people_set_up_invite_take_interviews_and_read_them_on_both_databases() {
    for database in both().await {
        check_day(database).await;
    }
}
