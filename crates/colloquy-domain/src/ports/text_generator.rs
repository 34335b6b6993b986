use async_trait::async_trait;

use crate::text::{FirstMessage, Intro, Locale, OrganizationName, Prompt, Title};

/// What a text is made from.
#[derive(Clone, Copy, Debug)]
pub struct Brief<'a> {
    pub prompt: &'a Prompt,
    pub locale: &'a Locale,
    pub organization_name: &'a OrganizationName,
    /// The text that the new one is to replace, and so to differ from.
    pub previous: Option<&'a str>,
    /// Decides where there are equally good wordings.
    pub seed: u64,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no text could be generated: {0}")]
pub struct GenerationError(pub String);

/// Writes the texts of an interview that its author has not written.
#[async_trait]
pub trait TextGenerator: Send + Sync {
    /// A short name for the interview.
    async fn title(&self, brief: &Brief<'_>) -> Result<Title, GenerationError>;

    /// What the invitee is told before the first question, in the locale's language.
    async fn intro(&self, brief: &Brief<'_>) -> Result<Intro, GenerationError>;

    /// The opening question, in the locale's language.
    async fn first_message(&self, brief: &Brief<'_>) -> Result<FirstMessage, GenerationError>;
}
