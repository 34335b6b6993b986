//! Decides whether the last answer is worth a follow-up, and asks it.

use colloquy_domain::guide::TopicDepth;
use colloquy_domain::interviewing::{
    AnswerIntent, CompiledAnswerPatterns, InterviewerMove, NormalizedText, content_words,
};

use super::super::answer_clause::{
    FollowUpReason, ScoredAnswerClause, asks_for_problems, fullest, is_positive, most_telling,
};
use super::super::spoken_text::sentences;
use super::{NextUtterance, TurnContext, spoken};

/// In an interview of so few topics, each is explored as far as its depth allows.
const FEW_TOPICS: usize = 2;
/// The fewest words that carry meaning in a thin answer that answers its question.
const TOLD_WORDS: usize = 2;
/// The fewest words of an answer that tells what happened.
const TOLD_AT_LENGTH: usize = 20;
/// The most words of an answer that only says no.
const BARE_WORDS: usize = 2;

impl TurnContext<'_> {
    /// Returns a question about the last answer, if one is worth asking and allowed.
    pub(super) fn follow_up(&self) -> Option<NextUtterance> {
        let (coverage, remaining) = (&self.coverage, &self.situation.remaining);
        let is_opening = matches!(coverage.last_move, Some(InterviewerMove::Topic(_)));
        if coverage.is_offering_to_stop || self.heard.has_answer || self.is_in_tears() {
            return None;
        }
        // "No." says all there is to say.
        let is_bare_no =
            self.heard.consent == Some(false) && self.answer.split_whitespace().count() <= BARE_WORDS;
        match self.heard.meaning {
            _ if is_bare_no => None,
            _ if self.is_unmentioned(&self.answer) && self.heard.meaning == AnswerIntent::Thin => None,
            AnswerIntent::Thin
                if is_opening && self.says_too_little() && coverage.may_follow_up_once(remaining) =>
            {
                let clause = most_telling(&self.answer, self.language);
                // "All good" wishes nothing.
                if clause.is_none() && self.was_asked_for_wishes() && is_positive(&self.answer, self.language)
                {
                    return None;
                }
                let questions = match &clause {
                    Some(clause) => clause.kind.questions(&self.words.follow_ups),
                    None if is_positive(&self.answer, self.language) => self.words.follow_ups.good,
                    None => self.words.follow_ups.thin,
                };
                let lead = clause.and_then(|clause| self.taken_up(&clause));
                Some(spoken(lead.unwrap_or_else(|| self.lead()), self.fresh(questions)?))
            }
            AnswerIntent::Unknown if is_opening && !self.has_eased() && coverage.may_follow_up(remaining) => {
                Some(spoken(self.lead(), self.fresh(self.words.follow_ups.easier)?))
            }
            AnswerIntent::Plain | AnswerIntent::Rich
                if coverage.may_follow_up_once(remaining) || coverage.may_follow_up_last_words(remaining) =>
            {
                let mut clause = most_telling(&self.answer, self.language)
                    .or_else(|| self.told_problem())
                    .or_else(|| self.to_explore())?;
                // Something bad may be what made someone wish it.
                if !clause.kind.is_bad() && self.was_asked_for_wishes() {
                    clause.kind = FollowUpReason::Wish;
                }
                let is_bad = clause.kind.is_bad();
                if !is_bad && !coverage.may_follow_up(remaining) || self.is_unmentioned(&clause.text) {
                    return None;
                }
                let taken_up = self.taken_up(&clause);
                let follow_ups = &self.words.follow_ups;
                let questions = match &taken_up {
                    // A long answer has said more, and its author knows what is meant.
                    Some(_) if is_bad && self.answer.split_whitespace().count() >= TOLD_AT_LENGTH => {
                        &clause.kind.questions(follow_ups)[1..]
                    }
                    Some(_) => clause.kind.questions(follow_ups),
                    // After a long answer, a general question would be one too many.
                    None if self.answer.split_whitespace().count() >= TOLD_AT_LENGTH => return None,
                    // Without the part that is meant, only a general question is clear.
                    None => follow_ups.thin,
                };
                let question = self.fresh(questions)?;
                let mut lead = taken_up.unwrap_or_else(|| self.lead());
                if clause.is_grave
                    && lead.first().is_none_or(|first| !self.words.sympathies.contains(&first.as_str()))
                {
                    lead.insert(0, self.pick(self.words.sympathies).to_owned());
                }
                Some(spoken(lead, question))
            }
            _ => None,
        }
    }

    /// Returns whether an invitee who did not know an answer was asked something easier before.
    fn has_eased(&self) -> bool {
        let mut easier = self.words.follow_ups.easier.iter();
        easier.any(|text| self.coverage.was_asked(&NormalizedText::of(text)))
    }

    /// Returns what to take up of an answer in which nothing stands out, if its topic is to be explored.
    fn to_explore(&self) -> Option<ScoredAnswerClause> {
        let current = self.coverage.current?;
        let topics = &self.situation.guide.topics;
        // In an interview of many topics, one question more is enough.
        let has_room = topics.len() <= FEW_TOPICS || self.coverage.topics[current].follow_ups == 0;
        let is_deep = topics[current].depth == TopicDepth::Deep && has_room;
        let clause = fullest(&self.answer, self.language).filter(|_| is_deep)?;
        // Without the part that is meant, the question would be unclear.
        clause.quoted(self.words, self.language).is_some().then_some(clause)
    }

    /// Returns whether a thin answer leaves its question open: "Quiet, mostly. They say hello." does not, nor does "Twice a
    /// week." as an answer to "How often?".
    fn says_too_little(&self) -> bool {
        let said = NormalizedText::of(&self.answer);
        let is_unclear = CompiledAnswerPatterns::of(self.language).vague.is_in(&said);
        is_unclear
            || content_words(&said, self.language).len() < TOLD_WORDS && !self.was_asked_for_a_fact()
            || most_telling(&self.answer, self.language).is_some()
    }

    /// Returns whether the last question asked for wishes, so that the answer does not say what happened.
    fn was_asked_for_wishes(&self) -> bool {
        let Some(InterviewerMove::Topic(topic)) = self.coverage.last_move else { return false };
        let question = NormalizedText::of(&self.situation.guide.topics[topic].opening);
        self.words.wish_questions.iter().any(|part| question.contains(&NormalizedText::of(part)))
    }

    /// Returns whether the last question asked for a fact, and for nothing bad.
    fn was_asked_for_a_fact(&self) -> bool {
        let asked = sentences(self.previous);
        let Some(question) = asked.last().map(String::as_str) else { return false };
        let words = NormalizedText::of(question);
        // "Can you tell me how often you come?" asks for it as well, but a single word may be anywhere in a question.
        let asks = |beginning: &&str| {
            let phrase = NormalizedText::of(beginning);
            words.starts_with(&phrase) || beginning.contains(' ') && words.contains(&phrase)
        };
        self.words.fact_questions.iter().any(asks) && !asks_for_problems(question, self.language)
    }

    /// Returns the first wording that was not used in this interview. Wordings that fit most answers come first.
    fn fresh(&self, wordings: &'static [&'static str]) -> Option<Vec<String>> {
        let mut fresh = wordings.iter().filter(|text| !self.coverage.was_asked(&NormalizedText::of(text)));
        fresh.next().map(|text| vec![(*text).to_owned()])
    }
}
