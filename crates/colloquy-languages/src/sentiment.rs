//! The words that praise or blame something, and those that carry no meaning.

use serde::Serialize;

/// Each line of a list has one word or two. `*` after it stands for any ending, `!` marks a strong word.
#[derive(Serialize)]
pub struct SentimentKeywords {
    pub modifiers: SentimentModifiers,
    #[serde(skip)]
    pub positive: &'static str,
    #[serde(skip)]
    pub negative: &'static str,
}

/// The words that negate, strengthen or weaken others, in lower case.
#[derive(Serialize)]
pub struct SentimentModifiers {
    /// "not".
    pub negators: &'static [&'static str],
    /// The negators that say that something or someone was not there: "nobody", "never".
    pub absence: &'static [&'static str],
    /// Words after a negator that cancel the negation: "not only".
    pub only: &'static [&'static str],
    pub boosters: &'static [&'static str],
    pub softeners: &'static [&'static str],
    /// Words after which the text weighs more than before: "but".
    pub contrasts: &'static [&'static str],
    /// Words that limit how far back a negation reaches: "and".
    pub joints: &'static [&'static str],
    /// Pairs of words that neither praise nor blame: "good morning".
    pub idioms: &'static [&'static str],
    /// Words without meaning of their own, in addition to the function words for prompts.
    pub common: &'static [&'static str],
    /// Phrases without information: "I don't know".
    pub fillers: &'static [&'static str],
    /// How many words back a negator reaches: "das gefällt mir nicht".
    pub backward_reach: usize,
    /// Whether words may be joined by an elision: "l’idée".
    pub elides: bool,
}
