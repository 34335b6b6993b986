//! How much an answer says.

use super::answer_intents::{AnswerIntent, InterpretedAnswer};
use super::compiled_phrases::COMPILED;
use super::normalized_text::NormalizedText;
use super::topic_words::content_words;
use crate::language::Language;

/// An answer is thin if it has at most this many words, and at most this many that carry meaning.
const THIN_WORDS: usize = 6;
const THIN_CONTENT: usize = 2;
const RICH_WORDS: usize = 22;
/// In scripts without spaces between words, an answer with more characters is not thin.
const THIN_CHARACTERS: usize = 30;

impl InterpretedAnswer {
    /// Returns the text as an answer that asks and wishes nothing.
    pub(super) fn told(self, text: &str) -> Self {
        let meaning = weight(text, &NormalizedText::of(text), self.language);
        InterpretedAnswer { meaning, has_answer: false, ..self }
    }
}

/// Returns whether an answer is thin, plain or rich.
pub(super) fn weight(text: &str, said: &NormalizedText, language: Language) -> AnswerIntent {
    let words = said.words().count();
    let characters = text.chars().filter(|letter| letter.is_alphanumeric()).count();
    let is_dense = words <= THIN_WORDS && characters / words.max(1) > 12;
    if is_dense && characters > THIN_CHARACTERS {
        return AnswerIntent::Plain;
    }
    let content = content_words(&said.without(&COMPILED.of(language).fillers), language).len();
    match words {
        0..=THIN_WORDS if content <= THIN_CONTENT => AnswerIntent::Thin,
        _ if content == 0 => AnswerIntent::Thin,
        RICH_WORDS.. => AnswerIntent::Rich,
        _ => AnswerIntent::Plain,
    }
}
