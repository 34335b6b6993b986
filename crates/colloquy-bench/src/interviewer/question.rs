//! Recognizes what an interviewer's turn asks for, by the words in it.

use super::cases::InterviewerCase;
use super::matching;
use super::phrasebook::LanguagePhrasebook;

/// What a turn of the interviewer asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InterviewerTurnKind {
    /// Begins with a topic.
    Opening(usize),
    /// Asks for more about what was said last, or about its topic.
    FollowUp,
    /// Asks whether there is anything to add.
    Last,
    /// Asks nothing.
    Nothing,
}

/// Recognizes the request. `current` is the topic that is being talked about.
pub fn recognize(
    case: &InterviewerCase,
    book: &LanguagePhrasebook,
    text: &str,
    current: Option<usize>,
    is_open: impl Fn(usize) -> bool,
) -> InterviewerTurnKind {
    let questions = matching::questions(text).join(" ");
    if matching::has_any(if questions.is_empty() { text } else { &questions }, &book.signs.last) {
        return InterviewerTurnKind::Last;
    }
    // A question such as "What is your view of it?" follows the sentence with the topic.
    let topic = case.recognized(&questions, &is_open).or_else(|| case.recognized(text, &is_open));
    match topic {
        Some(topic) if Some(topic) == current => InterviewerTurnKind::FollowUp,
        Some(topic) => InterviewerTurnKind::Opening(topic),
        None if questions.is_empty() && !matching::has_any(text, &book.signs.open) => {
            InterviewerTurnKind::Nothing
        }
        None => InterviewerTurnKind::FollowUp,
    }
}
