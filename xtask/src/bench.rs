//! The benchmark: the service compared with a floor on the bare driver, in one run.

use std::path::PathBuf;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};
use cargo_metadata::MetadataCommand;
use clap::{Args, ValueEnum};
use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};

use crate::postgres::{Durability, PostgresServer};
use crate::processes::{Interruptions, cargo, exit_code, succeed};
use crate::{prerequisites, root};

/// The memory settings of a small dedicated server.
const POSTGRES_SETTINGS: &[&str] = &["shared_buffers=512MB", "max_wal_size=4GB"];

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Database {
    Postgres,
    Sqlite,
}

#[derive(Clone, Debug, Args)]
pub struct Arguments {
    /// Use shorter rounds and a large database of 50 000 interviews, for a first impression
    #[arg(long)]
    quick: bool,
    /// The number of rounds for each server, in turns; the results are medians
    #[arg(long, default_value_t = 5)]
    rounds: usize,
    /// The length of a round for each server, in seconds [default: 3, quick: 1]
    #[arg(long)]
    seconds: Option<f64>,
    /// The number of interviews in the large database, and of invitations for retention; 0 skips both
    /// [default: 1000000, quick: 50000]
    #[arg(long, value_name = "N")]
    big: Option<u64>,
    /// Measure only these scenarios, separated by commas: start, get, list, create, bulk, turn,
    /// console, voice, webhooks, retention
    #[arg(long, value_name = "SCENARIOS")]
    only: Option<String>,
    /// The same as `--only`
    #[arg(value_name = "SCENARIOS", conflicts_with = "only")]
    scenarios: Option<String>,
    /// Measure only on this database
    #[arg(long)]
    database: Option<Database>,
    /// The number of cores that the service, the database and the load share
    #[arg(long, default_value_t = 2)]
    cores: usize,
}

impl Arguments {
    /// Returns the arguments of the measuring program.
    fn to_words(&self, postgres: Option<&str>) -> Vec<String> {
        let (seconds, big) = if self.quick { (1.0, 50_000) } else { (3.0, 1_000_000) };
        let mut words = vec![
            format!("--rounds={}", self.rounds),
            format!("--seconds={}", self.seconds.unwrap_or(seconds)),
            format!("--big={}", self.big.unwrap_or(big)),
        ];
        let only = self.only.as_ref().or(self.scenarios.as_ref());
        words.extend(only.iter().map(|only| format!("--only={only}")));
        words.extend(self.database.map(|database| match database {
            Database::Postgres => "--database=postgres".to_owned(),
            Database::Sqlite => "--database=sqlite".to_owned(),
        }));
        words.extend(postgres.map(|url| format!("--postgres={url}")));
        words
    }
}

/// Runs the subcommand `bench`.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let mut interruptions = Interruptions::catch()?;
    let programs = build_programs("dist")?;
    pin_to_cores(arguments.cores)?;
    let server = match arguments.database {
        Some(Database::Sqlite) => None,
        Some(Database::Postgres) | None => {
            let binaries = prerequisites::postgres()?;
            Some(PostgresServer::start_with(&binaries, Durability::Synchronous, POSTGRES_SETTINGS)?)
        }
    };
    let mut measuring = Command::new(programs.join("colloquy-bench"))
        .arg("run")
        .arg("--service")
        .arg(programs.join("colloquy-server"))
        .args(arguments.to_words(server.as_ref().map(PostgresServer::url).as_deref()))
        .args(models().iter().map(|folder| format!("--models={}", folder.display())))
        .spawn()
        .context("cannot start colloquy-bench")?;
    Ok(exit_code(interruptions.wait_for(&mut measuring)?))
}

/// Builds the service and the measuring program in a profile with optimizations, and returns their folder.
pub fn build_programs(profile: &str) -> Result<PathBuf> {
    // Built separately: in one build, the service would get features that only the floor requests.
    for package in ["colloquy-server", "colloquy-bench"] {
        let mut cargo = cargo();
        cargo.args(["build", "--profile", profile, "--package", package]).current_dir(root());
        succeed(&mut cargo, &format!("build {package}"))?;
    }
    Ok(target_folder()?.join(profile))
}

/// Returns the folder where `cargo xtask test` stores the English recognition model, if it is present.
fn models() -> Option<PathBuf> {
    let folder = root().join("target/models");
    folder.join("moonshine-tiny-en").exists().then_some(folder)
}

fn target_folder() -> Result<PathBuf> {
    let metadata = MetadataCommand::new().manifest_path(root().join("Cargo.toml")).no_deps().exec();
    Ok(metadata.context("cannot read the workspace's metadata")?.target_directory.into())
}

/// Pins this program and all programs that it starts to a number of cores.
fn pin_to_cores(count: usize) -> Result<()> {
    let allowed = sched_getaffinity(None).context("cannot tell which cores may be used")?;
    let mut kept = CpuSet::new();
    for core in (0..CpuSet::MAX_CPU).filter(|core| allowed.is_set(*core)).take(count) {
        kept.set(core);
    }
    sched_setaffinity(None, &kept).with_context(|| format!("cannot pin to {count} cores"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(clap::Parser)]
    struct Line {
        #[command(flatten)]
        arguments: Arguments,
    }

    fn check(line: &str, expected: &[&str]) {
        use clap::Parser;
        let line = Line::try_parse_from(line.split(' ')).expect("a command line");
        assert_eq!(line.arguments.to_words(None), expected);
    }

    #[test]
    fn a_full_run_has_a_million_interviews() {
        check("bench", &["--rounds=5", "--seconds=3", "--big=1000000"]);
    }

    #[test]
    fn a_scenario_can_be_named_without_an_option() {
        let words = ["--rounds=5", "--seconds=3", "--big=1000000", "--only=voice"];
        check("bench voice", &words);
        check("bench --only voice", &words);
    }

    #[test]
    fn a_quick_run_accepts_another_size() {
        check(
            "bench --quick --big 7 --database sqlite",
            &["--rounds=5", "--seconds=1", "--big=7", "--database=sqlite"],
        );
    }
}
