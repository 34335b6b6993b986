//! What writes texts, interviews and reads transcripts; and what is at hand when that is late or fails.

use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::interview::InterviewFacts;
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{
    Analyst, Generated, GenerationError, InterviewBrief, Interviewer, TextGenerator,
};
use colloquy_domain::text::SystemPrompt;

use crate::App;

#[derive(Clone)]
pub struct Ai {
    pub texts: Arc<dyn TextGenerator>,
    pub interviewer: Arc<dyn Interviewer>,
    pub analyst: Arc<dyn Analyst>,
}

/// What the chosen one makes within the limit, else what is at hand.
pub(crate) async fn or_at_hand<T>(
    limit: Duration,
    chosen: impl Future<Output = Result<Generated<T>, GenerationError>>,
    at_hand: impl Future<Output = Result<Generated<T>, GenerationError>>,
) -> Result<Generated<T>, GenerationError> {
    match within(limit, chosen).await {
        Ok(generated) => Ok(generated),
        Err(error) => {
            tracing::warn!(reason = %error, "what is at hand is taken instead");
            at_hand.await
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
    /// What a new text of the interview is made from.
    pub(crate) fn brief<'a>(
        &self,
        organization: &'a Organization,
        interview: &'a InterviewFacts,
        previous: Option<&'a str>,
    ) -> InterviewBrief<'a> {
        InterviewBrief {
            prompt: &interview.prompt,
            locale: &interview.locale,
            organization_name: &organization.name,
            organization_prompt: system_prompt(organization, interview),
            previous,
            seed: self.seed(),
        }
    }
}

/// The organization's, unless the interview switches it off.
pub(crate) fn system_prompt<'a>(
    organization: &'a Organization,
    interview: &InterviewFacts,
) -> Option<&'a SystemPrompt> {
    organization.system_prompt.as_ref().filter(|_| !interview.disable_org_system_prompt)
}
