//! What retention has left in the database, over the benchmark's own connection.

use anyhow::Result;
use colloquy_domain::retention::RetentionKind;

use crate::database::BenchmarkConnection;

/// Maintenance that the server would otherwise do itself now and then, in some rounds only.
const TIDY_POSTGRES: [&str; 2] =
    ["VACUUM (ANALYZE) invitations, messages, interviews, retention_runs", "CHECKPOINT"];
const TIDY_SQLITE: &str = "PRAGMA wal_checkpoint(TRUNCATE)";

/// How many invitations still have what a kind deletes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RemainingInvitationData {
    with_transcript: i64,
    with_person: i64,
}

impl RemainingInvitationData {
    /// Counts them, given the number of messages of each transcript.
    pub async fn count(connection: &BenchmarkConnection, messages: u64) -> Result<Self> {
        let stored = connection.count("SELECT count(*) FROM messages").await?;
        let persons = "SELECT count(*) FROM invitations WHERE name IS NOT NULL AND email IS NOT NULL";
        Ok(RemainingInvitationData {
            with_transcript: stored / messages as i64,
            with_person: connection.count(persons).await?,
        })
    }

    pub fn of(self, kind: RetentionKind) -> i64 {
        match kind {
            RetentionKind::Transcripts => self.with_transcript,
            _ => self.with_person,
        }
    }
}

/// Returns how many steps retention has made.
pub async fn steps(connection: &BenchmarkConnection) -> Result<i64> {
    connection.count("SELECT coalesce(max(revision), 0) FROM retention_runs").await
}

/// Runs the database's maintenance now.
pub async fn tidy(connection: &BenchmarkConnection) -> Result<()> {
    match connection {
        BenchmarkConnection::Postgres(_) => {
            for sql in TIDY_POSTGRES {
                connection.run(sql).await?;
            }
            Ok(())
        }
        BenchmarkConnection::Sqlite(_) => connection.run(TIDY_SQLITE).await,
    }
}
