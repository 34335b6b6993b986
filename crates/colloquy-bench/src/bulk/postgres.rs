//! The bulk floor on PostgreSQL: one prepared statement for each kind of row, all sent at once.

use anyhow::{Context, Result};
use futures::try_join;
use serde_json::Value;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, NoTls, Statement};
use uuid::Uuid;

use super::rows::{BenchInvitingKey, FloorInviteeRows};
use super::written::{KEY, RowAsJson};

const ADD_INVITATIONS: &str = "INSERT INTO invitations (id, organization_id, interview_id, slug, status, name, email, \
     source, sent, incomplete, active_ms, responses_count, sessions, created_at, updated_at, revision, \
     mail_id) SELECT id, $1, $2, slug, 'READY', name, email, 'direct', FALSE, FALSE, 0, 0, 0, $3, $3, 1, mail_id \
     FROM unnest($4::uuid[], $5::text[], $6::text[], $7::text[], $8::uuid[]) AS new (id, slug, name, email, mail_id)";

const ADD_LOG_ENTRIES: &str = "INSERT INTO log_entries (id, organization_id, event, interview_id, invitation_id, \
     actor_kind, actor_id, actor_label, data, created_at) \
     SELECT id, $1, 'invitation.created', $2, invitation_id, 'apiKey', $3, $4, '{}', $5 \
     FROM unnest($6::uuid[], $7::uuid[]) AS new (id, invitation_id)";

const ADD_MAILS: &str = "INSERT INTO mails (id, organization_id, invitation_id, letter, to_address, actor_kind, \
     actor_id, actor_label, state, attempts, due_at, created_at, revision, unsubscribe_secret) \
     SELECT id, $1, invitation_id, 'invitation', to_address, 'apiKey', $2, $3, 'due', 0, $4, $4, 1, secret \
     FROM unnest($5::uuid[], $6::uuid[], $7::text[], $8::bytea[]) AS new (id, invitation_id, to_address, secret)";

type Parameter = dyn ToSql + Sync;

pub struct BulkFloorPostgres {
    client: Client,
    begin: Statement,
    add_invitations: Statement,
    add_log_entries: Statement,
    add_mails: Statement,
    commit: Statement,
}

impl BulkFloorPostgres {
    pub async fn open(url: &str) -> Result<Self> {
        let (client, driver) = tokio_postgres::connect(url, NoTls).await?;
        tokio::spawn(driver);
        Ok(BulkFloorPostgres {
            begin: client.prepare("BEGIN").await?,
            add_invitations: client.prepare(ADD_INVITATIONS).await?,
            add_log_entries: client.prepare(ADD_LOG_ENTRIES).await?,
            add_mails: client.prepare(ADD_MAILS).await?,
            commit: client.prepare("COMMIT").await?,
            client,
        })
    }

    pub async fn key(&self, organization: Uuid) -> Result<BenchInvitingKey> {
        let row = self.client.query_one(KEY, &[&organization]).await?;
        Ok(BenchInvitingKey { id: row.get(0), label: row.get(1) })
    }

    /// Pipelines all statements: they are polled, and so sent, in this order.
    pub async fn insert(&mut self, rows: &FloorInviteeRows) -> Result<()> {
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
        let invitation_values: [&Parameter; 8] =
            [organization, interview, now, invitations, slugs, names, emails, mails];
        let entry_values: [&Parameter; 7] =
            [organization, interview, &key.id, &key.label, now, entries, invitations];
        let mail_values: [&Parameter; 8] =
            [organization, &key.id, &key.label, now, mails, invitations, emails, secrets];
        try_join!(
            self.client.execute(&self.begin, &[]),
            self.client.execute(&self.add_invitations, &invitation_values),
            self.client.execute(&self.add_log_entries, &entry_values),
            self.client.execute(&self.add_mails, &mail_values),
            self.client.execute(&self.commit, &[]),
        )?;
        Ok(())
    }

    pub async fn count(&self, sql: &str, of: Option<Uuid>) -> Result<i64> {
        let values: Vec<&Parameter> = of.iter().map(|id| id as &Parameter).collect();
        Ok(self.client.query_one(sql, &values).await?.get(0))
    }

    pub async fn run(&self, sql: &str) -> Result<()> {
        Ok(self.client.batch_execute(sql).await?)
    }

    pub async fn rows(&self, sql: &str, interview: Uuid) -> Result<Vec<RowAsJson>> {
        let sql = format!("SELECT to_jsonb(found) FROM ({sql}) AS found");
        let found = self.client.query(&sql, &[&interview]).await?;
        let fields = |row: &tokio_postgres::Row| match row.get(0) {
            Value::Object(fields) => Some(fields),
            _ => None,
        };
        found.iter().map(|row| fields(row).context("a row is not an object")).collect()
    }
}
