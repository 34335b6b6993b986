//! Storage in SQLite. One thread does all writes. Each thread that reads has a connection of its own.

mod bulk_insert;
mod connect;
mod interview_view;
mod migrate;
#[path = "queries.rs"]
mod queries;
mod readers;
#[path = "storage.rs"]
mod storage;
mod unused_bytes;
mod writer;

use std::cell::RefCell;
use std::future::{Ready, ready};
use std::path::Path;

use colloquy_domain::ports::{DueClaim, StorageError, UnitOfWork};
use diesel::query_dsl::methods::{ExecuteDsl, LoadQuery};
use diesel::{QueryResult, SqliteConnection};
use futures::future::LocalBoxFuture;

use crate::DatabaseOpenError;
use crate::rows::{DeliveryRow, MailRow};
use crate::sql_types::StoredId;
use crate::write_check::WriteHealthCheck;
use crate::write_steps::steps;
use readers::ReaderPool;
use writer::{WriterThread, WriterWork};

pub use migrate::{
    MIGRATIONS, fill_tables, insert_organization, migrate, read_organization, read_tables, require_current,
    require_unused_organization,
};

/// The connection that the shared queries run on. It blocks, so their futures are ready when first polled.
type Conn<'a> = &'a RefCell<SqliteConnection>;
type Database = diesel::sqlite::Sqlite;
type QueryFuture<'a, T> = LocalBoxFuture<'a, QueryResult<T>>;

/// Adds nothing: the single writer thread is the only one that claims, so no row needs a lock.
macro_rules! claimable {
    ($query:expr) => {
        $query
    };
}
use claimable;

/// Hides a column from the planner: SQLite does not match `+column` with an index on the column.
const HIDE_FROM_INDEX: (&str, &str) = ("+", "");

/// Makes an id match the indexes for lists, which in SQLite are on the plain column.
const USE_LIST_INDEX: (&str, &str) = ("", "");

/// One second, in the unit of moments.
const SECOND: &str = "1000000";

/// Runs a query. It has the methods of Diesel's trait of the same name, so that the shared queries compile.
trait RunQueryDsl: Sized {
    fn load<'query, U>(self, conn: &mut Conn<'_>) -> Ready<QueryResult<Vec<U>>>
    where
        Self: LoadQuery<'query, SqliteConnection, U>,
    {
        let mut connection = conn.borrow_mut();
        ready(self.internal_load(&mut connection).and_then(|rows| rows.collect()))
    }

    fn execute(self, conn: &mut Conn<'_>) -> Ready<QueryResult<usize>>
    where
        Self: ExecuteDsl<SqliteConnection>,
    {
        ready(ExecuteDsl::execute(self, &mut conn.borrow_mut()))
    }
}

impl<T> RunQueryDsl for T {}

pub struct SqliteStorage {
    readers: ReaderPool,
    writer: WriterThread,
    writes: WriteHealthCheck,
}

/// The name that the code shared by both databases uses.
type Store = SqliteStorage;

impl SqliteStorage {
    pub fn open(path: &Path) -> Result<Self, DatabaseOpenError> {
        let unreachable = |error: connect::SqliteConnectError| DatabaseOpenError::Unreachable(error.into());
        let writer = WriterThread::start(path.to_owned()).map_err(unreachable)?;
        Ok(SqliteStorage {
            readers: ReaderPool::new(path.to_owned()),
            writer,
            writes: WriteHealthCheck::default(),
        })
    }

    async fn read<T: Send + 'static>(
        &self,
        query: impl for<'a> Fn(Conn<'a>) -> QueryFuture<'a, T> + Send + 'static,
    ) -> Result<T, StorageError> {
        self.readers.read(query)
    }

    async fn read_snapshot<T: Send + 'static>(
        &self,
        query: impl for<'a> Fn(Conn<'a>) -> QueryFuture<'a, T> + Send + 'static,
    ) -> Result<T, StorageError> {
        self.readers.read_snapshot(query)
    }

    async fn claim_mail_rows(
        &self,
        these: Option<Vec<StoredId>>,
        claim: DueClaim,
    ) -> Result<Vec<MailRow>, StorageError> {
        Ok(self.writer.run(WriterWork::ClaimMails(these, claim)).await?.mails)
    }

    async fn claim_delivery_rows(
        &self,
        endpoint: StoredId,
        claim: DueClaim,
    ) -> Result<Vec<DeliveryRow>, StorageError> {
        Ok(self.writer.run(WriterWork::ClaimDeliveries(endpoint, claim)).await?.deliveries)
    }

    async fn commit_unit(&self, unit: UnitOfWork) -> Result<(), StorageError> {
        let steps = steps(&unit);
        self.writer.run(WriterWork::Unit(steps)).await.map(|_| ())
    }

    /// SQLite overwrites the rows that it deletes. This overwrites the copies that it has left in other pages, and empties
    /// the write-ahead log, whose old pages still have the rows.
    async fn purge(&self) -> Result<(), StorageError> {
        let mut page = Some(1);
        while let Some(first) = page {
            page = self.writer.run(WriterWork::OverwriteUnusedBytes(first)).await?.next_page;
        }
        self.writer.run(WriterWork::Purge).await.map(|_| ())
    }

    async fn probe_write(&self) -> Result<(), StorageError> {
        self.writer.run(WriterWork::Probe).await.map(|_| ())
    }
}

#[cfg(test)]
mod tests;
