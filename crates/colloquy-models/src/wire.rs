//! What is asked of a language model and what it tells, whichever protocol is spoken.

use serde_json::Value;

use crate::failure::ProviderFailure;
use crate::sse::ServerSentEvent;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChatRole {
    Model,
    Person,
}

/// One message after the instructions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatMessage {
    pub voice: ChatRole,
    pub text: String,
}

#[derive(Clone, Copy, Debug)]
pub struct ChatRequest<'a> {
    /// All instructions, and nothing that the invitee has said.
    pub system: &'a str,
    /// Begins and ends with the person, and they take turns.
    pub messages: &'a [ChatMessage],
    pub max_tokens: u32,
    pub temperature: f64,
    pub wants_json: bool,
    pub streams: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TokenCounts {
    pub input: Option<u64>,
    pub output: Option<u64>,
}

impl TokenCounts {
    /// A later count replaces an earlier one.
    pub fn learn(&mut self, later: TokenCounts) {
        self.input = later.input.or(self.input);
        self.output = later.output.or(self.output);
    }
}

/// How an answer ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopReason {
    Complete,
    /// It had no more room.
    CutShort,
}

/// What one event, or a whole answer, tells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StreamedPart {
    pub text: String,
    pub tokens: TokenCounts,
    pub end: Option<StopReason>,
}

/// A protocol: how a question is written, and how answers are read.
pub trait ProviderProtocol: Send + Sync {
    fn body(&self, question: &ChatRequest<'_>) -> Value;

    fn event(&self, event: &ServerSentEvent) -> Result<StreamedPart, ProviderFailure>;

    fn whole(&self, answer: &Value) -> Result<StreamedPart, ProviderFailure>;

    /// Learns from a refusal which part of what was sent this server does not take. False if there is nothing to learn.
    fn adapts_to(&self, refusal: &str, sent: &Value) -> bool;
}

/// The error that an answer tells, wherever a server puts it.
pub fn told(value: &Value) -> Option<&str> {
    let error = value.get("error").filter(|error| !error.is_null());
    let places =
        [error.and_then(|error| error.get("message")), error, value.get("message"), value.get("detail")];
    places.into_iter().flatten().find_map(Value::as_str)
}

pub fn parsed(data: &str) -> Result<Value, ProviderFailure> {
    let value = serde_json::from_str::<Value>(data)
        .map_err(|_| ProviderFailure::Unusable("the answer is not JSON".to_owned()))?;
    if value.is_object() { Ok(value) } else { Err(unexpected()) }
}

pub fn unexpected() -> ProviderFailure {
    ProviderFailure::Unusable("the answer is not of the expected form".to_owned())
}
