//! Evaluates how well an interviewer conducts interviews: simulated invitees answer it in process, without sound, and
//! code judges what it says.

mod candidate;
mod cases;
mod figures;
mod invitee;
mod judge;
mod matching;
mod phrasebook;
mod phrases;
mod question;
mod scripted;
mod simulated_interview;
#[cfg(test)]
mod tests;
mod transcripts;

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use tokio::runtime::Builder;

use candidate::InterviewerCandidate;
use cases::{InterviewerCase, read_set};
use figures::{InterviewerFault, InterviewerMetric, InterviewerScorecard};
use phrasebook::LanguagePhrasebooks;
use scripted::ScriptedModelServer;
use simulated_interview::SimulatedInterview;

const DEVELOPMENT_SET: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/interviews/development");
const LANGUAGES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/interviews/languages");

#[derive(Clone, Debug, clap::Args)]
pub struct InterviewerArguments {
    /// The folder of the prompts and the people who are interviewed
    #[arg(long, default_value = DEVELOPMENT_SET)]
    set: PathBuf,
    /// The folder of the phrases in each language
    #[arg(long, default_value = LANGUAGES)]
    languages: PathBuf,
    /// The candidates, separated by commas: rules, scripted, embedded, or the address of a server that accepts
    /// OpenAI's chat completions
    #[arg(long, value_delimiter = ',', default_value = "rules")]
    against: Vec<String>,
    /// A further server to evaluate, up to /v1
    #[arg(long)]
    provider: Option<String>,
    /// The name of the model on the servers
    #[arg(long)]
    model: Option<String>,
    /// The file of the embedded model
    #[arg(long)]
    embedded: Option<PathBuf>,
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

/// The interviews of one candidate, each with its faults, and the figures of all.
struct Evaluation<'a> {
    candidate: String,
    sessions: Vec<(SimulatedInterview<'a>, Vec<InterviewerFault>)>,
    figures: InterviewerScorecard,
    /// The figures of single phrases, by language.
    languages: Vec<(String, InterviewerScorecard)>,
}

/// Runs the subcommand `interviewer`.
pub fn run(arguments: &InterviewerArguments) -> Result<()> {
    let books = LanguagePhrasebooks::read(&arguments.languages, &arguments.set)?;
    let cases = read_set(&arguments.set)?;
    let script = ScriptedModelServer::start()?;
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let mut evaluations = Vec::new();
    for candidate in candidates(arguments, &script)? {
        let sample = arguments.sample.unwrap_or(usize::MAX);
        let evaluation = runtime.block_on(evaluate(&candidate, &cases, &books, sample))?;
        if arguments.faults {
            for fault in &evaluation.figures.faults {
                println!("{} ({}): {}", fault.figure.title(), fault.at, fault.what);
            }
            println!();
        }
        evaluation.figures.print(&evaluation.candidate);
        figures::print_languages(&evaluation.languages);
        evaluations.push(evaluation);
    }
    write(arguments, &evaluations)?;
    let missed: usize = evaluations.iter().map(|evaluation| evaluation.figures.missed().len()).sum();
    if arguments.strict && missed > 0 {
        bail!("{missed} targets are missed");
    }
    Ok(())
}

fn candidates(
    arguments: &InterviewerArguments,
    script: &ScriptedModelServer,
) -> Result<Vec<InterviewerCandidate>> {
    let mut candidates = Vec::new();
    for name in arguments.against.iter().chain(&arguments.provider) {
        candidates.push(match (name.as_str(), arguments.model.as_deref()) {
            ("rules", _) => InterviewerCandidate::rules(),
            ("scripted", _) => InterviewerCandidate::model("scripted", &script.url(), "scripted")?,
            ("embedded", _) => {
                let file = arguments.embedded.as_deref();
                InterviewerCandidate::embedded(file.context("--embedded is missing: the file of the model")?)?
            }
            (url, Some(model)) if url.starts_with("http") => InterviewerCandidate::model(model, url, model)?,
            (url, None) if url.starts_with("http") => bail!("--model is missing: the model at {url}"),
            (unknown, _) => bail!("`{unknown}` is neither `rules`, `scripted` or `embedded` nor an address"),
        });
    }
    Ok(candidates)
}

/// Holds at most `sample` interviews, and says at most as many phrases of each kind in each language.
async fn evaluate<'a>(
    candidate: &InterviewerCandidate,
    cases: &'a [InterviewerCase],
    books: &'a LanguagePhrasebooks,
    sample: usize,
) -> Result<Evaluation<'a>> {
    let mut figures = InterviewerScorecard::default();
    let mut sessions = Vec::new();
    let people = cases.iter().flat_map(|case| case.personas.iter().map(move |persona| (case, persona)));
    for (case, persona) in people.take(sample) {
        let held = simulated_interview::hold(candidate, case, persona, books.of(&case.locale)?).await;
        let name = format!("{}/{}", case.name, persona.name);
        figures.count(InterviewerMetric::Failed, held.is_err(), &name, || "failed".to_owned());
        match held {
            Ok(session) => {
                let mut judged = judge::judge(&session);
                for exchange in &session.exchanges {
                    let is_other = !books.is_in_language(&case.locale, &exchange.spoken)?;
                    judged
                        .count(InterviewerMetric::OtherLanguage, is_other, &name, || exchange.spoken.clone());
                    if candidate.is_model() {
                        let by_rules = exchange.is_taken_over;
                        judged
                            .count(InterviewerMetric::TakenOver, by_rules, &name, || exchange.spoken.clone());
                    }
                }
                sessions.push((session, judged.faults.clone()));
                figures.add(judged);
            }
            Err(error) => eprintln!("{error:#}"),
        }
    }
    let mut languages = Vec::new();
    for (language, book) in books.all() {
        match phrases::evaluate(candidate, language, book, sample).await {
            Ok(judged) => {
                figures.add(judged.clone());
                languages.push((language.to_owned(), judged));
            }
            Err(error) => {
                figures.count(InterviewerMetric::Failed, true, language, || "failed".to_owned());
                eprintln!("{language}: {error:#}");
            }
        }
    }
    if sessions.is_empty() {
        bail!("{} has held no interview", candidate.name);
    }
    Ok(Evaluation { candidate: candidate.name.clone(), sessions, figures, languages })
}

fn write(arguments: &InterviewerArguments, evaluations: &[Evaluation<'_>]) -> Result<()> {
    if let Some(folder) = &arguments.transcripts {
        for evaluation in evaluations {
            // The name of a model may have a slash in it.
            let name = evaluation.candidate.replace(['/', ':'], "-");
            transcripts::write_all(&folder.join(name), &evaluation.sessions)?;
        }
    }
    if let Some(folder) = &arguments.pairs {
        let [one, other] = evaluations else { bail!("--pairs needs two candidates") };
        let names = [one.candidate.as_str(), other.candidate.as_str()];
        transcripts::write_pairs(folder, names, [&one.sessions, &other.sessions], arguments.seed)?;
    }
    Ok(())
}
