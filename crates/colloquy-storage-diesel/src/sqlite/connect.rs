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

/// What SQLite says to a write if the file, or its folder, may only be read.
pub const READ_ONLY: &str = "attempt to write a readonly database";

/// Opens a file that exists: one that was removed must not come back empty.
pub fn connect(path: &Path, busy_timeout: Duration) -> Result<SqliteConnection, ConnectError> {
    let mut connection = SqliteConnection::establish(&uri(path.to_str().ok_or(ConnectError::Path)?))?;
    let busy_timeout_ms = busy_timeout.as_millis();
    connection.batch_execute(&format!(
        "PRAGMA busy_timeout = {busy_timeout_ms}; PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL;"
    ))?;
    Ok(connection)
}

/// The file's address for SQLite, which would make a missing file without it.
fn uri(path: &str) -> String {
    let escaped = path.replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    let authority = if path.starts_with('/') { "//" } else { "" };
    format!("file:{authority}{escaped}?mode=rw")
}

/// Makes the file if it is missing. A new file is for its owner alone; SQLite gives the files beside it the same rights.
pub fn make_private(path: &Path) -> Result<(), ConnectError> {
    match OpenOptions::new().write(true).create_new(true).mode(0o600).open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(ConnectError::Make(error)),
    }
}

/// SQLite's messages are the same in every language.
pub fn storage_error(error: Error) -> StorageError {
    const PASSING: [&str; 7] = [
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
            if PASSING.iter().any(|message| information.message().starts_with(message)) =>
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
    fn a_path_with_signs_that_an_address_gives_a_meaning_is_opened() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        for name in ["a?mode=ro", "50%25", "a#b", "a b"] {
            let path = folder.path().join(name);
            make_private(&path).expect("the file can be made");
            let mut connection = connect(&path, Duration::from_secs(1)).expect("it is opened");
            connection.batch_execute("CREATE TABLE one (id INTEGER)").expect("it can be written");
        }
        assert_eq!(std::fs::read_dir(folder.path()).expect("the folder").count(), 4);
    }

    #[test]
    fn a_missing_file_is_not_made() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let opened = connect(&folder.path().join("colloquy.db"), Duration::from_secs(1));
        assert!(opened.is_err(), "nothing is there to open");
        assert_eq!(std::fs::read_dir(folder.path()).expect("the folder").count(), 0);
    }
}
