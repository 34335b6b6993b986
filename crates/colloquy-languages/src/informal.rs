//! What is said if a prompt addresses the people whom it is about informally: as "du", "tu" or "je".

use serde::Serialize;

use crate::generator::OfflineGeneratorPhrases;
use crate::guide::GuideCueWords;
use crate::interviewer::InterviewerPhrases;

/// For languages in which only the pairs are turned.
pub fn no_rule(_: &str) -> Option<(usize, String)> {
    None
}

/// The informal address of one language.
#[derive(Serialize)]
pub struct InformalAddress {
    /// Words that address one person informally.
    pub words: &'static [&'static str],
    /// Endings of words that do: "dijiste".
    pub endings: &'static [&'static str],
    /// Formal words with their informal forms, "sind Sie = bist du", by which a question is turned. Bars separate the pairs,
    /// of which the first one that fits counts.
    pub from_formal: &'static str,
    /// Turns what a text begins with by rule, if no pair fits: returns how many bytes it is, and what it becomes.
    #[serde(skip)]
    pub by_rule: fn(&str) -> Option<(usize, String)>,
    /// Turns a formal verb of an indirect question, with the word after it, in languages whose verbs alone are formal.
    #[serde(skip)]
    pub second_singular: Option<fn(&str, &str) -> Option<String>>,
    /// Turns the verb of one person into that of several, in the same languages.
    #[serde(skip)]
    pub third_plural: Option<fn(&str) -> Option<String>>,
    /// Words and phrases that are formal in any question.
    pub formal_words: &'static [&'static str],
    pub generator: OfflineGeneratorPhrases,
    pub guide: GuideCueWords,
    pub interviewer: InterviewerPhrases,
}

impl InformalAddress {
    /// Returns the pairs of formal and informal words.
    pub fn pairs(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.from_formal.split(" | ").filter_map(|pair| pair.split_once(" = "))
    }
}

#[cfg(test)]
mod tests;
