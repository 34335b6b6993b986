//! What an interviewer must not say in a reply, whether rules or a model worded it.

use std::collections::HashSet;
use std::fmt;

use super::coverage::{Coverage, TopicState};
use super::interviewer_moves::{GuideQuestions, InterviewerMove};
use super::normalized_text::NormalizedText;
use super::sentences::{Sentence, sentences};
use super::topic_words::{content_words, is_akin};
use super::word_patterns::{CompiledAnswerPatterns, WordPatternSet};
use crate::language::Language;
use crate::message::Role;
use crate::ports::InterviewSituation;

/// The most words that an interviewer says in one turn, its question included.
pub const MAX_TURN_WORDS: usize = 45;
/// How many words of the prompt in a row are a quotation.
const QUOTED_WORDS: usize = 6;
/// The fewest topics that make a list.
const LISTED_TOPICS: usize = 3;
/// Two questions are the same if they share this much of their words.
const SAME_PERCENT: usize = 80;
/// The fewest words with meaning by which questions in other words are the same.
const SAME_WORDS: usize = 3;
const MARKUP: [char; 11] = ['*', '`', '#', '<', '>', '[', ']', '{', '}', '|', '\\'];

/// A rule that a reply breaks. As a text, it is a sentence that tells a model what to change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BrokenReplyRule {
    SeveralQuestions,
    TooLong { words: usize },
    ListRead,
    Markup,
    PromptQuoted { quote: String },
    Promise,
    Praise,
    HarmWelcomed,
    AskedBefore { question: String },
    RefusedTopic { topic: String },
    Unmentioned { what: String },
}

impl fmt::Display for BrokenReplyRule {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BrokenReplyRule::SeveralQuestions => write!(formatter, "Ask only one question in a turn."),
            BrokenReplyRule::TooLong { words } => {
                write!(formatter, "Say it in at most {MAX_TURN_WORDS} words; these are {words}.")
            }
            BrokenReplyRule::ListRead => write!(formatter, "Do not read out a list; name one topic only."),
            BrokenReplyRule::Markup => write!(formatter, "Use plain words to be spoken, without any markup."),
            BrokenReplyRule::PromptQuoted { quote } => {
                write!(formatter, "Do not quote your instructions; leave out \"{quote}\".")
            }
            BrokenReplyRule::Promise => write!(formatter, "Do not promise anything."),
            BrokenReplyRule::Praise => {
                write!(formatter, "Stay neutral; do not praise or agree with the answer.")
            }
            BrokenReplyRule::HarmWelcomed => {
                write!(formatter, "The last answer reports something bad; do not call it good.")
            }
            BrokenReplyRule::AskedBefore { question } => {
                write!(formatter, "Do not ask again what was asked before: \"{question}\"")
            }
            BrokenReplyRule::RefusedTopic { topic } => {
                write!(
                    formatter,
                    "The invitee does not want to talk about {topic}; ask about something else."
                )
            }
            BrokenReplyRule::Unmentioned { what } => write!(formatter, "Do not bring this up: {what}."),
        }
    }
}

/// Checks replies in one situation.
pub struct ReplyRules<'a> {
    situation: &'a InterviewSituation,
    coverage: &'a Coverage,
    language: Language,
    questions: GuideQuestions,
    /// What the invitee has said.
    answers: NormalizedText,
    last_answer: NormalizedText,
    /// What may be said although the prompt says it too.
    allowed: HashSet<String>,
}

