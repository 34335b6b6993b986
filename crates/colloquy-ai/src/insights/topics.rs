//! Assigns what was said to the topics of the guide.

use std::collections::{BTreeSet, HashMap};

use colloquy_domain::guide::{GuideTopic, InterviewGuide};
use colloquy_domain::interviewing::{
    CompiledAnswerPatterns, NormalizedText, Sentence, is_akin, is_same_thing, sentences,
};
use colloquy_domain::language::Language;
use colloquy_domain::message::Role;
use colloquy_domain::ports::AnalysisInput;

use super::answers::{AnalysedAnswer, AnalysedPassage};
use super::lexicon;
use super::preceding_question::PrecedingQuestionKind;
use super::tokens::tokens;

/// The least share of a topic's words that a question about it has.
const LEAST_SHARE: f64 = 0.5;

/// A passage about something else than what was asked has this number of its topic's words, or names it.
const MANY_WORDS: usize = 2;
/// The number of words at the beginning of a passage that name what it is about, if something else was asked: "the
/// coach" in "I mean, the coach is fair", but not in "she showed me where the coach keeps the balls".
const NAMED_WITHIN: usize = 5;
/// The number of words at the beginning of a passage among which its subject is.
const SUBJECT_WITHIN: usize = 3;
/// The fewest letters of a keyword that may be the beginning of a word.
const STEM_LETTERS: usize = 5;

/// The topics of a conversation: which one each answer is about, and which ones were refused.
pub struct AnswerTopicMap<'a> {
    language: Language,
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
            words.retain(|word| !faint.contains(&word.as_str()) && !counts(word, language));
            words
        };
        let mut assignment = AnswerTopicMap {
            language,
            topics: &guide.topics,
            words: without_shared(words),
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

    /// Returns the topic that a message of the interviewer opens, if it opens one.
    fn asked(&self, text: &str, language: Language) -> Option<usize> {
        let lower = text.to_lowercase();
        let is_verbatim = |topic: &usize| lower.contains(&self.topics[*topic].opening.to_lowercase());
        let verbatim = (0..self.topics.len()).filter(is_verbatim);
        if let Some(topic) = verbatim.max_by_key(|topic| self.topics[*topic].opening.len()) {
            return Some(topic);
        }
        // "You said that you go by bus. Could you tell me more about that?" shares words with "Could you tell me how you go
        // home?", but stays with the topic before it.
        if PrecedingQuestionKind::of(text, language) == PrecedingQuestionKind::FollowUp {
            return None;
        }
        let references = &CompiledAnswerPatterns::of(language).references;
        let repeats =
            |part: &Sentence<'_>| !part.is_question && references.is_in(&NormalizedText::of(part.text));
        let parts = sentences(text);
        let asking: Vec<&str> = parts.iter().filter(|part| !repeats(part)).map(|part| part.text).collect();
        let said = content(&asking.join(" "), language);
        let share = |topic: &usize| {
            let of =
                |own: &BTreeSet<String>| own.intersection(&said).count() as f64 / own.len().max(1) as f64;
            of(&self.words[*topic]).max(of(&self.names[*topic]))
        };
        let best = (0..self.topics.len()).rev().max_by(|one, other| share(one).total_cmp(&share(other)));
        best.filter(|topic| share(topic) >= LEAST_SHARE)
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
            let is_own = |word: &&String| keywords.iter().any(|own| is_form(word, own));
            passage.content.iter().filter(|word| !counts(word, self.language)).filter(is_own).count()
        };
        if asked.is_some_and(|topic| has(topic) > 0 || self.is_meant(topic, passage, usize::MAX)) {
            return asked;
        }
        let other = (0..self.topics.len()).rev().max_by_key(|topic| has(*topic));
        // "An hour a day" is not about the first day.
        let other = other.filter(|topic| {
            let is_named = self.is_named(*topic, passage, NAMED_WITHIN);
            is_named || asked.is_none() && has(*topic) >= MANY_WORDS
        });
        // What is called otherwise has to be the subject: "a colleague showed me the till" is not about the team.
        let mut meant = (0..self.topics.len()).filter(|topic| self.is_meant(*topic, passage, SUBJECT_WITHIN));
        other.or_else(|| meant.next().filter(|_| meant.next().is_none())).or(asked)
    }

    /// Returns whether this number of words at the beginning of a passage have one of a topic's name that few answers have.
    fn is_named(&self, topic: usize, passage: &AnalysedPassage, within: usize) -> bool {
        let lexicon = lexicon::of(self.language);
        let said = tokens(&passage.text, lexicon.elision());
        let mut words = said.iter().take(within).filter(|token| passage.content.contains(&token.word));
        words.any(|token| self.names[topic].iter().any(|own| is_form(&token.word, own)))
    }

    /// Returns whether this number of words at the beginning of a passage have one that means what the topic's name says.
    fn is_meant(&self, topic: usize, passage: &AnalysedPassage, within: usize) -> bool {
        let said = NormalizedText::of(&passage.text);
        let mut words = said.words().take(within).filter(|word| passage.content.contains(*word));
        words.any(|word| self.names[topic].iter().any(|own| is_same_thing(own, word, self.language)))
    }

    /// Returns the topic of the question before an answer.
    pub fn asked_before(&self, answer: usize) -> Option<usize> {
        self.of_answers.get(answer).copied().flatten()
    }

    pub fn name(&self, topic: usize) -> &'a str {
        &self.topics[topic].name
    }

    pub fn opening(&self, topic: usize) -> &'a str {
        &self.topics[topic].opening
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

/// Returns whether a word is a number or a unit of time: "two hours" is not about the time between the two exams.
fn counts(word: &str, language: Language) -> bool {
    let cues = &language.tables().answer_cues;
    cues.numbers.contains(&word) || cues.durations.contains(&word)
}

/// Leaves out words that several questions have, such as "tell" and "find".
fn without_shared(mut questions: Vec<BTreeSet<String>>) -> Vec<BTreeSet<String>> {
    let mut counts: HashMap<String, usize> = HashMap::new();
    for word in questions.iter().flatten() {
        *counts.entry(word.clone()).or_default() += 1;
    }
    questions.iter_mut().for_each(|words| words.retain(|word| counts[word] == 1));
    questions
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
