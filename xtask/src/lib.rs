//! What people run in this repository, as `cargo xtask COMMAND`.
#![allow(
    clippy::disallowed_methods,
    reason = "a program for people at a terminal, not a part of the service"
)]

pub mod accounts;
pub mod bench;
pub mod ci;
pub mod deny;
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
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Measure the service against a floor: a server on the bare driver that answers the same
    ///
    /// Builds both with optimizations, starts a throwaway PostgreSQL server, fills databases with a thousand and with
    /// a million interviews, and measures the service and the floor in turns. Prints the ratios beside their targets.
    /// A missed target is marked; the exit code tells only whether the measuring worked.
    #[command(after_help = "Examples:\n  cargo xtask bench --quick\n  \
                            cargo xtask bench --only get,list --database sqlite --big 0")]
    Bench(bench::Arguments),
    /// Run all that a change has to pass: format, lints, layering, licences, advisories, tests
    ///
    /// The steps are: `cargo fmt --check`, clippy with warnings refused, `cargo xtask layering`, `cargo deny`
    /// and `cargo xtask test`. The first step that fails ends the run and is named. cargo-deny is installed if it is
    /// missing. It checks bans, licences and sources, and advisories if they can be fetched or were fetched before.
    Ci {
        /// Leave the last step out
        #[arg(long)]
        no_tests: bool,
    },
    /// Check which crate imports which, against the table in xtask/src/layering.rs
    Layering,
    /// Start a throwaway PostgreSQL server and print its URL, or run one command against it
    ///
    /// The server lives in a temporary folder, listens on a free loopback port and needs no password. Without a
    /// command it runs until interrupted. With one, the command finds the URL in COLLOQUY_TEST_POSTGRES, the
    /// server is stopped when it ends, and its exit code is passed on.
    #[command(after_help = "Examples:\n  cargo xtask postgres\n  \
                            cargo xtask postgres -- cargo test -p colloquy-storage-diesel")]
    Postgres {
        /// Do not wait for the disk: faster, and nothing of a throwaway server has to survive a power cut
        #[arg(long)]
        no_fsync: bool,
        /// The command to run against the server, with its arguments
        #[arg(last = true, value_name = "COMMAND")]
        command: Vec<OsString>,
    },
    /// Write the sources of the TypeScript SDK that follow from the OpenAPI document
    ///
    /// They are checked in, and a test fails where they are not what the document makes.
    Sdk,
    /// Run every test of the workspace, with the servers and packages they need
    ///
    /// Looks for PostgreSQL and for Node.js (20 or later) with npm, and, as root on Debian or Ubuntu, installs what
    /// is missing. Installs the npm packages that tests use, starts a throwaway PostgreSQL server and
    /// runs `cargo test --workspace`. The last line is `N passed, N failed`, summed over all test programs.
    #[command(after_help = "Examples:\n  cargo xtask test\n  cargo xtask test -- --release -- archive")]
    Test {
        /// Further arguments for `cargo test`
        #[arg(last = true, value_name = "ARGUMENTS")]
        cargo_arguments: Vec<OsString>,
    },
}

pub fn run(arguments: Arguments) -> Result<ExitCode> {
    match arguments.command {
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Ci { no_tests } => ci::run(if no_tests { ci::Tests::LeftOut } else { ci::Tests::Included }),
        Command::Layering => layering::run(),
        Command::Postgres { no_fsync, command } => {
            let durability =
                if no_fsync { postgres::Durability::None } else { postgres::Durability::Synchronous };
            postgres::run(durability, &command)
        }
        Command::Sdk => sdk::run(),
        Command::Test { cargo_arguments } => test::run(&cargo_arguments),
    }
}

/// The folder of the workspace.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        super::Arguments::command().debug_assert();
    }
}
