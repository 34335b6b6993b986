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

/// How long a call waits while another process writes.
pub const BUSY_TIMEOUT: Duration = Duration::from_millis(2_500);

#[derive(Debug, thiserror::Error)]
pub enum SqliteConnectError {
    #[error("the path of the database file is not valid Unicode")]
    Path,
    #[error("the database file cannot be opened")]
    Open(#[from] diesel::ConnectionError),
    #[error("the database file cannot be created")]
    Make(#[source] io::Error),
    #[error("the writer thread cannot be started")]
    Thread(#[source] io::Error),
    #[error(
        "SQLite was built without SQLITE_ENABLE_DBPAGE_VTAB, so that erased data would be left in its file; \
         set LIBSQLITE3_FLAGS as .cargo/config.toml does and build again"
    )]
    Pages(#[source] Error),
    #[error("the database file cannot be used")]
    Settings(#[from] Error),
}

/// SQLite's message for a write when the file or its folder is read-only.
pub const READ_ONLY: &str = "attempt to write a readonly database";

/// Opens an existing file. It does not create a missing one, because a database that was removed must not come back
/// empty. Every connection overwrites what it deletes, also that of a migration.
pub fn connect(path: &Path, busy_timeout: Duration) -> Result<SqliteConnection, SqliteConnectError> {
    let mut connection = SqliteConnection::establish(&uri(path.to_str().ok_or(SqliteConnectError::Path)?))?;
    let busy_timeout_ms = busy_timeout.as_millis();
    connection.batch_execute(&format!(
        "PRAGMA busy_timeout = {busy_timeout_ms}; PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; \
         PRAGMA secure_delete = ON;"
    ))?;
    Ok(connection)
}

/// Returns the file's URI for SQLite. A plain path would create a missing file; `mode=rw` does not.
fn uri(path: &str) -> String {
    let escaped = path.replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    let authority = if path.starts_with('/') { "//" } else { "" };
    format!("file:{authority}{escaped}?mode=rw")
}

/// Creates the file if it is missing, readable by its owner only. SQLite gives its other files the same permissions.
pub fn make_private(path: &Path) -> Result<(), SqliteConnectError> {
    match OpenOptions::new().write(true).create_new(true).mode(0o600).open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(SqliteConnectError::Make(error)),
    }
}

/// Maps an error by its message, which SQLite never translates.
pub fn storage_error(error: Error) -> StorageError {
    const TRANSIENT: [&str; 7] = [
        READ_ONLY,
        "database is locked",
        "database table is locked",
        "database schema is locked",
        "database or disk is full",
        "disk I/O error",
        "unable to open database file",
    ];
    match &error {
        Error::DatabaseError(_, information)
            if TRANSIENT.iter().any(|message| information.message().starts_with(message)) =>
        {
            unavailable(error)
        }
        _ => failed(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opens_paths_with_characters_that_are_special_in_a_uri() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        for name in ["a?mode=ro", "50%25", "a#b", "a b"] {
            let path = folder.path().join(name);
            make_private(&path).expect("the file can be created");
            let mut connection = connect(&path, Duration::from_secs(1)).expect("it is opened");
            connection.batch_execute("CREATE TABLE one (id INTEGER)").expect("it can be written");
        }
        assert_eq!(std::fs::read_dir(folder.path()).expect("the folder").count(), 4);
    }

    #[test]
    fn overwrites_what_it_deletes() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let path = folder.path().join("colloquy.db");
        make_private(&path).expect("the file can be created");
        let mut connection = connect(&path, Duration::from_secs(1)).expect("it is opened");
        let has_word = || {
            let content = std::fs::read(&path).expect("the file");
            content.windows(9).any(|part| part == b"Geheimnis")
        };
        connection
            .batch_execute("CREATE TABLE one (word TEXT); INSERT INTO one VALUES ('Geheimnis'), ('other')")
            .expect("it can be written");
        assert!(has_word());
        connection.batch_execute("DELETE FROM one WHERE word = 'Geheimnis'").expect("it can be written");
        assert!(!has_word());
    }

    #[test]
    fn does_not_create_a_missing_file() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let opened = connect(&folder.path().join("colloquy.db"), Duration::from_secs(1));
        assert!(opened.is_err(), "nothing is there to open");
        assert_eq!(std::fs::read_dir(folder.path()).expect("the folder").count(), 0);
    }
}
