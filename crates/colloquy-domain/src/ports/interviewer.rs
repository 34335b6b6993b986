use async_trait::async_trait;

use super::text_generator::{GenerationError, Provenance};
use crate::message::Role;
use crate::text::{Intro, Locale, OrganizationName, PersonName, Prompt, SystemPrompt, Title};

/// One turn of the conversation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConversationTurn {
    pub role: Role,
    pub text: String,
}

/// What is left of an interview's limits; none where there is no limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RemainingLimits {
    pub active_ms: Option<i64>,
    /// Answers that the invitee may still give.
    pub responses: Option<i64>,
}

/// Everything that the interviewer knows when it is to speak.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InterviewSituation {
    pub prompt: Prompt,
    pub title: Option<Title>,
    pub intro: Option<Intro>,
    pub locale: Locale,
    pub organization_name: OrganizationName,
    /// What the organization wants observed in all of its interviews.
    pub organization_prompt: Option<SystemPrompt>,
    pub invitee_name: Option<PersonName>,
    pub remaining: RemainingLimits,
    /// From the first message on. It ends with what the invitee said.
    pub conversation: Vec<ConversationTurn>,
    /// Decides where there are equally good wordings.
    pub seed: u64,
}

/// What became of a reply after it was spoken to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InterviewerReply {
    pub by: Provenance,
    /// Whether the interview is over with it.
    pub closes: bool,
}

/// Hears a reply while it is made.
pub trait ReplyListener: Send {
    /// The next sentence, plain text as it is to be spoken. Sentences come as soon as they are complete, in order, and
    /// none is taken back.
    fn sentence(&mut self, sentence: &str);
}

/// Finds the interviewer's next words.
#[async_trait]
pub trait Interviewer: Send + Sync {
    /// An `Ok` reply has at least one sentence. After an error what was heard so far stands. Whoever does not want to
    /// hear more drops the future.
    async fn reply(
        &self,
        situation: &InterviewSituation,
        listener: &mut dyn ReplyListener,
    ) -> Result<InterviewerReply, GenerationError>;
}
