//! Whether the topics are covered, each once, and whether refusals are kept.

use std::collections::BTreeSet;

use crate::interviewer::figures::{InterviewerMetric, InterviewerScorecard};
use crate::interviewer::invitee::PersonaAnswerKind;
use crate::interviewer::matching;
use crate::interviewer::question::InterviewerTurnKind;
use crate::interviewer::simulated_interview::{InterviewExchange, SimulatedInterview};

/// An interview needs answers beyond one for each topic: to the opening and to the last question.
const SPARE_RESPONSES: usize = 2;

pub fn judge(session: &SimulatedInterview<'_>, figures: &mut InterviewerScorecard) {
    covered(session, figures);
    asked_though_answered(session, figures);
    asked_twice(session, figures);
    refusals(session, figures);
    closing(session, figures);
}

fn is_covered(session: &SimulatedInterview<'_>, topic: usize) -> bool {
    let told = session.told_before(session.exchanges.len());
    is_asked(session, topic) || session.facts_about(topic).iter().any(|fact| told.contains(fact))
}

fn is_asked(session: &SimulatedInterview<'_>, topic: usize) -> bool {
    let keywords = &session.case.topics[topic].keywords;
    session.exchanges.iter().any(|exchange| {
        let asks = exchange.answer.is_some() && exchange.request != InterviewerTurnKind::Nothing;
        exchange.request == InterviewerTurnKind::Opening(topic)
            || (asks && matching::has_any(&matching::questions(&exchange.spoken).join(" "), keywords))
    })
}

/// Returns the topics that the interviewer must cover with this person.
fn required<'a>(session: &'a SimulatedInterview<'_>) -> impl Iterator<Item = usize> + 'a {
    let topics = session.case.topics.iter().enumerate();
    topics
        .filter(|(_, topic)| topic.required && !session.persona.spares.contains(&topic.name))
        .map(|(place, _)| place)
}

fn covered(session: &SimulatedInterview<'_>, figures: &mut InterviewerScorecard) {
    let needed = required(session).count() + SPARE_RESPONSES;
    let has_room = session.case.responses.is_none_or(|most| most >= needed as i64);
    for topic in required(session).filter(|_| has_room) {
        let name = &session.case.topics[topic].name;
        figures
            .count(InterviewerMetric::Covered, is_covered(session, topic), &session.name(), || name.clone());
    }
    for spared in &session.persona.spares {
        let asked = session.case.topic(spared).is_some_and(|topic| is_asked(session, topic));
        figures.count(InterviewerMetric::ConditionIgnored, asked, &session.name(), || spared.clone());
    }
}

/// A question for a topic whose facts have all been said is pointless, unless it refers to something that was said.
fn asked_though_answered(session: &SimulatedInterview<'_>, figures: &mut InterviewerScorecard) {
    let mut pointless = BTreeSet::new();
    for (place, exchange) in session.exchanges.iter().enumerate() {
        let InterviewerTurnKind::Opening(topic) = exchange.request else { continue };
        if exchange.answer.is_none() {
            continue;
        }
        let is_pointless =
            is_answered(session, topic, place) && !refers_to_facts(session, topic, &exchange.spoken);
        if is_pointless {
            pointless.insert(topic);
        }
        figures.count(InterviewerMetric::AskedThoughAnswered, is_pointless, &session.name(), || {
            exchange.spoken.clone()
        });
    }
    for topic in 0..session.case.topics.len() {
        let is_opened =
            |exchange: &InterviewExchange| exchange.request == InterviewerTurnKind::Opening(topic);
        let first = session.exchanges.iter().position(is_opened).unwrap_or(session.exchanges.len());
        if is_answered(session, topic, first) {
            let name = || session.case.topics[topic].name.clone();
            figures.count(
                InterviewerMetric::AskedOfAnswered,
                pointless.contains(&topic),
                &session.name(),
                name,
            );
        }
    }
}

/// Returns whether all facts about a topic were said before the exchange at `place`.
fn is_answered(session: &SimulatedInterview<'_>, topic: usize, place: usize) -> bool {
    let (facts, told) = (session.facts_about(topic), session.told_before(place));
    !facts.is_empty() && facts.iter().all(|fact| told.contains(fact))
}

