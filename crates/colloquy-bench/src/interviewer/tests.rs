use std::path::Path;

use super::candidate::Candidate;
use super::cases::{Case, read_set};
use super::figures::Figure;
use super::phrasebook::Phrasebooks;
use super::scripted::ScriptedProvider;
use super::{DEVELOPMENT_SET, Evaluation, LANGUAGES, evaluate};

fn cases() -> Vec<Case> {
    read_set(Path::new(DEVELOPMENT_SET)).expect("the set")
}

fn books() -> Phrasebooks {
    Phrasebooks::read(Path::new(LANGUAGES)).expect("the phrasebooks")
}

fn evaluated<'a>(
    candidate: &Candidate,
    cases: &'a [Case],
    books: &'a Phrasebooks,
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
    let evaluation = evaluated(&Candidate::rules(), &cases, &books, 4);
    assert_eq!(evaluation.sessions.len(), 4);
    for (session, _) in &evaluation.sessions {
        assert!(session.is_closed, "{}", session.name());
    }
    assert_eq!(evaluation.figures.tally(Figure::TooLong).counted, 0);
}

#[test]
fn an_interviewer_that_does_not_listen_misses_the_targets() {
    let (cases, books) = (cases(), books());
    let script = ScriptedProvider::start().expect("a provider");
    let candidate = Candidate::model("scripted", &script.url(), "scripted").expect("a model");
    let missed = evaluated(&candidate, &cases, &books, 2).figures.missed();
    for figure in [Figure::RefusalPhrases, Figure::DangerPhrases, Figure::FactsInSummary] {
        assert!(missed.contains(&figure), "{figure:?}");
    }
    assert!(!missed.contains(&Figure::NearMisses));
}
