//! Recognizes in an answer what it says about topics that were not asked about.

use crate::guide::InterviewGuide;
use crate::interviewing::normalized_text::NormalizedText;
use crate::interviewing::sentences::sentences;
use crate::interviewing::topic_words::{content_words, is_akin};
use crate::language::Language;

/// How many keywords in how many words answer a topic.
const MANY_KEYWORDS: (usize, usize) = (3, 10);
const SOME_KEYWORDS: (usize, usize) = (2, 20);
/// How many words before a keyword a negation reaches.
const NEGATION_WORDS: usize = 3;

/// What an answer says about a topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mention {
    No,
    InPassing,
    Answers,
}

/// The words by which answers touch on the topics and meet the conditions of a guide.
pub struct TopicKeywords {
    topics: Vec<Vec<NormalizedText>>,
    names: Vec<Vec<String>>,
    conditions: Vec<Vec<NormalizedText>>,
    negators: Vec<NormalizedText>,
    language: Language,
}

impl TopicKeywords {
    pub fn of(guide: &InterviewGuide, language: Language) -> Self {
        let normalized = |words: &[String]| words.iter().map(|word| NormalizedText::of(word)).collect();
        let name = |name: &str| -> Vec<String> {
            let name = NormalizedText::of(name);
            content_words(&name, language).into_iter().map(str::to_owned).collect()
        };
        let negators = language.tables().sentiment.modifiers.negators;
        TopicKeywords {
            topics: guide.topics.iter().map(|topic| normalized(&topic.keywords)).collect(),
            names: guide.topics.iter().map(|topic| name(&topic.name)).collect(),
            conditions: guide.conditions.iter().map(|condition| normalized(&condition.keywords)).collect(),
            negators: negators.iter().map(|word| NormalizedText::of(word)).collect(),
            language,
        }
    }

    /// Returns what an answer to a question about another topic says about this one.
    pub fn mention(&self, topic: usize, answer: &str, question: &NormalizedText) -> Mention {
        let is_own = |word: &NormalizedText| {
            let shared =
                self.topics.iter().enumerate().any(|(at, words)| at != topic && words.contains(word));
            !shared && !has(question, word)
        };
        let keywords: Vec<&NormalizedText> = self.topics[topic].iter().filter(|word| is_own(word)).collect();
        let (mut found, mut words) = (Vec::new(), 0);
        for sentence in sentences(answer) {
            let said = NormalizedText::of(sentence.text);
            let here: Vec<&NormalizedText> =
                keywords.iter().copied().filter(|word| has(&said, word)).collect();
            if !here.is_empty() {
                words += said.words().count();
            }
            found.extend(here);
        }
        found.sort_unstable_by_key(|word| word.words().collect::<String>());
        found.dedup();
        let is_enough = |(fewest, length): (usize, usize)| found.len() >= fewest && words >= length;
        // Keywords may be frequent words of the question, so that two of them say little without the name.
        let is_named = self.names_it(topic, answer, question);
        if is_enough(MANY_KEYWORDS) || (is_named && is_enough(SOME_KEYWORDS)) {
            Mention::Answers
        } else if found.len() > 1 || is_named {
            Mention::InPassing
        } else {
            Mention::No
        }
    }

    fn names_it(&self, topic: usize, answer: &str, question: &NormalizedText) -> bool {
        let (name, said) = (&self.names[topic], NormalizedText::of(answer));
        let is_said =
            |word: &String| content_words(&said, self.language).iter().any(|own| is_akin(own, word));
        let is_asked = |word: &String| question.words().any(|own| is_akin(own, word));
        !name.is_empty() && name.iter().all(is_said) && !name.iter().any(is_asked)
    }

    /// Returns whether an answer meets a condition.
    pub fn meets(&self, condition: usize, answer: &str) -> bool {
        sentences(answer).iter().any(|sentence| {
            let said = NormalizedText::of(sentence.text);
            self.conditions[condition].iter().any(|word| has(&said, word) && !self.is_negated(&said, word))
        })
    }

    fn is_negated(&self, said: &NormalizedText, word: &NormalizedText) -> bool {
        let words: Vec<&str> = said.words().collect();
        let Some(first) = word.words().next() else { return false };
        let Some(at) = words.iter().position(|own| is_akin(own, first)) else { return false };
        let before = NormalizedText::of(&words[at.saturating_sub(NEGATION_WORDS)..at].join(" "));
        self.negators.iter().any(|negator| before.contains(negator))
    }
}

/// Returns whether a text has a keyword, which may have another ending.
fn has(text: &NormalizedText, keyword: &NormalizedText) -> bool {
    let mut words = keyword.words();
    match (words.next(), words.next()) {
        (Some(word), None) => text.words().any(|own| is_akin(own, word)),
        (Some(_), Some(_)) => text.contains(keyword),
        (None, _) => false,
    }
}
