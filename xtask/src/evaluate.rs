//! Evaluations: how well the service does what cannot be a test that passes or fails.

use std::path::PathBuf;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};

use crate::bench::build_programs;
use crate::processes::{Interruptions, cargo, exit_code};
use crate::root;

#[derive(Clone, Debug, Subcommand)]
pub enum Evaluation {
    /// How well people are heard in echo and noise, with pauses, and in seven languages
    ///
    /// Simulated invitees hold whole interviews with the real program and the engines that come with it, in
    /// real time, and the figures are printed as tables. Requires `espeak-ng`, and the recognition models that
    /// `cargo xtask test` downloads. The times mean something only on a machine that does nothing else.
    Hearing(HearingEvaluation),
    /// How well an interviewer conducts interviews, without sound, in seven languages
    ///
    /// Simulated invitees answer the interviewer in process, and code judges what it says: whether it covers the
    /// topics, respects refusals, notices danger, keeps its instructions to itself and is brief. The figures are
    /// printed as a table with their targets. Whether its questions are apt is for readers of the transcripts.
    #[command(
        after_help = "Examples:\n  cargo xtask evaluate interviewer --transcripts target/transcripts\n  \
                            cargo xtask evaluate interviewer --against rules,http://localhost:11434/v1 \
                            --model qwen3 --pairs target/pairs"
    )]
    Interviewer(Box<InterviewerEvaluation>),
}

#[derive(Clone, Debug, Args)]
pub struct HearingEvaluation {
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
}

#[derive(Clone, Debug, Args)]
pub struct InterviewerEvaluation {
    /// The candidates, separated by commas: rules, scripted, embedded, or the address of a server that accepts
    /// OpenAI's chat completions
    #[arg(long, default_value = "rules")]
    against: String,
    /// A further server to evaluate, up to /v1
    #[arg(long)]
    provider: Option<String>,
    /// The name of the model on the servers
    #[arg(long)]
    model: Option<String>,
    /// The file of the embedded model
    #[arg(long)]
    embedded: Option<PathBuf>,
    /// The folder of the prompts and the people who are interviewed
    #[arg(long)]
    set: Option<PathBuf>,
    /// The maximum number of interviews, and of phrases of each kind and language
    #[arg(long)]
    sample: Option<usize>,
    /// Write each interview into this folder as Markdown
    #[arg(long)]
    transcripts: Option<PathBuf>,
    /// Write pairs of interviews by two candidates into this folder, without their names
    #[arg(long)]
    pairs: Option<PathBuf>,
    /// Shuffles the pairs
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print each fault
    #[arg(long)]
    faults: bool,
    /// Fail if a target is missed
    #[arg(long)]
    strict: bool,
}

/// The models that the languages of the evaluation need.
const MODELS: [&str; 2] = ["moonshine-tiny-en", "whisper-base"];

/// Runs the subcommand `evaluate`.
pub fn run(evaluation: &Evaluation) -> Result<ExitCode> {
    let mut interruptions = Interruptions::catch()?;
    let mut evaluating = match evaluation {
        Evaluation::Hearing(evaluation) => hearing(evaluation)?,
        Evaluation::Interviewer(evaluation) => interviewer(evaluation),
    };
    let mut evaluating = evaluating.spawn().context("cannot start colloquy-bench")?;
    Ok(exit_code(interruptions.wait_for(&mut evaluating)?))
}

fn hearing(evaluation: &HearingEvaluation) -> Result<Command> {
    let HearingEvaluation { only, scale, parallel, seed, transcripts } = evaluation;
    let models = models()?;
    let programs = build_programs("release")?;
    let mut command = Command::new(programs.join("colloquy-bench"));
    command
        .arg("hearing")
        .args([format!("--scale={scale}"), format!("--parallel={parallel}"), format!("--seed={seed}")])
        .args(only.iter().map(|only| format!("--only={only}")))
        .args(transcripts.then_some("--transcripts"))
        .arg("--models")
        .arg(models)
        .arg("--service")
        .arg(programs.join("colloquy-server"));
    Ok(command)
}

/// The rules need no optimization, so the program is built without. The embedded model does.
fn interviewer(evaluation: &InterviewerEvaluation) -> Command {
    let mut command = cargo();
    command.args(["run", "--quiet", "--package", "colloquy-bench"]);
    if evaluation.embedded.is_some() {
        command.args(["--release", "--features", "embedded-model"]);
    }
    command.args(["--", "interviewer"]);
    command.arg(format!("--against={}", evaluation.against)).arg(format!("--seed={}", evaluation.seed));
    let texts = [("--provider", &evaluation.provider), ("--model", &evaluation.model)];
    for (name, text) in texts {
        command.args(text.iter().map(|text| format!("{name}={text}")));
    }
    command.args(evaluation.sample.map(|sample| format!("--sample={sample}")));
    let folders = [
        ("--embedded", evaluation.embedded.as_ref()),
        ("--set", evaluation.set.as_ref()),
        ("--transcripts", evaluation.transcripts.as_ref()),
        ("--pairs", evaluation.pairs.as_ref()),
    ];
    for (name, folder) in folders {
        if let Some(folder) = folder {
            command.arg(name).arg(folder);
        }
    }
    command.args(evaluation.faults.then_some("--faults")).args(evaluation.strict.then_some("--strict"));
    command
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
