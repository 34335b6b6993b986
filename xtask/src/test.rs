//! Runs all tests of the workspace with their prerequisites.

use std::ffi::OsString;
use std::io::BufReader;
use std::num::NonZero;
use std::process::{ExitCode, Stdio};

use anyhow::{Context, Result, bail};

use crate::postgres::{Durability, PostgresServer, URL_VARIABLE};
use crate::processes::{self, Interruptions};
use crate::tally::Tally;
use crate::{prerequisites, root};

/// The folders of tests with a `package-lock.json`.
const NPM_FOLDERS: [&str; 9] = [
    "crates/colloquy-api/tests/openapi",
    "crates/colloquy-docs/tests/browser",
    "crates/colloquy-sdk-typescript/package",
    "crates/colloquy-server/tests/mcp",
    "crates/colloquy-server/tests/samples",
    "crates/colloquy-server/tests/zod",
    "crates/colloquy-testkit/identity-provider",
    "crates/colloquy-web/tests/browser",
    "crates/colloquy-webhooks/tests/libraries",
];

/// Returns how many tests run at once. Many wait for a time limit of the service, so there is one more than cores.
fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get) + 1
}

/// Runs the subcommand `test`.
pub fn run(cargo_arguments: &[OsString]) -> Result<ExitCode> {
    let mut interruptions = Interruptions::catch()?;
    prerequisites::programs()?;
    prerequisites::readings()?;
    prerequisites::python()?;
    let binaries = prerequisites::postgres()?;
    prerequisites::node()?;
    for folder in NPM_FOLDERS {
        prerequisites::npm_packages(&root().join(folder))?;
    }
    // No test cuts the power, and waiting for the disk would take most of the time.
    let server = PostgresServer::start(&binaries, Durability::None)?;
    let mut cargo = processes::cargo()
        .args(["test", "--workspace", "--no-fail-fast"])
        .args(cargo_arguments)
        .current_dir(root())
        .env(URL_VARIABLE, server.url())
        // The embedded model's threads wait for each other without sleeping, which delays them beside other tests.
        .env("CANDLE_NUM_THREADS", "1")
        .env("RUST_TEST_THREADS", threads().to_string())
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start `cargo`")?;
    let output = cargo.stdout.take().context("cannot read the output of `cargo test`")?;
    let counting = std::thread::spawn(|| Tally::copy(BufReader::new(output), std::io::stdout()));
    let status = interruptions.wait_for(&mut cargo)?;
    let Ok(tally) = counting.join() else { bail!("cannot count the results of `cargo test`") };
    let tally = tally?;
    if !status.success() && tally.failed == 0 {
        eprintln!("error: `cargo test` failed ({status}), although no test failed: see above");
    }
    println!("\n{tally}");
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
