//! Storage in PostgreSQL. All reads of a thread share one connection and are pipelined: each is sent without waiting
//! for the results of those before it. Writes lease a connection of their own.

mod batch;
mod cached_sql;
mod connect;
mod insertion;
mod interview_view;
mod migrate;
mod pool;
#[path = "queries.rs"]
mod queries;
mod query_error_verdict;
mod saves;
#[path = "storage.rs"]
mod storage;
mod tls;

use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::ports::{DueClaim, StorageError, UnitOfWork};
use diesel::QueryResult;
use diesel_async::{AsyncPgConnection, SimpleAsyncConnection};
use futures::future::BoxFuture;
use tokio::time::{Instant, timeout_at};

use crate::error::unavailable;
use crate::in_order::in_order;
use crate::rows::{DeliveryRow, MailRow};
use crate::sql_types::StoredId;
use crate::url::PostgresUrl;
use crate::write_check::WriteHealthCheck;
use crate::write_steps::{WriteStep, steps};
use batch::BatchStatement;
use cached_sql::RunQueryDsl;
use connect::{DrivenConnection, PostgresConnector};
use insertion::UnitInsertion;
use pool::ConnectionPool;
use query_error_verdict::QueryErrorVerdict;

#[cfg(test)]
pub use migrate::MIGRATIONS;
pub use migrate::{
    fill_tables, insert_organization, migrate, read_organization, read_tables, require_current,
    require_unused_organization,
};

/// The connection that the shared queries run on. It can be used concurrently: queries awaited together are pipelined.
type Conn<'a> = &'a AsyncPgConnection;
type Database = diesel::pg::Pg;
type QueryFuture<'a, T> = BoxFuture<'a, QueryResult<T>>;

/// Skips rows that another worker is claiming. The subquery is wrapped in an array, because PostgreSQL may run a plain
/// subquery several times and would then claim more rows than its limit.
macro_rules! claimable {
    ($query:expr) => {
        diesel::dsl::array($query.for_update().skip_locked())
    };
}
use claimable;

/// Hides a column from the planner: no index is on `LEAST(column)`, so none can match.
const HIDE_FROM_INDEX: (&str, &str) = ("LEAST(", ")");

/// Makes an id match the indexes for lists. They are on the expression `GREATEST(id)`, so only queries with this hint
/// use them.
const USE_LIST_INDEX: (&str, &str) = ("GREATEST(", ")");

/// One second, in the type that differences of moments have.
const SECOND: &str = "interval '1 second'";

/// How long a call may take at most. An operation makes two calls and responds within five seconds.
const CALL_TIMEOUT: Duration = Duration::from_secs(2);

/// How many connections in a row a call may find closed before it fails.
const CONNECTIONS_TRIED: usize = 3;

/// How many statements are in flight at once. Each result polls all the futures that are still waiting, so a very large
/// number would be slow.
const SENT_AT_ONCE: usize = 64;

#[derive(Debug, thiserror::Error)]
enum CallFailure {
    #[error("the database did not respond in time")]
    Silent,
    #[error("the database closed {CONNECTIONS_TRIED} connections in a row")]
    Closed,
}

/// The outcome of a unit's statements, before its commit.
enum Written {
    /// Each statement changed the rows that it should.
    All,
    /// A statement changed fewer rows than it should, so the unit conflicts with another one.
    NotAll,
}

pub struct PostgresStorage {
    links: ConnectionPool,
    writes: WriteHealthCheck,
}

/// The name that the code shared by both databases uses.
type Store = PostgresStorage;

impl PostgresStorage {
    pub fn open(url: &PostgresUrl) -> Self {
        PostgresStorage {
            links: ConnectionPool::new(Arc::new(PostgresConnector::new(url.clone()))),
            writes: WriteHealthCheck::default(),
        }
    }

