//! Creates many invitations at once: the service compared with one transaction on the bare driver that writes
//! the same rows.

mod postgres;
mod rows;
mod sqlite;
mod written;

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde_json::json;
use uuid::Uuid;

use crate::database::DatabaseEngine;
use crate::load::{self, LoadTestConnection, LoadTestRequest, LoadTestTarget};
use crate::served::PreparedDatabase;
use rows::{BenchInvitingKey, FloorInviteeRows};
use written::ComparableInviteeRows;

/// The maximum for one request.
pub const INVITEES: usize = 500;

/// A round takes a few hundredths of a second, plus the wait for all mails of the round before.
pub const ROUNDS: usize = 31;

/// The first interval at which the benchmark checks for the rows: short, but long enough to leave the
/// processor to the servers. Later it grows to a fixed part of the time that has passed.
const POLL_INTERVAL: Duration = Duration::from_micros(200);
const POLL_DIVISOR: u32 = 25;

const MAIL_POLL_INTERVAL: Duration = Duration::from_millis(20);

const ROWS_AT_MOST: Duration = Duration::from_secs(10);

const MAILS_AT_MOST: Duration = Duration::from_secs(120);

const NOT_BACK: &str = "the floor's last transaction has not finished";

const NOT_THERE: &str = "the rows did not appear in time";

/// The times of each round.
#[derive(Debug, Default)]
pub struct BulkRoundTimes {
    pub ours_ms: Vec<f64>,
    /// Until another connection sees the floor's rows, measured as for the service.
    pub floor_ms: Vec<f64>,
    /// Until the floor's `COMMIT` returns.
    pub floor_alone_ms: Vec<f64>,
}

/// A connection that belongs to the benchmark.
enum Database {
    Postgres(postgres::BulkFloorPostgres),
    Sqlite(sqlite::BulkFloorSqlite),
}

/// Calls the same method on either database.
macro_rules! either {
    ($database:expr, $one:ident => $call:expr) => {
        match $database {
            Database::Postgres($one) => $call.await,
            Database::Sqlite($one) => $call,
        }
    };
}

impl Database {
    async fn open(url: &str) -> Result<Self> {
        Ok(match DatabaseEngine::of(url)? {
            DatabaseEngine::Postgres => Database::Postgres(postgres::BulkFloorPostgres::open(url).await?),
            DatabaseEngine::Sqlite => Database::Sqlite(sqlite::BulkFloorSqlite::open(url)?),
        })
    }

    async fn key(&self, organization: Uuid) -> Result<BenchInvitingKey> {
        either!(self, one => one.key(organization))
    }

    /// Writes all rows in one transaction.
    async fn insert(&mut self, rows: &FloorInviteeRows) -> Result<()> {
        either!(self, one => one.insert(rows))
    }

    /// Returns the number of an interview's invitations.
    async fn invitations(&self, interview: Uuid) -> Result<i64> {
        match self {
            Database::Postgres(one) => one.count(written::INVITATIONS, Some(interview)).await,
            // Counting before anybody has written would take processor time from the server under test.
            Database::Sqlite(one) if one.is_unchanged()? => Ok(0),
            Database::Sqlite(one) => one.count(written::INVITATIONS, Some(interview)),
        }
    }

    async fn due_mails(&self) -> Result<i64> {
        either!(self, one => one.count(written::DUE_MAILS, None))
    }

    async fn run(&self, sql: &str) -> Result<()> {
        either!(self, one => one.run(sql))
    }

    async fn written(&self, interview: Uuid) -> Result<ComparableInviteeRows> {
        let [invitations, entries, mails] = written::QUERIES;
        ComparableInviteeRows::new([
            either!(self, one => one.rows(invitations, interview))?,
            either!(self, one => one.rows(entries, interview))?,
            either!(self, one => one.rows(mails, interview))?,
        ])
    }

    /// Starts a read transaction: all reads until the next `COMMIT` see one snapshot.
    async fn begin_reading(&self) -> Result<()> {
        let begin = match self {
            Database::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
            Database::Sqlite(_) => "BEGIN DEFERRED",
        };
        self.run(begin).await
    }

    /// Checkpoints SQLite's WAL, which then starts from the beginning again. Otherwise SQLite does this now
    /// and then during a commit, and the time would count against that server.
    async fn tidy(&self) -> Result<()> {
        match self {
            Database::Postgres(_) => Ok(()),
            Database::Sqlite(_) => self.run("PRAGMA wal_checkpoint(RESTART)").await,
        }
    }
}

struct Scenario<'a> {
    target: &'a LoadTestTarget,
    organization: Uuid,
    key: BenchInvitingKey,
    /// A connection of its own, so that neither the service nor the floor sees its own writes.
    observer: Database,
    /// `None` while the floor inserts.
    floor: Option<Database>,
}

