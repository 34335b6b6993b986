//! Inserts millions of interviews straight into a migrated database that is not in use.

use anyhow::{Context, Result};
use rusqlite::Connection;
use tokio_postgres::NoTls;
use uuid::Uuid;

use crate::database::{DatabaseEngine, path};

/// When the first interview was created. The others follow at intervals of a millisecond.
const EPOCH_MS: u64 = 1_767_225_600_000;

/// Returns the id of the interview with this number: a UUID in the form and order of version 7.
pub fn interview_id(number: u64) -> Uuid {
    let high = (EPOCH_MS + number) << 16 | 0x7000;
    Uuid::from_u64_pair(high, 0x8000 << 48 | number)
}

fn filled_in(template: &str, organization: Uuid, interviews: u64) -> String {
    template
        .replace("{interviews}", &interviews.to_string())
        .replace("{organization}", &organization.to_string())
        .replace("{epoch_ms}", &EPOCH_MS.to_string())
}

/// The statements that fill a database, one file for each engine.
struct SeedScript {
    postgres: String,
    sqlite: String,
}

impl SeedScript {
    /// Inserts interviews with two invitations each on average.
    fn interviews(organization: Uuid, interviews: u64, all_completed: bool) -> Self {
        let all_completed = if all_completed { "TRUE" } else { "FALSE" };
        let filled = |template| {
            filled_in(template, organization, interviews).replace("{all_completed}", all_completed)
        };
        SeedScript {
            postgres: filled(include_str!("seed/postgres.sql")),
            sqlite: filled(include_str!("seed/sqlite.sql")),
        }
    }

    /// Also inserts a transcript for each invitation.
    fn with_transcripts(self, organization: Uuid, messages: u64) -> Self {
        let filled =
            |template| filled_in(template, organization, 0).replace("{messages}", &messages.to_string());
        SeedScript {
            postgres: self.postgres + &filled(include_str!("seed/transcripts_postgres.sql")),
            sqlite: self.sqlite + &filled(include_str!("seed/transcripts_sqlite.sql")),
        }
    }

    fn run(&self, runtime: &tokio::runtime::Runtime, url: &str) -> Result<()> {
        match DatabaseEngine::of(url)? {
            DatabaseEngine::Postgres => runtime.block_on(seed_postgres(url, &self.postgres)),
            DatabaseEngine::Sqlite => seed_sqlite(url, &self.sqlite),
        }
    }
}

pub fn seed(runtime: &tokio::runtime::Runtime, url: &str, organization: Uuid, interviews: u64) -> Result<()> {
    let script = SeedScript::interviews(organization, interviews, false);
    script.run(runtime, url).with_context(|| format!("cannot insert {interviews} interviews"))
}

/// Inserts interviews whose invitations were all completed at the beginning of 2026, with names, addresses and
/// transcripts.
pub fn seed_completed(
    runtime: &tokio::runtime::Runtime,
    url: &str,
    organization: Uuid,
    (interviews, messages): (u64, u64),
) -> Result<()> {
    let script =
        SeedScript::interviews(organization, interviews, true).with_transcripts(organization, messages);
    script.run(runtime, url).with_context(|| format!("cannot insert {interviews} completed interviews"))
}

async fn seed_postgres(url: &str, script: &str) -> Result<()> {
    let (client, driver) = tokio_postgres::connect(url, NoTls).await?;
    let driving = tokio::spawn(driver);
    client.batch_execute(script).await?;
    // Otherwise the server would do this itself during a measurement.
    for command in ["VACUUM (ANALYZE, FREEZE)", "CHECKPOINT"] {
        client.batch_execute(command).await?;
    }
    drop(client);
    Ok(driving.await??)
}

fn seed_sqlite(url: &str, script: &str) -> Result<()> {
    let connection = Connection::open(path(url))?;
    // An interrupted run starts with a new file, so durability is not needed.
    connection.execute_batch(
        "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; PRAGMA cache_size = -200000;",
    )?;
    connection.execute_batch(script)?;
    connection.execute_batch("ANALYZE; PRAGMA journal_mode = WAL; PRAGMA wal_checkpoint(TRUNCATE);")?;
    Ok(())
}

/// Adds people to the newest interview, and a transcript to the newest of them. Only for SQLite.
pub fn seed_console(
    url: &str,
    organization: Uuid,
    interviews: u64,
    people: u64,
    messages: u64,
) -> Result<()> {
    let sql = filled_in(include_str!("seed/console.sql"), organization, interviews)
        .replace("{people}", &people.to_string())
        .replace("{messages}", &messages.to_string());
    let connection = Connection::open(path(url))?;
    connection
        .execute_batch(&sql)
        .and_then(|()| connection.execute_batch("ANALYZE; PRAGMA wal_checkpoint(TRUNCATE);"))
        .with_context(|| format!("cannot insert {people} invitations"))
}

/// Returns the id of a person of [`seed_console`].
pub fn person_id(interviews: u64, number: u64) -> Uuid {
    let high = (EPOCH_MS + interviews + number) << 16 | 0x7abc;
    Uuid::from_u64_pair(high, 0x9000 << 48 | number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_have_the_form_of_version_7() {
        assert_eq!(interview_id(255).to_string(), "019b76da-a8ff-7000-8000-0000000000ff");
    }

    #[test]
    fn a_greater_number_has_a_greater_id() {
        assert!(interview_id(1_000) > interview_id(999));
    }
}
