//! What is to be measured, and how long.

use std::path::PathBuf;

use clap::ValueEnum;

use crate::database::Engine;

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Scenario {
    Start,
    Get,
    List,
    Create,
    Bulk,
    Turn,
    Voice,
    Webhooks,
}

#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// The program of the service
    #[arg(long)]
    pub service: PathBuf,
    /// A PostgreSQL server on which databases may be made
    #[arg(long)]
    pub postgres: Option<String>,
    /// Only on this database
    #[arg(long)]
    pub database: Option<Engine>,
    /// Only these scenarios, with commas between
    #[arg(long, value_delimiter = ',')]
    pub only: Vec<Scenario>,
    #[arg(long, default_value_t = 5)]
    pub rounds: usize,
    /// How long a round takes for each server
    #[arg(long, default_value_t = 3.0)]
    pub seconds: f64,
    /// How many interviews the large database has; 0 leaves it out
    #[arg(long, default_value_t = 1_000_000)]
    pub big: u64,
    #[arg(long, default_value_t = 32)]
    pub connections: usize,
    /// The folder with the models that recognize speech, if they are there
    #[arg(long)]
    pub models: Option<PathBuf>,
}

impl Arguments {
    pub fn wants(&self, scenario: Scenario) -> bool {
        self.only.is_empty() || self.only.contains(&scenario)
    }

    /// Whether what the API answers is measured.
    pub fn wants_answers(&self) -> bool {
        let others = [Scenario::Turn, Scenario::Voice, Scenario::Webhooks];
        self.only.is_empty() || self.only.iter().any(|only| !others.contains(only))
    }

    pub fn engines(&self) -> Vec<Engine> {
        self.database.map_or_else(|| vec![Engine::Postgres, Engine::Sqlite], |engine| vec![engine])
    }
}
