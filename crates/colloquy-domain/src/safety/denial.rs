//! Answers to a notice of help from invitees who do not need it.

use super::{is_response, repeated_concern, texts};
use crate::interviewing::NormalizedText;
use crate::language::Language;
use crate::message::{Message, Role};

/// Returns whether a text says that a notice of help was not needed. "It was not a joke" says the opposite, and "no, it was
/// a joke" does not.
pub fn denies_a_danger(text: &str, language: Language) -> bool {
    let negators = language.tables().sentiment.modifiers.negators;
    text.split([',', ';', '.', '!', '?', '…']).map(NormalizedText::of).any(|clause| {
        let says = |phrase: &str| clause.contains(&NormalizedText::of(phrase));
        let is_negated = |denial: &str| negators.iter().any(|word| says(&format!("{word} {denial}")));
        texts(language).denials.iter().any(|denial| says(denial) && !is_negated(denial))
    })
}

/// Returns whether the answer at this place was followed by a notice of help and a denial. Whoever denies a danger and
/// reports one in the same breath has not taken it back.
pub fn is_taken_back(messages: &[Message], place: usize, language: Language) -> bool {
    let after = messages.get(place + 1..).unwrap_or_default();
    let is_answer = |message: &&Message| message.role == Role::User;
    let Some(next) = after.iter().position(|message| is_answer(&message)) else { return false };
    let was_told = after[..next].iter().any(|message| is_response(&message.content, language));
    let said = &after[next].content;
    was_told && denies_a_danger(said, language) && repeated_concern(said, language).is_none()
}
