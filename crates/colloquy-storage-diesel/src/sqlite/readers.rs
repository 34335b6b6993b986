//! Read-only connections, one for each thread that reads.
//!
//! A read runs on the thread that calls it. From the page cache it takes some ten microseconds, which is less than
//! passing it to another thread, and less than writing its rows as JSON, which the calling thread does anyway. A read
//! never waits for a writer.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::time::Duration;

use colloquy_domain::ports::StorageError;
use diesel::connection::SimpleConnection;
use diesel::query_builder::{AstPass, QueryFragment, QueryId};
use diesel::sqlite::Sqlite;
use diesel::{QueryResult, RunQueryDsl, SqliteConnection};
use futures::FutureExt;
use thread_local::ThreadLocal;

use super::connect::{SqliteConnectError, connect, storage_error};
use super::{Conn, QueryFuture};
use crate::error::{failed, unavailable};

/// How long a read waits for a lock. It only has to wait while another process recovers the file.
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

    pub fn read<T>(&self, query: impl for<'a> Fn(Conn<'a>) -> QueryFuture<'a, T>) -> Result<T, StorageError> {
        self.with_reader(|reader| run(reader, &query))
    }

    /// Runs the statements of a query in one transaction. They see the same data, and SQLite locks the file once. Each
    /// statement outside a transaction locks and unlocks it, which takes two system calls: a tenth of the time of a
    /// request that reads one interview.
    pub fn read_snapshot<T>(
        &self,
        query: impl for<'a> Fn(Conn<'a>) -> QueryFuture<'a, T>,
    ) -> Result<T, StorageError> {
        self.with_reader(|reader| {
            Begin.execute(&mut *reader.borrow_mut()).map_err(storage_error)?;
            let result = run(reader, &query);
            // Nothing was written, so there is nothing to roll back after an error.
            End.execute(&mut *reader.borrow_mut()).map_err(storage_error)?;
            result
        })
    }

    fn with_reader<T>(
        &self,
        read: impl FnOnce(&Reader) -> Result<T, StorageError>,
    ) -> Result<T, StorageError> {
        let kept = self.of_threads.get_or_default();
        let reader = match kept.take() {
            Some(reader) => reader,
            None => RefCell::new(open(&self.path).map_err(unavailable)?),
        };
        let result = read(&reader);
        // After an error the connection may be broken, or have an open transaction, so it is dropped.
        if result.is_ok() {
            kept.replace(Some(reader));
        }
        result
    }
}

fn run<T>(
    reader: &Reader,
    query: &impl for<'a> Fn(Conn<'a>) -> QueryFuture<'a, T>,
) -> Result<T, StorageError> {
    match query(reader).now_or_never() {
        Some(result) => result.map_err(storage_error),
        None => Err(failed("a query waited for something other than the database")),
    }
}

/// Begins a transaction with a statement that is prepared once. Diesel would parse its own each time.
#[derive(QueryId)]
struct Begin;

/// Ends a transaction in which nothing was written.
#[derive(QueryId)]
struct End;

impl QueryFragment<Sqlite> for Begin {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Sqlite>) -> QueryResult<()> {
        out.push_sql("BEGIN");
        Ok(())
    }
}

impl QueryFragment<Sqlite> for End {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Sqlite>) -> QueryResult<()> {
        out.push_sql("COMMIT");
        Ok(())
    }
}

impl RunQueryDsl<SqliteConnection> for Begin {}
impl RunQueryDsl<SqliteConnection> for End {}

fn open(path: &Path) -> Result<SqliteConnection, SqliteConnectError> {
    let mut connection = connect(path, BUSY_TIMEOUT)?;
    // A small cache, and no memory map of the file. SQLite empties both after each commit of another connection, and the
    // next read waits for that: 0.8 ms with a cache of 16 MB, 0.07 ms with one of 4 MB, and 10 to 20 ms with a map of a
    // large file. What is not in this cache is in the operating system's.
    connection.batch_execute("PRAGMA query_only = ON; PRAGMA cache_size = -4000;")?;
    Ok(connection)
}
