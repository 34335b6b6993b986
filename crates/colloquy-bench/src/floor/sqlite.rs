//! The floor on SQLite: each blocking thread has a connection for reads, and all share one for writes.

use std::cell::RefCell;
use std::sync::{Arc, Mutex, PoisonError};

use actix_web::web::block;
use anyhow::{Context, Result};
use jiff::Timestamp;
use rusqlite::types::{FromSql, FromSqlResult, ValueRef};
use rusqlite::{Connection, Row, params};
use uuid::Uuid;

use super::creation::{LOCALE, NewFloorInterview};
use super::sql;
use crate::database::path;
use crate::records::{
    FloorInterviewResponse, FloorInvitationCounts, FloorInvitationResponse, FloorResponseTimestamp,
};

/// Blocking threads of each worker. More would contend, and each fills its own page cache.
pub const THREADS: usize = 2;

thread_local! {
    static READER: RefCell<Option<Connection>> = const { RefCell::new(None) };
}

pub struct SqliteFloorStore(Arc<Inner>);

struct Inner {
    arguments: super::FloorArguments,
    writer: Mutex<Connection>,
}

/// The same settings as in the service.
pub const SETTINGS: &str = "PRAGMA busy_timeout = 2500; PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL;";

impl SqliteFloorStore {
    pub fn open(arguments: &super::FloorArguments) -> Result<SqliteFloorStore> {
        let writer = Connection::open(path(&arguments.database))?;
        writer.execute_batch(SETTINGS)?;
        writer.execute_batch("PRAGMA journal_mode = WAL; PRAGMA cache_size = -16000;")?;
        Ok(SqliteFloorStore(Arc::new(Inner { arguments: arguments.clone(), writer: Mutex::new(writer) })))
    }
}

impl Inner {
    fn read<T>(&self, query: impl FnOnce(&Connection, &Inner) -> Result<T>) -> Result<T> {
        READER.with_borrow_mut(|reader| {
            if let Some(connection) = reader {
                return query(connection, self);
            }
            let connection = Connection::open(path(&self.arguments.database))?;
            connection.execute_batch(SETTINGS)?;
            connection.execute_batch("PRAGMA query_only = ON; PRAGMA cache_size = -8000;")?;
            query(reader.insert(connection), self)
        })
    }

    fn add(&self, creation: &NewFloorInterview) -> Result<()> {
        let mut writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        let transaction = writer.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        let now = creation.now.as_microsecond();
        let organization = self.arguments.organization.as_bytes();
        let (interview, invitation) = (creation.interview.as_bytes(), creation.invitation.as_bytes());
        let new = &creation.new;
        transaction.prepare_cached(sql::ADD_INTERVIEW)?.execute(params![
            interview,
            organization,
            new.title,
            new.prompt,
            new.intro,
            new.first_message,
            LOCALE,
            creation.voice.as_bytes(),
            now
        ])?;
        transaction.prepare_cached(sql::ADD_INVITATION)?.execute(params![
            invitation,
            organization,
            interview,
            creation.slug,
            now
        ])?;
        transaction.prepare_cached(sql::ADD_LOG_ENTRIES)?.execute(params![
            creation.entries[0].as_bytes(),
            organization,
            interview,
            now,
            creation.entries[1].as_bytes(),
            invitation
        ])?;
        Ok(transaction.commit()?)
    }
}

impl super::Store for SqliteFloorStore {
    async fn get(&self, id: Uuid) -> Result<Option<FloorInterviewResponse>> {
        let inner = Arc::clone(&self.0);
        block(move || inner.read(|connection, inner| get(connection, inner, id))).await?
    }

    async fn list(&self) -> Result<Vec<FloorInterviewResponse>> {
        let inner = Arc::clone(&self.0);
        block(move || inner.read(list)).await?
    }

    async fn create(&self, mut creation: NewFloorInterview) -> Result<NewFloorInterview> {
        let inner = Arc::clone(&self.0);
        creation.public_url.clone_from(&inner.arguments.public_url);
        block(move || inner.add(&creation).map(|()| creation)).await?
    }
}

