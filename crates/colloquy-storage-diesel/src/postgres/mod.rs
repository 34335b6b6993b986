//! PostgreSQL. Reads of one thread share a connection and are sent without waiting for each other; writes have one to
//! themselves.

mod batch;
mod commit_verdict;
mod connect;
mod migrate;
mod pool;
#[path = "../queries.rs"]
mod queries;
mod saves;
#[path = "../storage.rs"]
mod storage;
mod tls;

use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::ports::{StorageError, UnitOfWork};
use diesel::QueryResult;
use diesel_async::{AsyncPgConnection, RunQueryDsl, SimpleAsyncConnection};
use futures::future::BoxFuture;
use tokio::time::{Instant, timeout_at};

use crate::error::unavailable;
use crate::in_order::in_order;
use crate::rows::{DeliveryRow, MailRow};
use crate::url::PostgresUrl;
use crate::write_check::WriteCheck;
use crate::write_steps::{WriteStep, steps};
use batch::BatchStatement;
use commit_verdict::CommitVerdict;
use connect::{Connector, DrivenConnection};
use pool::ConnectionPool;

#[cfg(test)]
pub use migrate::MIGRATIONS;
pub use migrate::{migrate, require_current};

/// What the shared queries run on. It is shared itself: queries that are awaited together go out together.
type Conn<'a> = &'a AsyncPgConnection;
type Database = diesel::pg::Pg;
type Answer<'a, T> = BoxFuture<'a, QueryResult<T>>;

/// Rows that another claimer holds are passed over. An array, because a plan may run a plain sub-query several
/// times, and then takes more than its limit.
macro_rules! claimable {
    ($query:expr) => {
        diesel::dsl::array($query.for_update().skip_locked())
    };
}
use claimable;

/// Around a column that is not to choose an index.
const HIDING: (&str, &str) = ("LEAST(", ")");

/// Around an id that is to be found in the indexes made for lists.
const LISTING: (&str, &str) = ("GREATEST(", ")");

/// What moments are counted in.
const SECOND: &str = "interval '1 second'";

/// After this a call gives up, whatever the server does. An operation makes two calls, and is answered in five seconds.
const CALL_TIMEOUT: Duration = Duration::from_secs(2);

/// How often a call may find its connection closed before it gives up.
const CONNECTIONS_TRIED: usize = 3;

/// Each answer makes all that are waited for be looked at, so that very many at once would be slow.
const SENT_AT_ONCE: usize = 64;

#[derive(Debug, thiserror::Error)]
enum GivenUp {
    #[error("the database did not answer in time")]
    Silent,
    #[error("the database closed {CONNECTIONS_TRIED} connections in a row")]
    Closed,
}

/// How the statements of a unit went, before its commit.
enum Written {
    /// Each changed its row.
    All,
    /// One had nothing to change.
    NotAll,
}

pub struct PostgresStorage {
    links: ConnectionPool,
    writes: WriteCheck,
}

/// The name by which the code that both databases share knows it.
type Store = PostgresStorage;

impl PostgresStorage {
    pub fn open(url: &PostgresUrl) -> Self {
        PostgresStorage {
            links: ConnectionPool::new(Arc::new(Connector::new(url.clone()))),
            writes: WriteCheck::default(),
        }
    }

    async fn read<T: Send>(
        &self,
        query: impl for<'a> Fn(Conn<'a>) -> Answer<'a, T> + Send + Sync,
    ) -> Result<T, StorageError> {
        let deadline = Instant::now() + CALL_TIMEOUT;
        for _ in 0..CONNECTIONS_TRIED {
            let link = self.links.shared(deadline).await?;
            let Ok(answer) = timeout_at(deadline, query(link.connection())).await else {
                self.links.distrust_all();
                return Err(unavailable(GivenUp::Silent));
            };
            match answer {
                Ok(value) => return Ok(value),
                Err(error) => match commit_verdict::of(error, &link).await {
                    CommitVerdict::Broken => link.give_up(),
                    CommitVerdict::Final(error) => return Err(error),
                },
            }
        }
        Err(unavailable(GivenUp::Closed))
    }

    async fn claim_mail_rows(&self, claim: queries::MailClaim) -> Result<Vec<MailRow>, StorageError> {
        self.alone(|conn| {
            let claim = claim.clone();
            Box::pin(async move { queries::claim_mails(conn, &claim).await })
        })
        .await
    }

    async fn claim_delivery_rows(
        &self,
        claim: queries::DeliveryClaim,
    ) -> Result<Vec<DeliveryRow>, StorageError> {
        self.alone(move |conn| Box::pin(queries::claim_deliveries(conn, claim))).await
    }

    async fn probe_write(&self) -> Result<(), StorageError> {
        self.alone(|conn| Box::pin(queries::probe_write(conn))).await.map(|_| ())
    }

    /// Runs one statement that writes, on a connection of its own.
    async fn alone<T: Send>(
        &self,
        statement: impl for<'a> Fn(Conn<'a>) -> Answer<'a, T> + Send + Sync,
    ) -> Result<T, StorageError> {
        let deadline = Instant::now() + CALL_TIMEOUT;
        for _ in 0..CONNECTIONS_TRIED {
            let lease = self.links.exclusive(deadline).await?;
            let Ok(answer) = timeout_at(deadline, statement(lease.connection())).await else {
                self.links.distrust_all();
                return Err(unavailable(GivenUp::Silent));
            };
            match answer {
                Ok(rows) => {
                    lease.give_back();
                    return Ok(rows);
                }
                // What a lost answer may have claimed falls due again.
                Err(error) => match commit_verdict::of(error, lease.link()).await {
                    CommitVerdict::Broken => {}
                    CommitVerdict::Final(error) => {
                        lease.give_back();
                        return Err(error);
                    }
                },
            }
        }
        Err(unavailable(GivenUp::Closed))
    }

    async fn take_effect(&self, unit: UnitOfWork) -> Result<(), StorageError> {
        let steps = steps(&unit);
        let deadline = Instant::now() + CALL_TIMEOUT;
        for _ in 0..CONNECTIONS_TRIED {
            let lease = self.links.exclusive(deadline).await?;
            let Ok(outcome) = timeout_at(deadline, attempt(lease.link(), &steps)).await else {
                self.links.distrust_all();
                return Err(unavailable(GivenUp::Silent));
            };
            match outcome {
                // Nothing has taken effect without a commit, so the whole unit may be sent again.
                Attempt::LostBeforeCommit => {}
                Attempt::LostAtCommit => return Err(unavailable(GivenUp::Closed)),
                Attempt::Done(result) => {
                    lease.give_back();
                    return result;
                }
            }
        }
        Err(unavailable(GivenUp::Closed))
    }
}

