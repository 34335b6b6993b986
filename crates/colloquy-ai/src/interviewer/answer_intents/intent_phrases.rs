//! The phrases that express an intent. To add a language, add a file in this module and a line in [`text`].
//!
//! Each line has a name and its phrases, in lower case. With `=` after the name, a phrase must be the whole answer,
//! apart from courtesies; without it, the phrase may be a part of the answer. In the list of articles, each article is
//! followed by the one with which the interviewer replaces it.

use std::collections::HashMap;
use std::sync::LazyLock;

use colloquy_domain::language::Language;

#[derive(Debug)]
pub struct IntentPhrases(HashMap<&'static str, Vec<&'static str>>);

static PHRASES: LazyLock<HashMap<&'static str, IntentPhrases>> = LazyLock::new(|| {
    Language::ALL.iter().map(|language| (language.as_str(), IntentPhrases::read(*language))).collect()
});

impl IntentPhrases {
    pub fn of(language: Language) -> &'static Self {
        &PHRASES[language.as_str()]
    }

    fn read(language: Language) -> Self {
        let lines = text(language).lines().filter_map(|line| line.split_once(": "));
        IntentPhrases(lines.map(|(name, phrases)| (name, phrases.split(", ").collect())).collect())
    }

    /// Returns the phrases of a name, or an empty list if the language has none.
    pub fn list(&self, name: &str) -> &[&'static str] {
        self.0.get(name).map_or(&[], Vec::as_slice)
    }
}

fn text(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("intent_phrases/english.txt"),
        Language::French => include_str!("intent_phrases/french.txt"),
        Language::German => include_str!("intent_phrases/german.txt"),
        Language::Spanish => include_str!("intent_phrases/spanish.txt"),
        Language::Italian => include_str!("intent_phrases/italian.txt"),
        Language::Portuguese => include_str!("intent_phrases/portuguese.txt"),
        Language::Dutch => include_str!("intent_phrases/dutch.txt"),
    }
}
