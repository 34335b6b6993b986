use std::path::Path;
use std::time::Duration;

use colloquy_domain::OrganizationId;
use diesel::connection::SimpleConnection;
use diesel::sqlite::Sqlite;
use diesel::{SqliteConnection, sql_query};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};
use tokio::task::spawn_blocking;

use super::connect::{READ_ONLY, connect, make_private};
use crate::DatabaseOpenError;
use crate::table_copy::{
    self, DatabaseLayout, DatabaseTotals, TableBatch, TableCopyError, TableInserter, organization,
};
use crate::versions::{MigrationState, known, schema};

pub const MIGRATIONS: EmbeddedMigrations = embed_migrations!("../../migrations/sqlite");

type Cause = Box<dyn std::error::Error + Send + Sync>;

/// How long to wait for the file. It is long enough for another process to migrate first.
const MIGRATION_TIMEOUT: Duration = Duration::from_secs(60);

const LIST: &str = "SELECT name AS text FROM sqlite_schema WHERE name = '__diesel_schema_migrations'";

/// Creates the file if it is missing and applies pending migrations. Several processes may start at once: the first one
/// migrates while the others wait.
pub async fn migrate(path: &Path) -> Result<(), DatabaseOpenError> {
    in_thread(path, run_pending).await
}

/// Fails if the file is missing or its schema is not this program's. It changes nothing.
pub async fn require_current(path: &Path) -> Result<(), DatabaseOpenError> {
    in_thread(path, |path| {
        if !path.try_exists().map_err(unreachable)? {
            return Err(DatabaseOpenError::Missing);
        }
        let mut connection = connect(path, MIGRATION_TIMEOUT).map_err(unreachable)?;
        present(&mut connection).map_err(unreachable)?.require_current()
    })
    .await
}

/// Reads all tables, see [`crate::read_tables`].
pub async fn read_tables(
    path: &Path,
    sink: impl FnMut(TableBatch) -> Result<(), Cause> + Send + 'static,
) -> Result<DatabaseTotals, TableCopyError> {
    require_current(path).await?;
    in_thread(path, |path| {
        let mut connection = connect(path, MIGRATION_TIMEOUT).map_err(unreachable)?;
        let current = |connection: &mut _| present(connection).map_err(unreachable)?.require_current();
        table_copy::read(&mut connection, current, sink)
    })
    .await
}

/// Reads the rows of an organization, see [`crate::organization_tables`].
pub async fn read_organization(
    path: &Path,
    organization: OrganizationId,
    sink: impl FnMut(TableBatch) -> Result<(), Cause> + Send + 'static,
) -> Result<(), TableCopyError> {
    require_current(path).await?;
    in_thread(path, move |path| {
        let mut connection = connect(path, MIGRATION_TIMEOUT).map_err(unreachable)?;
        let current = |connection: &mut _| present(connection).map_err(unreachable)?.require_current();
        organization::read(&mut connection, organization, current, sink)
    })
    .await
}

/// Fails if an organization is in use, see [`crate::require_unused_organization`].
pub async fn require_unused_organization(
    path: &Path,
    organization: OrganizationId,
) -> Result<(), TableCopyError> {
    require_current(path).await?;
    in_thread(path, move |path| {
        let mut connection = connect(path, MIGRATION_TIMEOUT).map_err(unreachable)?;
        organization::require_unused(&mut connection, organization)
    })
    .await
}

