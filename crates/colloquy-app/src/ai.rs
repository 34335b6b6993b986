//! The models that write texts, conduct interviews and analyse transcripts, with a fallback if one is late or fails.

use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::interview::InterviewFacts;
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{
    Analyst, GenerationError, GuideAndTextsGenerator, Interviewer, TextGenerationInput, WithProvenance,
};
use colloquy_domain::text::SystemPrompt;

use crate::App;

#[derive(Clone)]
pub struct TextGenerationAdapters {
    pub texts: Arc<dyn GuideAndTextsGenerator>,
    pub interviewer: Arc<dyn Interviewer>,
    pub analyst: Arc<dyn Analyst>,
}

/// Returns the result of the chosen model, or that of the fallback if the model fails or exceeds the limit.
pub(crate) async fn with_fallback<T>(
    limit: Duration,
    chosen: impl Future<Output = Result<WithProvenance<T>, GenerationError>>,
    fallback: impl Future<Output = Result<WithProvenance<T>, GenerationError>>,
) -> Result<WithProvenance<T>, GenerationError> {
    match within(limit, chosen).await {
        Ok(generated) => Ok(generated),
        Err(error) => {
            tracing::warn!(reason = %error, "a text could not be generated; using the fallback");
            fallback.await
        }
    }
}

pub(crate) async fn within<T>(
    limit: Duration,
    generated: impl Future<Output = Result<T, GenerationError>>,
) -> Result<T, GenerationError> {
    tokio::time::timeout(limit, generated).await.unwrap_or(Err(GenerationError::Late))
}

impl App {
    /// Returns whether a model is configured, and not only its fallback.
    pub(crate) fn has_model(&self) -> bool {
        !Arc::ptr_eq(&self.ai.texts, &self.ai_fallback.texts)
    }

    /// Returns everything that a new text of the interview is generated from.
    pub(crate) fn brief<'a>(
        &self,
        organization: &'a Organization,
        interview: &'a InterviewFacts,
        previous: Option<&'a str>,
    ) -> TextGenerationInput<'a> {
        TextGenerationInput {
            prompt: &interview.prompt,
            locale: &interview.locale,
            organization_name: &organization.name,
            organization_prompt: system_prompt(organization, interview),
            previous,
            seed: self.seed(),
        }
    }
}

/// Returns the organization's system prompt, unless the interview disables it.
pub(crate) fn system_prompt<'a>(
    organization: &'a Organization,
    interview: &InterviewFacts,
) -> Option<&'a SystemPrompt> {
    organization.system_prompt.as_ref().filter(|_| !interview.disable_org_system_prompt)
}
