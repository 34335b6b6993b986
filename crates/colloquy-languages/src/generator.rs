//! The phrases for generated texts.

use serde::Serialize;

/// All phrases of one language. `{topic}`, `{topics}`, `{question}` and `{organization}` are placeholders for parts of
/// the prompt. The sentences are built so that any phrase fits in, mostly after a colon.
#[derive(Serialize)]
pub struct OfflineGeneratorPhrases {
    /// This list and the ones below have at least three wordings each.
    pub titles: &'static [&'static str],
    pub titles_without_topic: &'static [&'static str],
    pub intros: &'static [&'static str],
    pub intros_without_topic: &'static [&'static str],
    pub openings_with_question: &'static [&'static str],
    pub openings_without_topic: &'static [&'static str],
    /// Separates the topics of an intro.
    pub separator: &'static str,
    /// What to call the organization if its name cannot be spoken.
    pub unnamed_organization: &'static str,
    /// The marks before and after a question.
    pub question_marks: (&'static str, &'static str),
}

#[cfg(test)]
mod tests;
