//! The command line: what to measure, and for how long.

use std::path::PathBuf;

use clap::ValueEnum;

use crate::database::DatabaseEngine;

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum BenchmarkScenario {
    Start,
    Get,
    List,
    Create,
    Bulk,
    Turn,
    Console,
    Voice,
    Webhooks,
    Retention,
}

#[derive(Clone, Debug, clap::Args)]
pub struct RunArguments {
    /// The service's program
    #[arg(long)]
    pub service: PathBuf,
    /// A PostgreSQL server on which databases may be created
    #[arg(long)]
    pub postgres: Option<String>,
    /// Measure only on this database
    #[arg(long)]
    pub database: Option<DatabaseEngine>,
    /// Measure only these scenarios, separated by commas
    #[arg(long, value_delimiter = ',')]
    pub only: Vec<BenchmarkScenario>,
    #[arg(long, default_value_t = 5)]
    pub rounds: usize,
    /// The length of a round for each server, in seconds
    #[arg(long, default_value_t = 3.0)]
    pub seconds: f64,
    /// The number of interviews in the large database, and of invitations for `retention`; 0 skips both
    #[arg(long, default_value_t = 1_000_000)]
    pub big: u64,
    #[arg(long, default_value_t = 32)]
    pub connections: usize,
    /// The folder of the speech recognition models, if they are present
    #[arg(long)]
    pub models: Option<PathBuf>,
}

impl RunArguments {
    pub fn includes(&self, scenario: BenchmarkScenario) -> bool {
        self.only.is_empty() || self.only.contains(&scenario)
    }

    /// Whether to measure API responses.
    pub fn includes_responses(&self) -> bool {
        let others = [
            BenchmarkScenario::Turn,
            BenchmarkScenario::Console,
            BenchmarkScenario::Voice,
            BenchmarkScenario::Webhooks,
            BenchmarkScenario::Retention,
        ];
        self.only.is_empty() || self.only.iter().any(|only| !others.contains(only))
    }

    pub fn engines(&self) -> Vec<DatabaseEngine> {
        self.database
            .map_or_else(|| vec![DatabaseEngine::Postgres, DatabaseEngine::Sqlite], |engine| vec![engine])
    }
}
