//! All checks that a change must pass.

use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::{deny, layering, processes, root, test};

/// Whether the run includes the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tests {
    Included,
    LeftOut,
}

/// Runs the subcommand `ci`.
pub fn run(tests: Tests) -> Result<ExitCode> {
    step("format", "run `cargo fmt`", &["fmt", "--all", "--check"])?;
    // Together with what is built only on request. The tests compile what is there without it.
    let features = "colloquy-server/embedded-model,colloquy-bench/embedded-model";
    let clippy = [
        "clippy",
        "--workspace",
        "--all-targets",
        "--quiet",
        "--features",
        features,
        "--",
        "--deny",
        "warnings",
    ];
    step("lints", "see clippy's output above", &clippy)?;
    println!("== layering");
    if layering::run()? != ExitCode::SUCCESS {
        return Ok(fail("layering"));
    }
    println!("== licences and advisories");
    deny::run().context("the step `licences and advisories` failed; deny.toml lists what is allowed")?;
    if tests == Tests::LeftOut {
        return Ok(ExitCode::SUCCESS);
    }
    println!("== tests");
    if test::run(&[])? != ExitCode::SUCCESS {
        return Ok(fail("tests"));
    }
    Ok(ExitCode::SUCCESS)
}

fn step(name: &str, remedy: &str, arguments: &[&str]) -> Result<()> {
    println!("== {name}");
    processes::succeed(
        processes::cargo().args(arguments).current_dir(root()),
        &format!("run `cargo {}`", arguments.join(" ")),
    )
    .with_context(|| format!("the step `{name}` failed; {remedy}"))
}

fn fail(name: &str) -> ExitCode {
    eprintln!("error: the step `{name}` failed");
    ExitCode::FAILURE
}
