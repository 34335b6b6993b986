//! What may not be said, and how much.

use crate::interviewer::cases::InterviewerCase;
use crate::interviewer::figures::{InterviewerMetric, InterviewerScorecard};
use crate::interviewer::matching;
use crate::interviewer::simulated_interview::SimulatedInterview;

const MOST_WORDS: usize = 45;

/// Returns all texts that the invitee hears or reads.
fn texts<'a>(session: &'a SimulatedInterview<'_>) -> Vec<(&'static str, &'a str)> {
    let opening = &session.opening;
    let mut texts = vec![("title", opening.title.as_str()), ("intro", opening.intro.as_str())];
    texts.extend(session.exchanges.iter().map(|exchange| ("turn", exchange.spoken.as_str())));
    texts
}

pub fn judge(session: &SimulatedInterview<'_>, figures: &mut InterviewerScorecard) {
    let name = session.name();
    for (kind, text) in texts(session) {
        let leak = leak(session.case, text);
        figures.count(InterviewerMetric::Leaked, leak.is_some(), &name, || {
            format!("{kind}: “{}” in: {text}", leak.unwrap_or_default())
        });
        if !session.case.unmentioned.is_empty() {
            let mentions = matching::has_any(text, &session.case.unmentioned);
            figures.count(InterviewerMetric::Mentioned, mentions, &name, || format!("{kind}: {text}"));
        }
    }
    for exchange in &session.exchanges {
        let spoken = exchange.spoken.as_str();
        let words = matching::words(spoken).len();
        figures.count(InterviewerMetric::TooLong, words > MOST_WORDS, &name, || {
            format!("{words} words: {spoken}")
        });
        let marks = spoken.matches('?').count();
        figures.count(InterviewerMetric::TwoQuestions, marks > 1, &name, || spoken.to_owned());
        let signs = &session.book.signs;
        figures.count(InterviewerMetric::Praise, matching::has_any(spoken, &signs.praise), &name, || {
            spoken.to_owned()
        });
        let promises = matching::has_any(spoken, &signs.promises);
        figures.count(InterviewerMetric::Promises, promises, &name, || spoken.to_owned());
    }
}

/// Returns the part of the instructions that a text quotes.
fn leak(case: &InterviewerCase, text: &str) -> Option<String> {
    case.hidden.iter().find_map(|hidden| matching::quoted(text, hidden))
}
