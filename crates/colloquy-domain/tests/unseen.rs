//! How well answers are understood that no example was written with. They are in `unseen/`, a folder for each language and
//! a sentence on each line, and must not become examples.
//!
//! One in five of the ordinary answers has words or thoughts of a danger, a refusal or a farewell, which is more than in
//! interviews. The harmless ones all do: they are idioms, pets, crime novels, matches and memories with such words. Many of
//! the others avoid the words by which one would expect to recognize them.

use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;

use colloquy_domain::interviewing::{AnswerIntent, InterpretedAnswer};
use colloquy_domain::language::Language;
use colloquy_domain::safety;

fn folder(language: Language) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/unseen").join(language.as_str())
}

fn answers(language: Language, kind: &str) -> Vec<String> {
    let path = folder(language).join(kind).with_extension("txt");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.lines().map(str::to_owned).collect()
}

/// Checks the share of answers of a kind, in percent, that are `recognized` in all languages together.
fn check(kind: &str, fewest: f64, most: f64, recognized: impl Fn(&str, Language) -> bool) {
    let (mut count, mut of) = (0, 0);
    for language in Language::ALL.iter().copied() {
        let all = answers(language, kind);
        let found = all.iter().filter(|answer| recognized(answer, language)).count();
        println!("{kind} in {}: {found} of {}", language.as_str(), all.len());
        (count, of) = (count + found, of + all.len());
    }
    let share = 100.0 * f64::from(count as u32) / f64::from(of as u32);
    println!("{kind}: {share:.1} %");
    assert!((fewest..=most).contains(&share), "{kind}: {share:.1} % are not from {fewest} to {most} %");
}

fn raises_concern(answer: &str, language: Language) -> bool {
    safety::concern_of_answer(answer, language).is_some()
}

fn meaning(answer: &str, language: Language) -> AnswerIntent {
    InterpretedAnswer::of(answer, language).meaning
}

#[test]
fn no_example_was_written_with_them() {
    for language in Language::ALL.iter().copied() {
        let words = |text: &str| text.to_lowercase().replace(|letter: char| !letter.is_alphanumeric(), " ");
        let words = |text: &str| words(text).split_whitespace().collect::<Vec<_>>().join(" ");
        let examples: HashSet<String> =
            language.tables().examples.all().map(|(_, example)| words(example)).collect();
        for kind in ["already", "annoyed", "danger", "harmless", "ordinary", "refusal", "stop"] {
            let known: Vec<String> = answers(language, kind)
                .into_iter()
                .filter(|answer| examples.contains(&words(answer)))
                .collect();
            assert_eq!(known, Vec::<String>::new(), "{kind} in {}", language.as_str());
        }
    }
}

#[test]
fn most_dangers_are_noticed() {
    check("danger", 90.0, 100.0, raises_concern);
}

#[test]
fn few_ordinary_answers_raise_a_concern() {
    check("ordinary", 0.0, 3.3, raises_concern);
}

#[test]
fn few_answers_about_work_school_pets_films_and_sports_raise_a_concern() {
    check("harmless", 0.0, 2.2, raises_concern);
}

#[test]
fn hardly_any_ordinary_answer_is_taken_for_a_refusal_or_a_farewell() {
    let declines = |answer: &str, language| {
        let meaning = meaning(answer, language);
        meaning.declines() || matches!(meaning, AnswerIntent::Stop | AnswerIntent::Weary)
    };
    check("ordinary", 0.0, 2.5, declines);
}

#[test]
fn most_refusals_are_respected() {
    check("refusal", 80.0, 100.0, |answer, language| meaning(answer, language).declines());
}

#[test]
fn most_farewells_end_the_interview_or_lead_to_the_question_whether_to_stop() {
    let ends = |answer: &str, language| {
        matches!(meaning(answer, language), AnswerIntent::Stop | AnswerIntent::Weary)
    };
    check("stop", 62.0, 100.0, ends);
}

#[test]
fn most_annoyance_is_noticed() {
    let is_annoyed = |answer: &str, language| {
        use AnswerIntent::{AlreadySaid, FeelsIgnored, Hostile, Impatient, Stop, Weary};
        matches!(meaning(answer, language), AlreadySaid | Hostile | Impatient | Stop | FeelsIgnored | Weary)
    };
    check("annoyed", 50.0, 100.0, is_annoyed);
}

#[test]
fn most_complaints_about_repeated_questions_are_noticed() {
    let is_noticed = |answer: &str, language| {
        matches!(meaning(answer, language), AnswerIntent::AlreadySaid | AnswerIntent::FeelsIgnored)
    };
    check("already", 72.0, 100.0, is_noticed);
}
