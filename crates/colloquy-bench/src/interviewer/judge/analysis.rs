//! Whether the analysis contains what matters.

use crate::interviewer::figures::{InterviewerMetric, InterviewerScorecard};
use crate::interviewer::invitee::PersonaAnswerKind;
use crate::interviewer::matching;
use crate::interviewer::simulated_interview::SimulatedInterview;

pub fn judge(session: &SimulatedInterview<'_>, figures: &mut InterviewerScorecard) {
    let name = session.name();
    let summary = session.analysis.summary.as_deref().unwrap_or_default();
    let told = session.told_before(session.exchanges.len());
    for (place, fact) in session.persona.facts.iter().enumerate().filter(|(_, fact)| fact.important) {
        let (is_told, is_in_summary) = (told.contains(&place), matching::has_any(summary, &fact.keys));
        figures.count(InterviewerMetric::FactsTold, is_told, &name, || fact.say.clone());
        figures.count(InterviewerMetric::FactsInSummary, is_in_summary, &name, || fact.say.clone());
        if is_told {
            figures.count(InterviewerMetric::ToldInSummary, is_in_summary, &name, || fact.say.clone());
        }
    }
    let has_harm = told.iter().any(|fact| session.persona.facts[*fact].harm);
    let expected = session.persona.sentiment.as_deref().or(has_harm.then_some("negative"));
    if let Some(expected) = expected {
        let found = session.analysis.sentiment.map_or("none", |sentiment| sentiment.as_str());
        figures.count(InterviewerMetric::Sentiment, found == expected, &name, || {
            format!("{found} instead of {expected}")
        });
    }
    refused_topic(session, summary, figures);
    let quoted = interviewer_words(session, summary);
    figures
        .count(InterviewerMetric::QuestionInSummary, quoted.is_some(), &name, || quoted.unwrap_or_default());
}

/// What was refused matters as well: a reader must not take it for forgotten.
fn refused_topic(session: &SimulatedInterview<'_>, summary: &str, figures: &mut InterviewerScorecard) {
    let refused = session.persona.refuses.as_deref().and_then(|topic| session.case.topic(topic));
    let answers = session.exchanges.iter().filter_map(|exchange| exchange.answer.as_ref());
    let (Some(topic), true) =
        (refused, answers.clone().any(|answer| answer.kind == PersonaAnswerKind::Refusal))
    else {
        return;
    };
    let insights = session.analysis.insights.as_ref().map(ToString::to_string).unwrap_or_default();
    let is_named = matching::has_any(&format!("{summary} {insights}"), &session.case.topics[topic].keywords);
    figures.count(InterviewerMetric::RefusedNamed, is_named, &session.name(), || summary.to_owned());
}

/// Returns words of the interviewer's questions that the summary repeats and the invitee did not say. The name of a topic
/// is a heading there.
fn interviewer_words(session: &SimulatedInterview<'_>, summary: &str) -> Option<String> {
    let answers: Vec<&str> = session
        .exchanges
        .iter()
        .filter_map(|exchange| exchange.answer.as_ref())
        .map(|answer| answer.text.as_str())
        .collect();
    let answers = answers.join(" ");
    let questions = session.exchanges.iter().flat_map(|exchange| matching::questions(&exchange.spoken));
    let is_heading = |words: &str| {
        session.opening.guide.topics.iter().any(|topic| matching::quoted(&topic.name, words).is_some())
    };
    questions
        .filter_map(|question| matching::quoted(summary, question))
        .find(|words| matching::quoted(&answers, words).is_none() && !is_heading(words))
}
