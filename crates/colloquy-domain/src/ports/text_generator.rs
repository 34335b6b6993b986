use std::time::Duration;

use async_trait::async_trait;

pub use crate::origin::{Generated, Provenance};
use crate::text::{FirstMessage, Intro, Locale, OrganizationName, Prompt, SystemPrompt, Title};

/// What a text is made from.
#[derive(Clone, Copy, Debug)]
pub struct InterviewBrief<'a> {
    pub prompt: &'a Prompt,
    pub locale: &'a Locale,
    pub organization_name: &'a OrganizationName,
    /// What the organization wants observed in all of its interviews.
    pub organization_prompt: Option<&'a SystemPrompt>,
    /// The text that the new one is to replace, and so to differ from.
    pub previous: Option<&'a str>,
    /// Decides where there are equally good wordings.
    pub seed: u64,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GenerationError {
    /// It may work later: the provider is away, overloaded, or wants fewer requests.
    #[error("the text generator is not available: {reason}")]
    Unavailable { reason: String, retry_after: Option<Duration> },
    #[error("the text generator did not answer in time")]
    Late,
    /// Asking again is of no use: a wrong key, an unknown model, or a request that it will not fulfil.
    #[error("the text generator refused: {0}")]
    Refused(String),
    /// What it answered cannot be used.
    #[error("the text generator's answer cannot be used: {0}")]
    Unusable(String),
}

/// Writes the texts of an interview that its author has not written.
#[async_trait]
pub trait TextGenerator: Send + Sync {
    /// A short name for the interview.
    async fn title(&self, brief: &InterviewBrief<'_>) -> Result<Generated<Title>, GenerationError>;

    /// What the invitee is told before the first question, in the locale's language.
    async fn intro(&self, brief: &InterviewBrief<'_>) -> Result<Generated<Intro>, GenerationError>;

    /// The opening question, in the locale's language.
    async fn first_message(
        &self,
        brief: &InterviewBrief<'_>,
    ) -> Result<Generated<FirstMessage>, GenerationError>;
}
