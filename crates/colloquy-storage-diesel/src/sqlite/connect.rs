use std::fs::OpenOptions;
use std::io::{self, ErrorKind};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;
use std::time::Duration;

use colloquy_domain::ports::StorageError;
use diesel::connection::SimpleConnection;
use diesel::result::Error;
use diesel::{Connection, SqliteConnection};

use crate::error::{failed, unavailable};

/// How long a call waits for its turn, when another process writes.
pub const BUSY_TIMEOUT: Duration = Duration::from_millis(2_500);

#[derive(Debug, thiserror::Error)]
pub enum ConnectError {
    #[error("the path of the database is not Unicode")]
    Path,
    #[error("the database's file cannot be opened")]
    Open(#[from] diesel::ConnectionError),
    #[error("the database's file cannot be made")]
    Make(#[source] io::Error),
    #[error("the writing thread cannot be started")]
    Thread(#[source] io::Error),
    #[error("the database's file cannot be used")]
    Settings(#[from] Error),
}

pub fn connect(path: &Path, busy_timeout: Duration) -> Result<SqliteConnection, ConnectError> {
    make_private(path)?;
    let mut connection = SqliteConnection::establish(path.to_str().ok_or(ConnectError::Path)?)?;
    let busy_timeout_ms = busy_timeout.as_millis();
    connection.batch_execute(&format!(
        "PRAGMA busy_timeout = {busy_timeout_ms}; PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL;"
    ))?;
    Ok(connection)
}

/// A new file is for its owner alone; SQLite gives the files beside it the same rights.
fn make_private(path: &Path) -> Result<(), ConnectError> {
    match OpenOptions::new().write(true).create_new(true).mode(0o600).open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(ConnectError::Make(error)),
    }
}

/// SQLite's messages are the same in every language.
pub fn storage_error(error: Error) -> StorageError {
    const PASSING: [&str; 6] = [
        "database is locked",
        "database table is locked",
        "database schema is locked",
        "database or disk is full",
        "disk I/O error",
        "unable to open database file",
    ];
    match &error {
        Error::DatabaseError(_, information)
            if PASSING.iter().any(|message| information.message().starts_with(message)) =>
        {
            unavailable(error)
        }
        _ => failed(error),
    }
}
