//! Evaluations: how well the service does what cannot be a test that passes or fails.

use std::path::PathBuf;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};
use clap::Subcommand;

use crate::bench::build_programs;
use crate::processes::{Interruptions, exit_code};
use crate::root;

#[derive(Clone, Debug, Subcommand)]
pub enum Evaluation {
    /// How well people are heard in echo and noise, with pauses, and in seven languages
    ///
    /// Simulated invitees hold whole interviews with the real program and the engines that come with it, in
    /// real time, and the figures are printed as tables. Requires `espeak-ng`, and the recognition models that
    /// `cargo xtask test` downloads. The times mean something only on a machine that does nothing else.
    Hearing {
        /// Evaluate only these situations, separated by commas: echo, noise, pauses, backchannels
        #[arg(long)]
        only: Option<String>,
        /// How many sessions of each kind take place
        #[arg(long, default_value_t = 4)]
        scale: usize,
        /// How many sessions take place at the same time
        #[arg(long, default_value_t = 1)]
        parallel: usize,
        /// Chooses voices and answers
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Print the messages of each session as well
        #[arg(long)]
        transcripts: bool,
    },
}

/// The models that the languages of the evaluation need.
const MODELS: [&str; 2] = ["moonshine-tiny-en", "whisper-base"];

/// Runs the subcommand `evaluate`.
pub fn run(evaluation: &Evaluation) -> Result<ExitCode> {
    let Evaluation::Hearing { only, scale, parallel, seed, transcripts } = evaluation;
    let models = models()?;
    let mut interruptions = Interruptions::catch()?;
    let programs = build_programs()?;
    let mut evaluating = Command::new(programs.join("colloquy-bench"));
    evaluating
        .arg("hearing")
        .args([format!("--scale={scale}"), format!("--parallel={parallel}"), format!("--seed={seed}")])
        .args(only.iter().map(|only| format!("--only={only}")))
        .args(transcripts.then_some("--transcripts"))
        .arg("--models")
        .arg(models)
        .arg("--service")
        .arg(programs.join("colloquy-server"));
    let mut evaluating = evaluating.spawn().context("cannot start colloquy-bench")?;
    Ok(exit_code(interruptions.wait_for(&mut evaluating)?))
}

fn models() -> Result<PathBuf> {
    let folder = root().join("target/models");
    for model in MODELS {
        if !folder.join(model).exists() {
            bail!("the recognition model {model} is not in target/models; `cargo xtask test` downloads it");
        }
    }
    Ok(folder)
}
