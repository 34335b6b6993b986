//! The lines of a summary.

use serde::Serialize;

/// `{quote}`, `{quotes}`, `{topic}` and `{topics}` are placeholders.
#[derive(Serialize)]
pub struct SummaryTexts {
    pub quote: &'static str,
    /// What was said about a topic.
    pub topic: &'static str,
    /// What was said about no topic of the guide.
    pub said: &'static str,
    /// What was said about a danger to someone. It comes first.
    pub danger: &'static str,
    pub refused: &'static str,
    pub uncovered: &'static str,
    /// The whole summary of an interview without an answer.
    pub nothing: &'static str,
}
