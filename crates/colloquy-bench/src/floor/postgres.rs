//! The floor on PostgreSQL: each worker has one connection for reads, driven by its own thread, and a few for
//! writes.

use std::cell::RefCell;

use anyhow::{Context, Result};
use futures::try_join;
use jiff::Timestamp;
use tokio::sync::Semaphore;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, NoTls, Row, Statement};
use uuid::Uuid;

use super::creation::{LOCALE, NewFloorInterview};
use super::sql;
use crate::records::{
    FloorInterviewResponse, FloorInvitationCounts, FloorInvitationResponse, FloorResponseTimestamp,
};

/// The write connections of each worker. Several let commits share a wait for the disk.
const WRITERS: usize = 8;

type Value = dyn ToSql + Sync;

pub struct PostgresFloorStore {
    reader: Client,
    interview: Statement,
    invitations: Statement,
    list: Statement,
    arguments: super::FloorArguments,
    turns: Semaphore,
    writers: RefCell<Vec<Writer>>,
}

struct Writer {
    client: Client,
    begin: Statement,
    add_interview: Statement,
    add_invitation: Statement,
    add_log_entries: Statement,
    commit: Statement,
}

async fn connect(url: &str) -> Result<Client> {
    let (client, driver) =
        tokio_postgres::connect(url, NoTls).await.context("the floor cannot connect to PostgreSQL")?;
    actix_web::rt::spawn(driver);
    Ok(client)
}

impl Writer {
    async fn open(url: &str) -> Result<Writer> {
        let client = connect(url).await?;
        Ok(Writer {
            begin: client.prepare("BEGIN").await?,
            add_interview: client.prepare(sql::ADD_INTERVIEW).await?,
            add_invitation: client.prepare(sql::ADD_INVITATION).await?,
            add_log_entries: client.prepare(sql::ADD_LOG_ENTRIES).await?,
            commit: client.prepare("COMMIT").await?,
            client,
        })
    }

    /// Pipelines all statements: they are polled, and so sent, in this order.
    async fn add(&self, creation: &NewFloorInterview, organization: Uuid) -> Result<()> {
        let NewFloorInterview { interview, invitation, entries, slug, voice, now, new, .. } = creation;
        let interview_values: [&Value; 9] = [
            interview,
            &organization,
            &new.title,
            &new.prompt,
            &new.intro,
            &new.first_message,
            &LOCALE,
            voice,
            now,
        ];
        let invitation_values: [&Value; 5] = [invitation, &organization, interview, slug, now];
        let entry_values: [&Value; 6] = [&entries[0], &organization, interview, now, &entries[1], invitation];
        try_join!(
            self.client.execute(&self.begin, &[]),
            self.client.execute(&self.add_interview, &interview_values),
            self.client.execute(&self.add_invitation, &invitation_values),
            self.client.execute(&self.add_log_entries, &entry_values),
            self.client.execute(&self.commit, &[]),
        )?;
        Ok(())
    }
}

impl PostgresFloorStore {
    pub async fn open(arguments: super::FloorArguments) -> Result<PostgresFloorStore> {
        let reader = connect(&arguments.database).await?;
        let mut writers = Vec::new();
        for _ in 0..WRITERS {
            writers.push(Writer::open(&arguments.database).await?);
        }
        Ok(PostgresFloorStore {
            interview: reader.prepare(sql::INTERVIEW).await?,
            invitations: reader.prepare(sql::INVITATIONS).await?,
            list: reader.prepare(sql::LIST).await?,
            reader,
            arguments,
            turns: Semaphore::new(WRITERS),
            writers: RefCell::new(writers),
        })
    }
}

impl super::Store for PostgresFloorStore {
    async fn get(&self, id: Uuid) -> Result<Option<FloorInterviewResponse>> {
        let values: [&Value; 1] = [&id];
        let (interview, invitations) = try_join!(
            self.reader.query_opt(&self.interview, &values),
            self.reader.query(&self.invitations, &values)
        )?;
        let Some(row) = interview else { return Ok(None) };
        let public_url = &self.arguments.public_url;
        let invitations = invitations.iter().map(|row| invitation(row, public_url)).collect();
        Ok(Some(interview_of(&row).with_invitations(invitations)))
    }

    async fn list(&self) -> Result<Vec<FloorInterviewResponse>> {
        let rows = self.reader.query(&self.list, &[&self.arguments.organization]).await?;
        rows.iter()
            .map(|row| {
                let statuses: Option<&str> = row.get(sql::STATUSES);
                let counts =
                    FloorInvitationCounts::of(statuses.unwrap_or_default()).context("an unknown status")?;
                Ok(interview_of(row).with_counts(counts))
            })
            .collect()
    }

    async fn create(&self, mut creation: NewFloorInterview) -> Result<NewFloorInterview> {
        let _turn = self.turns.acquire().await?;
        let writer = self.writers.borrow_mut().pop().context("no free write connection")?;
        let added = writer.add(&creation, self.arguments.organization).await;
        self.writers.borrow_mut().push(writer);
        added?;
        creation.public_url.clone_from(&self.arguments.public_url);
        Ok(creation)
    }
}

fn time(row: &Row, place: usize) -> Option<FloorResponseTimestamp> {
    row.get::<_, Option<Timestamp>>(place).map(FloorResponseTimestamp)
}

fn interview_of(row: &Row) -> FloorInterviewResponse {
    let archived_at = time(row, 10);
    FloorInterviewResponse {
        id: row.get(0),
        title: row.get(1),
        prompt: row.get(2),
        intro: row.get(3),
        first_message: row.get(4),
        locale: row.get(5),
        voice_id: row.get(6),
        max_minutes: row.get(7),
        max_responses: row.get(8),
        disable_org_system_prompt: row.get(9),
        archived: archived_at.is_some(),
        archived_at,
        created_at: FloorResponseTimestamp(row.get(11)),
        updated_at: FloorResponseTimestamp(row.get(12)),
        invitations_count: 0,
        invitations: None,
        invitation_counts: None,
    }
}

fn invitation(row: &Row, public_url: &str) -> FloorInvitationResponse {
    let slug: String = row.get(2);
    let archived_at = time(row, 22);
    FloorInvitationResponse {
        id: row.get(0),
        interview_id: row.get(1),
        url: format!("{public_url}/i/{slug}"),
        slug,
        status: row.get(3),
        name: row.get(4),
        email: row.get(5),
        source: row.get(6),
        sent: row.get(7),
        sent_at: time(row, 8),
        error: row.get(9),
        incomplete: row.get(10),
        end_reason: row.get(11),
        summary: row.get(12),
        sentiment: row.get(13),
        insights: row.get(14),
        active_seconds: row.get::<_, i64>(15) / 1_000,
        responses_count: row.get(16),
        started_at: time(row, 17),
        completed_at: time(row, 18),
        reopened_at: time(row, 19),
        cancelled_at: time(row, 20),
        deactivated_at: time(row, 21),
        archived: archived_at.is_some(),
        archived_at,
        created_at: FloorResponseTimestamp(row.get(23)),
        updated_at: FloorResponseTimestamp(row.get(24)),
    }
}
