//! Forms of sentences in prompts, each with the form that other rules read.

/// A form is a list of words in lower case, in which commas and colons are words too, with `[a|b c|]` for one of several
/// phrases, which may be empty, and with these places:
/// - `{x}` for any words without a pause, `{x*}` for any words, `{x3}` for three at most, `{x^}` for words that begin with
///   no determiner, `{x?}` for words that ask;
/// - `{v}` for a verb, which is no word for a condition or a question;
/// - `{people}` for whom an interview may be with;
/// - `{restraint}` for words that say not to ask further.
///
/// What a sentence becomes has the same names of places, and `{x-}` for a list of the things in it. With `{x;}` it is
/// written again for each of them. A form that begins with `?` is that of a question, any other of a statement.
pub struct SentenceForms {
    pub forms: &'static [(&'static str, &'static str)],
    /// What says not to ask further: "don't press".
    pub restraints: &'static [&'static str],
    /// Ends of words for people that the list of people does not have: "holders".
    pub more_people: &'static [&'static str],
    /// Words between an item of a list and its examples: "such as".
    pub examples: &'static [&'static str],
    /// Words for parents, with what they call "the child": "their child".
    pub children: &'static [(&'static str, &'static str, &'static str)],
    /// Writes the words of a hasty note as other texts do.
    pub with_capitals: fn(&str) -> String,
    /// Turns a question to several people into one to one of them: "was habt ihr gekauft".
    pub to_one: fn(&str) -> String,
}

/// The implementation of both functions for languages that need none.
pub fn unchanged(line: &str) -> String {
    line.to_owned()
}