/// Measures both in turns, the service before the floor.
pub async fn measure(place: &PreparedDatabase, target: &LoadTestTarget) -> Result<BulkRoundTimes> {
    let (observer, floor) = (Database::open(&place.url).await?, Database::open(&place.url).await?);
    let key = observer.key(place.organization).await?;
    let mut scenario =
        Scenario { target, organization: place.organization, key, observer, floor: Some(floor) };
    // This also warms caches and connections.
    scenario.require_same_rows().await?;
    let mut times = BulkRoundTimes::default();
    for _ in 0..ROUNDS {
        times.ours_ms.push(scenario.ours().await?);
        let (seen_ms, alone_ms) = scenario.floor().await?;
        times.floor_ms.push(seen_ms);
        times.floor_alone_ms.push(alone_ms);
    }
    Ok(times)
}

impl Scenario<'_> {
    /// Creates an interview, which has one invitation.
    async fn interview(&self) -> Result<Uuid> {
        let answer = load::ask(self.target, LoadTestRequest::Create).await?;
        let id = answer[0]["id"].as_str().context("the response to a creation has no interview")?;
        Ok(id.parse()?)
    }

    /// Returns the time in ms from the request until another connection sees the rows. Mails are delivered
    /// after that.
    async fn ours(&self) -> Result<f64> {
        let interview = self.interview().await?;
        let mut connection = LoadTestConnection::open(self.target.address).await?;
        let request = self.request(interview);
        self.observer.tidy().await?;
        let asked = Instant::now();
        connection.send(request.as_bytes()).await?;
        let seen = self.until_seen(interview, asked).await?;
        connection.receive().await?.ok()?;
        let seen = seen.context(NOT_THERE)?;
        self.until_mailed().await?;
        Ok(in_ms(seen))
    }

    /// Returns two times in ms from the start of the transaction: until another connection sees the rows, as
    /// for the service, and until the commit returns.
    async fn floor(&mut self) -> Result<(f64, f64)> {
        let rows = FloorInviteeRows::new(self.organization, self.interview().await?, self.key.clone());
        let interview = rows.interview;
        let mut floor = self.floor.take().context(NOT_BACK)?;
        self.observer.tidy().await?;
        let started = Instant::now();
        let inserting =
            tokio::spawn(async move { floor.insert(&rows).await.map(|()| (floor, started.elapsed())) });
        let seen = self.until_seen(interview, started).await?;
        let (floor, alone) = inserting.await??;
        self.floor = Some(floor);
        let seen = seen.context(NOT_THERE)?;
        // This happens before the service claims the mails: it leaves new ones alone for two seconds.
        self.observer.run(written::TAKE_MAILS).await?;
        self.until_mailed().await?;
        Ok((in_ms(seen), in_ms(alone)))
    }

    async fn require_same_rows(&mut self) -> Result<()> {
        let interview = self.interview().await?;
        let mut connection = LoadTestConnection::open(self.target.address).await?;
        let asked = Instant::now();
        connection.send(self.request(interview).as_bytes()).await?;
        let ours = loop {
            self.observer.begin_reading().await?;
            let seen = self.observer.invitations(interview).await?;
            let written = if seen > 1 { Some(self.observer.written(interview).await?) } else { None };
            self.observer.run("COMMIT").await?;
            if let Some(written) = written {
                break written;
            }
            if asked.elapsed() > ROWS_AT_MOST {
                connection.receive().await?.ok()?;
                bail!(NOT_THERE);
            }
            pause(asked).await;
        };
        connection.receive().await?.ok()?;
        self.until_mailed().await?;
        let rows = FloorInviteeRows::new(self.organization, self.interview().await?, self.key.clone());
        self.floor.as_mut().context(NOT_BACK)?.insert(&rows).await?;
        let floor = self.observer.written(rows.interview).await?;
        self.observer.run(written::TAKE_MAILS).await?;
        written::require_same(&ours, &floor)
    }

    /// Waits until another connection sees the new rows of an interview, which had one invitation before.
    /// Returns the time since `began`.
    async fn until_seen(&self, interview: Uuid, began: Instant) -> Result<Option<Duration>> {
        while began.elapsed() < ROWS_AT_MOST {
            if self.observer.invitations(interview).await? > INVITEES as i64 {
                return Ok(Some(began.elapsed()));
            }
            pause(began).await;
        }
        Ok(None)
    }

    async fn until_mailed(&self) -> Result<()> {
        let began = Instant::now();
        while self.observer.due_mails().await? > 0 {
            if began.elapsed() > MAILS_AT_MOST {
                bail!("mails are still due after {} s", MAILS_AT_MOST.as_secs());
            }
            tokio::time::sleep(MAIL_POLL_INTERVAL).await;
        }
        Ok(())
    }

    fn request(&self, interview: Uuid) -> String {
        let invitee = |number| json!({ "name": rows::name(number), "email": rows::email(number) });
        let body = json!({ "invitees": (0..INVITEES).map(invitee).collect::<Vec<_>>() }).to_string();
        load::request(
            &format!("POST /v1/interviews/{interview}/invitations/bulk"),
            &self.target.key,
            Some(&body),
        )
    }
}

fn in_ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

/// Sleeps outside the runtime, whose timer is too coarse, then yields to other tasks.
async fn pause(began: Instant) {
    std::thread::sleep(POLL_INTERVAL.max(began.elapsed() / POLL_DIVISOR));
    tokio::task::yield_now().await;
}
