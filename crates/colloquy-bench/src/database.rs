//! Determines the database engine from a URL, and its version.

use anyhow::{Context, Result, bail};
use tokio_postgres::NoTls;

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum DatabaseEngine {
    Postgres,
    Sqlite,
}

impl DatabaseEngine {
    pub fn of(url: &str) -> Result<DatabaseEngine> {
        if url.starts_with("sqlite:") {
            return Ok(DatabaseEngine::Sqlite);
        }
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(DatabaseEngine::Postgres);
        }
        bail!("`{url}` is neither `sqlite:PATH` nor `postgres://…`")
    }

    pub fn name(self) -> &'static str {
        match self {
            DatabaseEngine::Postgres => "PostgreSQL",
            DatabaseEngine::Sqlite => "SQLite",
        }
    }
}

/// Returns the file of a `sqlite:PATH` URL.
pub fn path(url: &str) -> &str {
    url.strip_prefix("sqlite:").unwrap_or(url)
}

pub async fn postgres_version(url: &str) -> Result<String> {
    let (client, driver) =
        tokio_postgres::connect(url, NoTls).await.context("cannot connect to PostgreSQL")?;
    let driving = tokio::spawn(driver);
    let version = client.query_one("SHOW server_version", &[]).await?.get(0);
    drop(client);
    driving.await??;
    Ok(version)
}

/// The benchmark's own connection to a database that the service uses at the same time.
pub enum BenchmarkConnection {
    Postgres(tokio_postgres::Client),
    Sqlite(rusqlite::Connection),
}

impl BenchmarkConnection {
    pub async fn open(url: &str) -> Result<Self> {
        if DatabaseEngine::of(url)? == DatabaseEngine::Postgres {
            let (client, driver) = tokio_postgres::connect(url, NoTls).await?;
            tokio::spawn(driver);
            return Ok(BenchmarkConnection::Postgres(client));
        }
        let connection = rusqlite::Connection::open(path(url))?;
        connection.execute_batch("PRAGMA busy_timeout = 10000; PRAGMA synchronous = NORMAL;")?;
        Ok(BenchmarkConnection::Sqlite(connection))
    }

    pub async fn run(&self, sql: &str) -> Result<()> {
        match self {
            BenchmarkConnection::Postgres(client) => client.batch_execute(sql).await?,
            BenchmarkConnection::Sqlite(connection) => connection.execute_batch(sql)?,
        }
        Ok(())
    }

    /// Returns the number that a statement selects.
    pub async fn count(&self, sql: &str) -> Result<i64> {
        Ok(match self {
            BenchmarkConnection::Postgres(client) => client.query_one(sql, &[]).await?.get(0),
            BenchmarkConnection::Sqlite(connection) => connection.query_row(sql, [], |row| row.get(0))?,
        })
    }
}
