use std::sync::Arc;

use async_trait::async_trait;

use super::text_generator::{GenerationError, Provenance};
use crate::guide::InterviewGuide;
use crate::message::Role;
use crate::text::{Intro, Locale, OrganizationName, PersonName, Prompt, SystemPrompt, Title};

/// One turn of the conversation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConversationTurn {
    pub role: Role,
    pub text: String,
}

/// What remains of an interview's limits; `None` if there is no limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RemainingInterviewLimits {
    pub active_ms: Option<i64>,
    /// The number of answers that the invitee may still give.
    pub responses: Option<i64>,
}

/// Everything that the interviewer knows when it has to speak.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InterviewSituation {
    pub prompt: Prompt,
    /// What the interviewer asks, and in which order.
    pub guide: Arc<InterviewGuide>,
    pub title: Option<Title>,
    pub intro: Option<Intro>,
    pub locale: Locale,
    pub organization_name: OrganizationName,
    /// Instructions of the organization for all of its interviews.
    pub organization_prompt: Option<SystemPrompt>,
    pub invitee_name: Option<PersonName>,
    pub remaining: RemainingInterviewLimits,
    /// The conversation from the first message on. It ends with an answer of the invitee.
    pub conversation: Vec<ConversationTurn>,
    /// Chooses between equally good wordings.
    pub seed: u64,
}

/// The result of a reply that has been generated to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedReply {
    pub by: Provenance,
    /// Whether the interview ends with this reply.
    pub closes: bool,
}

/// Receives a reply while it is generated.
pub trait ReplyListener: Send {
    /// Receives the next sentence, as plain text to be spoken: it has no markup and is never blank. Each
    /// sentence arrives as soon as it is complete, in order, and is never taken back.
    fn sentence(&mut self, sentence: &str);
}

/// Generates what the interviewer says.
#[async_trait]
pub trait Interviewer: Send + Sync {
    /// Generates a reply in the language of the interview. An `Ok` reply has at least one sentence, and closes
    /// the interview if nothing remains of its limits. After an error, the sentences received so far remain
    /// valid. To stop the reply, drop the future.
    async fn reply(
        &self,
        situation: &InterviewSituation,
        listener: &mut dyn ReplyListener,
    ) -> Result<FinishedReply, GenerationError>;

    /// Prepares for a reply that will follow soon, so that it begins sooner. The conversation may end with the
    /// interviewer's words, and may be empty. This is a hint: it changes no reply, and does nothing by default.
    async fn prepare(&self, _situation: &InterviewSituation) {}
}
