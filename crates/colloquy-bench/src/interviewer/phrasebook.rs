//! What people say in each language, and by which words an interviewer's reply is judged.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use super::cases::{self, PersonaCounterQuestion, PromptTopic};
use super::matching;

/// A text with fewer common words of a language need not be in it.
const FEW_WORDS: usize = 3;

/// The phrases and word lists of one language.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LanguagePhrasebook {
    /// Refuses to answer a question.
    pub refusals: Vec<String>,
    /// Reports a danger to a person.
    pub dangers: Vec<String>,
    /// Sounds dangerous, but is not.
    pub near_misses: Vec<String>,
    /// Objects to a question that has been answered.
    pub objections: Vec<String>,
    pub annoyed: Vec<String>,
    pub unsure: Vec<String>,
    /// Has nothing to add.
    pub nothing: Vec<String>,
    /// Has nothing to do with any interview.
    pub rambles: Vec<String>,
    /// Begin an answer.
    pub fillers: Vec<String>,
    pub asks: CounterQuestionPhrases,
    pub scene: PhraseTestInterview,
    pub signs: ReplyCheckKeywords,
}

/// Questions to the interviewer.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CounterQuestionPhrases {
    pub length: Vec<String>,
    pub readers: Vec<String>,
    pub reason: Vec<String>,
    pub person: Vec<String>,
}

/// A short interview in which single phrases are said.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PhraseTestInterview {
    pub organization: String,
    pub prompt: String,
    /// An answer to the first question.
    pub answer: String,
    pub topics: Vec<PromptTopic>,
}

/// Words by which a reply is judged.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReplyCheckKeywords {
    /// In a question for anything that is left to say.
    pub last: Vec<String>,
    /// In a question that is not about one topic.
    pub general: Vec<String>,
    /// In an open question.
    pub open: Vec<String>,
    pub praise: Vec<String>,
    pub promises: Vec<String>,
    pub apologies: Vec<String>,
    /// Words that show care for a person in danger, or say where to get help.
    pub care: Vec<String>,
    /// Avoid the answer to a question.
    pub deflections: Vec<String>,
    /// Say how long the interview takes.
    pub length: Vec<String>,
    /// Say that the interviewer is a machine.
    pub machine: Vec<String>,
    /// The most common words of the language, separated by spaces.
    pub common: String,
    /// Longer words without a meaning of their own, separated by spaces.
    pub stop_words: String,
}

impl LanguagePhrasebook {
    pub fn asked_back(&self, kind: PersonaCounterQuestion) -> &[String] {
        match kind {
            PersonaCounterQuestion::Length => &self.asks.length,
            PersonaCounterQuestion::Readers => &self.asks.readers,
            PersonaCounterQuestion::Reason => &self.asks.reason,
            PersonaCounterQuestion::Person => &self.asks.person,
        }
    }

    pub fn stop_words(&self) -> Vec<String> {
        self.signs.stop_words.split_whitespace().map(str::to_owned).collect()
    }
}

/// The phrasebooks by language.
pub struct LanguagePhrasebooks(BTreeMap<String, LanguagePhrasebook>);

impl LanguagePhrasebooks {
    /// Reads the phrasebooks. A set may have a folder `phrases` with files of the same names: what is in them replaces
    /// what is in the phrasebooks.
    pub fn read(languages: &Path, set: &Path) -> Result<Self> {
        let mut books = BTreeMap::new();
        for language in crate::hearing::LANGUAGES {
            let name = format!("{language}.toml");
            let mut book: toml::Table = cases::read(&languages.join(&name))?;
            let own = set.join("phrases").join(&name);
            if own.exists() {
                book.extend(cases::read::<toml::Table>(&own)?);
            }
            books.insert(language.to_owned(), book.try_into().context(name)?);
        }
        Ok(LanguagePhrasebooks(books))
    }

    /// Returns the phrasebook for a locale such as `pt-BR`.
    pub fn of(&self, locale: &str) -> Result<&LanguagePhrasebook> {
        let language = locale.split('-').next().unwrap_or_default();
        match self.0.get(language) {
            Some(book) => Ok(book),
            None => bail!("there is no phrasebook for `{locale}`"),
        }
    }

    /// Returns whether a text is in the language of the locale, judging by common words. Related languages share many
    /// of them, so only a text with twice as many of another language is not.
    pub fn is_in_language(&self, locale: &str, text: &str) -> Result<bool> {
        let words = matching::words(text);
        let common = |book: &LanguagePhrasebook| {
            let known: Vec<&str> = book.signs.common.split(' ').collect();
            words.iter().filter(|word| known.contains(&word.as_str())).count()
        };
        let own = common(self.of(locale)?);
        Ok(self.0.values().all(|book| common(book) < FEW_WORDS || common(book) < own * 2))
    }

    pub fn all(&self) -> impl Iterator<Item = (&str, &LanguagePhrasebook)> {
        self.0.iter().map(|(language, book)| (language.as_str(), book))
    }
}
