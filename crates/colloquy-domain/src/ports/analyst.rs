use async_trait::async_trait;
use serde_json::Value;

use super::text_generator::{Generated, GenerationError};
use crate::ids::MessageId;
use crate::invitation::Sentiment;
use crate::message::Message;
use crate::text::{Locale, Prompt};

/// What an analysis is made from.
#[derive(Clone, Copy, Debug)]
pub struct Conversation<'a> {
    pub prompt: &'a Prompt,
    pub locale: &'a Locale,
    /// In their order. There may be none.
    pub messages: &'a [Message],
}

/// What a message of the invitee's tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerFinding {
    /// One of the conversation's messages.
    pub message_id: MessageId,
    pub sentiment: Sentiment,
    /// A JSON object; none when there is nothing to say of it.
    pub insights: Option<Value>,
}

/// What a conversation tells, each finding with the messages that it was taken from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// None when nothing was said.
    pub summary: Option<String>,
    pub sentiment: Option<Sentiment>,
    /// A JSON object.
    pub insights: Option<Value>,
    pub remarks: Vec<AnswerFinding>,
}

/// Reads a transcript.
#[async_trait]
pub trait Analyst: Send + Sync {
    async fn analysis(&self, conversation: &Conversation<'_>)
    -> Result<Generated<Analysis>, GenerationError>;
}
