//! What the sentences of an answer mean, by the examples of its language.

use std::collections::BTreeSet;

use colloquy_classifier::{LearningPace, SentenceClassifier};
use colloquy_languages::PerLanguage;
use colloquy_languages::examples::Meaning;
use colloquy_languages::statements::StatementKind;
use colloquy_languages::weights::StatementWeight;

use crate::interviewing::sentences;
use crate::language::Language;
use crate::word_sentiments::with_marks;

/// What matters may be one clause of a long answer without punctuation. So parts of this many words are also judged,
/// each beginning this many words after the one before.
const PART_WORDS: usize = 16;
const PART_STEP: usize = 6;
const CLAUSE_ENDS: [char; 8] = [',', ';', ':', '.', '!', '?', '…', '–'];
/// Fewer words are no clause.
const CLAUSE_WORDS: usize = 4;
/// Fewer letters say nothing, and one letter over and over neither: "S. S. S.", which recognizers write for noise. "SOS"
/// has three.
const SENTENCE_LETTERS: usize = 3;

static CLASSIFIERS: PerLanguage<SentenceClassifier<Meaning>> = PerLanguage::new(|language| {
    SentenceClassifier::learn(language.tables().examples.all(), LearningPace::THOROUGH)
});

static STATEMENTS: PerLanguage<SentenceClassifier<StatementKind>> = PerLanguage::new(|language| {
    let examples = language.tables().statements.all();
    let marked: Vec<_> = examples.map(|(kind, sentence)| (kind, with_marks(sentence, language))).collect();
    let marked = marked.iter().map(|(kind, sentence)| (*kind, sentence.as_str()));
    SentenceClassifier::learn(marked, LearningPace::GENTLE)
});

static WEIGHTS: PerLanguage<SentenceClassifier<StatementWeight>> = PerLanguage::new(|language| {
    let tables = language.tables();
    let examples = tables.weights.all(&tables.statements);
    let marked: Vec<_> =
        examples.map(|(weight, sentence)| (weight, with_marks(sentence, language))).collect();
    let marked = marked.iter().map(|(weight, sentence)| (*weight, sentence.as_str()));
    SentenceClassifier::learn(marked, LearningPace::GENTLE)
});

/// Learns the examples of a language unless that has been done. It takes a fraction of a second, which the first answer
/// need not wait for if this is called before.
pub fn learn_examples(language: Language) {
    CLASSIFIERS.of(language);
    STATEMENTS.of(language);
    WEIGHTS.of(language);
}

/// Returns which kind of statement a sentence most probably is, with its probability.
pub fn statement_kind(text: &str, language: Language) -> Option<(StatementKind, f32)> {
    STATEMENTS.of(language).probabilities(&with_marks(text, language)).best()
}

/// Returns the probability that a sentence is a statement of one of these kinds.
pub fn statement_probability(text: &str, language: Language, kinds: &[StatementKind]) -> f32 {
    STATEMENTS.of(language).probabilities(&with_marks(text, language)).of_any(kinds)
}

/// Returns the probability that a sentence weighs as much as one of these.
pub fn weight_probability(text: &str, language: Language, weights: &[StatementWeight]) -> f32 {
    WEIGHTS.of(language).probabilities(&with_marks(text, language)).of_any(weights)
}

/// Returns the probability that a text as a whole has one of these meanings.
pub(crate) fn probability(text: &str, language: Language, meanings: &[Meaning]) -> f32 {
    CLASSIFIERS.of(language).probabilities(text).of_any(meanings)
}

/// Returns the most probable meaning of a text as a whole, with its probability.
pub(crate) fn most_probable(text: &str, language: Language) -> Option<(Meaning, f32)> {
    CLASSIFIERS.of(language).probabilities(text).best()
}

/// Returns which of these meanings a sentence of the text has, or a part of one, if it is probable enough. A part has
/// lost what was around it, such as a negation, so more is demanded of it.
pub(crate) fn meaning_of_any_part(
    text: &str,
    language: Language,
    meanings: &[Meaning],
    of_sentence: f32,
    of_part: f32,
) -> Option<Meaning> {
    let classifier = CLASSIFIERS.of(language);
    let judge = |part: &str, wanted: f32| {
        let probabilities = classifier.probabilities(part);
        let one = |meaning: &Meaning| probabilities.of_any(&[*meaning]);
        let meaning = meanings.iter().max_by(|a, b| one(a).total_cmp(&one(b)))?;
        let surplus = probabilities.of_any(meanings) - wanted;
        (surplus >= 0.0).then_some((*meaning, surplus))
    };
    let has_letters = |text: &&str| {
        let letters: Vec<char> = text.chars().filter(|letter| letter.is_alphabetic()).collect();
        letters.len() >= SENTENCE_LETTERS && letters.iter().any(|letter| *letter != letters[0])
    };
    // A text that repeats itself is judged once.
    let distinct: BTreeSet<&str> = sentences(text).into_iter().map(|sentence| sentence.text).collect();
    let parts: BTreeSet<String> = distinct.iter().flat_map(|sentence| parts(sentence)).collect();
    let sentences = distinct.into_iter().filter(has_letters);
    let sentences = sentences.filter_map(|sentence| judge(sentence, of_sentence));
    let parts = parts.into_iter().filter_map(|part| judge(&part, of_part));
    sentences.chain(parts).max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(meaning, _)| meaning)
}

/// Returns the clauses of a sentence, and overlapping parts of it if it is long.
fn parts(text: &str) -> BTreeSet<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let starts =
        (0..words.len()).step_by(PART_STEP).take_while(|start| start + PART_WORDS - PART_STEP < words.len());
    let windows = starts.map(|start| words[start..words.len().min(start + PART_WORDS)].join(" "));
    let clauses = text.split(CLAUSE_ENDS).filter(|clause| clause.split_whitespace().count() >= CLAUSE_WORDS);
    clauses.map(str::to_owned).chain(windows).collect()
}

#[cfg(test)]
mod tests;
