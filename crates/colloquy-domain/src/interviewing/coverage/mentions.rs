//! Recognizes in an answer what it says about topics that were not asked about.

use crate::guide::InterviewGuide;
use crate::interviewing::normalized_text::NormalizedText;
use crate::interviewing::sentences::sentences;
use crate::interviewing::topic_words::{content_words, is_akin};
use crate::interviewing::word_patterns::CompiledAnswerPatterns;
use crate::language::Language;

/// How many words of a topic, in sentences of how many words, answer it. Of a topic that is named, fewer are enough.
const MANY_KEYWORDS: (usize, usize) = (3, 10);
const SOME_KEYWORDS: (usize, usize) = (2, 20);

/// What an answer says about a topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TopicMentionDegree {
    No,
    InPassing,
    Answers,
}

/// The words by which answers touch on the topics of a guide.
pub struct MentionMatcher {
    topics: Vec<Vec<NormalizedText>>,
    names: Vec<Vec<String>>,
    /// The words of each topic's name that no other topic's has.
    core: Vec<Vec<String>>,
    /// Of each topic that asks why, the beginnings of words for what was done: "left" and "quit".
    deeds: Vec<Vec<&'static str>>,
    language: Language,
}

impl MentionMatcher {
    pub fn of(guide: &InterviewGuide, language: Language) -> Self {
        let normalized = |words: &[String]| words.iter().map(|word| NormalizedText::of(word)).collect();
        let name = |name: &str| -> Vec<String> {
            let name = NormalizedText::of(name);
            content_words(&name, language).into_iter().map(str::to_owned).collect()
        };
        let names: Vec<Vec<String>> = guide.topics.iter().map(|topic| name(&topic.name)).collect();
        let guide_words = language.tables().guide_words(guide.is_informal());
        // "Your experience" is the name of a topic that has no better one.
        let pale: Vec<String> = guide_words.default_names.iter().flat_map(|(_, text)| name(text)).collect();
        let is_of_others = |place: usize, word: &String| {
            names.iter().enumerate().any(|(other, words)| other != place && words.contains(word))
        };
        let central = |place: usize, words: &[String]| {
            words.iter().filter(|word| !is_of_others(place, word) && !pale.contains(word)).cloned().collect()
        };
        let core = names.iter().enumerate().map(|(place, words)| central(place, words)).collect();
        let why: Vec<NormalizedText> = guide_words.why.iter().map(|word| NormalizedText::of(word)).collect();
        let deeds = |opening: &str| -> Vec<&'static str> {
            let opening = NormalizedText::of(opening);
            let families = guide_words.families.iter().filter(|family| has_stem(&opening, family.stems));
            let asks_why = why.iter().any(|word| opening.contains(word));
            families.filter(|_| asks_why).flat_map(|family| family.stems.iter().copied()).collect()
        };
        MentionMatcher {
            deeds: guide.topics.iter().map(|topic| deeds(&topic.opening)).collect(),
            topics: guide.topics.iter().map(|topic| normalized(&topic.keywords)).collect(),
            core,
            names,
            language,
        }
    }

    /// Returns what an answer to a question about another topic says about this one.
    pub fn mention(&self, topic: usize, answer: &str, question: &NormalizedText) -> TopicMentionDegree {
        let is_own = |word: &NormalizedText| {
            let shared =
                self.topics.iter().enumerate().any(|(at, words)| at != topic && words.contains(word));
            !shared && !has(question, word)
        };
        let keywords: Vec<&NormalizedText> = self.topics[topic].iter().filter(|word| is_own(word)).collect();
        // Several keywords may be forms of one word, so that words of the answer are counted.
        let causes = &CompiledAnswerPatterns::of(self.language).causes;
        let (mut found, mut length) = (Vec::new(), 0);
        for sentence in sentences(answer) {
            let said = NormalizedText::of(sentence.text);
            let known = found.len();
            // "I left because nobody listened" answers why.
            if causes.is_in(&said) && has_stem(&said, &self.deeds[topic]) {
                return TopicMentionDegree::Answers;
            }
            for word in content_words(&said, self.language) {
                let is_keyword = keywords.iter().any(|keyword| belongs(word, keyword, &said));
                if is_keyword && !found.iter().any(|known: &String| is_akin(known, word)) {
                    found.push(word.to_owned());
                }
            }
            length += if found.len() > known { said.words().count() } else { 0 };
        }
        let is_enough = |(fewest, words): (usize, usize)| found.len() >= fewest && length >= words;
        let is_named = self.names_it(topic, answer, question);
        let is_central = found.iter().any(|word| self.core[topic].iter().any(|own| is_akin(own, word)));
        if is_enough(MANY_KEYWORDS) || (is_named && is_enough(SOME_KEYWORDS)) {
            TopicMentionDegree::Answers
        } else if found.len() > 1 || is_named || is_central {
            TopicMentionDegree::InPassing
        } else {
            TopicMentionDegree::No
        }
    }

    fn names_it(&self, topic: usize, answer: &str, question: &NormalizedText) -> bool {
        let (name, said) = (&self.names[topic], NormalizedText::of(answer));
        let is_said =
            |word: &String| content_words(&said, self.language).iter().any(|own| is_akin(own, word));
        let is_asked = |word: &String| question.words().any(|own| is_akin(own, word));
        !name.is_empty() && name.iter().all(is_said) && !name.iter().any(is_asked)
    }
}

/// Returns whether a text has a word that begins so. Short beginnings are whole words: "quit" is not in "quite".
fn has_stem(text: &NormalizedText, stems: &[&str]) -> bool {
    let has = |word: &str, stem: &str| word == stem || stem.chars().count() > 4 && word.starts_with(stem);
    text.words().any(|word| stems.iter().any(|stem| has(word, stem)))
}

/// Returns whether a word of a text is a keyword, or part of one that has several words.
fn belongs(word: &str, keyword: &NormalizedText, text: &NormalizedText) -> bool {
    let mut words = keyword.words();
    match (words.next(), words.next()) {
        (Some(only), None) => is_akin(word, only),
        (Some(first), Some(_)) => word == first && text.contains(keyword),
        (None, _) => false,
    }
}

/// Returns whether a text has a keyword, which may have another ending.
pub fn has(text: &NormalizedText, keyword: &NormalizedText) -> bool {
    let mut words = keyword.words();
    match (words.next(), words.next()) {
        (Some(word), None) => text.words().any(|own| is_akin(own, word)),
        (Some(_), Some(_)) => text.contains(keyword),
        (None, _) => false,
    }
}
