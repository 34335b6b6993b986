//! The development commands of this repository, run as `cargo xtask COMMAND`.
#![allow(
    clippy::disallowed_methods,
    reason = "a program for people at a terminal, not a part of the service"
)]

pub mod accounts;
pub mod bench;
pub mod ci;
pub mod deny;
pub mod evaluate;
pub mod layering;
pub mod postgres;
pub mod prerequisites;
pub mod processes;
pub mod python;
pub mod redis;
pub mod sdk;
pub mod tally;
pub mod test;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

#[derive(Debug, Parser)]
#[command(
    name = "cargo xtask",
    bin_name = "cargo xtask",
    about = "The commands for working on Colloquy",
    version
)]
pub struct Arguments {
    #[command(subcommand)]
    command: XtaskCommand,
}

#[derive(Debug, Subcommand)]
enum XtaskCommand {
    /// Measure the service against a floor: a server on the bare driver with the same responses
    ///
    /// Builds both with optimizations and starts a throwaway PostgreSQL server. Fills databases with a
    /// thousand and with a million interviews, measures the service and the floor in turns, and prints the
    /// ratios with their targets. A missed target is marked, but the exit code says only whether the
    /// measurement worked.
    #[command(after_help = "Examples:\n  cargo xtask bench --quick\n  \
                            cargo xtask bench --only get,list --database sqlite --big 0")]
    Bench(bench::Arguments),
    /// Run all checks that a change must pass: format, lints, layering, licences, advisories, tests
    ///
    /// The steps are `cargo fmt --check`, clippy without warnings, `cargo xtask layering`, `cargo deny` and
    /// `cargo xtask test`. The run ends at the first step that fails and names it. cargo-deny is installed if
    /// it is missing. It checks bans, licences and sources, and advisories if they can be fetched or were
    /// fetched before.
    Ci {
        /// Skip the tests
        #[arg(long)]
        no_tests: bool,
    },
    /// Evaluate how well the service hears people, and how well it interviews them
    Evaluate {
        #[command(subcommand)]
        evaluation: evaluate::Evaluation,
    },
    /// Check the imports of crates against the table in xtask/src/layering.rs
    Layering,
    /// Start a throwaway PostgreSQL server and print its URL, or run one command against it
    ///
    /// The server lives in a temporary folder, listens on a free loopback port and needs no password. Without
    /// a command it runs until interrupted. With one, the URL is in the command's COLLOQUY_TEST_POSTGRES; the
    /// server stops when the command ends, and the exit code is that of the command.
    #[command(after_help = "Examples:\n  cargo xtask postgres\n  \
                            cargo xtask postgres -- cargo test -p colloquy-storage-diesel")]
    Postgres {
        /// Do not wait for the disk: faster, and a throwaway server need not survive a power cut
        #[arg(long)]
        no_fsync: bool,
        /// The command to run against the server, with its arguments
        #[arg(last = true, value_name = "COMMAND")]
        command: Vec<OsString>,
    },
    /// Generate the sources of the TypeScript SDK from the OpenAPI document
    ///
    /// The sources are checked in, and a test fails if they are out of date.
    Sdk,
    /// Run all tests of the workspace, with the servers and packages that they need
    ///
    /// Checks for PostgreSQL and for Node.js (20 or later) with npm, and, as root on Debian or Ubuntu,
    /// installs what is missing. Installs the npm packages of the tests, starts a throwaway PostgreSQL server
    /// and runs `cargo test --workspace`. What failed tests have printed is shown again at the end.
    /// The last line is `N passed, N failed`, summed over all test programs.
    #[command(after_help = "Examples:\n  cargo xtask test\n  cargo xtask test -- --release -- archive")]
    Test {
        /// Further arguments for `cargo test`
        #[arg(last = true, value_name = "ARGUMENTS")]
        cargo_arguments: Vec<OsString>,
    },
}

pub fn run(arguments: Arguments) -> Result<ExitCode> {
    match arguments.command {
        XtaskCommand::Bench(arguments) => bench::run(&arguments),
        XtaskCommand::Ci { no_tests } => {
            ci::run(if no_tests { ci::Tests::LeftOut } else { ci::Tests::Included })
        }
        XtaskCommand::Evaluate { evaluation } => evaluate::run(&evaluation),
        XtaskCommand::Layering => layering::run(),
        XtaskCommand::Postgres { no_fsync, command } => {
            let durability =
                if no_fsync { postgres::Durability::None } else { postgres::Durability::Synchronous };
            postgres::run(durability, &command)
        }
        XtaskCommand::Sdk => sdk::run(),
        XtaskCommand::Test { cargo_arguments } => test::run(&cargo_arguments),
    }
}

/// Returns the folder of the workspace.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

#[cfg(test)]
mod tests;
