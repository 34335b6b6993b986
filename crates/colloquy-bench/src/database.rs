//! Determines the database engine from a URL.

use anyhow::{Result, bail};

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