enum Attempt {
    LostBeforeCommit,
    LostAtCommit,
    /// The transaction is over and the connection can be used again.
    Done(Result<(), StorageError>),
}

async fn attempt(link: &DrivenConnection, steps: &[WriteStep]) -> Attempt {
    let is_short = steps.len() < batch::WORTH_IT;
    if is_short && steps.iter().all(batch::is_add) && link.has_prepared(steps) {
        return write_and_commit(link, steps).await;
    }
    let refused = match write(link.connection(), steps).await {
        Ok(Written::All) => {
            if is_short {
                link.remember(steps);
            }
            return commit(link).await;
        }
        Ok(Written::NotAll) => StorageError::Conflict,
        Err(error) => match commit_verdict::of(error, link).await {
            CommitVerdict::Broken => return Attempt::LostBeforeCommit,
            CommitVerdict::Final(error) => error,
        },
    };
    match (&mut link.connection()).batch_execute("ROLLBACK").await {
        Ok(()) => Attempt::Done(Err(refused)),
        Err(_) => {
            link.give_up();
            Attempt::Done(Err(refused))
        }
    }
}

/// Additions need no look at their outcome before the commit: one that fails makes the commit undo them all. So
/// everything is sent at once. A statement that had to be prepared first would come after the commit, which is why the
/// server must know them.
async fn write_and_commit(link: &DrivenConnection, steps: &[WriteStep]) -> Attempt {
    let mut answers = vec![batched(link.connection(), "BEGIN")];
    answers.extend(batch::statements(link.connection(), steps).into_iter().map(|statement| statement.answer));
    answers.push(batched(link.connection(), "COMMIT"));
    let done: QueryResult<Vec<usize>> = in_order(answers).await.into_iter().collect();
    match done {
        Ok(_) => Attempt::Done(Ok(())),
        Err(error) => match commit_verdict::of(error, link).await {
            CommitVerdict::Broken => Attempt::LostAtCommit,
            CommitVerdict::Final(error) => Attempt::Done(Err(error)),
        },
    }
}

fn batched<'a>(connection: Conn<'a>, words: &'static str) -> Answer<'a, usize> {
    Box::pin(async move {
        let mut connection = connection;
        connection.batch_execute(words).await.map(|()| 0)
    })
}

/// Few statements are sent without waiting for an answer, unless the server has to learn one of them first.
async fn write(connection: Conn<'_>, steps: &[WriteStep]) -> QueryResult<Written> {
    let mut waiting = vec![BatchStatement { rows: 0, answer: batched(connection, "BEGIN") }];
    waiting.extend(batch::statements(connection, steps));
    while !waiting.is_empty() {
        let later = waiting.split_off(waiting.len().min(SENT_AT_ONCE));
        let now = std::mem::replace(&mut waiting, later);
        if !sent(now).await? {
            return Ok(Written::NotAll);
        }
    }
    Ok(Written::All)
}

/// Whether each changed the rows that it was to change.
async fn sent(statements: Vec<BatchStatement<'_>>) -> QueryResult<bool> {
    let (wanted, answers): (Vec<usize>, Vec<_>) =
        statements.into_iter().map(|statement| (statement.rows, statement.answer)).unzip();
    let changed: Vec<usize> = in_order(answers).await.into_iter().collect::<QueryResult<_>>()?;
    Ok(changed == wanted)
}

async fn commit(link: &DrivenConnection) -> Attempt {
    match (&mut link.connection()).batch_execute("COMMIT").await {
        Ok(()) => Attempt::Done(Ok(())),
        Err(error) => match commit_verdict::of(error, link).await {
            CommitVerdict::Broken => Attempt::LostAtCommit,
            CommitVerdict::Final(error) => Attempt::Done(Err(error)),
        },
    }
}

#[cfg(test)]
mod tests;
