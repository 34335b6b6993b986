//! The bulk floor on SQLite: one prepared statement for each kind of row, run once for each row.

use std::cell::Cell;

use anyhow::Result;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, TransactionBehavior, params, params_from_iter};
use serde_json::Value;
use uuid::Uuid;

use super::rows::{BenchInvitingKey, FloorInviteeRows};
use super::written::{KEY, RowAsJson};
use crate::database::path;
use crate::floor::SQLITE_SETTINGS;

const ADD_INVITATION: &str = "INSERT INTO invitations (id, organization_id, interview_id, slug, status, name, email, \
     source, sent, incomplete, active_ms, responses_count, sessions, created_at, updated_at, revision, \
     mail_id) VALUES ($1, $2, $3, $4, 'READY', $5, $6, 'direct', FALSE, FALSE, 0, 0, 0, $7, $7, 1, $8)";

const ADD_LOG_ENTRY: &str = "INSERT INTO log_entries (id, organization_id, event, interview_id, invitation_id, \
     actor_kind, actor_id, actor_label, data, created_at) \
     VALUES ($1, $2, 'invitation.created', $3, $4, 'apiKey', $5, $6, '{}', $7)";

const ADD_MAIL: &str = "INSERT INTO mails (id, organization_id, invitation_id, letter, to_address, actor_kind, \
     actor_id, actor_label, state, attempts, due_at, created_at, revision, unsubscribe_secret) \
     VALUES ($1, $2, $3, 'invitation', $4, 'apiKey', $5, $6, 'due', 0, $7, $7, 1, $8)";

pub struct BulkFloorSqlite {
    connection: Connection,
    /// The last data version seen: it changes with the writes of other connections.
    seen: Cell<i64>,
}

impl BulkFloorSqlite {
    pub fn open(url: &str) -> Result<Self> {
        let connection = Connection::open(path(url))?;
        connection.execute_batch(SQLITE_SETTINGS)?;
        connection.execute_batch("PRAGMA journal_mode = WAL; PRAGMA cache_size = -16000;")?;
        Ok(BulkFloorSqlite { connection, seen: Cell::new(0) })
    }

    pub fn key(&self, organization: Uuid) -> Result<BenchInvitingKey> {
        let key = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?));
        let (id, label) = self.connection.query_row(KEY, [organization.as_bytes()], key)?;
        Ok(BenchInvitingKey { id: Uuid::from_bytes(id), label })
    }

    /// Returns whether no other connection has written since the last call.
    pub fn is_unchanged(&self) -> Result<bool> {
        let mut version = self.connection.prepare_cached("PRAGMA data_version")?;
        let version = version.query_row([], |row| row.get(0))?;
        Ok(self.seen.replace(version) == version)
    }

    pub fn insert(&mut self, rows: &FloorInviteeRows) -> Result<()> {
        let FloorInviteeRows {
            organization,
            interview,
            key,
            now,
            invitations,
            slugs,
            names,
            emails,
            entries,
            mails,
            secrets,
        } = rows;
        let (organization, interview, actor) =
            (organization.as_bytes(), interview.as_bytes(), key.id.as_bytes());
        let (label, now) = (&key.label, now.as_microsecond());
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut add_invitation = transaction.prepare_cached(ADD_INVITATION)?;
        let people = slugs.iter().zip(names).zip(emails);
        for ((id, mail), ((slug, name), email)) in invitations.iter().zip(mails).zip(people) {
            add_invitation.execute(params![
                id.as_bytes(),
                organization,
                interview,
                slug,
                name,
                email,
                now,
                mail.as_bytes()
            ])?;
        }
        let mut add_entry = transaction.prepare_cached(ADD_LOG_ENTRY)?;
        for (id, about) in entries.iter().zip(invitations) {
            let (id, about) = (id.as_bytes(), about.as_bytes());
            add_entry.execute(params![id, organization, interview, about, actor, label, now])?;
        }
        let mut add_mail = transaction.prepare_cached(ADD_MAIL)?;
        for (((id, about), email), secret) in mails.iter().zip(invitations).zip(emails).zip(secrets) {
            let (id, about) = (id.as_bytes(), about.as_bytes());
            add_mail.execute(params![id, organization, about, email, actor, label, now, secret])?;
        }
        drop((add_invitation, add_entry, add_mail));
        Ok(transaction.commit()?)
    }

    pub fn count(&self, sql: &str, of: Option<Uuid>) -> Result<i64> {
        let values = params_from_iter(of.map(Uuid::into_bytes));
        Ok(self.connection.prepare_cached(sql)?.query_row(values, |row| row.get(0))?)
    }

    /// Runs statements and ignores their results.
    pub fn run(&self, sql: &str) -> Result<()> {
        Ok(self.connection.execute_batch(sql)?)
    }

    pub fn rows(&self, sql: &str, interview: Uuid) -> Result<Vec<RowAsJson>> {
        let mut query = self.connection.prepare(sql)?;
        let names: Vec<String> = query.column_names().into_iter().map(str::to_owned).collect();
        let mut found = query.query([interview.as_bytes()])?;
        let mut rows = Vec::new();
        while let Some(row) = found.next()? {
            let field = |(place, name): (usize, &String)| Ok((name.clone(), value(row.get_ref(place)?)));
            rows.push(names.iter().enumerate().map(field).collect::<Result<RowAsJson>>()?);
        }
        Ok(rows)
    }
}

fn value(stored: ValueRef<'_>) -> Value {
    match stored {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(number) => number.into(),
        ValueRef::Real(number) => number.into(),
        ValueRef::Text(text) => String::from_utf8_lossy(text).into(),
        ValueRef::Blob(bytes) => bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>().into(),
    }
}
