//! Refers to what the invitee said.

use colloquy_domain::interviewing::{
    InterpretedAnswer, InterviewerMove, NormalizedText, content_words, is_akin,
};
use colloquy_domain::meanings::statement_probability;
use colloquy_domain::message::Role;
use colloquy_languages::fill;
use colloquy_languages::statements::StatementKind;

use super::super::answer_clause::{
    FollowUpReason, ScoredAnswerClause, asks_for_problems, fullest, is_positive, most_telling,
};
use super::{TurnContext, plain_sentences, quoting, sentences};
use crate::guide::capitalized;

/// The most words of an answer whose end is what "that" in a question means.
const SHORT_ANSWER_WORDS: usize = 8;
/// How probable it must be that an answer to a question about something bad is a complaint.
const IS_LIKELY: f32 = 0.3;

impl TurnContext<'_> {
    /// Returns whether a part of the answer is about something that the organization does not want to be brought up: what
    /// the rest of its sentence is about, it is about too.
    pub(super) fn is_unmentioned(&self, part: &str) -> bool {
        let language = self.situation.locale.language();
        let all = plain_sentences(&self.answer);
        let sentence = all.iter().find(|sentence| sentence.text.contains(part));
        let text = NormalizedText::of(sentence.map_or(part, |sentence| sentence.text));
        let names = |what: &String| {
            let what = NormalizedText::of(what);
            let words = content_words(&what, language);
            !words.is_empty() && words.iter().all(|word| text.words().any(|said| is_akin(said, word)))
        };
        self.situation.guide.unmentioned.iter().any(names)
    }

    /// Says what was noted last, to an invitee who does not feel heard.
    pub(super) fn noted(&self) -> Vec<String> {
        let turns = self.situation.conversation.iter().rev().filter(|turn| turn.role == Role::User);
        let before = turns.skip(1).map(|turn| turn.text.as_str());
        let clause = before
            .filter(|text| InterpretedAnswer::of(text, self.language).meaning.is_answer())
            .find_map(|text| most_telling(text, self.language));
        let clause = clause.as_ref().and_then(|clause| clause.quoted(self.words, self.language));
        clause.map_or_else(
            || sentences(self.words.feels_ignored),
            |clause| quoting(self.words.feels_ignored_quote, &clause),
        )
    }

    /// Returns what to follow up in an answer to a question about something bad: "One gets thrown out after each update" is a
    /// problem because that was the question.
    pub(super) fn told_problem(&self) -> Option<ScoredAnswerClause> {
        let Some(InterviewerMove::Topic(topic)) = self.coverage.last_move else { return None };
        let opening = &self.situation.guide.topics[topic].opening;
        if !asks_for_problems(opening, self.language) || is_positive(&self.answer, self.language) {
            return None;
        }
        let mut clause = fullest(&self.answer, self.language)?;
        // "There are six seats" is no problem with the waiting room.
        let kinds = [StatementKind::Complaint, StatementKind::Harm];
        if statement_probability(clause.sentence(), self.language, &kinds) < IS_LIKELY {
            return None;
        }
        clause.kind = FollowUpReason::Complaint;
        clause.is_certain = true;
        Some(clause)
    }

    /// Returns what precedes a follow-up, so that it is clear what it is about. Clear without are the end of a short answer
    /// and a serious matter with which an answer ends.
    pub(super) fn reference(&self, clause: &ScoredAnswerClause) -> Option<Vec<String>> {
        let words = self.words;
        let filled = |frame: &str, part: &str| vec![fill(frame, &[("clause", part)])];
        let is_serious = clause.is_weighty || clause.is_grave || self.response_to_feeling().is_some();
        if let Some(duration) = clause.duration(self.language).filter(|_| clause.is_grave) {
            return Some(filled(words.durations, &capitalized(&duration)));
        }
        let is_short = self.answer.split_whitespace().count() <= SHORT_ANSWER_WORDS;
        if (is_short || is_serious) && self.ends_with(clause) {
            return Some(self.lead());
        }
        if let Some(name) = clause.named_subject(words, self.language).filter(|_| !is_serious) {
            return Some(filled(words.mentioned, &name));
        }
        match clause.reported(words, self.language) {
            Some(clause) => Some(vec![format!("{} {clause}.", self.pick(words.reported))]),
            None => {
                clause.quoted(words, self.language).map(|clause| quoting(self.pick(words.quotes), &clause))
            }
        }
    }

    /// Returns whether the answer ends with the sentence of a clause.
    pub(super) fn ends_with(&self, clause: &ScoredAnswerClause) -> bool {
        self.answer.trim_end().ends_with(clause.sentence())
    }
}