    async fn read<T: Send>(
        &self,
        query: impl for<'a> Fn(Conn<'a>) -> QueryFuture<'a, T> + Send + Sync,
    ) -> Result<T, StorageError> {
        let deadline = Instant::now() + CALL_TIMEOUT;
        for _ in 0..CONNECTIONS_TRIED {
            let link = self.links.shared(deadline).await?;
            let Ok(result) = timeout_at(deadline, query(link.connection())).await else {
                self.links.invalidate_all();
                return Err(unavailable(CallFailure::Silent));
            };
            match result {
                Ok(value) => return Ok(value),
                Err(error) => match query_error_verdict::of(error, &link).await {
                    QueryErrorVerdict::Broken => link.mark_broken(),
                    QueryErrorVerdict::Final(error) => return Err(error),
                },
            }
        }
        Err(unavailable(CallFailure::Closed))
    }

    /// Reads rows that belong together. The statements are sent together, so a transaction would only add to them.
    async fn read_snapshot<T: Send>(
        &self,
        query: impl for<'a> Fn(Conn<'a>) -> QueryFuture<'a, T> + Send + Sync,
    ) -> Result<T, StorageError> {
        self.read(query).await
    }

    async fn claim_mail_rows(
        &self,
        these: Option<Vec<StoredId>>,
        claim: DueClaim,
    ) -> Result<Vec<MailRow>, StorageError> {
        self.write_exclusively(|conn| {
            let these = these.clone();
            Box::pin(async move { queries::claim_mails(conn, these.as_deref(), claim).await })
        })
        .await
    }

    async fn claim_delivery_rows(
        &self,
        endpoint: StoredId,
        claim: DueClaim,
    ) -> Result<Vec<DeliveryRow>, StorageError> {
        self.write_exclusively(move |conn| Box::pin(queries::claim_deliveries(conn, endpoint, claim))).await
    }

    /// Does nothing: PostgreSQL's own vacuum reuses the space of deleted rows.
    async fn purge(&self) -> Result<(), StorageError> {
        Ok(())
    }

    async fn probe_write(&self) -> Result<(), StorageError> {
        self.write_exclusively(|conn| Box::pin(queries::probe_write(conn))).await.map(|_| ())
    }

    /// Runs one statement that writes, on a leased connection.
    async fn write_exclusively<T: Send>(
        &self,
        statement: impl for<'a> Fn(Conn<'a>) -> QueryFuture<'a, T> + Send + Sync,
    ) -> Result<T, StorageError> {
        let deadline = Instant::now() + CALL_TIMEOUT;
        for _ in 0..CONNECTIONS_TRIED {
            let lease = self.links.exclusive(deadline).await?;
            let Ok(result) = timeout_at(deadline, statement(lease.connection())).await else {
                self.links.invalidate_all();
                return Err(unavailable(CallFailure::Silent));
            };
            match result {
                Ok(rows) => {
                    lease.release();
                    return Ok(rows);
                }
                // If the result was lost, what the statement claimed becomes due again when its lease expires.
                Err(error) => match query_error_verdict::of(error, lease.link()).await {
                    QueryErrorVerdict::Broken => {}
                    QueryErrorVerdict::Final(error) => {
                        lease.release();
                        return Err(error);
                    }
                },
            }
        }
        Err(unavailable(CallFailure::Closed))
    }

    async fn commit_unit(&self, unit: UnitOfWork) -> Result<(), StorageError> {
        let steps = steps(&unit);
        let deadline = Instant::now() + CALL_TIMEOUT;
        for _ in 0..CONNECTIONS_TRIED {
            let lease = self.links.exclusive(deadline).await?;
            let Ok(outcome) = timeout_at(deadline, attempt(lease.link(), &steps)).await else {
                self.links.invalidate_all();
                return Err(unavailable(CallFailure::Silent));
            };
            match outcome {
                // Without a commit nothing has taken effect, so the whole unit can be sent again.
                Attempt::LostBeforeCommit => {}
                Attempt::LostAtCommit => return Err(unavailable(CallFailure::Closed)),
                Attempt::Done(result) => {
                    lease.release();
                    return result;
                }
            }
        }
        Err(unavailable(CallFailure::Closed))
    }
}

/// The outcome of one attempt to run a unit of work.
enum Attempt {
    /// The connection was lost before the commit, so nothing has taken effect.
    LostBeforeCommit,
    /// The connection was lost during the commit, so it is unknown whether the unit has taken effect.
    LostAtCommit,
    /// The transaction is over and the connection can be used again.
    Done(Result<(), StorageError>),
}

async fn attempt(link: &DrivenConnection, steps: &[WriteStep]) -> Attempt {
    // A long unit is faster with a statement for all rows of a table.
    if steps.len() < batch::BULK_THRESHOLD
        && let Some(insertion) = UnitInsertion::of(steps)
    {
        let committed = insertion.commit(link.connection()).await;
        return settled(committed, link).await;
    }
    let refused = match write(link.connection(), steps).await {
        Ok(Written::All) => {
            return settled((&mut link.connection()).batch_execute("COMMIT").await, link).await;
        }
        Ok(Written::NotAll) => StorageError::Conflict,
        Err(error) => match query_error_verdict::of(error, link).await {
            QueryErrorVerdict::Broken => return Attempt::LostBeforeCommit,
            QueryErrorVerdict::Final(error) => error,
        },
    };
    match (&mut link.connection()).batch_execute("ROLLBACK").await {
        Ok(()) => Attempt::Done(Err(refused)),
        Err(_) => {
            link.mark_broken();
            Attempt::Done(Err(refused))
        }
    }
}

/// Returns what an attempt has come to whose commit has this outcome.
async fn settled(committed: QueryResult<()>, link: &DrivenConnection) -> Attempt {
    match committed {
        Ok(()) => Attempt::Done(Ok(())),
        Err(error) => match query_error_verdict::of(error, link).await {
            QueryErrorVerdict::Broken => Attempt::LostAtCommit,
            QueryErrorVerdict::Final(error) => Attempt::Done(Err(error)),
        },
    }
}

fn batched<'a>(connection: Conn<'a>, sql: &'static str) -> QueryFuture<'a, usize> {
    Box::pin(async move {
        let mut connection = connection;
        connection.batch_execute(sql).await.map(|()| 0)
    })
}

/// Pipelines `BEGIN` and the statements, [`SENT_AT_ONCE`] at a time. One that must be prepared first waits for that.
async fn write(connection: Conn<'_>, steps: &[WriteStep]) -> QueryResult<Written> {
    let mut waiting = vec![BatchStatement { rows: 0, result: batched(connection, "BEGIN") }];
    waiting.extend(batch::statements(connection, steps));
    while !waiting.is_empty() {
        let later = waiting.split_off(waiting.len().min(SENT_AT_ONCE));
        let now = std::mem::replace(&mut waiting, later);
        if !send_all(now).await? {
            return Ok(Written::NotAll);
        }
    }
    Ok(Written::All)
}

/// Sends the statements and returns whether each changed as many rows as it should.
async fn send_all(statements: Vec<BatchStatement<'_>>) -> QueryResult<bool> {
    let (expected, results): (Vec<usize>, Vec<_>) =
        statements.into_iter().map(|statement| (statement.rows, statement.result)).unzip();
    let changed: Vec<usize> = in_order(results).await.into_iter().collect::<QueryResult<_>>()?;
    Ok(changed == expected)
}

#[cfg(test)]
mod tests;
