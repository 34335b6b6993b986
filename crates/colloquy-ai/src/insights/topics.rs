//! Assigns what was said to the topics of the guide.

use std::collections::BTreeSet;

use colloquy_domain::guide::{GuideTopic, InterviewGuide};
use colloquy_domain::interviewing::is_akin;
use colloquy_domain::language::Language;
use colloquy_domain::message::Role;
use colloquy_domain::ports::AnalysisInput;

use super::answers::{AnalysedAnswer, AnalysedPassage};
use super::lexicon;
use super::preceding_question::PrecedingQuestionKind;
use super::tokens::tokens;

/// The least share of a topic's words that a question about it has.
const LEAST_SHARE: f64 = 0.5;

/// A passage with this number of a topic's words is about it, even if something else was asked.
const MANY_WORDS: usize = 2;
/// The fewest letters of a keyword that may be the beginning of a word.
const STEM_LETTERS: usize = 5;

/// The topics of a conversation: which one each answer is about, and which ones were refused.
pub struct AnswerTopicMap<'a> {
    topics: &'a [GuideTopic],
    words: Vec<BTreeSet<String>>,
    /// The words of each name that few answers have.
    names: Vec<BTreeSet<String>>,
    /// The topic of the question before each answer, in the order of the answers.
    of_answers: Vec<Option<usize>>,
    refused: BTreeSet<usize>,
    /// The conditions of the conditional questions that were refused.
    refused_conditions: Vec<String>,
}

impl<'a> AnswerTopicMap<'a> {
    pub fn of(conversation: &AnalysisInput<'a>, answers: &[AnalysedAnswer<'_>]) -> Self {
        let language = conversation.locale.language();
        let guide: &'a InterviewGuide = conversation.guide;
        let words = guide.topics.iter().map(|topic| content(&topic.opening, language)).collect();
        let faint = language.tables().guide.faint;
        let name = |topic: &GuideTopic| {
            let mut words = content(&topic.name, language);
            words.retain(|word| !faint.contains(&word.as_str()));
            words
        };
        let mut assignment = AnswerTopicMap {
            topics: &guide.topics,
            words,
            names: guide.topics.iter().map(name).collect(),
            of_answers: Vec::new(),
            refused: BTreeSet::new(),
            refused_conditions: Vec::new(),
        };
        let (mut place, mut topic, mut condition) = (0, None, None);
        let mut told = BTreeSet::new();
        for answer in answers {
            let upto = answer.question.map_or(0, |question| question.place + 1);
            for message in conversation.messages.get(place..upto).unwrap_or_default() {
                if message.role == Role::Assistant {
                    // A follow-up stays with the topic before it, and the last question has none.
                    let is_closing = PrecedingQuestionKind::of(&message.content, language)
                        == PrecedingQuestionKind::Closing;
                    let asked = assignment.asked(&message.content, language);
                    let lower = message.content.to_lowercase();
                    condition = guide
                        .conditions
                        .iter()
                        .find(|condition| lower.contains(&condition.question.to_lowercase()))
                        .or(condition.filter(|_| asked.is_none() && !is_closing));
                    topic = asked.or(topic.filter(|_| !is_closing));
                }
            }
            place = place.max(upto);
            assignment.of_answers.push(topic);
            if let Some(condition) = condition {
                // A condition has no name of its own.
                if answer.is_declined {
                    assignment.refused_conditions.push(uncapitalized(&condition.condition));
                }
                continue;
            }
            let Some(topic) = topic else { continue };
            if answer.is_told() {
                told.insert(topic);
            } else if answer.is_declined && !told.contains(&topic) {
                // Who declines to say more has said something.
                assignment.refused.insert(topic);
            }
        }
        assignment
    }

    /// Returns the topic that a message of the interviewer asks about.
    fn asked(&self, text: &str, language: Language) -> Option<usize> {
        let lower = text.to_lowercase();
        let whole = self.topics.iter().position(|topic| lower.contains(&topic.opening.to_lowercase()));
        let said = content(text, language);
        let share = |topic: &usize| {
            let own = &self.words[*topic];
            own.intersection(&said).count() as f64 / own.len().max(1) as f64
        };
        let best = || (0..self.topics.len()).rev().max_by(|one, other| share(one).total_cmp(&share(other)));
        whole.or_else(|| best().filter(|topic| share(topic) >= LEAST_SHARE))
    }

    /// Returns the topic of a passage: the one whose keywords it has, else the one that was asked about. Everything is
    /// about the only topic of a guide.
    pub fn topic_of(&self, answer: usize, passage: &AnalysedPassage) -> Option<usize> {
        if self.topics.len() == 1 {
            return Some(0);
        }
        let asked = self.asked_before(answer);
        let has = |topic: usize| {
            let keywords = &self.topics[topic].keywords;
            passage.content.iter().filter(|word| keywords.iter().any(|own| is_form(word, own))).count()
        };
        if asked.is_some_and(|topic| has(topic) > 0) {
            return asked;
        }
        let other = (0..self.topics.len()).rev().max_by_key(|topic| has(*topic));
        // "An hour a day" is not about the first day.
        let other = other.filter(|topic| {
            has(*topic) > 0
                && (asked.is_none() || self.is_named(*topic, passage) || has(*topic) >= MANY_WORDS)
        });
        other.or(asked)
    }

    /// Returns whether a passage has a word of a topic's name that few answers have.
    fn is_named(&self, topic: usize, passage: &AnalysedPassage) -> bool {
        self.names[topic].iter().any(|own| passage.content.iter().any(|word| is_form(word, own)))
    }

    /// Returns the topic of the question before an answer.
    pub fn asked_before(&self, answer: usize) -> Option<usize> {
        self.of_answers.get(answer).copied().flatten()
    }

    pub fn name(&self, topic: usize) -> &'a str {
        &self.topics[topic].name
    }

    /// Returns what was refused, by the questions that were.
    pub fn refused(&self) -> Vec<&str> {
        let conditions = self.refused_conditions.iter().map(String::as_str);
        self.refused.iter().map(|topic| self.name(*topic)).chain(conditions).collect()
    }

    /// Returns the topics about which nothing was said, apart from the ones that were refused.
    pub fn uncovered(&self, covered: &BTreeSet<usize>) -> Vec<&'a str> {
        let is_open = |topic: &usize| !covered.contains(topic) && !self.refused.contains(topic);
        (0..self.topics.len()).filter(is_open).map(|topic| self.name(topic)).collect()
    }
}

/// Returns whether a word is a form of a keyword, or begins with one: "delivered" with "deliver".
fn is_form(word: &str, keyword: &str) -> bool {
    // Most words differ in their first letter, and a long transcript has many.
    word.chars().next() == keyword.chars().next()
        && (is_akin(word, keyword) || keyword.chars().count() >= STEM_LETTERS && word.starts_with(keyword))
}

fn uncapitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

fn content(text: &str, language: Language) -> BTreeSet<String> {
    let lexicon = lexicon::of(language);
    let words = tokens(text, lexicon.elision()).into_iter().map(|token| token.word);
    words.filter(|word| lexicon.is_content(word)).collect()
}
