//! How people say what something did to them: harm, lost money, work that stood still.
//!
//! A pattern is a line of elements with a space between them. An element is a word, or several with `|` between them.
//! `_` joins the words of a phrase, `*` at the end stands for any ending, and an element with `?` after it is optional.
//! `@name` stands for the phrases of a class. `..` stands for up to three words and `...` for up to six, none of them a
//! negator. `&` separates what a sentence has in any order. `$` is the end of the sentence or a comma. A pattern does
//! not hold after a negator, unless it begins with `!`. The matching ignores accents, capitals and apostrophes.

/// What the patterns of a language have in common.
pub struct StatementMatchingWords {
    /// Words that change nothing, and are left out before the matching.
    pub ignored: &'static str,
    pub negators: &'static str,
    /// Whether an apostrophe separates words: "j'ai".
    pub elides: bool,
}

/// Patterns for each kind of statement, the most important kind first.
pub struct ImpactPatterns {
    pub grammar: StatementMatchingWords,
    /// Classes of words that the patterns name, such as `@number` and `@time`.
    pub classes: &'static str,
    /// A short sentence that only says that there is nothing to say: "that's all", "I can't think of anything".
    pub nothing: &'static str,
    /// What is said about the interview and not about its subject: "your question makes no sense", "that was a joke".
    /// No words are ignored in it, nor in [`ImpactPatterns::repeated`] and [`ImpactPatterns::irony`].
    pub remarks: &'static str,
    /// That something was said before.
    pub repeated: &'static str,
    /// People were hurt, harassed or endangered.
    pub harm: &'static str,
    pub money: &'static str,
    /// They leave, or left: the contract, the shop, the job.
    pub leaving: &'static str,
    /// Work or a purpose that could not be finished.
    pub blocked: &'static str,
    /// Words of praise or thanks that blame: "thanks for nothing".
    pub irony: &'static str,
    /// Facts that are a complaint without a word of blame: "I waited three weeks".
    pub complaint: &'static str,
    pub wish: &'static str,
    /// Questions that are answered by a wish: "what would help?".
    pub wishes_asked: &'static str,
    pub praise: &'static str,
    /// Praise without a word of praise: "I can't fault them", "on the same day".
    pub no_complaint: &'static str,
}
