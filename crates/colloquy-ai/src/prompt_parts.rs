//! Finds what a prompt asks for: its topics and its questions, without instructions and markup.

mod clean;
pub mod items;
pub(crate) mod keywords;
mod lines;
pub(crate) mod sentences;
pub(crate) mod wording;

use colloquy_domain::language::Language;

use sentences::PromptSentence;

pub(crate) use clean::plain_line;
pub(crate) use items::items;
pub(crate) use lines::without_marker;
pub(crate) use sentences::pieces;
pub(crate) use wording::{cut_at_word, in_any};

/// How many sentences of a prompt are read.
const SENTENCES: usize = 300;
/// The most topics and the most questions that are kept.
const KEPT: usize = 50;
const TOPIC_CHARACTERS: usize = 200;
const QUESTION_CHARACTERS: usize = 400;
/// The most words in the name of a topic. A longer sentence without a cue is a statement.
const TOPIC_WORDS: usize = 8;

/// The parts of a prompt, in the order in which they occur.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatedPromptParts {
    /// The language of the prompt, if its words identify one.
    pub language: Option<Language>,
    pub topics: Vec<InterviewPromptTopic>,
    /// Questions that the prompt asks verbatim.
    pub questions: Vec<String>,
    /// Topics and questions together, in the order of the prompt.
    pub points: Vec<InterviewPromptTopicOrQuestion>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InterviewPromptTopicOrQuestion {
    Topic(InterviewPromptTopic),
    Question(String),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InterviewPromptTopic {
    pub text: String,
    pub form: TopicPhraseKind,
    /// Whether it continues the topic before it: "follow up on pricing".
    pub follows: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TopicPhraseKind {
    /// A noun phrase: "the new app".
    Subject,
    /// An indirect question: "how they work".
    Clause,
    /// A whole sentence.
    Statement,
}

/// What a sentence of a prompt is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    Topic(InterviewPromptTopic),
    Question(String),
    /// A greeting, a rule of conduct, the heading of a list.
    Aside,
}

impl StatedPromptParts {
    pub fn of(prompt: &str) -> Self {
        let sentences = sentences::split(prompt);
        let language = wording::language(prompt);
        let mut parts =
            StatedPromptParts { language, topics: Vec::new(), questions: Vec::new(), points: Vec::new() };
        let mut statements = Vec::new();
        for sentence in sentences.iter().take(SENTENCES) {
            for reading in parts.read(sentence) {
                match reading {
                    Reading::Topic(topic) if topic.form == TopicPhraseKind::Statement => {
                        keep(&mut statements, topic)
                    }
                    Reading::Topic(topic) => {
                        keep(&mut parts.points, InterviewPromptTopicOrQuestion::Topic(topic.clone()));
                        keep(&mut parts.topics, topic);
                    }
                    Reading::Question(question) => {
                        keep(&mut parts.points, InterviewPromptTopicOrQuestion::Question(question.clone()));
                        keep(&mut parts.questions, question);
                    }
                    Reading::Aside => {}
                }
            }
        }
        if parts.topics.is_empty() {
            parts.topics = parts.topics_of_questions();
        }
        if parts.topics.is_empty() {
            parts.topics = statements;
        }
        if parts.points.is_empty() {
            parts.points = parts.topics.iter().cloned().map(InterviewPromptTopicOrQuestion::Topic).collect();
        }
        parts
    }

    /// Returns whether a question of the prompt is in another language than this one, or not in Latin script.
    pub fn is_foreign(&self, question: &str, language: Language) -> bool {
        let own = wording::language(question).or(self.language);
        own.is_some_and(|own| own != language) || !is_latin(question)
    }

    /// Returns the items of a topic that is an enumeration, or the topic itself.
    pub fn items(&self, topic: &InterviewPromptTopic) -> Vec<InterviewPromptTopic> {
        items::items(topic, self.language)
    }

    /// Reads a sentence by the cues of the prompt's language, or by those of every language if it is unknown.
    fn read(&self, sentence: &PromptSentence) -> Vec<Reading> {
        let languages = match self.language {
            Some(language) => vec![language],
            None => Language::ALL.to_vec(),
        };
        let readings = languages.iter().map(|language| &language.tables().prompt);
        readings.clone().find_map(|cues| keywords::read_by_cue(sentence, cues)).unwrap_or_else(|| {
            let cues = &languages[0].tables().prompt;
            vec![keywords::read_without_cue(sentence, cues, self.question_marks())]
        })
    }

    fn question_marks(&self) -> (&'static str, &'static str) {
        self.language.map_or(("", "?"), |language| language.tables().generator.question_marks)
    }

    fn topics_of_questions(&self) -> Vec<InterviewPromptTopic> {
        let Some(language) = self.language else { return Vec::new() };
        let cues = &language.tables().prompt;
        self.questions.iter().filter_map(|question| keywords::topic_of_question(question, cues)).collect()
    }
}

pub(crate) fn is_latin(text: &str) -> bool {
    let letters = text.chars().filter(|letter| letter.is_alphabetic());
    let latin = letters.clone().filter(|letter| (*letter as u32) < 0x250).count();
    latin * 2 >= letters.count()
}

fn keep<T: PartialEq>(kept: &mut Vec<T>, new: T) {
    if kept.len() < KEPT && !kept.contains(&new) {
        kept.push(new);
    }
}

#[cfg(test)]
mod tests;
