//! The thread that does all writes. Units that wait at the same time share a commit, and so one wait for the disk. Each
//! unit still succeeds or fails on its own, because it runs in a savepoint.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use colloquy_domain::ports::{DueClaim, StorageError};
use diesel::SqliteConnection;
use diesel::connection::SimpleConnection;
use futures::executor::block_on;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::bulk_insert;
use super::connect::{BUSY_TIMEOUT, SqliteConnectError, connect, storage_error};
use super::{queries, unused_bytes};
use crate::error::{failed, unavailable};
use crate::rows::{DeliveryRow, MailRow};
use crate::sql_types::StoredId;
use crate::write_steps::WriteStep;

/// How many units the queue holds. Further callers wait for a place in it until their timeout.
const MAX_QUEUED_UNITS: usize = 256;

/// The most units in one commit.
const MAX_UNITS_IN_COMMIT: usize = 64;

const CALL_TIMEOUT: Duration = Duration::from_millis(3_500);

pub enum WriterWork {
    Unit(Vec<WriteStep>),
    ClaimMails(Option<Vec<StoredId>>, DueClaim),
    ClaimDeliveries(StoredId, DueClaim),
    /// A write to a row that nothing else uses, which tests whether the database takes writes.
    Probe,
    /// Overwrites what some pages keep of deleted rows, from the given page on.
    OverwriteUnusedBytes(i64),
    /// Moves the write-ahead log into the database file and truncates it. Must run outside of a transaction.
    Purge,
}

/// What a work returns. A unit returns nothing.
#[derive(Default)]
pub struct WriterOutcome {
    pub mails: Vec<MailRow>,
    pub deliveries: Vec<DeliveryRow>,
    /// The page to continue with.
    pub next_page: Option<i64>,
}

type UnitResult = Result<WriterOutcome, StorageError>;

struct WriteJob {
    work: WriterWork,
    reply: oneshot::Sender<UnitResult>,
    deadline: Instant,
}

#[derive(Debug, thiserror::Error)]
enum WriterFailure {
    #[error("the writer thread did not finish in time")]
    Late,
    #[error("the writer thread has ended")]
    Gone,
    #[error("the writer thread panicked")]
    Panicked,
    #[error("the shared commit failed")]
    Group,
    #[error("the write-ahead log is being read")]
    LogInUse,
}

pub struct WriterThread {
    jobs: mpsc::Sender<WriteJob>,
}

impl WriterThread {
    pub fn start(path: PathBuf) -> Result<Self, SqliteConnectError> {
        let connection = writer(&path)?;
        let (jobs, queue) = mpsc::channel(MAX_QUEUED_UNITS);
        thread::Builder::new()
            .name("sqlite-writer".to_owned())
            .spawn(move || serve(&path, connection, queue))
            .map_err(SqliteConnectError::Thread)?;
        Ok(WriterThread { jobs })
    }

    pub async fn run(&self, work: WriterWork) -> UnitResult {
        let (reply, received) = oneshot::channel();
        let job = WriteJob { work, reply, deadline: Instant::now() + CALL_TIMEOUT };
        let running = async {
            self.jobs.send(job).await.map_err(|_| unavailable(WriterFailure::Gone))?;
            received.await.map_err(|_| unavailable(WriterFailure::Gone))?
        };
        timeout(CALL_TIMEOUT, running).await.map_err(|_| unavailable(WriterFailure::Late))?
    }
}

fn writer(path: &Path) -> Result<SqliteConnection, SqliteConnectError> {
    let mut connection = connect(path, BUSY_TIMEOUT)?;
    // Statement and savepoint journals above 64 KiB would otherwise be written to a temporary file, page by page.
    connection.batch_execute(
        "PRAGMA journal_mode = WAL; PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY;",
    )?;
    connection.batch_execute("SELECT 1 FROM sqlite_dbpage LIMIT 0").map_err(SqliteConnectError::Pages)?;
    Ok(connection)
}

/// Runs until the storage is dropped.
fn serve(path: &Path, connection: SqliteConnection, mut queue: mpsc::Receiver<WriteJob>) {
    let mut connection = Some(RefCell::new(connection));
    while let Some(first) = queue.blocking_recv() {
        let mut group = vec![first];
        while group.len() < MAX_UNITS_IN_COMMIT
            && let Ok(job) = queue.try_recv()
        {
            group.push(job);
        }
        group.retain(|job| !job.reply.is_closed() && Instant::now() < job.deadline);
        if group.is_empty() {
            continue;
        }
        let present = match connection.take().map_or_else(|| writer(path).map(RefCell::new), Ok) {
            Ok(present) => present,
            Err(error) => {
                let reason = error.to_string();
                group.into_iter().for_each(|job| reply(job, Err(unavailable(reason.clone()))));
                continue;
            }
        };
        // A panic must not end the thread, because then nothing could be written any longer.
        let outcomes = catch_unwind(AssertUnwindSafe(|| run_group(&present, &group)));
        let outcomes = outcomes
            .unwrap_or_else(|_| group.iter().map(|_| Err(unavailable(WriterFailure::Panicked))).collect());
        // After such an error the connection may still be broken or have an open transaction, so a new one is opened.
        if !outcomes.iter().any(|outcome| matches!(outcome, Err(StorageError::Unavailable(_)))) {
            connection = Some(present);
        }
        group.into_iter().zip(outcomes).for_each(|(job, outcome)| reply(job, outcome));
    }
}

