//! Backchannels: sounds of listening such as "mm-hm" or "okay", which do not take the turn from the
//! interviewer.

use crate::language::Language;

/// How much a short text counts as an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AnswerWeight {
    /// No words at all.
    Nothing,
    /// "Mm-hm": never an answer.
    Hum,
    /// "Yes", "okay": an answer to a question, but no reason for the interviewer to fall silent.
    Agreement,
    Words,
}

/// Hums are spelled alike in all languages. Commas separate the phrases.
const HUMS: &str = "ah, aha, ahem, eh, er, erm, euh, ehm, hm, hmm, hmmm, huh, m, mh, mhm, mhmm, mm, mmm, mm hm, mm hmm, \
    mmhm, mmhmm, oh, uh, uh huh, um, äh, ähm, öh, hum, hein, tja";

/// The agreements if the language is unknown.
const USUAL_AGREEMENTS: &str = "ok, okay";

/// Longer texts always count as words.
const SHORT_WORDS: usize = 8;

pub(super) fn weigh(text: &str, language: Option<Language>) -> AnswerWeight {
    let lower = text.to_lowercase();
    let words: Vec<&str> =
        lower.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    if words.is_empty() {
        return AnswerWeight::Nothing;
    }
    if words.len() > SHORT_WORDS {
        return AnswerWeight::Words;
    }
    if is_made_of(&words, &[HUMS]) {
        return AnswerWeight::Hum;
    }
    let agreements = language.map_or(USUAL_AGREEMENTS, |language| language.tables().speech.agreements);
    if is_made_of(&words, &[HUMS, agreements]) { AnswerWeight::Agreement } else { AnswerWeight::Words }
}

/// Whether a text can answer a question: it has words, and they are more than sounds of listening.
pub fn may_be_answer(text: &str, language: Option<Language>) -> bool {
    matches!(weigh(text, language), AnswerWeight::Agreement | AnswerWeight::Words)
}

fn is_made_of(words: &[&str], lists: &[&str]) -> bool {
    words.is_empty()
        || (1..=words.len()).any(|count| {
            let phrase = words[..count].join(" ");
            lists.iter().any(|list| list.split(", ").any(|known| known == phrase))
                && is_made_of(&words[count..], lists)
        })
}

#[cfg(test)]
mod tests;
