//! Fills in what precedes the words of a reply, for a model that continues what it is given.
//!
//! A small model gets these lines wrong, and takes seconds to write them on a machine without a graphics processor. The
//! rules know them: they follow from the guide and the conversation.

use colloquy_domain::interviewing::{AnswerIntent, Coverage, NextInterviewStep, TopicState};
use colloquy_domain::ports::{InterviewSituation, RemainingInterviewLimits};

use super::instructions::numbers_in;

/// The words of a reply are on one line.
pub(super) const END: [&str; 1] = ["\n"];

/// Returns the form of a reply up to the words to be spoken.
pub(super) fn begun_form(situation: &InterviewSituation, coverage: &Coverage) -> String {
    let covered = numbers_in(coverage, &[TopicState::Answered, TopicState::Exhausted]);
    let refused = numbers_in(coverage, &[TopicState::Refused]);
    let topic = topic(coverage, &situation.remaining);
    format!("TOPIC: {topic}\nCOVERED: {covered}\nREFUSED: {refused}\nSAY:")
}

fn topic(coverage: &Coverage, remaining: &RemainingInterviewLimits) -> String {
    const END: &str = "END";
    let meaning = coverage.answer.map(|answer| answer.meaning);
    if coverage.is_out_of_limits(remaining) || meaning == Some(AnswerIntent::Stop) {
        return END.to_owned();
    }
    let is_answered = meaning.is_some_and(AnswerIntent::is_answer);
    let stays = coverage.is_question_pending() || is_answered && coverage.may_follow_up(remaining);
    match (coverage.current.filter(|_| stays), coverage.next_step(remaining)) {
        (Some(topic), _) | (None, NextInterviewStep::Topic(topic)) => (topic + 1).to_string(),
        (None, NextInterviewStep::Closing) => "last question".to_owned(),
        (None, NextInterviewStep::Farewell) => END.to_owned(),
    }
}
