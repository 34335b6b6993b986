//! The phrases that express what an invitee means: an answer, a wish, or a question to the interviewer.
//!
//! Commas separate the phrases of a text. All are in lower case.

use serde::Serialize;

#[derive(Serialize)]
pub struct IntentPhrases {
    /// Phrases that may surround a whole answer.
    pub courtesies: &'static str,
    pub stop: PhrasePattern,
    pub repeat: PhrasePattern,
    pub skip: PhrasePattern,
    pub unknown: PhrasePattern,
    pub refusal: PhrasePattern,
    pub machine: PhrasePattern,
    pub privacy: PhrasePattern,
    pub length: PhrasePattern,
    pub back: PhrasePattern,
    pub greeting: PhrasePattern,
    pub hostile: PhrasePattern,
    pub yes: PhrasePattern,
    pub no: PhrasePattern,
    /// Parts of an instruction to the interviewer.
    pub injection: &'static str,
    pub nouns: NounForms,
    /// Nouns that are too vague to ask about.
    pub vague_nouns: &'static str,
}

#[derive(Serialize)]
pub struct PhrasePattern {
    /// Phrases that are the whole answer, apart from courtesies.
    pub whole: &'static str,
    /// Phrases that may be a part of the answer.
    pub within: &'static str,
}

/// How to find a noun that the interviewer can repeat without getting its grammar wrong.
#[derive(Serialize)]
pub enum NounForms {
    /// Nouns have a capital letter. After these articles, the nominative and the accusative look alike, so the case does
    /// not matter.
    CapitalizedAfter(&'static [&'static str]),
    /// Nouns follow a preposition and an article.
    AfterPrepositions {
        prepositions: &'static str,
        /// Each article with the one with which the interviewer replaces it.
        articles: &'static [(&'static str, &'static str)],
        /// Endings of words that are rather a verb or an adverb.
        verb_endings: &'static str,
    },
}

/// Splits a text into its phrases.
pub fn phrases(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.split(", ").filter(|phrase| !phrase.is_empty())
}

#[cfg(test)]
mod tests;
