//! Names what a question or a point of a prompt is about.

use colloquy_domain::language::Language;
use colloquy_languages::guide::TopicPattern;

use super::{GuideComposer, lowered};
use crate::guide::check::is_name_fit;
use crate::guide::matching::{has_any, has_stem};
use crate::guide::reading::{ParsedPromptTopic, ParsedPromptTopicPhrasing};
use crate::prompt_parts::wording::{after, after_any, cut_at_word};

/// What stands before a thing that is not the subject of a conversation.
pub(super) const INDEFINITE: [&str; 17] = [
    "one", "a", "an", "ein", "eine", "einen", "einem", "einer", "un", "une", "una", "uno", "um", "uma",
    "een", "unos", "unas",
];
/// The most characters of a question that is the name of its topic.
const QUESTION_NAME_CHARACTERS: usize = 80;

impl GuideComposer<'_> {
    /// Returns a noun phrase with its first letter as inside a sentence.
    pub(super) fn in_sentence_case(&self, text: &str) -> Option<String> {
        let tables = self.reading.language.tables();
        let text = text
            .trim_matches(|letter: char| letter.is_whitespace() || matches!(letter, ',' | '.' | '"'))
            .to_owned();
        let first = text.split(' ').next()?.to_owned();
        let text = text
            .strip_prefix("my ")
            .filter(|_| self.reading.language == Language::English)
            .map_or(text.clone(), |rest| format!("your {rest}"));
        let is_name = self.is_named_inside(&text) || first.chars().skip(1).any(char::is_uppercase);
        let is_known = tables.prompt.function_words.contains(&first.to_lowercase().as_str())
            || tables.guide.determiners.contains(&first.to_lowercase().as_str());
        let keeps_case = if self.reading.language == Language::German {
            !is_known || self.addresses(&first)
        } else {
            is_name
        };
        (!text.is_empty()).then(|| if keeps_case { text.clone() } else { lowered(&text) })
    }

    /// Returns whether a German word begins in upper case because it addresses the invitee.
    fn addresses(&self, word: &str) -> bool {
        self.reading.language.tables().prompt.addressing.contains(&word)
    }

    /// Returns whether the prompt has the text in the middle of a sentence, so that its first letter is as it should be.
    fn is_named_inside(&self, text: &str) -> bool {
        self.prompt.match_indices(text).any(|(at, _)| {
            let before = self.prompt[..at].trim_end_matches(' ');
            before.len() < at && before.ends_with(|letter: char| letter.is_lowercase() || letter == ',')
        })
    }

    pub(super) fn family(&self, text: &str) -> Option<&'static TopicPattern> {
        self.words().families.iter().find(|family| {
            let asks = family.asks.is_empty() || family.asks.iter().any(|word| after(text, word).is_some());
            asks && has_stem(text, family.stems)
        })
    }

    /// Names what a question is about, if it has a noun or is of a usual kind.
    pub(super) fn name_of(&self, question: &str) -> Option<String> {
        let words = self.words();
        let fit = |name: &String| {
            let (first, last) = (name.split(' ').next(), name.rsplit(' ').next());
            // "Would you recommend us to a friend?" is not about friends, and "do your kids eat it?" not about "it".
            let is_in_passing = first.is_some_and(|word| INDEFINITE.contains(&word))
                || last.is_some_and(|word| ["it", "them", "us"].contains(&word));
            !is_in_passing
                && !words.empty_names.contains(&name.as_str())
                && is_name_fit(name, self.reading, self.language)
        };
        // "Why some leave" is not about the invitee's decision to leave.
        let is_of_others = has_any(question, words.others);
        let family = self.family(question).filter(|family| family.asks.is_empty() || !is_of_others);
        let usual = family.and_then(|family| family.name).map(str::to_owned);
        // The first word of an indirect question is none of its name, that of "the new hours suit you" is.
        let has_determiner = after_any(question, words.determiners).is_some();
        let begun = if has_determiner { format!("_ {question}") } else { question.to_owned() };
        let phrase = (words.clause_name)(&begun);
        let names = match family {
            Some(family) if family.name.is_none() => [None, None],
            Some(family) if !family.asks.is_empty() => [usual, phrase],
            _ => [phrase, usual],
        };
        names.into_iter().flatten().find(fit)
    }

    /// Returns the name of a topic whose question has no noun: the question itself.
    pub(super) fn question_as_name(&self, question: &str) -> String {
        let marks = ['¿', '?', ' ', '\u{a0}', '\u{202f}'];
        cut_at_word(
            &lowered(question.trim_matches(marks)).replace('¿', ""),
            QUESTION_NAME_CHARACTERS,
            &self.language.tables().prompt,
        )
    }

    /// Returns the noun phrase that a point is about.
    pub fn noun_of(&self, point: &ParsedPromptTopic) -> String {
        if point.form == ParsedPromptTopicPhrasing::NounPhrase {
            return point.text.clone();
        }
        let words = &self.reading.language.tables().guide;
        let last = || {
            point
                .text
                .split(' ')
                .rev()
                .take(2)
                .collect::<Vec<_>>()
                .into_iter()
                .rev()
                .collect::<Vec<_>>()
                .join(" ")
        };
        (words.clause_name)(&lowered(&point.text)).unwrap_or_else(last)
    }
}
