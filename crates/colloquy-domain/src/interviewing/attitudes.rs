//! Attitudes to the interview that combinations of words show: annoyance and refusals, and what only sounds like them
//! because it is about others.

use colloquy_languages::attitudes::Attitude;

use super::answer_intents::{ANSWER_WORDS, AnswerIntent, InterpretedAnswer};
use super::sentences::sentences;
use crate::concepts::{attitude, reports};
use crate::language::Language;

/// Returns whether a combination of words refuses an answer: "My lawyer advised me to say nothing".
pub(super) fn refuses_in_words(sentence: &str, language: Language) -> bool {
    attitude(sentence, language) == Some(Attitude::Refusal)
}

/// Returns the annoyance that a combination of words shows, unless the phrases say something more definite.
pub(super) fn shown_annoyance(
    text: &str,
    understood_as: Option<AnswerIntent>,
    language: Language,
) -> Option<AnswerIntent> {
    use AnswerIntent::{AlreadySaid, FeelsIgnored, Hostile, Impatient, Injection, Refusal, Skip, Stop};
    if matches!(understood_as, Some(Stop | Injection | Hostile | Refusal)) {
        return None;
    }
    let intent = match attitude(text, language)? {
        // "Another question" alone asks for one.
        Attitude::Exasperated => return Some(Impatient),
        Attitude::FeelsIgnored => FeelsIgnored,
        Attitude::AlreadySaid => AlreadySaid,
        Attitude::Impatient => Impatient,
        Attitude::Refusal | Attitude::NoRefusal | Attitude::AboutOthers => return None,
    };
    (understood_as != Some(Skip)).then_some(intent)
}

/// Returns whether a refusal or a complaint is somebody else's, or about somebody else. Such a sentence is an answer.
pub(super) fn is_about_others(text: &str, meaning: AnswerIntent, language: Language) -> bool {
    use AnswerIntent::{AlreadySaid, FeelsIgnored, Hostile, Impatient};
    match meaning {
        _ if meaning.declines() => reports(text, Attitude::NoRefusal, language),
        FeelsIgnored | AlreadySaid | Impatient | Hostile => reports(text, Attitude::AboutOthers, language),
        _ => false,
    }
}

/// An answer of more sentences is not searched for impatience.
const FEW_SENTENCES: usize = 4;

/// Adds to an answer that a sentence of it asks for a shorter interview: "How many are left? This is tiring." Other
/// sentences may answer the question all the same.
pub(super) fn with_impatience(answer: InterpretedAnswer, text: &str) -> InterpretedAnswer {
    let is_whole = answer.meaning == AnswerIntent::Impatient;
    let sentences = sentences(text);
    if !(2..=FEW_SENTENCES).contains(&sentences.len()) {
        return InterpretedAnswer { is_hurried: is_whole, ..answer };
    }
    let is_impatient =
        |text: &str| InterpretedAnswer::of_whole(text, answer.language).meaning == AnswerIntent::Impatient;
    // People who are in a hurry say so first or last. In between, it is about their subject.
    let last = sentences.len() - 1;
    let (hurried, others): (Vec<_>, Vec<_>) =
        sentences.into_iter().enumerate().partition(|(at, sentence)| {
            [0, last].contains(at) && !sentence.is_question && is_impatient(sentence.text)
        });
    let others = others.into_iter().map(|(_, sentence)| sentence);
    let words: usize = others.map(|other| other.text.split_whitespace().count()).sum();
    InterpretedAnswer {
        is_hurried: is_whole || !hurried.is_empty(),
        has_answer: answer.has_answer || is_whole && !hurried.is_empty() && words >= ANSWER_WORDS,
        ..answer
    }
}

#[cfg(test)]
mod tests;
