//! Evaluates how well the service hears people: simulated invitees in rooms with echo and noise hold whole interviews
//! with the real program and its own engines, in real time.

mod answers;
mod room;
mod scenarios;
mod scripted_invitee;
mod table;
mod voices;
mod words;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context, Result};
use futures::StreamExt;
use serde_json::json;
use tokio::runtime::Builder;

use crate::interrupt_signals::ShutdownSignals;
use crate::load::LoadTestTarget;
use crate::machine::stolen_s;
use crate::served::{ServerProcess, ServiceProgram};
use crate::voice::create_interview;
pub use answers::LANGUAGES;
pub use room::Random;
use room::RoomSimulator;
use scenarios::{HearingScenario, ScriptedSession, plan};
use scripted_invitee::{ScriptedInvitee, ScriptedSessionOutcome};
use table::HearingTable;

/// More than an invitee is asked.
const QUESTIONS: usize = 40;

#[derive(Clone, Debug, clap::Args)]
pub struct HearingArguments {
    /// The service's program
    #[arg(long)]
    service: PathBuf,
    /// The folder of the speech recognition models
    #[arg(long)]
    models: PathBuf,
    /// Evaluate only these situations, separated by commas
    #[arg(long, value_delimiter = ',')]
    only: Vec<HearingScenario>,
    /// How many sessions of each kind take place
    #[arg(long, default_value_t = 4)]
    scale: usize,
    /// How many of them take place at the same time
    #[arg(long, default_value_t = 2)]
    parallel: usize,
    /// Chooses voices and answers
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print each session's messages as well
    #[arg(long)]
    transcripts: bool,
}

/// Runs the subcommand `hearing`.
pub fn run(arguments: &HearingArguments) -> Result<()> {
    let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let mut interruptions = ShutdownSignals::listen(&runtime)?;
    let folder = tempfile::tempdir()?;
    let settings = vec![("COLLOQUY_MODELS_DIR", arguments.models.display().to_string())];
    let service = ServiceProgram { program: arguments.service.clone(), settings };
    let database = format!("sqlite:{}", folder.path().join("colloquy.db").display());
    let place = service.settle(&runtime, &database, folder.path())?;
    let served = Arc::new(service.start(&runtime, &place)?);
    for situation in HearingScenario::ALL {
        if !arguments.only.is_empty() && !arguments.only.contains(&situation) {
            continue;
        }
        let sessions = plan(situation, arguments.scale, arguments.seed)?;
        let (began, stolen_before_s, cpu_before_s) = (Instant::now(), stolen_s(), served.cpu_s()?);
        let holding = hold_all(&served, sessions, arguments.parallel);
        let held = runtime.block_on(interruptions.or(holding)).with_context(|| served.state())?;
        let mut summary = HearingTable::new(situation);
        for (session, outcome) in &held {
            if arguments.transcripts {
                print_transcript(session, outcome);
            }
            summary.add(session, outcome);
        }
        summary.print();
        let taken_s = began.elapsed().as_secs_f64();
        println!(
            "{} sessions, {} at a time; the service took {:.0} % of a core, other machines {:.0} %\n",
            held.len(),
            arguments.parallel,
            (served.cpu_s()? - cpu_before_s) / taken_s * 100.0,
            (stolen_s() - stolen_before_s) / taken_s * 100.0,
        );
    }
    Ok(())
}

async fn hold_all(
    served: &Arc<ServerProcess>,
    sessions: Vec<ScriptedSession>,
    parallel: usize,
) -> Result<Vec<(ScriptedSession, ScriptedSessionOutcome)>> {
    let holding = sessions.into_iter().map(|session| {
        let target = served.target.clone();
        async move {
            let outcome = hold(&target, &session).await.with_context(|| session.row.clone())?;
            anyhow::Ok((session, outcome))
        }
    });
    let held: Vec<_> = futures::stream::iter(holding).buffered(parallel).collect().await;
    held.into_iter().collect()
}

async fn hold(target: &LoadTestTarget, session: &ScriptedSession) -> Result<ScriptedSessionOutcome> {
    let prompt = answers::prompt(session.language, QUESTIONS);
    let slug = create_interview(target, &json!({ "prompt": prompt, "locale": session.language })).await?;
    let room = RoomSimulator::new(session.echo, session.background.clone(), session.seed);
    let invitee = ScriptedInvitee::join(target.address, &slug, room, session.answers.clone()).await?;
    invitee.take_part().await
}

fn print_transcript(session: &ScriptedSession, outcome: &ScriptedSessionOutcome) {
    println!("{} {:?}", session.row, outcome.stuck);
    for (role, text) in &outcome.messages {
        println!("  {role}: {text}");
    }
    for answer in &outcome.answers {
        let times = (answer.until_thinking_ms(), answer.until_reply_ms(), answer.until_silent_ms());
        println!("  {:?} {times:?} talked over {} ms: {}", answer.start, answer.talked_over_ms, answer.text);
    }
}
