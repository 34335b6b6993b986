//! Determines the database engine from a URL.

use anyhow::{Result, bail};

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Engine {
    Postgres,
    Sqlite,
}

impl Engine {
    pub fn of(url: &str) -> Result<Engine> {
        if url.starts_with("sqlite:") {
            return Ok(Engine::Sqlite);
        }
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(Engine::Postgres);
        }
        bail!("`{url}` is neither `sqlite:PATH` nor `postgres://…`")
    }

    pub fn name(self) -> &'static str {
        match self {
            Engine::Postgres => "PostgreSQL",
            Engine::Sqlite => "SQLite",
        }
    }
}

/// Returns the file of a `sqlite:PATH` URL.
pub fn path(url: &str) -> &str {
    url.strip_prefix("sqlite:").unwrap_or(url)
}