/// Returns whether a question has a word of the facts about a topic that is not from the prompt.
fn refers_to_facts(session: &SimulatedInterview<'_>, topic: usize, spoken: &str) -> bool {
    let stop_words = session.book.stop_words();
    let known = matching::content(&session.case.prompt, &stop_words);
    let spoken = matching::content(spoken, &stop_words);
    session.facts_about(topic).into_iter().any(|fact| {
        let said = matching::content(&session.persona.facts[fact].say, &stop_words);
        said.iter().any(|word| spoken.contains(word) && !known.contains(word))
    })
}

/// A question may be repeated if the invitee did not answer it, or if it is about another topic.
fn asked_twice(session: &SimulatedInterview<'_>, figures: &mut InterviewerScorecard) {
    let mut asked: Vec<(&str, Option<usize>)> = Vec::new();
    let mut may_repeat = false;
    for exchange in &session.exchanges {
        let Some(answer) = &exchange.answer else { continue };
        let about = match exchange.request {
            InterviewerTurnKind::Opening(topic) => Some(topic),
            InterviewerTurnKind::FollowUp => exchange.current,
            InterviewerTurnKind::Last | InterviewerTurnKind::Nothing => None,
        };
        for question in matching::questions(&exchange.spoken) {
            let is_same =
                |(earlier, topic): &(&str, _)| *topic == about && matching::alike(earlier, question);
            let again = !may_repeat && asked.iter().any(is_same);
            figures.count(InterviewerMetric::AskedTwice, again, &session.name(), || exchange.spoken.clone());
            asked.push((question, about));
        }
        may_repeat = matches!(
            answer.kind,
            PersonaAnswerKind::PersonaCounterQuestion(_)
                | PersonaAnswerKind::Ramble
                | PersonaAnswerKind::Annoyed
        );
    }
}

fn refusals(session: &SimulatedInterview<'_>, figures: &mut InterviewerScorecard) {
    let Some(topic) = session.persona.refuses.as_deref().and_then(|name| session.case.topic(name)) else {
        return;
    };
    let refused = |exchange: &InterviewExchange| {
        exchange.answer.as_ref().is_some_and(|answer| answer.kind == PersonaAnswerKind::Refusal)
    };
    let Some(first) = session.exchanges.iter().position(refused) else { return };
    let after = &session.exchanges[first + 1..];
    let keywords = &session.case.topics[topic].keywords;
    let asks_again = after.iter().enumerate().find(|(place, exchange)| {
        let questions = matching::questions(&exchange.spoken).join(" ");
        let probes = *place == 0 || matching::has_any(&questions, keywords);
        exchange.request == InterviewerTurnKind::Opening(topic)
            || (exchange.request == InterviewerTurnKind::FollowUp && probes)
    });
    let closes = after.first().is_some_and(|exchange| exchange.answer.is_none());
    let has_more = required(session).any(|topic| !is_covered(session, topic));
    let is_kept = asks_again.is_none() && !(closes && has_more);
    figures.count(InterviewerMetric::RefusalsKept, is_kept, &session.name(), || {
        asks_again.map_or_else(|| "closed at once".to_owned(), |(_, exchange)| exchange.spoken.clone())
    });
}

fn closing(session: &SimulatedInterview<'_>, figures: &mut InterviewerScorecard) {
    let last = session.exchanges.last().map(|exchange| exchange.spoken.as_str()).unwrap_or_default();
    let has_closing = session.is_closed && matching::questions(last).is_empty();
    figures.count(InterviewerMetric::Closed, has_closing, &session.name(), || last.to_owned());
    let needed = required(session).count() + SPARE_RESPONSES;
    if session.is_closed && session.case.responses.is_none_or(|most| most >= needed as i64) {
        let missing = required(session).find(|topic| !is_covered(session, *topic));
        let name = || missing.map(|topic| session.case.topics[topic].name.clone()).unwrap_or_default();
        figures.count(InterviewerMetric::ClosedEarly, missing.is_some(), &session.name(), name);
    }
}
