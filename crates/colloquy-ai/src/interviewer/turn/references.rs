//! Refers to what the invitee said.

use colloquy_domain::interviewing::{
    CompiledAnswerPatterns, InterpretedAnswer, InterviewerMove, NormalizedText, content_words, is_akin,
};
use colloquy_domain::message::Role;

use super::super::answer_clause::{
    FollowUpReason, ScoredAnswerClause, asks_for_problems, fullest, is_positive, most_telling,
};
use super::{TurnContext, plain_sentences, quoting, sentences};

/// The fewest words that carry meaning in a clause that is repeated although nothing in it stands out.
const NOTED_WORDS: usize = 3;

impl TurnContext<'_> {
    /// Says what of the answer was noted, so that a change of topic does not pass over it. To do so in every turn would be
    /// parroting.
    pub(super) fn acknowledged(&self, telling: Option<ScoredAnswerClause>) -> Vec<String> {
        let words = self.words;
        let strays =
            CompiledAnswerPatterns::of(self.language).digressions.is_in(&NormalizedText::of(&self.answer));
        let clause = telling.filter(|clause| !strays && !self.has_just_noted() && self.says_much(clause));
        let clause = clause.filter(|clause| !self.is_unmentioned(&clause.text));
        let noted = clause.and_then(|clause| match clause.reported(words, self.language) {
            Some(clause) if !words.noted_reported.is_empty() => {
                Some(vec![format!("{} {clause}.", self.pick(words.noted_reported))])
            }
            _ => clause.whole_sentence(words).map(|clause| quoting(self.pick(words.noted_quotes), &clause)),
        });
        noted.unwrap_or_else(|| self.lead_of(words.acknowledgements))
    }

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

    fn says_much(&self, clause: &ScoredAnswerClause) -> bool {
        content_words(&NormalizedText::of(&clause.text), self.language).len() >= NOTED_WORDS
    }

    /// Returns whether the last turn began by saying what was noted.
    fn has_just_noted(&self) -> bool {
        let frames = self.words.noted_quotes.iter().chain(self.words.noted_reported);
        let mut begins = frames.filter_map(|frame| frame.split('{').next());
        begins.any(|begin| self.previous.starts_with(begin))
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
            || sentences(self.words.unheeded),
            |clause| quoting(self.words.unheeded_quote, &clause),
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
        clause.kind = FollowUpReason::Complaint;
        clause.quoted(self.words, self.language).is_some().then_some(clause)
    }

    /// Returns a sentence that says which part of the answer the follow-up is about.
    pub(super) fn taken_up(&self, clause: &ScoredAnswerClause) -> Option<Vec<String>> {
        match clause.reported(self.words, self.language) {
            Some(clause) => Some(vec![format!("{} {clause}.", self.pick(self.words.reported))]),
            None => clause
                .quoted(self.words, self.language)
                .map(|clause| quoting(self.pick(self.words.quotes), &clause)),
        }
    }
}