/// Inserts the rows of an organization, see [`crate::insert_organization`].
pub async fn insert_organization(
    path: &Path,
    organization: OrganizationId,
    source: impl FnOnce(TableInserter<'_>) -> Result<(), Cause> + Send + 'static,
) -> Result<DatabaseTotals, TableCopyError> {
    require_current(path).await?;
    in_thread(path, move |path| {
        let mut connection = connect(path, MIGRATION_TIMEOUT).map_err(unreachable)?;
        connection.immediate_transaction(|connection| {
            // Rows may refer to later ones of the same table.
            connection.batch_execute("PRAGMA defer_foreign_keys = ON")?;
            organization::insert(connection, organization, source)
        })
    })
    .await
}

/// Fills an empty database, see [`crate::fill_tables`].
pub async fn fill_tables(
    path: &Path,
    layout: DatabaseLayout,
    source: impl FnOnce(TableInserter<'_>) -> Result<DatabaseTotals, Cause> + Send + 'static,
) -> Result<(), TableCopyError> {
    in_thread(path, move |path| {
        let is_new = !path.try_exists().map_err(unreachable)?;
        let filled = fill_file(path, &layout, source);
        if is_new && filled.is_err() {
            // The first error is the one to report.
            let _ = std::fs::remove_file(path);
        }
        filled
    })
    .await
}

fn fill_file(
    path: &Path,
    layout: &DatabaseLayout,
    source: impl FnOnce(TableInserter<'_>) -> Result<DatabaseTotals, Cause>,
) -> Result<(), TableCopyError> {
    make_private(path).map_err(unreachable)?;
    let mut connection = connect(path, MIGRATION_TIMEOUT).map_err(unreachable)?;
    enter_wal(&mut connection).map_err(unreachable)?;
    connection.immediate_transaction(|connection| {
        if present(connection)? != MigrationState::Empty {
            return Err(TableCopyError::NotEmpty);
        }
        // Rows may refer to later ones of the same table.
        connection.batch_execute("PRAGMA defer_foreign_keys = ON")?;
        table_copy::fill(connection, MIGRATIONS, layout, source)
    })
}

async fn in_thread<T: Send + 'static, E: From<DatabaseOpenError> + Send + 'static>(
    path: &Path,
    job: impl FnOnce(&Path) -> Result<T, E> + Send + 'static,
) -> Result<T, E> {
    let path = path.to_owned();
    let done = spawn_blocking(move || job(&path)).await;
    done.map_err(|panic| DatabaseOpenError::Migration(panic.into()))?
}

fn unreachable(error: impl Into<Cause>) -> DatabaseOpenError {
    DatabaseOpenError::Unreachable(error.into())
}

fn present(connection: &mut SqliteConnection) -> diesel::QueryResult<MigrationState> {
    schema(connection, LIST, &known::<Sqlite>(&MIGRATIONS))
}

fn run_pending(path: &Path) -> Result<(), DatabaseOpenError> {
    make_private(path).map_err(unreachable)?;
    let mut connection = connect(path, MIGRATION_TIMEOUT).map_err(unreachable)?;
    enter_wal(&mut connection).map_err(unreachable)?;
    let migrated = connection.immediate_transaction(|connection| {
        present(connection)?.require_known()?;
        connection.run_pending_migrations(MIGRATIONS).map_err(DatabaseOpenError::Migration)?;
        require_writable(connection)?;
        Ok(())
    });
    migrated.map_err(|Refused(error)| error)
}

/// Fails if the file is read-only. SQLite opens such a file without an error, and even begins an immediate transaction
/// on it. It rejects only a statement that could write, whether or not any row matches.
fn require_writable(connection: &mut SqliteConnection) -> diesel::QueryResult<usize> {
    diesel::RunQueryDsl::execute(
        sql_query("DELETE FROM __diesel_schema_migrations WHERE version = ''"),
        connection,
    )
}

/// Carries a [`DatabaseOpenError`] out of a transaction.
struct Refused(DatabaseOpenError);

impl From<DatabaseOpenError> for Refused {
    fn from(error: DatabaseOpenError) -> Self {
        match error {
            DatabaseOpenError::Migration(cause) if cause.to_string().contains(READ_ONLY) => {
                Refused(DatabaseOpenError::ReadOnly(cause))
            }
            other => Refused(other),
        }
    }
}

impl From<diesel::result::Error> for Refused {
    fn from(error: diesel::result::Error) -> Self {
        DatabaseOpenError::Migration(error.into()).into()
    }
}

/// Switches to WAL, with retries: unlike other statements, this one does not wait while another process does the same.
#[expect(clippy::disallowed_methods, reason = "a blocking job has a thread of its own")]
fn enter_wal(connection: &mut SqliteConnection) -> diesel::QueryResult<()> {
    const ATTEMPTS: u32 = 200;
    const PAUSE: Duration = Duration::from_millis(20);
    for _ in 1..ATTEMPTS {
        if connection.batch_execute("PRAGMA journal_mode = WAL").is_ok() {
            return Ok(());
        }
        std::thread::sleep(PAUSE);
    }
    connection.batch_execute("PRAGMA journal_mode = WAL")
}

#[cfg(test)]
mod tests;
