//! Hints whether follow-ups are apt. Only readers can judge that.

use crate::interviewer::figures::{InterviewerMetric, InterviewerScorecard};
use crate::interviewer::invitee::PersonaAnswerKind;
use crate::interviewer::matching;
use crate::interviewer::question::InterviewerTurnKind;
use crate::interviewer::simulated_interview::SimulatedInterview;

pub fn judge(session: &SimulatedInterview<'_>, figures: &mut InterviewerScorecard) {
    let stop_words = session.book.stop_words();
    let name = session.name();
    for pair in session.exchanges.windows(2) {
        let (Some(answer), next) = (&pair[0].answer, &pair[1]) else { continue };
        if next.answer.is_none() {
            continue;
        }
        let is_follow_up = next.request == InterviewerTurnKind::FollowUp;
        if answer.kind == PersonaAnswerKind::Refusal {
            figures.count(InterviewerMetric::FollowUpsOnRefused, is_follow_up, &name, || next.spoken.clone());
        }
        if answer.kind != PersonaAnswerKind::Facts {
            continue;
        }
        figures.count(InterviewerMetric::FollowUps, is_follow_up, &name, String::new);
        let asked = matching::content(&pair[0].spoken, &stop_words);
        let spoken = matching::content(&next.spoken, &stop_words);
        let takes_up = |said: &str| {
            let said = matching::content(said, &stop_words);
            said.iter().any(|word| spoken.contains(word) && !asked.contains(word))
        };
        let what = || format!("{} → {}", answer.text, next.spoken);
        if is_follow_up {
            figures.count(InterviewerMetric::SpecificFollowUps, takes_up(&answer.text), &name, what);
            let is_open = matching::has_any(&next.spoken, &session.book.signs.open);
            figures.count(InterviewerMetric::OpenFollowUps, is_open, &name, || next.spoken.clone());
        }
        let facts = answer.facts.iter().map(|fact| &session.persona.facts[*fact]);
        let mut weighty = facts.filter(|fact| fact.important || fact.negative).peekable();
        if weighty.peek().is_some() {
            figures.count(InterviewerMetric::TakenUp, weighty.any(|fact| takes_up(&fact.say)), &name, what);
        }
    }
}
