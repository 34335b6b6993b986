//! Decides whether the last answer is worth a follow-up, and asks it.

use colloquy_domain::guide::TopicDepth;
use colloquy_domain::interviewing::{
    AnswerIntent, CompiledAnswerCues, CompiledAnswerPatterns, InterviewerMove, NormalizedText, content_words,
    is_akin,
};
use colloquy_domain::meanings::statement_probability;
use colloquy_domain::message::Role;
use colloquy_languages::statements::StatementKind;

use super::super::answer_clause::{
    FollowUpReason, ScoredAnswerClause, asks_for_problems, fullest, is_positive, most_telling,
};
use super::super::spoken_text::sentences;
use super::super::tense::ClauseTime;
use super::tone::AnswerTone;
use super::{NextUtterance, TurnContext, plain_sentences, spoken};
use crate::insights::second_opinion::is_former;

/// In an interview of so few topics, each is explored as far as its depth allows.
const FEW_TOPICS: usize = 2;
/// The fewest words that carry meaning in a thin answer that answers its question.
const TOLD_WORDS: usize = 2;
/// The fewest words of an answer that tells what happened.
const TOLD_AT_LENGTH: usize = 20;
/// The most words of an answer that only says no.
const BARE_WORDS: usize = 2;
/// From this probability on, a clause is probably bad.
const PROBABLY_BAD: f32 = 0.4;
/// The most words of an answer whose unclear part is its point.
const UNCLEAR_WORDS: usize = 14;

