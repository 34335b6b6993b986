use std::time::Duration;

use colloquy_domain::OrganizationId;
use diesel::connection::{Connection as _, SimpleConnection};
use diesel::migration::MigrationConnection;
use diesel::pg::Pg;
use diesel::{RunQueryDsl, sql_query};
use diesel_async::AsyncPgConnection;
use diesel_async::async_connection_wrapper::AsyncConnectionWrapper;
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use super::connect::PostgresConnector;
use crate::DatabaseOpenError;
use crate::table_copy::{
    self, DatabaseLayout, DatabaseTotals, TableBatch, TableCopyError, TableInserter, organization,
};
use crate::url::PostgresUrl;
use crate::versions::{MigrationState, SingleTextRow, known, schema};

pub const MIGRATIONS: EmbeddedMigrations = embed_migrations!("../../migrations/postgres");

type Connection = AsyncConnectionWrapper<AsyncPgConnection>;

type Cause = Box<dyn std::error::Error + Send + Sync>;

/// Longer than for queries, because no request is waiting.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// An arbitrary number that nothing else in the same database uses.
const LOCK: &str = "SELECT pg_advisory_lock(5846276133409)";
const UNLOCK: &str = "SELECT pg_advisory_unlock(5846276133409)";

const LIST: &str = "SELECT '' AS text WHERE to_regclass('__diesel_schema_migrations') IS NOT NULL";

/// Applies pending migrations. Several nodes may start at once: the first one migrates while the others wait.
pub async fn migrate(url: &PostgresUrl) -> Result<(), DatabaseOpenError> {
    on_connection(url, run_pending).await
}

/// Fails if the database's schema is not this program's. It changes nothing.
pub async fn require_current(url: &PostgresUrl) -> Result<(), DatabaseOpenError> {
    on_connection(url, |connection| present(connection)?.require_current()).await
}

/// Reads all tables, see [`crate::read_tables`].
pub async fn read_tables(
    url: &PostgresUrl,
    sink: impl FnMut(TableBatch) -> Result<(), Cause> + Send + 'static,
) -> Result<DatabaseTotals, TableCopyError> {
    on_connection(url, |connection| {
        table_copy::read(connection, |connection| present(connection)?.require_current(), sink)
    })
    .await
}

/// Reads the rows of an organization, see [`crate::organization_tables`].
pub async fn read_organization(
    url: &PostgresUrl,
    organization: OrganizationId,
    sink: impl FnMut(TableBatch) -> Result<(), Cause> + Send + 'static,
) -> Result<(), TableCopyError> {
    on_connection(url, move |connection| {
        let current = |connection: &mut _| present(connection)?.require_current();
        organization::read(connection, organization, current, sink)
    })
    .await
}

/// Fails if an organization is in use, see [`crate::require_unused_organization`].
pub async fn require_unused_organization(
    url: &PostgresUrl,
    organization: OrganizationId,
) -> Result<(), TableCopyError> {
    on_connection(url, move |connection| {
        present(connection)?.require_current()?;
        // Cursors need a transaction.
        connection.transaction(|connection| organization::require_unused(connection, organization))
    })
    .await
}

/// Inserts the rows of an organization, see [`crate::insert_organization`].
pub async fn insert_organization(
    url: &PostgresUrl,
    organization: OrganizationId,
    source: impl FnOnce(TableInserter<'_>) -> Result<(), Cause> + Send + 'static,
) -> Result<DatabaseTotals, TableCopyError> {
    on_connection(url, move |connection| {
        require_writable(connection)?;
        present(connection)?.require_current()?;
        connection.transaction(|connection| organization::insert(connection, organization, source))
    })
    .await
}

/// Fills an empty database, see [`crate::fill_tables`].
pub async fn fill_tables(
    url: &PostgresUrl,
    layout: DatabaseLayout,
    source: impl FnOnce(TableInserter<'_>) -> Result<DatabaseTotals, Cause> + Send + 'static,
) -> Result<(), TableCopyError> {
    on_connection(url, move |connection| {
        require_writable(connection)?;
        connection.batch_execute(LOCK)?;
        // The lock ends with the connection.
        connection.transaction(|connection| {
            if present(connection)? != MigrationState::Empty {
                return Err(TableCopyError::NotEmpty);
            }
            table_copy::fill(connection, MIGRATIONS, &layout, source)
        })
    })
    .await
}

async fn on_connection<T: Send + 'static, E: From<DatabaseOpenError> + Send + 'static>(
    url: &PostgresUrl,
    job: impl FnOnce(&mut Connection) -> Result<T, E> + Send + 'static,
) -> Result<T, E> {
    let connector = PostgresConnector::new(url.clone());
    let link = timeout(CONNECT_TIMEOUT, connector.connect_plainly()).await;
    let link = link.map_err(|late| DatabaseOpenError::Unreachable(late.into()))?;
    let link = link.map_err(|error| DatabaseOpenError::Unreachable(error.into()))?;
    let (connection, driver) = link.into_parts();
    let done = spawn_blocking(move || job(&mut connection.into())).await;
    drop(driver);
    done.map_err(|panic| DatabaseOpenError::Migration(panic.into()))?
}

fn migration_failed(error: diesel::result::Error) -> DatabaseOpenError {
    DatabaseOpenError::Migration(error.into())
}

fn present(connection: &mut Connection) -> Result<MigrationState, DatabaseOpenError> {
    schema(connection, LIST, &known::<Pg>(&MIGRATIONS)).map_err(migration_failed)
}

fn run_pending(connection: &mut Connection) -> Result<(), DatabaseOpenError> {
    require_writable(connection)?;
    connection.batch_execute(LOCK).map_err(migration_failed)?;
    let migrated = migrate_locked(connection);
    connection.batch_execute(UNLOCK).map_err(migration_failed)?;
    migrated
}

fn migrate_locked(connection: &mut Connection) -> Result<(), DatabaseOpenError> {
    present(connection)?.require_known()?;
    connection.setup().map_err(migration_failed)?;
    connection.run_pending_migrations(MIGRATIONS).map(|_| ()).map_err(DatabaseOpenError::Migration)
}

fn require_writable(connection: &mut Connection) -> Result<(), DatabaseOpenError> {
    let setting = sql_query("SELECT current_setting('transaction_read_only') AS text");
    let setting: Vec<SingleTextRow> = setting.load(connection).map_err(migration_failed)?;
    match setting.iter().any(|line| line.text == "on") {
        true => Err(DatabaseOpenError::ReadOnly(
            "it is a standby server, or `default_transaction_read_only` is on for this database or user"
                .into(),
        )),
        false => Ok(()),
    }
}

#[cfg(test)]
mod tests;
