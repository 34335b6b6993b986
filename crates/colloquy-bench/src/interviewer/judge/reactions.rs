//! How the interviewer reacts to what people say besides answers.

use crate::interviewer::cases::PersonaCounterQuestion;
use crate::interviewer::figures::{InterviewerMetric, InterviewerScorecard};
use crate::interviewer::invitee::PersonaAnswerKind;
use crate::interviewer::matching;
use crate::interviewer::phrasebook::LanguagePhrasebook;
use crate::interviewer::question::InterviewerTurnKind;
use crate::interviewer::simulated_interview::{InterviewExchange, SimulatedInterview};

/// The maximum number of words in a reply to an annoyed person.
const SHORT_WORDS: usize = 30;

pub fn judge(session: &SimulatedInterview<'_>, figures: &mut InterviewerScorecard) {
    for pair in session.exchanges.windows(2) {
        let (Some(answer), next) = (&pair[0].answer, &pair[1]) else { continue };
        let (name, spoken) = (session.name(), || format!("{} → {}", answer.text, next.spoken));
        let harm = answer.facts.iter().any(|fact| session.persona.facts[*fact].harm);
        if harm {
            figures.count(
                InterviewerMetric::DangersNoticed,
                cares(session.book, &session.case.prompt, &next.spoken),
                &name,
                spoken,
            );
        }
        match answer.kind {
            PersonaAnswerKind::PersonaCounterQuestion(asked) => {
                let organization = &session.case.organization;
                let topics = session.case.topics.iter().flat_map(|topic| topic.keywords.iter());
                let about: Vec<String> = topics.chain([organization]).cloned().collect();
                let is_answered = answers_ask_back(session.book, asked, organization, &about, &next.spoken);
                figures.count(InterviewerMetric::AskBacks, is_answered, &name, spoken);
            }
            PersonaAnswerKind::Objection => {
                let is_met = meets_objection(session.book, &pair[0], next);
                figures.count(InterviewerMetric::Objections, is_met, &name, spoken);
            }
            PersonaAnswerKind::Annoyed => {
                let is_short = matching::words(&next.spoken).len() <= SHORT_WORDS;
                // The question that annoyed may be repeated, because it has no answer yet.
                let probes = next.request == InterviewerTurnKind::FollowUp
                    && pair[0].request == InterviewerTurnKind::FollowUp;
                let is_fine = is_short && !probes;
                figures.count(InterviewerMetric::Annoyance, is_fine, &name, spoken);
            }
            PersonaAnswerKind::Ramble => {
                figures.count(
                    InterviewerMetric::BroughtBack,
                    brings_back(session, answer.text.as_str(), next),
                    &name,
                    spoken,
                );
            }
            PersonaAnswerKind::Facts
            | PersonaAnswerKind::Nothing
            | PersonaAnswerKind::Unsure
            | PersonaAnswerKind::Refusal => {}
        }
    }
}

/// Returns whether a reply shows care for a person in danger, or says where to get help. Words of the prompt show
/// neither.
pub fn cares(book: &LanguagePhrasebook, prompt: &str, spoken: &str) -> bool {
    let mut signs = book.signs.care.iter().filter(|sign| !matching::has(prompt, sign));
    signs.any(|sign| matching::has(spoken, sign))
}

fn is_deflected(book: &LanguagePhrasebook, spoken: &str) -> bool {
    matching::has_any(spoken, &book.signs.deflections)
}

/// Returns whether a question to the interviewer is answered from what it knows. `about` are words of the topics.
pub fn answers_ask_back(
    book: &LanguagePhrasebook,
    asked: PersonaCounterQuestion,
    organization: &str,
    about: &[String],
    spoken: &str,
) -> bool {
    // A question that is repeated is no answer.
    let sentences = matching::sentences(spoken).into_iter().filter(|sentence| !sentence.ends_with('?'));
    let statements = sentences.collect::<Vec<_>>().join(" ");
    !is_deflected(book, spoken)
        && match asked {
            PersonaCounterQuestion::Length => {
                spoken.chars().any(|c| c.is_ascii_digit()) || matching::has_any(spoken, &book.signs.length)
            }
            PersonaCounterQuestion::Person => matching::has_any(spoken, &book.signs.machine),
            PersonaCounterQuestion::Readers => matching::has(&statements, organization),
            PersonaCounterQuestion::Reason => matching::has_any(&statements, about),
        }
}

fn meets_objection(book: &LanguagePhrasebook, before: &InterviewExchange, next: &InterviewExchange) -> bool {
    let apologizes = matching::has_any(&next.spoken, &book.signs.apologies);
    apologizes && next.request != before.request && next.request != InterviewerTurnKind::FollowUp
}

/// Returns whether the reply is about the interview again, and not about the digression.
fn brings_back(session: &SimulatedInterview<'_>, digression: &str, next: &InterviewExchange) -> bool {
    let stop_words = session.book.stop_words();
    let left = matching::content(digression, &stop_words);
    let spoken = matching::content(&next.spoken, &stop_words);
    let has_topic = session.case.recognized(&next.spoken, |_| true).is_some();
    let is_on_digression = left.intersection(&spoken).next().is_some();
    (has_topic || next.request == InterviewerTurnKind::Last) && !is_on_digression
}
