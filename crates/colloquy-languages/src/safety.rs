//! How people say that they or others are in danger, and what the service answers.
//!
//! A pattern is a line of elements with a space between them. An element is a word, or several with `|` between them.
//! `_` joins the words of a phrase, `*` at the end stands for any ending and at the beginning for
//! any beginning, and `?` after an element makes it optional.
//! `@name` stands for the phrases of a class. `..` stands for up to three words and `...` for up to six, none of them a
//! negator. `&` separates what a sentence has in any order, `&&`
//! what an answer has in any order, in one sentence or several. `$` is the end of the sentence or a comma. A pattern does not hold after a negator, unless it begins with `!`. The matching ignores accents, capitals
//! and apostrophes.

use serde::Serialize;

/// The patterns of a language, and the texts.
#[derive(Serialize)]
pub struct SafetyPhrases {
    #[serde(skip)]
    pub patterns: SafetyPatterns,
    pub texts: SafetyTexts,
}

pub struct SafetyPatterns {
    /// Words that change nothing, and are left out before the matching.
    pub ignored: &'static str,
    pub negators: &'static str,
    /// Whether an apostrophe separates words: "j'ai".
    pub elides: bool,
    /// Phrases of a class after its name and a colon, one class a line.
    pub classes: &'static str,
    /// What only sounds like a danger. It is taken out before the other patterns are tried.
    pub harmless: &'static str,
    pub self_harm: &'static str,
    pub violence: &'static str,
    pub medical: &'static str,
}

/// What is said instead of a reply, in sentences to be spoken.
#[derive(Serialize)]
pub struct SafetyTexts {
    /// `{emergency}` stands for [`SafetyTexts::emergency`] or [`SafetyTexts::emergency_number`].
    pub self_harm: &'static str,
    pub violence: &'static str,
    pub medical: &'static str,
    /// "your local emergency number", where it is not known.
    pub emergency: &'static str,
    /// The same with its `{number}`.
    pub emergency_number: &'static str,
    /// The organization's own `{contact}`.
    pub contact: &'static str,
    /// Says that the interview pauses.
    pub pause: &'static str,
    /// The sentence in the place of such an answer towards an interviewer, so that it asks about something else.
    pub withheld: &'static str,
}
