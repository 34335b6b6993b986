//! Checks a reply sentence by sentence before it is spoken.

use colloquy_domain::interviewing::{AnswerIntent, Coverage, NextInterviewStep, ReplyRules};
use colloquy_domain::ports::{InterviewSituation, ReplyListener};

use crate::speech::sentences;

const ENDING_ASKS: &str = "With the last words, thank the person and ask nothing.";
const NOTHING_TO_SAY: &str = "There was nothing to say after SAY.";

/// A reply that is passed on to the listener as far as it keeps the rules.
pub struct ReplyRuleFilter<'a> {
    situation: &'a InterviewSituation,
    coverage: &'a Coverage,
    rules: ReplyRules<'a>,
    listener: &'a mut dyn ReplyListener,
    spoken: String,
    /// The fault because of which nothing more is passed on.
    fault: Option<String>,
}

impl<'a> ReplyRuleFilter<'a> {
    pub fn new(
        situation: &'a InterviewSituation,
        coverage: &'a Coverage,
        listener: &'a mut dyn ReplyListener,
    ) -> Self {
        let rules = ReplyRules::new(situation, coverage);
        ReplyRuleFilter { situation, coverage, rules, listener, spoken: String::new(), fault: None }
    }

    /// Passes on a sentence unless it breaks a rule. `ends` is whether the model has said that the interview ends.
    pub fn speak(&mut self, sentence: &str, ends: bool) {
        if self.fault.is_some() {
            return;
        }
        let reply = [self.spoken.as_str(), sentence].join(" ");
        self.fault = match self.rules.check(reply.trim()) {
            Err(broken) => Some(broken.to_string()),
            Ok(()) if ends || self.is_exhausted() => {
                self.premature_end().or_else(|| asks(sentence).then(|| ENDING_ASKS.to_owned()))
            }
            Ok(()) => None,
        };
        if self.fault.is_none() {
            self.listener.sentence(sentence);
            self.spoken = reply;
        }
    }

    /// Returns whether the rest of the reply is of no use.
    pub fn is_stopped(&self) -> bool {
        self.fault.is_some()
    }

    /// Ends the reply. Returns whether the interview ends with it, or the fault because of which nothing was spoken.
    pub fn finish(mut self, ends: bool) -> Result<bool, String> {
        if self.spoken.is_empty() {
            return Err(self.fault.unwrap_or_else(|| NOTHING_TO_SAY.to_owned()));
        }
        let premature = if ends { self.premature_end() } else { None };
        if self.is_exhausted() || premature.is_none() && (self.fault.is_none() || ends) {
            return Ok(ends || self.is_exhausted());
        }
        // What was spoken stands. Without a question, the invitee would not know how to continue.
        Ok(!asks(&self.spoken) && self.say_next_step())
    }

    /// Continues in the guide's words. Returns whether the interview ends with them.
    fn say_next_step(&mut self) -> bool {
        let guide = &self.situation.guide;
        let phrases = self.situation.locale.language().tables().interviewer_phrases(guide.is_informal());
        let next = self.coverage.next_step(&self.situation.remaining);
        let words = match next {
            NextInterviewStep::Topic(topic) => guide.topics[topic].opening.as_str(),
            NextInterviewStep::Closing => guide.closing.as_deref().unwrap_or(phrases.last_questions[0]),
            NextInterviewStep::Farewell => phrases.farewells[0],
        };
        sentences(words).iter().for_each(|sentence| self.listener.sentence(sentence));
        next == NextInterviewStep::Farewell
    }

    fn is_exhausted(&self) -> bool {
        let remaining = self.situation.remaining;
        remaining.active_ms.is_some_and(|left| left <= 0) || remaining.responses.is_some_and(|left| left <= 0)
    }

    /// Returns the fault of an end before every required topic is covered, as far as the limits allow.
    fn premature_end(&self) -> Option<String> {
        if self.coverage.answer.is_some_and(|answer| answer.meaning == AnswerIntent::Stop) {
            return None;
        }
        let NextInterviewStep::Topic(next) = self.coverage.next_step(&self.situation.remaining) else {
            return None;
        };
        let topic = self.situation.guide.topics.get(next).filter(|topic| topic.is_required)?;
        Some(format!("Do not end yet. Topic {} is still open: ask about {}.", next + 1, topic.name))
    }
}

fn asks(text: &str) -> bool {
    text.contains(['?', '？'])
}
