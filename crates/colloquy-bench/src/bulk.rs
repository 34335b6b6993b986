//! Many invitations at once: the service beside one transaction on the bare driver that writes the same rows.

mod postgres;
mod rows;
mod sqlite;
mod written;

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde_json::json;
use uuid::Uuid;

use crate::database::Engine;
use crate::load::{self, Connection, Request, Target};
use crate::served::Place;
use rows::{Key, Rows};
use written::Written;

/// As many as one request may have.
pub const INVITEES: usize = 500;

/// Each is a few hundredths of a second, and all mails of an earlier one are waited for.
pub const ROUNDS: usize = 31;

/// Between two looks whether the rows are there: closely, but so that looking takes little of the processor. Later it is
/// the same part of the time that has passed.
const LOOK_AGAIN: Duration = Duration::from_micros(200);
const LOOK_AGAIN_PART: u32 = 25;

const MAILS_LOOK_AGAIN: Duration = Duration::from_millis(20);

const ROWS_AT_MOST: Duration = Duration::from_secs(10);

const MAILS_AT_MOST: Duration = Duration::from_secs(120);

const NOT_BACK: &str = "the floor has not come back from its last turn";

const NOT_THERE: &str = "the rows are not there";

/// Of each round.
#[derive(Debug, Default)]
pub struct Times {
    pub ours_ms: Vec<f64>,
    /// Until its rows are seen, as ours are.
    pub floor_ms: Vec<f64>,
    /// Until its `COMMIT` has returned.
    pub floor_alone_ms: Vec<f64>,
}

/// A connection of the benchmark's own.
enum Database {
    Postgres(postgres::Database),
    Sqlite(sqlite::Database),
}

/// Calls the same method of either.
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
        Ok(match Engine::of(url)? {
            Engine::Postgres => Database::Postgres(postgres::Database::open(url).await?),
            Engine::Sqlite => Database::Sqlite(sqlite::Database::open(url)?),
        })
    }

    async fn key(&self, organization: Uuid) -> Result<Key> {
        either!(self, one => one.key(organization))
    }

    /// One transaction.
    async fn insert(&mut self, rows: &Rows) -> Result<()> {
        either!(self, one => one.insert(rows))
    }

    /// How many invitations an interview has.
    async fn invitations(&self, interview: Uuid) -> Result<i64> {
        match self {
            Database::Postgres(one) => one.count(written::INVITATIONS, Some(interview)).await,
            // Counting as long as nobody has written would take the processor from who is to be measured.
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

    async fn written(&self, interview: Uuid) -> Result<Written> {
        let [invitations, entries, mails] = written::QUERIES;
        Written::new([
            either!(self, one => one.rows(invitations, interview))?,
            either!(self, one => one.rows(entries, interview))?,
            either!(self, one => one.rows(mails, interview))?,
        ])
    }

    /// All that is read until the next `COMMIT` is of one moment.
    async fn begin_reading(&self) -> Result<()> {
        let begin = match self {
            Database::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
            Database::Sqlite(_) => "BEGIN DEFERRED",
        };
        self.run(begin).await
    }

    /// What SQLite does now and then in the middle of a commit, and would count against whose turn it is. The log is
    /// written from its beginning again.
    async fn tidy(&self) -> Result<()> {
        match self {
            Database::Postgres(_) => Ok(()),
            Database::Sqlite(_) => self.run("PRAGMA wal_checkpoint(RESTART)").await,
        }
    }
}

struct Scenario<'a> {
    target: &'a Target,
    organization: Uuid,
    key: Key,
    /// Another connection than the floor's, as it is another than the service's.
    looker: Database,
    /// Away while it inserts.
    floor: Option<Database>,
}

/// In turns, the service before the floor.
pub async fn measure(place: &Place, target: &Target) -> Result<Times> {
    let (looker, floor) = (Database::open(&place.url).await?, Database::open(&place.url).await?);
    let key = looker.key(place.organization).await?;
    let mut scenario = Scenario { target, organization: place.organization, key, looker, floor: Some(floor) };
    // Warms caches and connections, too.
    scenario.require_same_rows().await?;
    let mut times = Times::default();
    for _ in 0..ROUNDS {
        times.ours_ms.push(scenario.ours().await?);
        let (seen_ms, alone_ms) = scenario.floor().await?;
        times.floor_ms.push(seen_ms);
        times.floor_alone_ms.push(alone_ms);
    }
    Ok(times)
}

