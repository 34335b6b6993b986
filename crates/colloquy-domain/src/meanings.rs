//! What the sentences of an answer mean, by the examples of its language.

use colloquy_classifier::SentenceClassifier;
use colloquy_languages::PerLanguage;
use colloquy_languages::examples::Meaning;

use crate::interviewing::sentences;
use crate::language::Language;

/// What matters may be one clause of a long answer without punctuation. So parts of this many words are also judged,
/// each beginning this many words after the one before.
const PART_WORDS: usize = 16;
const PART_STEP: usize = 6;

static CLASSIFIERS: PerLanguage<SentenceClassifier<Meaning>> =
    PerLanguage::new(|language| SentenceClassifier::learn(language.tables().examples.all()));

/// Learns the examples of a language unless that has been done. It takes a fraction of a second, which the first answer
/// need not wait for if this is called before.
pub fn learn_examples(language: Language) {
    CLASSIFIERS.of(language);
}

/// Returns the probability that a text as a whole has one of these meanings.
pub(crate) fn probability(text: &str, language: Language, meanings: &[Meaning]) -> f32 {
    CLASSIFIERS.of(language).probabilities(text).of_any(meanings)
}

/// Returns the most probable meaning of a text as a whole, with its probability.
pub(crate) fn most_probable(text: &str, language: Language) -> Option<(Meaning, f32)> {
    CLASSIFIERS.of(language).probabilities(text).best()
}

/// Returns the part of a text that most probably has one of these meanings: which of them, and the probability of
/// all of them together.
pub(crate) fn clearest(text: &str, language: Language, meanings: &[Meaning]) -> Option<(Meaning, f32)> {
    let classifier = CLASSIFIERS.of(language);
    let judge = |part: &str| {
        let probabilities = classifier.probabilities(part);
        let one = |meaning: &Meaning| probabilities.of_any(&[*meaning]);
        let meaning = meanings.iter().max_by(|a, b| one(a).total_cmp(&one(b)))?;
        Some((*meaning, probabilities.of_any(meanings)))
    };
    let judged = parts(text).iter().filter_map(|part| judge(part)).collect::<Vec<_>>();
    judged.into_iter().max_by(|(_, one), (_, other)| one.total_cmp(other))
}

/// Returns the text, its sentences, and overlapping parts of it if it is long.
fn parts(text: &str) -> Vec<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let starts =
        (0..words.len()).step_by(PART_STEP).take_while(|start| start + PART_WORDS - PART_STEP < words.len());
    let windows = starts.map(|start| words[start..words.len().min(start + PART_WORDS)].join(" "));
    let sentences = sentences(text).into_iter().map(|sentence| sentence.text.to_owned());
    let mut parts: Vec<String> = [text.to_owned()].into_iter().chain(sentences).chain(windows).collect();
    parts.dedup();
    parts
}

#[cfg(test)]
mod tests;
