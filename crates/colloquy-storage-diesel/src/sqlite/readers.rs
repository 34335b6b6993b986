//! Connections that only read, one for each thread that asks.
//!
//! A read is done where it is asked for. From the page cache it takes some ten microseconds, which is less than
//! handing it to another thread, and less than writing its rows as JSON, which the asking thread does anyway. Writers
//! are not waited for.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::time::Duration;

use colloquy_domain::ports::StorageError;
use diesel::SqliteConnection;
use diesel::connection::SimpleConnection;
use futures::FutureExt;
use thread_local::ThreadLocal;

use super::connect::{ConnectError, connect, storage_error};
use super::{Answer, Conn};
use crate::error::{failed, unavailable};

/// Only another process that recovers the file is waited for.
const BUSY_TIMEOUT: Duration = Duration::from_millis(500);

type Reader = RefCell<SqliteConnection>;

pub struct ReaderPool {
    path: PathBuf,
    of_threads: ThreadLocal<RefCell<Option<Reader>>>,
}

impl ReaderPool {
    pub fn new(path: PathBuf) -> Self {
        ReaderPool { path, of_threads: ThreadLocal::new() }
    }

    pub fn read<T>(&self, query: impl for<'a> Fn(Conn<'a>) -> Answer<'a, T>) -> Result<T, StorageError> {
        let kept = self.of_threads.get_or_default();
        let reader = match kept.take() {
            Some(reader) => reader,
            None => RefCell::new(open(&self.path).map_err(unavailable)?),
        };
        let answer = match query(&reader).now_or_never() {
            Some(answer) => answer.map_err(storage_error),
            None => Err(failed("a query waited for something else than the database")),
        };
        // One that had trouble with its file may have it still.
        if !matches!(answer, Err(StorageError::Unavailable(_))) {
            kept.replace(Some(reader));
        }
        answer
    }
}

fn open(path: &Path) -> Result<SqliteConnection, ConnectError> {
    let mut connection = connect(path, BUSY_TIMEOUT)?;
    // Pages that are not in the cache are read from the file's mapping, without a system call for each.
    connection.batch_execute(
        "PRAGMA query_only = ON; PRAGMA cache_size = -16000; PRAGMA mmap_size = 2147418112;",
    )?;
    Ok(connection)
}
