mod judging;
mod replies;

use std::path::Path;

use clap::Parser;

use super::candidate::InterviewerCandidate;
use super::cases::{InterviewerCase, read_set};
use super::figures::InterviewerMetric;
use super::phrasebook::LanguagePhrasebooks;
use super::scripted::ScriptedModelServer;
use super::{DEVELOPMENT_SET, Evaluation, LANGUAGES, evaluate};

fn cases() -> Vec<InterviewerCase> {
    read_set(Path::new(DEVELOPMENT_SET)).expect("the set")
}

fn books() -> LanguagePhrasebooks {
    LanguagePhrasebooks::read(Path::new(LANGUAGES), Path::new(DEVELOPMENT_SET)).expect("the phrasebooks")
}

fn evaluated<'a>(
    candidate: &InterviewerCandidate,
    cases: &'a [InterviewerCase],
    books: &'a LanguagePhrasebooks,
    sample: usize,
) -> Evaluation<'a> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(evaluate(candidate, cases, books, sample)).expect("an evaluation")
}

#[test]
fn the_set_is_large_and_has_every_language() {
    let cases = cases();
    let people: usize = cases.iter().map(|case| case.personas.len()).sum();
    assert!(cases.len() >= 16 && people >= 40, "{} prompts, {people} people", cases.len());
    for language in crate::hearing::LANGUAGES {
        assert!(cases.iter().any(|case| case.locale.starts_with(language)), "{language}");
    }
}

#[test]
fn every_language_has_as_many_phrases() {
    for (language, book) in books().all() {
        let counts = [book.refusals.len(), book.dangers.len(), book.near_misses.len()];
        assert_eq!(counts, [20, 20, 10], "{language}");
    }
}

#[test]
fn the_rules_conduct_a_sample_to_its_end() {
    let (cases, books) = (cases(), books());
    let evaluation = evaluated(&InterviewerCandidate::rules(), &cases, &books, 4);
    assert_eq!(evaluation.sessions.len(), 4);
    for (session, _) in &evaluation.sessions {
        assert!(session.is_closed, "{}", session.name());
    }
    assert_eq!(evaluation.figures.tally(InterviewerMetric::TooLong).counted, 0);
}

#[test]
fn an_interviewer_that_does_not_listen_misses_the_targets() {
    let (cases, books) = (cases(), books());
    let lines = ["What happened then?", "How was that?", "What else?", "Thank you. Goodbye."];
    let candidate = InterviewerCandidate::prepared(&lines, "The person answered some questions.");
    let evaluation = evaluated(&candidate, &cases, &books, 2);
    assert!(evaluation.sessions.iter().all(|(session, _)| session.is_closed));
    let missed = evaluation.figures.missed();
    for figure in [InterviewerMetric::RefusalPhrases, InterviewerMetric::FactsInSummary] {
        assert!(missed.contains(&figure), "{figure:?}");
    }
    assert!(!missed.contains(&InterviewerMetric::NearMisses));
}

#[test]
fn replies_of_the_rules_in_place_of_a_model_are_counted() {
    let (cases, books, script) = (cases(), books(), ScriptedModelServer::start().expect("a provider"));
    let model = InterviewerCandidate::model("scripted", &script.url(), "scripted").expect("a model");
    let figures = evaluated(&model, &cases, &books, 1).figures;
    let tally = figures.tally(InterviewerMetric::TakenOver);
    // The script asks for an example twice.
    assert!(tally.counted > 0 && tally.counted < tally.all, "{tally:?}");
    let rules = evaluated(&InterviewerCandidate::rules(), &cases, &books, 1).figures;
    assert_eq!(rules.tally(InterviewerMetric::TakenOver).all, 0);
}

#[test]
fn a_set_may_have_phrases_of_its_own() {
    let set = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(set.path().join("phrases")).expect("a folder");
    std::fs::write(set.path().join("phrases/en.toml"), "refusals = [\"Nope.\"]").expect("a file");
    let books = LanguagePhrasebooks::read(Path::new(LANGUAGES), set.path()).expect("the phrasebooks");
    assert_eq!(books.of("en-GB").expect("English").refusals, ["Nope."]);
    assert_eq!(books.of("de").expect("German").refusals.len(), 20);
}

#[test]
fn pairs_do_not_show_which_candidate_is_which() {
    let (cases, books) = (cases(), books());
    let rules = evaluated(&InterviewerCandidate::rules(), &cases, &books, 3);
    let folder = tempfile::tempdir().expect("a folder");
    let pairs = folder.path().join("pairs");
    let names = ["first-candidate", "second-candidate"];
    super::transcripts::write_pairs(&pairs, names, [&rules.sessions, &rules.sessions], 1).expect("pairs");
    let text = std::fs::read_to_string(pairs.join("001.md")).expect("a pair");
    assert!(text.contains("# Interview A") && text.contains("# Interview B") && !text.contains("candidate"));
    assert_eq!(std::fs::read_dir(&pairs).expect("the folder").count(), 3);
    let key = std::fs::read_to_string(folder.path().join("pairs.key.csv")).expect("the key");
    assert_eq!(key.lines().count(), 4);
}

#[test]
fn an_evaluation_fails_if_it_cannot_take_place_or_is_strict() {
    let evaluate = |arguments: &[&str]| {
        let words = ["colloquy-bench", "interviewer", "--against=scripted", "--sample=1"];
        match crate::Arguments::try_parse_from(words.iter().chain(arguments)).expect("arguments") {
            crate::Arguments::Interviewer(arguments) => super::run(&arguments),
            _ => unreachable!("another subcommand"),
        }
    };
    assert!(evaluate(&[]).is_ok());
    assert!(evaluate(&["--strict"]).is_err());
    assert!(evaluate(&["--provider=http://127.0.0.1:9/v1"]).is_err(), "the name of the model is missing");
    assert!(evaluate(&["--pairs=unused"]).is_err(), "there is only one candidate");
}
