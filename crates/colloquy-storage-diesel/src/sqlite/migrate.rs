use std::path::Path;
use std::time::Duration;

use diesel::connection::SimpleConnection;
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};
use tokio::task::spawn_blocking;

use super::connect::connect;
use crate::OpenError;

pub const MIGRATIONS: EmbeddedMigrations = embed_migrations!("../../migrations/sqlite");

type Cause = Box<dyn std::error::Error + Send + Sync>;

/// Long enough for another process to migrate first.
const MIGRATION_TIMEOUT: Duration = Duration::from_secs(60);

/// Several processes may start at once: the first one migrates and the others wait for it.
pub async fn migrate(path: &Path) -> Result<(), OpenError> {
    let path = path.to_owned();
    let migrated = spawn_blocking(move || run_pending(&path)).await;
    migrated.map_err(|panic| OpenError::Migration(panic.into()))?
}

fn run_pending(path: &Path) -> Result<(), OpenError> {
    let mut connection =
        connect(path, MIGRATION_TIMEOUT).map_err(|error| OpenError::Unreachable(error.into()))?;
    enter_wal(&mut connection).map_err(|error| OpenError::Unreachable(error.into()))?;
    let migrated: Result<(), Cause> = connection
        .immediate_transaction(|connection| {
            connection.run_pending_migrations(MIGRATIONS).map(|_| ()).map_err(Refused)
        })
        .map_err(|Refused(cause)| cause);
    migrated.map_err(OpenError::Migration)
}

/// Carries any cause through a transaction.
struct Refused(Cause);

impl From<diesel::result::Error> for Refused {
    fn from(error: diesel::result::Error) -> Self {
        Refused(error.into())
    }
}

/// Changing the journal's mode does not wait for the other processes that do the same, as everything else does.
#[expect(clippy::disallowed_methods, reason = "a blocking job has its thread to itself")]
fn enter_wal(connection: &mut diesel::SqliteConnection) -> diesel::QueryResult<()> {
    const TRIES: u32 = 200;
    const PAUSE: Duration = Duration::from_millis(20);
    for _ in 1..TRIES {
        if connection.batch_execute("PRAGMA journal_mode = WAL").is_ok() {
            return Ok(());
        }
        std::thread::sleep(PAUSE);
    }
    connection.batch_execute("PRAGMA journal_mode = WAL")
}

#[cfg(test)]
mod tests;