impl TurnContext<'_> {
    /// Returns a question about the last answer, if one is worth asking and allowed.
    pub(super) fn follow_up(&self) -> Option<NextUtterance> {
        let (coverage, remaining) = (&self.coverage, &self.situation.remaining);
        let is_opening = matches!(coverage.last_move, Some(InterviewerMove::Topic(_)));
        if coverage.is_offering_to_stop || self.heard.has_answer || self.is_in_tears() {
            return None;
        }
        // No question follows a death, tears or "I have no children".
        if self.tells_of_a_loss() || self.denies_condition() {
            return None;
        }
        // "No." says all there is to say.
        let is_bare_no =
            self.heard.consent == Some(false) && self.answer.split_whitespace().count() <= BARE_WORDS;
        match self.heard.meaning {
            _ if is_bare_no => None,
            // Who has been quoted may have nothing to add.
            AnswerIntent::Thin | AnswerIntent::Unknown if self.was_acknowledged() => None,
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
                let questions = match clause.as_ref().map(|clause| clause.kind) {
                    Some(kind) if kind.is_bad() && !clause.is_some_and(|it| self.is_worth_asking(&it)) => {
                        return None;
                    }
                    Some(FollowUpReason::Vague) => self.words.follow_ups.vague,
                    Some(kind) if kind.is_bad() => self.words.follow_ups.more,
                    None if is_positive(&self.answer, self.language) => self.words.follow_ups.good,
                    _ => self.words.follow_ups.thin,
                };
                Some(spoken(self.lead(), self.fresh(&[questions])?))
            }
            AnswerIntent::Unknown if is_opening && !self.has_eased() && coverage.may_follow_up(remaining) => {
                Some(spoken(self.lead(), self.fresh(&[self.words.follow_ups.easier])?))
            }
            // One question about a burden is enough.
            AnswerIntent::Plain | AnswerIntent::Rich if self.follows_a_burden() => None,
            AnswerIntent::Plain | AnswerIntent::Rich
                if coverage.may_follow_up_once(remaining) || coverage.may_follow_up_last_words(remaining) =>
            {
                let mut clause = self
                    .heavy_clause()
                    .or_else(|| most_telling(&self.answer, self.language))
                    .or_else(|| self.told_problem())
                    .or_else(|| self.to_explore())?;
                // Something bad may be what made someone wish it.
                if !clause.kind.is_bad() && self.was_asked_for_wishes() {
                    clause.kind = FollowUpReason::Wish;
                }
                self.about(&clause).filter(|_| !self.is_unmentioned(&clause.text))
            }
            _ => None,
        }
    }

    /// Returns a question about a clause of the last answer, if the clause is worth it.
    fn about(&self, clause: &ScoredAnswerClause) -> Option<NextUtterance> {
        let follow_ups = &self.words.follow_ups;
        // Nothing is to be found out about what is no longer so.
        if is_former(clause.sentence(), self.language) {
            return None;
        }
        let is_long = self.answer.split_whitespace().count() >= TOLD_AT_LENGTH;
        let questions: &[&'static [&'static str]] = match clause.kind {
            kind if kind.is_bad() && !self.is_worth_asking(clause) => return None,
            kind if kind.is_bad() => match self.specific_question(clause) {
                Some(specific) => &[specific, follow_ups.more],
                None => &[follow_ups.more],
            },
            // In a long answer, the unclear part is an aside.
            FollowUpReason::Vague if self.answer.split_whitespace().count() <= UNCLEAR_WORDS => {
                &[follow_ups.vague, follow_ups.more]
            }
            _ if !self.explores() => return None,
            FollowUpReason::Wish => &[follow_ups.wish],
            FollowUpReason::Good => &[follow_ups.more, follow_ups.good],
            _ => &[follow_ups.more],
        };
        let question = self.fresh(questions)?;
        let reference = self.reference(clause);
        if reference.is_none() && is_long && !clause.is_weighty {
            // Without the part that is meant, a question after a long answer would be unclear.
            return None;
        }
        let mut lead = reference.unwrap_or_else(|| self.lead());
        if clause.is_grave
            && lead.first().is_none_or(|first| !self.words.sympathies.contains(&first.as_str()))
        {
            lead.insert(0, self.pick(self.words.sympathies).to_owned());
        }
        Some(spoken(lead, question))
    }

    /// Returns what weighs most in the answer, if a question about it is worth asking.
    fn heavy_clause(&self) -> Option<ScoredAnswerClause> {
        let clause = self.heaviest.as_ref().map(|heavy| heavy.clause.clone())?;
        (self.coverage.follow_ups_in_a_row == 0 && self.is_worth_asking(&clause)).then_some(clause)
    }

    /// Returns whether something bad in an answer leaves a question open: it is not over, not played down, and new.
    fn is_worth_asking(&self, clause: &ScoredAnswerClause) -> bool {
        let cues = CompiledAnswerCues::of(self.language);
        let from = self.answer.find(&clause.text).unwrap_or_default();
        let rest = NormalizedText::of(&self.answer[from..]);
        if cues.holds(&cues.settled, &rest) || cues.is_played_down(&NormalizedText::of(&self.answer)) {
            return false;
        }
        let is_first = self.coverage.follow_ups_in_a_row == 0 && !self.coverage.is_closing_asked;
        let is_serious = clause.is_grave || clause.is_weighty;
        if !is_serious && !self.is_probably_bad(clause) {
            return false;
        }
        // What is wished says all there is to say.
        if self.was_asked_for_wishes() && !is_serious {
            return false;
        }
        let is_clear = || {
            clause.is_certain
                || matches!(self.tone(), AnswerTone::Grave | AnswerTone::Hard)
                || self.response_to_feeling().is_some()
        };
        let is_open = is_serious || !self.is_explained(clause) || self.specific_question(clause).is_some();
        self.is_new(&clause.text) && is_open && (is_serious || is_first && is_clear())
    }

    /// Returns whether a clause or its sentence resembles complaints more than anything else. A word of blame is not enough:
    /// an isolated house is no problem.
    fn is_probably_bad(&self, clause: &ScoredAnswerClause) -> bool {
        let bad = [StatementKind::Complaint, StatementKind::Harm];
        let share = |text: &str| statement_probability(text, self.language, &bad);
        share(&clause.text).max(share(clause.sentence())) >= PROBABLY_BAD
    }

    /// Returns whether an answer says enough about something bad that weighs on no one: why it is so or what followed, how
    /// much or how long, or as much as people tell about it.
    fn is_explained(&self, clause: &ScoredAnswerClause) -> bool {
        let said = NormalizedText::of(clause.sentence());
        let has_cause = CompiledAnswerPatterns::of(self.language).causes.is_in(&said);
        let has_number = self.answer.contains(|letter: char| letter.is_ascii_digit());
        has_cause || has_number || self.answer.split_whitespace().count() >= TOLD_AT_LENGTH
    }

    /// Returns whether most of what a clause says was not said in earlier answers.
    fn is_new(&self, clause: &str) -> bool {
        let turns = self.situation.conversation.iter().rev().skip_while(|turn| turn.role == Role::User);
        let before = turns.filter(|turn| turn.role == Role::User).map(|turn| turn.text.as_str());
        let before = NormalizedText::of(&before.collect::<Vec<_>>().join(" "));
        let said = NormalizedText::of(clause);
        let words = content_words(&said, self.language);
        let known = words.iter().filter(|word| before.words().any(|own| is_akin(own, word))).count();
        known * 2 <= words.len()
    }

    /// Returns the questions for one kind of bad news only, if it is certain that they fit: what followed something that
    /// happened, with which the answer ends, or what would help with something that is still so.
    fn specific_question(&self, clause: &ScoredAnswerClause) -> Option<&'static [&'static str]> {
        let cues = CompiledAnswerCues::of(self.language);
        let answer = NormalizedText::of(&self.answer);
        let has_remedy = cues.remedies.is_in(&answer);
        let is_serious = clause.is_weighty || clause.is_grave;
        match ClauseTime::of(&clause.text, self.language) {
            _ if has_remedy => None,
            ClauseTime::Happened if is_serious && self.ends_with(clause) => Some(self.words.follow_ups.then),
            ClauseTime::Is
                if clause.kind == FollowUpReason::Complaint
                    && self.answer.split_whitespace().count() >= TOLD_AT_LENGTH
                    && !self.was_followed_up()
                    && !self.was_asked_why()
                    && self.is_about_topic(clause) =>
            {
                Some(self.words.follow_ups.help)
            }
            _ => None,
        }
    }

    fn was_followed_up(&self) -> bool {
        self.coverage.current.is_some_and(|current| self.coverage.topics[current].follow_ups > 0)
    }

    /// Returns whether the last question asked for a reason, so that the answer justifies something.
    fn was_asked_why(&self) -> bool {
        let question = NormalizedText::of(self.previous);
        let why = self.language.tables().guide.why;
        why.iter().any(|word| question.contains(&NormalizedText::of(word)))
    }

    /// Returns whether a clause is about what was asked, and not about something that came up besides.
    fn is_about_topic(&self, clause: &ScoredAnswerClause) -> bool {
        let Some(InterviewerMove::Topic(topic)) = self.coverage.last_move else { return false };
        let topic = &self.situation.guide.topics[topic];
        if asks_for_problems(&topic.opening, self.language) {
            return true;
        }
        let own = [topic.keywords.join(" "), topic.name.clone(), topic.opening.clone()].join(" ");
        let (own, said) = (NormalizedText::of(&own), NormalizedText::of(clause.sentence()));
        let own = content_words(&own, self.language);
        said.words().any(|word| own.iter().any(|own| is_akin(own, word)))
    }

    /// Returns whether an invitee who did not know an answer was asked something easier before.
    fn has_eased(&self) -> bool {
        let mut easier = self.words.follow_ups.easier.iter();
        easier.any(|text| self.coverage.was_asked(&NormalizedText::of(text)))
    }

    /// Returns whether the current topic is to be explored even if nothing in an answer stands out.
    fn explores(&self) -> bool {
        let Some(current) = self.coverage.current else { return false };
        let topics = &self.situation.guide.topics;
        // In an interview of many topics, one question more after a short answer is enough.
        let is_short = self.answer.split_whitespace().count() < TOLD_AT_LENGTH;
        let has_room =
            topics.len() <= FEW_TOPICS || is_short && self.coverage.topics[current].follow_ups == 0;
        let (cues, answer) = (CompiledAnswerCues::of(self.language), NormalizedText::of(&self.answer));
        let is_done =
            cues.empty.is_in(&answer) || cues.holds(&cues.settled, &answer) || cues.is_played_down(&answer);
        topics[current].depth == TopicDepth::Deep
            && has_room
            && !is_done
            && self.coverage.may_follow_up(&self.situation.remaining)
    }

    /// Returns the part to follow up of an answer in which nothing stands out, if its topic is to be explored. It is clear what a
    /// question is about only if it is the last thing that was said.
    fn to_explore(&self) -> Option<ScoredAnswerClause> {
        let all = plain_sentences(&self.answer);
        let last = all.last().filter(|last| !last.is_question && self.explores())?;
        let clause = fullest(last.text, self.language)?;
        let words = content_words(&NormalizedText::of(&clause.text), self.language).len();
        (words >= TOLD_WORDS).then_some(clause)
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
    pub(super) fn was_asked_for_wishes(&self) -> bool {
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

    /// Returns the first wording that was not used in this interview. Wordings that fit better come first.
    fn fresh(&self, questions: &[&'static [&'static str]]) -> Option<Vec<String>> {
        let wordings = questions.iter().copied().flatten();
        let mut fresh = wordings.filter(|text| !self.coverage.was_asked(&NormalizedText::of(text)));
        fresh.next().map(|text| vec![(*text).to_owned()])
    }
}
