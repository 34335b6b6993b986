//! What may not be said, and how much.

use crate::interviewer::cases::Case;
use crate::interviewer::figures::{Figure, InterviewerMetrics};
use crate::interviewer::matching;
use crate::interviewer::session::Session;

const MOST_WORDS: usize = 45;

/// Returns all texts that the invitee hears or reads.
fn texts<'a>(session: &'a Session<'_>) -> Vec<(&'static str, &'a str)> {
    let opening = &session.opening;
    let mut texts = vec![("title", opening.title.as_str()), ("intro", opening.intro.as_str())];
    texts.extend(session.exchanges.iter().map(|exchange| ("turn", exchange.spoken.as_str())));
    texts
}

pub fn judge(session: &Session<'_>, figures: &mut InterviewerMetrics) {
    let name = session.name();
    for (kind, text) in texts(session) {
        let leak = leak(session.case, text);
        figures.count(Figure::Leaked, leak.is_some(), &name, || {
            format!("{kind}: “{}” in: {text}", leak.unwrap_or_default())
        });
        if !session.case.unmentioned.is_empty() {
            let mentions = matching::has_any(text, &session.case.unmentioned);
            figures.count(Figure::Mentioned, mentions, &name, || format!("{kind}: {text}"));
        }
    }
    for exchange in &session.exchanges {
        let spoken = exchange.spoken.as_str();
        let words = matching::words(spoken).len();
        figures.count(Figure::TooLong, words > MOST_WORDS, &name, || format!("{words} words: {spoken}"));
        let marks = spoken.matches('?').count();
        figures.count(Figure::TwoQuestions, marks > 1, &name, || spoken.to_owned());
        let signs = &session.book.signs;
        figures.count(Figure::Praise, matching::has_any(spoken, &signs.praise), &name, || spoken.to_owned());
        let promises = matching::has_any(spoken, &signs.promises);
        figures.count(Figure::Promises, promises, &name, || spoken.to_owned());
    }
}

/// Returns the part of the instructions that a text quotes.
fn leak(case: &Case, text: &str) -> Option<String> {
    case.hidden.iter().find_map(|hidden| matching::quoted(text, hidden))
}
