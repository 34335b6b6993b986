//! The sentences around the quotes in a summary.

use serde::Serialize;

/// `{question}` and `{quote}` are placeholders for what was said.
#[derive(Serialize)]
pub struct SummaryFrames {
    /// For an answer with its question.
    pub asked: &'static str,
    /// For the first quote, if no question came before it.
    pub said: &'static str,
    /// For a further quote.
    pub also: &'static str,
}
