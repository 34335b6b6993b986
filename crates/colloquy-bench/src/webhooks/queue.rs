//! The queue of deliveries, written and read over the benchmark's own connection.

use std::ops::Range;

use anyhow::Result;
use uuid::Uuid;

use crate::database::BenchmarkConnection;

const ADD_POSTGRES: &str = "BEGIN;
INSERT INTO events (id, organization_id, invitation_id, kind, resumed, created_at)
SELECT ('0190a000-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, '{organization}', numbered.id,
    'interview.started', FALSE, now() FROM generate_series({from}, {until} - 1) AS i
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM invitations) AS numbered
    ON numbered.place = 1 + i % {invitations};
INSERT INTO webhook_deliveries (endpoint_id, event_id, organization_id, kind, state, attempts, failures, due_at,
    created_at, revision)
SELECT '{endpoint}', ('0190a000-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, '{organization}',
    'interview.started', 'due', 0, 0, now(), now(), 1 FROM generate_series({from}, {until} - 1) AS i;
COMMIT;";

const ADD_SQLITE: &str = "BEGIN IMMEDIATE;
INSERT INTO events (id, organization_id, invitation_id, kind, resumed, created_at)
WITH RECURSIVE numbers (i) AS (SELECT {from} UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < {until})
SELECT unhex(printf('0190a000000070008000%012x', i)), {organization}, numbered.id, 'interview.started', 0,
    unixepoch() * 1000000 FROM numbers
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM invitations) AS numbered
    ON numbered.place = 1 + i % {invitations};
INSERT INTO webhook_deliveries (endpoint_id, event_id, organization_id, kind, state, attempts, failures, due_at,
    created_at, revision)
WITH RECURSIVE numbers (i) AS (SELECT {from} UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < {until})
SELECT {endpoint}, unhex(printf('0190a000000070008000%012x', i)), {organization}, 'interview.started', 'due', 0, 0,
    unixepoch() * 1000000, unixepoch() * 1000000, 1 FROM numbers;
COMMIT;";

/// Maintenance that the server would otherwise do itself now and then, during a measurement.
const TIDY: [&str; 3] = [
    "VACUUM (ANALYZE) events, webhook_endpoints, webhook_deliveries, webhook_attempts, log_entries",
    "VACUUM (ANALYZE) interviews, invitations",
    "CHECKPOINT",
];

/// Counts the service's connections that run a statement or hold a transaction.
const BUSY: &str = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() \
                    AND pid <> pg_backend_pid() AND backend_type = 'client backend' AND state <> 'idle'";

pub struct BenchmarkQueueDatabase(BenchmarkConnection);

impl BenchmarkQueueDatabase {
    pub async fn open(url: &str) -> Result<Self> {
        Ok(BenchmarkQueueDatabase(BenchmarkConnection::open(url).await?))
    }

    fn id(&self, id: Uuid) -> String {
        match self.0 {
            BenchmarkConnection::Postgres(_) => id.to_string(),
            BenchmarkConnection::Sqlite(_) => format!("x'{}'", id.simple()),
        }
    }

    fn quoted(&self, id: Uuid) -> String {
        match self.0 {
            BenchmarkConnection::Postgres(_) => format!("'{id}'"),
            BenchmarkConnection::Sqlite(_) => self.id(id),
        }
    }

    /// Runs the database's maintenance now.
    pub async fn tidy(&self) -> Result<()> {
        if matches!(self.0, BenchmarkConnection::Postgres(_)) {
            for sql in TIDY {
                self.0.run(sql).await?;
            }
        }
        Ok(())
    }

    /// Adds deliveries in one commit, about all invitations in turns.
    pub async fn add(&self, endpoint: Uuid, about: (Uuid, usize), numbers: Range<u64>) -> Result<()> {
        let sql = match self.0 {
            BenchmarkConnection::Postgres(_) => ADD_POSTGRES,
            BenchmarkConnection::Sqlite(_) => ADD_SQLITE,
        };
        let sql = sql
            .replace("{organization}", &self.id(about.0))
            .replace("{invitations}", &about.1.to_string())
            .replace("{endpoint}", &self.id(endpoint))
            .replace("{from}", &numbers.start.to_string())
            .replace("{until}", &numbers.end.to_string());
        self.0.run(&sql).await
    }

    /// Makes every invitation completable.
    pub async fn reopen(&self) -> Result<()> {
        let began = "started_at = created_at, completed_at = created_at, reopened_at = created_at";
        self.0.run(&format!("UPDATE invitations SET status = 'REOPENED', sessions = 1, {began}")).await
    }

    /// Returns the number of deliveries to an endpoint, finished or not.
    pub async fn all(&self, endpoint: Uuid) -> Result<i64> {
        let of = self.quoted(endpoint);
        self.0.count(&format!("SELECT count(*) FROM webhook_deliveries WHERE endpoint_id = {of}")).await
    }

    pub async fn due(&self, endpoint: Uuid) -> Result<i64> {
        let of = self.quoted(endpoint);
        let sql = "SELECT count(*) FROM webhook_deliveries WHERE state = 'due' AND endpoint_id =";
        self.0.count(&format!("{sql} {of}")).await
    }

    /// Returns the number of attempts that got a 200.
    pub async fn stored(&self, endpoint: Uuid) -> Result<i64> {
        let of = self.quoted(endpoint);
        let sql = "SELECT count(*) FROM webhook_attempts WHERE status = 200 AND endpoint_id =";
        self.0.count(&format!("{sql} {of}")).await
    }

    pub async fn busy(&self) -> Result<Option<i64>> {
        match self.0 {
            BenchmarkConnection::Postgres(_) => self.0.count(BUSY).await.map(Some),
            BenchmarkConnection::Sqlite(_) => Ok(None),
        }
    }
}
