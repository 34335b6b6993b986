use std::time::Duration;

use async_trait::async_trait;

use crate::guide::InterviewGuide;
pub use crate::origin::{Provenance, WithProvenance};
use crate::text::{FirstMessage, Intro, Locale, OrganizationName, Prompt, SystemPrompt, Title};

/// The input for generating a text.
#[derive(Clone, Copy, Debug)]
pub struct TextGenerationInput<'a> {
    pub prompt: &'a Prompt,
    pub locale: &'a Locale,
    pub organization_name: &'a OrganizationName,
    /// Instructions of the organization for all of its interviews.
    pub organization_prompt: Option<&'a SystemPrompt>,
    /// The text to be replaced. The new text differs from it.
    pub previous: Option<&'a str>,
    /// Chooses between equally good wordings.
    pub seed: u64,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GenerationError {
    /// A retry may succeed: the provider is unreachable, overloaded or limits the rate of requests.
    #[error("the text generator is not available: {reason}")]
    Unavailable { reason: String, retry_after: Option<Duration> },
    #[error("the text generator did not respond in time")]
    Late,
    /// A retry is pointless: the API key is wrong, the model is unknown, or the provider refuses the request.
    #[error("the text generator refused: {0}")]
    Refused(String),
    /// The provider responded, but the response cannot be used.
    #[error("the text generator's response cannot be used: {0}")]
    Unusable(String),
}

/// Generates the guide of an interview, and from it those texts that its author has not written. No text is blank. The
/// texts are written to the invitee: they never quote the prompt's instructions or describe whom it is about.
#[async_trait]
pub trait GuideAndTextsGenerator: Send + Sync {
    /// Generates the guide from the prompt, in the locale's language.
    async fn guide(
        &self,
        brief: &TextGenerationInput<'_>,
    ) -> Result<WithProvenance<InterviewGuide>, GenerationError>;

    /// Generates a short name for the interview: one line of at most 120 characters.
    async fn title(
        &self,
        brief: &TextGenerationInput<'_>,
        guide: &InterviewGuide,
    ) -> Result<WithProvenance<Title>, GenerationError>;

    /// Generates the introduction before the first question, in the locale's language.
    async fn intro(
        &self,
        brief: &TextGenerationInput<'_>,
        guide: &InterviewGuide,
    ) -> Result<WithProvenance<Intro>, GenerationError>;

    /// Generates the opening question, in the locale's language. It opens the guide's first topic.
    async fn first_message(
        &self,
        brief: &TextGenerationInput<'_>,
        guide: &InterviewGuide,
    ) -> Result<WithProvenance<FirstMessage>, GenerationError>;
}