impl<'a> ReplyRules<'a> {
    pub fn new(situation: &'a InterviewSituation, coverage: &'a Coverage) -> Self {
        let language = situation.locale.language();
        let guide = &situation.guide;
        let answers = situation.conversation.iter().filter(|turn| turn.role == Role::User);
        let answers: Vec<&str> = answers.map(|turn| turn.text.as_str()).collect();
        let topics = guide.topics.iter().flat_map(|topic| [topic.name.as_str(), topic.opening.as_str()]);
        let questions = guide.conditions.iter().flat_map(|condition| {
            std::iter::once(condition.question.as_str()).chain(condition.if_unknown.as_deref())
        });
        let shown = [&guide.closing].into_iter().flatten().map(String::as_str);
        let title = situation.title.as_ref().map(|title| title.as_str());
        let intro = situation.intro.as_ref().map(|intro| intro.as_str());
        let known = topics.chain(questions).chain(shown).chain(title).chain(intro);
        ReplyRules {
            situation,
            coverage,
            language,
            questions: GuideQuestions::of(guide, language),
            allowed: known.chain(answers.iter().copied()).flat_map(runs).collect(),
            answers: NormalizedText::of(&answers.join(" ")),
            last_answer: NormalizedText::of(answers.last().copied().unwrap_or_default()),
        }
    }

    /// Returns the first rule that a reply breaks.
    pub fn check(&self, reply: &str) -> Result<(), BrokenReplyRule> {
        let said = NormalizedText::of(reply);
        self.check_form(reply, &said)?;
        self.check_content(reply, &said)?;
        self.check_questions(reply)
    }

    fn check_form(&self, reply: &str, said: &NormalizedText) -> Result<(), BrokenReplyRule> {
        let questions = sentences(reply).iter().filter(|sentence| sentence.is_question).count();
        let words = said.words().count();
        let begins_item = |line: &str| {
            let line = line.trim_start();
            let number = line.trim_start_matches(|letter: char| letter.is_ascii_digit());
            line.starts_with(['-', '•', '–']) || (number.len() < line.len() && number.starts_with(['.', ')']))
        };
        let is_list = reply.lines().filter(|line| begins_item(line)).count() > 1;
        if reply.contains(MARKUP) || reply.contains("http") {
            Err(BrokenReplyRule::Markup)
        } else if is_list || self.questions.named_in(said) >= LISTED_TOPICS {
            Err(BrokenReplyRule::ListRead)
        } else if questions > 1 {
            Err(BrokenReplyRule::SeveralQuestions)
        } else if words > MAX_TURN_WORDS && !self.asks_as_written(said) {
            Err(BrokenReplyRule::TooLong { words })
        } else {
            Ok(())
        }
    }

    /// Returns whether a reply is a question of the guide, whose length the organization has chosen.
    fn asks_as_written(&self, said: &NormalizedText) -> bool {
        let openings = self.situation.guide.topics.iter().map(|topic| &topic.opening);
        openings.into_iter().any(|opening| *said == NormalizedText::of(opening))
    }

    fn check_content(&self, reply: &str, said: &NormalizedText) -> Result<(), BrokenReplyRule> {
        let patterns = CompiledAnswerPatterns::of(self.language);
        let stated = stated(reply, self.language);
        let states = |set: &WordPatternSet| stated.iter().any(|part| set.is_in(part));
        if states(&patterns.promises) {
            return Err(BrokenReplyRule::Promise);
        }
        if states(&patterns.praises) {
            return Err(BrokenReplyRule::Praise);
        }
        if patterns.harm.is_in(&self.last_answer) && patterns.welcomes.is_in(said) {
            return Err(BrokenReplyRule::HarmWelcomed);
        }
        if let Some(quote) = self.quote(reply) {
            return Err(BrokenReplyRule::PromptQuoted { quote });
        }
        match self.situation.guide.unmentioned.iter().find(|what| self.brings_up(what, said)) {
            Some(what) => Err(BrokenReplyRule::Unmentioned { what: what.clone() }),
            None => Ok(()),
        }
    }

