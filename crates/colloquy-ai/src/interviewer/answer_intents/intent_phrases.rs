//! By which an intention is known. A language is a file beside this one and a line in [`text`].
//!
//! A line is a name and its phrases, in lower case. With `=` after the name, a phrase is all that is said, courtesies
//! aside; without, it is a part of it. An article stands before the one that the interviewer uses in its place.

use std::collections::HashMap;
use std::sync::LazyLock;

use colloquy_domain::language::Language;

#[derive(Debug)]
pub struct IntentPhrases(HashMap<&'static str, Vec<&'static str>>);

static EARS: LazyLock<HashMap<&'static str, IntentPhrases>> = LazyLock::new(|| {
    Language::ALL.iter().map(|language| (language.as_str(), IntentPhrases::read(*language))).collect()
});

impl IntentPhrases {
    pub fn of(language: Language) -> &'static Self {
        &EARS[language.as_str()]
    }

    fn read(language: Language) -> Self {
        let lines = text(language).lines().filter_map(|line| line.split_once(": "));
        IntentPhrases(lines.map(|(name, phrases)| (name, phrases.split(", ").collect())).collect())
    }

    /// The phrases of a name; none where the language has none.
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