fn get(connection: &Connection, inner: &Inner, id: Uuid) -> Result<Option<FloorInterviewResponse>> {
    let mut query = connection.prepare_cached(sql::INTERVIEW)?;
    let mut rows = query.query(params![id.as_bytes()])?;
    let Some(row) = rows.next()? else { return Ok(None) };
    let interview = interview_of(row)?;
    let mut query = connection.prepare_cached(sql::INVITATIONS)?;
    let mut rows = query.query(params![id.as_bytes()])?;
    let mut invitations = Vec::new();
    while let Some(row) = rows.next()? {
        invitations.push(invitation(row, &inner.arguments.public_url)?);
    }
    Ok(Some(interview.with_invitations(invitations)))
}

fn list(connection: &Connection, inner: &Inner) -> Result<Vec<FloorInterviewResponse>> {
    let mut query = connection.prepare_cached(sql::LIST)?;
    let mut rows = query.query(params![inner.arguments.organization.as_bytes()])?;
    let mut interviews = Vec::new();
    while let Some(row) = rows.next()? {
        let statuses = row.get_ref(sql::STATUSES)?.as_str_or_null()?.unwrap_or_default();
        let counts = FloorInvitationCounts::of(statuses).context("an unknown status")?;
        interviews.push(interview_of(row)?.with_counts(counts));
    }
    Ok(interviews)
}

struct Identifier(Uuid);

impl FromSql for Identifier {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        FromSql::column_result(value).map(Uuid::from_bytes).map(Identifier)
    }
}

struct Moment(Timestamp);

impl FromSql for Moment {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Timestamp::from_microsecond(value.as_i64()?)
            .map(Moment)
            .map_err(|error| rusqlite::types::FromSqlError::Other(error.into()))
    }
}

fn id(row: &Row<'_>, place: usize) -> rusqlite::Result<Uuid> {
    row.get::<_, Identifier>(place).map(|id| id.0)
}

fn time(row: &Row<'_>, place: usize) -> rusqlite::Result<FloorResponseTimestamp> {
    row.get::<_, Moment>(place).map(|moment| FloorResponseTimestamp(moment.0))
}

fn time_or_none(row: &Row<'_>, place: usize) -> rusqlite::Result<Option<FloorResponseTimestamp>> {
    Ok(row.get::<_, Option<Moment>>(place)?.map(|moment| FloorResponseTimestamp(moment.0)))
}

fn interview_of(row: &Row<'_>) -> rusqlite::Result<FloorInterviewResponse> {
    let archived_at = time_or_none(row, 10)?;
    Ok(FloorInterviewResponse {
        id: id(row, 0)?,
        title: row.get(1)?,
        prompt: row.get(2)?,
        intro: row.get(3)?,
        first_message: row.get(4)?,
        locale: row.get(5)?,
        voice_id: id(row, 6)?,
        max_minutes: row.get(7)?,
        max_responses: row.get(8)?,
        disable_org_system_prompt: row.get(9)?,
        archived: archived_at.is_some(),
        archived_at,
        created_at: time(row, 11)?,
        updated_at: time(row, 12)?,
        invitations_count: 0,
        invitations: None,
        invitation_counts: None,
    })
}

fn invitation(row: &Row<'_>, public_url: &str) -> Result<FloorInvitationResponse> {
    let slug: String = row.get(2)?;
    let insights = row.get_ref(14)?.as_str_or_null()?.map(serde_json::from_str).transpose()?;
    let archived_at = time_or_none(row, 22)?;
    Ok(FloorInvitationResponse {
        id: id(row, 0)?,
        interview_id: id(row, 1)?,
        url: format!("{public_url}/i/{slug}"),
        slug,
        status: row.get(3)?,
        name: row.get(4)?,
        email: row.get(5)?,
        source: row.get(6)?,
        sent: row.get(7)?,
        sent_at: time_or_none(row, 8)?,
        error: row.get(9)?,
        incomplete: row.get(10)?,
        end_reason: row.get(11)?,
        summary: row.get(12)?,
        sentiment: row.get(13)?,
        insights,
        active_seconds: row.get::<_, i64>(15)? / 1_000,
        responses_count: row.get(16)?,
        started_at: time_or_none(row, 17)?,
        completed_at: time_or_none(row, 18)?,
        reopened_at: time_or_none(row, 19)?,
        cancelled_at: time_or_none(row, 20)?,
        deactivated_at: time_or_none(row, 21)?,
        archived: archived_at.is_some(),
        archived_at,
        created_at: time(row, 23)?,
        updated_at: time(row, 24)?,
    })
}
