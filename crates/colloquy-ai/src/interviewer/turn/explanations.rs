//! Explains a question to an invitee who asks what it means.

use std::collections::HashSet;

use colloquy_domain::interviewing::{
    AnswerIntent, CompiledAnswerPatterns, InterviewerMove, NormalizedText, is_named_by_its_question,
};
use colloquy_languages::fill;

use super::{NextUtterance, TurnContext, asked, sentences, spoken};

/// The most words of a question that repeats a part of the last one: "Get on with what?"
const ECHO_WORDS: usize = 12;
/// The fewest words that it has in common with it.
const ECHOED_WORDS: usize = 3;

impl TurnContext<'_> {
    /// Returns whether the invitee asks what the last question means, and has not been told.
    pub(super) fn asks_what_is_meant(&self) -> bool {
        let said = NormalizedText::of(&self.answer);
        let is_unclear =
            || CompiledAnswerPatterns::of(self.language).unclear.is_in(&said) || self.echoes(&said);
        let is_question = match self.heard.meaning {
            AnswerIntent::Repeat => true,
            AnswerIntent::Back => said.words().count() <= ECHO_WORDS,
            _ => false,
        };
        is_question && !self.heard.has_answer && !self.was_explained() && is_unclear()
    }

    /// Returns whether a question repeats a part of the last one.
    fn echoes(&self, said: &NormalizedText) -> bool {
        let asked = NormalizedText::of(self.previous);
        let words: HashSet<&str> =
            said.words().filter(|word| asked.words().any(|own| own == *word)).collect();
        // "Do you use it too?" asks something else.
        let question_words = self.language.tables().prompt.question_words;
        let asks_inside = said.words().skip(1).any(|word| question_words.contains(&word));
        words.len() >= ECHOED_WORDS && asks_inside
    }

    fn was_explained(&self) -> bool {
        self.previous.starts_with(self.words.unclear)
    }

    /// Asks about the topic in other words. What a follow-up meant is not explained: the interview goes on.
    pub(super) fn explained(&self) -> NextUtterance {
        let lead = sentences(self.words.unclear);
        let topic = match self.coverage.last_move {
            Some(InterviewerMove::Topic(topic)) => &self.situation.guide.topics[topic],
            Some(InterviewerMove::FollowUp) => return self.advance(lead),
            _ => return spoken(lead, self.again()),
        };
        if is_named_by_its_question(topic, self.language) {
            return spoken(lead, asked(&topic.opening));
        }
        spoken(lead, asked(&fill(self.words.meant, &[("topic", &topic.name)])))
    }
}