impl Scenario<'_> {
    /// A new one, which has one invitation.
    async fn interview(&self) -> Result<Uuid> {
        let answer = load::ask(self.target, Request::Create).await?;
        let id = answer[0]["id"].as_str().context("a creation is not answered with an interview")?;
        Ok(id.parse()?)
    }

    /// In ms, from the request until another connection sees the rows. Mails are delivered after that.
    async fn ours(&self) -> Result<f64> {
        let interview = self.interview().await?;
        let mut connection = Connection::open(self.target.address).await?;
        let request = self.request(interview);
        self.looker.tidy().await?;
        let asked = Instant::now();
        connection.send(&request).await?;
        let seen = self.until_seen(interview, asked).await?;
        self.require_answer(&mut connection).await?;
        let seen = seen.context(NOT_THERE)?;
        self.until_mailed().await?;
        Ok(in_ms(seen))
    }

    /// In ms, from the beginning of the transaction until another connection sees the rows, as for the service, and
    /// until the commit has returned.
    async fn floor(&mut self) -> Result<(f64, f64)> {
        let rows = Rows::new(self.organization, self.interview().await?, self.key.clone());
        let interview = rows.interview;
        let mut floor = self.floor.take().context(NOT_BACK)?;
        self.looker.tidy().await?;
        let begun = Instant::now();
        let inserting =
            tokio::spawn(async move { floor.insert(&rows).await.map(|()| (floor, begun.elapsed())) });
        let seen = self.until_seen(interview, begun).await?;
        let (floor, alone) = inserting.await??;
        self.floor = Some(floor);
        let seen = seen.context(NOT_THERE)?;
        // So soon that the service does not get to them: it leaves new ones for two seconds.
        self.looker.run(written::TAKE_MAILS).await?;
        self.until_mailed().await?;
        Ok((in_ms(seen), in_ms(alone)))
    }

    async fn require_same_rows(&mut self) -> Result<()> {
        let interview = self.interview().await?;
        let mut connection = Connection::open(self.target.address).await?;
        let asked = Instant::now();
        connection.send(&self.request(interview)).await?;
        let ours = loop {
            self.looker.begin_reading().await?;
            let seen = self.looker.invitations(interview).await?;
            let written = if seen > 1 { Some(self.looker.written(interview).await?) } else { None };
            self.looker.run("COMMIT").await?;
            if let Some(written) = written {
                break written;
            }
            if asked.elapsed() > ROWS_AT_MOST {
                self.require_answer(&mut connection).await?;
                bail!(NOT_THERE);
            }
            pause(asked).await;
        };
        self.require_answer(&mut connection).await?;
        self.until_mailed().await?;
        let rows = Rows::new(self.organization, self.interview().await?, self.key.clone());
        self.floor.as_mut().context(NOT_BACK)?.insert(&rows).await?;
        let floor = self.looker.written(rows.interview).await?;
        self.looker.run(written::TAKE_MAILS).await?;
        written::require_same(&ours, &floor)
    }

    /// How long after a moment another connection sees the rows of an interview, which has one invitation before.
    async fn until_seen(&self, interview: Uuid, began: Instant) -> Result<Option<Duration>> {
        while began.elapsed() < ROWS_AT_MOST {
            if self.looker.invitations(interview).await? > INVITEES as i64 {
                return Ok(Some(began.elapsed()));
            }
            pause(began).await;
        }
        Ok(None)
    }

    async fn require_answer(&self, connection: &mut Connection) -> Result<()> {
        let answer = connection.receive().await?;
        if answer.status != 200 {
            bail!("an answer is {}: {}", answer.status, String::from_utf8_lossy(answer.body));
        }
        Ok(())
    }

    async fn until_mailed(&self) -> Result<()> {
        let began = Instant::now();
        while self.looker.due_mails().await? > 0 {
            if began.elapsed() > MAILS_AT_MOST {
                bail!("mails are still due after {} s", MAILS_AT_MOST.as_secs());
            }
            tokio::time::sleep(MAILS_LOOK_AGAIN).await;
        }
        Ok(())
    }

    fn request(&self, interview: Uuid) -> Vec<u8> {
        let invitee = |number| json!({ "name": rows::name(number), "email": rows::email(number) });
        let body = json!({ "invitees": (0..INVITEES).map(invitee).collect::<Vec<_>>() }).to_string();
        let head = format!(
            "POST /v1/interviews/{interview}/invitations/bulk HTTP/1.1\r\nHost: localhost\r\n\
             Authorization: Bearer {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            self.target.key,
            body.len()
        );
        (head + &body).into_bytes()
    }
}

fn in_ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

/// Not by the runtime's clock, which is too coarse. Others get their turn, too.
async fn pause(began: Instant) {
    std::thread::sleep(LOOK_AGAIN.max(began.elapsed() / LOOK_AGAIN_PART));
    tokio::task::yield_now().await;
}
