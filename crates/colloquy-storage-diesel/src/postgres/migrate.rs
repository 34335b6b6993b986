use std::time::Duration;

use diesel::connection::SimpleConnection;
use diesel::migration::MigrationConnection;
use diesel_async::AsyncPgConnection;
use diesel_async::async_connection_wrapper::AsyncConnectionWrapper;
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use super::connect::Connector;
use crate::OpenError;
use crate::url::PostgresUrl;

pub const MIGRATIONS: EmbeddedMigrations = embed_migrations!("../../migrations/postgres");

type Cause = Box<dyn std::error::Error + Send + Sync>;

/// Nobody waits for an answer to a request here, so there is time.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// Any number will do, as long as nothing else in the same database uses it.
const LOCK: &str = "SELECT pg_advisory_lock(5846276133409)";
const UNLOCK: &str = "SELECT pg_advisory_unlock(5846276133409)";

/// Several nodes may start at once: the first one migrates and the others wait for it.
pub async fn migrate(url: &PostgresUrl) -> Result<(), OpenError> {
    let connector = Connector::new(url.clone());
    let link = timeout(CONNECT_TIMEOUT, connector.connect_plainly()).await;
    let link = link.map_err(|late| OpenError::Unreachable(late.into()))?;
    let link = link.map_err(|error| OpenError::Unreachable(error.into()))?;
    let (connection, driver) = link.into_parts();
    let migrated = spawn_blocking(move || run_pending(connection)).await;
    drop(driver);
    migrated.map_err(|panic| OpenError::Migration(panic.into()))?.map_err(OpenError::Migration)
}

fn run_pending(connection: AsyncPgConnection) -> Result<(), Cause> {
    let mut connection: AsyncConnectionWrapper<AsyncPgConnection> = connection.into();
    connection.batch_execute(LOCK)?;
    connection.setup()?;
    let migrated = connection.run_pending_migrations(MIGRATIONS).map(|_| ());
    connection.batch_execute(UNLOCK)?;
    migrated
}

#[cfg(test)]
mod tests;