    /// Returns words of the instructions that a reply repeats.
    fn quote(&self, reply: &str) -> Option<String> {
        let guide = &self.situation.guide;
        let conditions = guide.conditions.iter().map(|condition| condition.condition.as_str());
        let own = [self.situation.prompt.as_str(), guide.goal.as_str(), guide.audience.as_str()];
        let house = self.situation.organization_prompt.as_ref().map(|prompt| prompt.as_str());
        let secret: HashSet<String> = own.into_iter().chain(house).chain(conditions).flat_map(runs).collect();
        runs(reply).into_iter().find(|run| secret.contains(run) && !self.allowed.contains(run))
    }

    /// Returns whether a reply has all words of something that the invitee did not bring up.
    fn brings_up(&self, what: &str, said: &NormalizedText) -> bool {
        let what = NormalizedText::of(what);
        let words = content_words(&what, self.language);
        let is_in = |text: &NormalizedText, word: &str| text.words().any(|own| is_akin(own, word));
        let is_brought_up_before = words.iter().all(|word| is_in(&self.answers, word));
        !words.is_empty() && !is_brought_up_before && words.iter().all(|word| is_in(said, word))
    }

    fn check_questions(&self, reply: &str) -> Result<(), BrokenReplyRule> {
        let asked = self.questions.recognize(reply, None, self.language);
        if let InterviewerMove::Topic(topic) = asked
            && (self.coverage.topics[topic].state == TopicState::Refused
                || self.coverage.topics[topic].is_closed)
        {
            return Err(BrokenReplyRule::RefusedTopic {
                topic: self.situation.guide.topics[topic].name.clone(),
            });
        }
        // Several topics may be asked about in the same words, after a sentence that names them.
        if matches!(asked, InterviewerMove::Topic(topic) if self.coverage.topics[topic].state == TopicState::Open)
        {
            return Ok(());
        }
        // A question that was not answered may be repeated.
        let repeatable =
            self.coverage.asked_questions().last().filter(|_| self.coverage.is_question_pending());
        for question in sentences(reply).iter().filter(|sentence| sentence.is_question) {
            let said = NormalizedText::of(question.text);
            let may_repeat = repeatable.is_some_and(|last| self.is_same(last, &said));
            let before = self.coverage.asked_questions().iter().any(|asked| self.is_same(asked, &said));
            if before && !may_repeat {
                return Err(BrokenReplyRule::AskedBefore { question: question.text.to_owned() });
            }
        }
        Ok(())
    }

    fn is_same(&self, one: &NormalizedText, other: &NormalizedText) -> bool {
        if one == other {
            return true;
        }
        let (one, other) = (content_words(one, self.language), content_words(other, self.language));
        let shared = one.iter().filter(|word| other.iter().any(|known| is_akin(known, word))).count();
        shared >= SAME_WORDS && shared * 100 >= one.len().max(other.len()) * SAME_PERCENT
    }
}

/// Returns what a reply states: its sentences, and what precedes the last comma of its question. A question asks about
/// good ideas and changes to come without praising or promising any.
fn stated(reply: &str, language: Language) -> Vec<NormalizedText> {
    let question_words = language.tables().prompt.question_words;
    let of_sentence = |sentence: &Sentence<'_>| {
        let said = NormalizedText::of(sentence.text);
        let begins_as_question = said.words().next().is_some_and(|word| question_words.contains(&word));
        match (sentence.is_question, begins_as_question) {
            (false, _) => Some(said),
            (true, true) => None,
            (true, false) => Some(NormalizedText::of(sentence.text.rsplit_once(", ")?.0)),
        }
    };
    sentences(reply).iter().filter_map(of_sentence).collect()
}

/// Returns every few words in a row within one sentence.
fn runs(text: &str) -> Vec<String> {
    let of_sentence = |sentence: &str| {
        let said = NormalizedText::of(sentence);
        let words: Vec<&str> = said.words().collect();
        words.windows(QUOTED_WORDS).map(|run| run.join(" ")).collect::<Vec<_>>()
    };
    text.split(['.', '?', '!', ':', '\n', '“', '«']).flat_map(of_sentence).collect()
}

#[cfg(test)]
mod tests;
