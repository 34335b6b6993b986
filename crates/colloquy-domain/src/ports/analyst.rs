use async_trait::async_trait;
use serde_json::Value;

use super::text_generator::{GenerationError, WithProvenance};
use crate::guide::InterviewGuide;
use crate::ids::MessageId;
use crate::invitation::Sentiment;
use crate::message::Message;
use crate::text::{Locale, Prompt};

/// The input of an analysis.
#[derive(Clone, Copy, Debug)]
pub struct AnalysisInput<'a> {
    pub prompt: &'a Prompt,
    /// The topics by which the findings are grouped.
    pub guide: &'a InterviewGuide,
    pub locale: &'a Locale,
    /// The messages in order; may be empty.
    pub messages: &'a [Message],
}

/// The finding for one message of the invitee.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerFinding {
    /// The message in the conversation.
    pub message_id: MessageId,
    pub sentiment: Sentiment,
    /// A JSON object; `None` if there is nothing to note.
    pub insights: Option<Value>,
}

/// The analysis of a conversation, with findings for single messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranscriptAnalysis {
    /// At most 2,000 characters; `None` if the invitee said nothing.
    pub summary: Option<String>,
    /// `None` if the invitee said nothing.
    pub sentiment: Option<Sentiment>,
    /// A JSON object. If it has `findings`, each names the messages that support it in `messageIds`.
    pub insights: Option<Value>,
    /// At most one for each message of the invitee, and none for other messages.
    pub remarks: Vec<AnswerFinding>,
}

/// Analyses transcripts.
#[async_trait]
pub trait Analyst: Send + Sync {
    /// Analyses a transcript of any length, in any language.
    async fn analysis(
        &self,
        conversation: &AnalysisInput<'_>,
    ) -> Result<WithProvenance<TranscriptAnalysis>, GenerationError>;
}
