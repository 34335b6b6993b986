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
