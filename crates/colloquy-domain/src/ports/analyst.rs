use async_trait::async_trait;
use serde_json::Value;

use super::text_generator::{Generated, GenerationError};
use crate::ids::MessageId;
use crate::invitation::Sentiment;
use crate::message::Message;
use crate::text::{Locale, Prompt};

/// The input of an analysis.
#[derive(Clone, Copy, Debug)]
pub struct Conversation<'a> {
    pub prompt: &'a Prompt,
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
pub struct Analysis {
    /// `None` if nothing was said.
    pub summary: Option<String>,
    pub sentiment: Option<Sentiment>,
    /// A JSON object.
    pub insights: Option<Value>,
    pub remarks: Vec<AnswerFinding>,
}

/// Analyses transcripts.
#[async_trait]
pub trait Analyst: Send + Sync {
    async fn analysis(&self, conversation: &Conversation<'_>)
    -> Result<Generated<Analysis>, GenerationError>;
}
