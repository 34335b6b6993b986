//! Generates the sources of the TypeScript SDK.

use std::process::ExitCode;

use anyhow::Result;

use crate::{processes, root};

/// Runs the subcommand `sdk`.
pub fn run() -> Result<ExitCode> {
    let mut cargo = processes::cargo();
    cargo.args(["run", "--quiet", "--package", "colloquy-sdk-typescript"]).current_dir(root());
    processes::succeed(&mut cargo, "generate the sources of the SDK")?;
    Ok(ExitCode::SUCCESS)
}