/// Sends the outcome to the caller, unless the caller has given up.
fn reply(job: WriteJob, outcome: UnitResult) {
    let _ = job.reply.send(outcome);
}

fn run_group(connection: &RefCell<SqliteConnection>, group: &[WriteJob]) -> Vec<UnitResult> {
    if group.iter().any(|job| matches!(job.work, WriterWork::Purge)) {
        return group.iter().map(|job| run_alone(connection, &job.work)).collect();
    }
    if let [job] = group {
        return vec![run_alone(connection, &job.work)];
    }
    match run_together(connection, group) {
        Ok(outcomes) => outcomes,
        // A single unit may have made the commit fail, so each is committed separately.
        Err(_) => {
            roll_back(connection);
            group.iter().map(|job| run_alone(connection, &job.work)).collect()
        }
    }
}

/// Runs the units in one transaction. If that fails, none of them has taken effect.
fn run_together(
    connection: &RefCell<SqliteConnection>,
    group: &[WriteJob],
) -> Result<Vec<UnitResult>, StorageError> {
    execute(connection, "BEGIN IMMEDIATE")?;
    let mut outcomes = Vec::with_capacity(group.len());
    for job in group {
        execute(connection, "SAVEPOINT unit")?;
        let outcome = run_work(connection, &job.work);
        match &outcome {
            Ok(_) => {}
            Err(StorageError::Conflict | StorageError::Failed(_)) => {
                execute(connection, "ROLLBACK TO unit")?;
            }
            // After such an error SQLite has probably rolled the transaction back already.
            Err(StorageError::Unavailable(_)) => return Err(unavailable(WriterFailure::Group)),
        }
        execute(connection, "RELEASE unit")?;
        outcomes.push(outcome);
    }
    execute(connection, "COMMIT")?;
    Ok(outcomes)
}

#[derive(diesel::QueryableByName)]
struct CheckpointRow {
    #[diesel(sql_type = diesel::sql_types::Integer)]
    busy: i32,
}

fn purge(connection: &RefCell<SqliteConnection>) -> UnitResult {
    let truncate = diesel::sql_query("PRAGMA wal_checkpoint(TRUNCATE)");
    // Other writes must not wait for a long read. The erasure tries again later.
    execute(connection, "PRAGMA busy_timeout = 50")?;
    let rows: Result<Vec<CheckpointRow>, _> =
        diesel::RunQueryDsl::load(truncate, &mut *connection.borrow_mut());
    execute(connection, &format!("PRAGMA busy_timeout = {}", BUSY_TIMEOUT.as_millis()))?;
    let rows = rows.map_err(storage_error)?;
    match rows.iter().all(|row| row.busy == 0) {
        true => Ok(WriterOutcome::default()),
        false => Err(failed(WriterFailure::LogInUse)),
    }
}

fn run_alone(connection: &RefCell<SqliteConnection>, work: &WriterWork) -> UnitResult {
    if matches!(work, WriterWork::Purge) {
        return purge(connection);
    }
    execute(connection, "BEGIN IMMEDIATE")?;
    let outcome =
        run_work(connection, work).and_then(|claimed| execute(connection, "COMMIT").map(|()| claimed));
    if outcome.is_err() {
        roll_back(connection);
    }
    outcome
}

fn run_work(connection: &RefCell<SqliteConnection>, work: &WriterWork) -> UnitResult {
    match work {
        WriterWork::ClaimMails(these, claim) => {
            let mails = block_on(queries::claim_mails(connection, these.as_deref(), *claim))
                .map_err(storage_error)?;
            Ok(WriterOutcome { mails, ..WriterOutcome::default() })
        }
        WriterWork::ClaimDeliveries(endpoint, claim) => {
            let rows =
                block_on(queries::claim_deliveries(connection, *endpoint, *claim)).map_err(storage_error)?;
            Ok(WriterOutcome { deliveries: rows, ..WriterOutcome::default() })
        }
        WriterWork::Probe => {
            block_on(queries::probe_write(connection)).map_err(storage_error)?;
            Ok(WriterOutcome::default())
        }
        WriterWork::OverwriteUnusedBytes(first) => {
            let next_page = unused_bytes::overwrite(connection, *first).map_err(storage_error)?;
            Ok(WriterOutcome { next_page, ..WriterOutcome::default() })
        }
        WriterWork::Purge => purge(connection),
        WriterWork::Unit(steps) => {
            for part in bulk_insert::parts(steps) {
                let changed = match part {
                    [step] => block_on(queries::apply(connection, step)),
                    many => bulk_insert::add_all(&mut connection.borrow_mut(), many),
                };
                if changed.map_err(storage_error)? != part.len() {
                    return Err(StorageError::Conflict);
                }
            }
            Ok(WriterOutcome::default())
        }
    }
}

fn execute(connection: &RefCell<SqliteConnection>, sql: &str) -> Result<(), StorageError> {
    connection.borrow_mut().batch_execute(sql).map_err(storage_error)
}

/// Rolls back. An error is ignored, because SQLite may have rolled back already.
fn roll_back(connection: &RefCell<SqliteConnection>) {
    let _ = execute(connection, "ROLLBACK");
}
