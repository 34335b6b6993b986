//! Requests to a language model and its responses, independent of the protocol.

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
    pub role: ChatRole,
    pub text: String,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct ChatRequest<'a> {
    /// All instructions, and nothing that the invitee said.
    pub system: &'a str,
    /// Alternates between both roles, beginning and ending with the person.
    pub messages: &'a [ChatMessage],
    /// The text with which the response begins. It is a hint: the embedded model continues it, and its response
    /// includes it; providers ignore it.
    pub prefill: &'a str,
    /// Further texts that end a response which continues `prefill`. Providers ignore them too.
    pub stop_after_prefill: &'a [&'a str],
    /// The response ends before the first of these texts.
    pub stop: &'a [&'a str],
    pub max_tokens: u32,
    pub temperature: f64,
    pub wants_json: bool,
    pub streams: bool,
    /// Whether the next request will begin with the same instructions and messages, except for the last message.
    pub shares_prefix: bool,
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

/// Why a response ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GenerationEndReason {
    Complete,
    /// It reached a length limit.
    CutShort,
}

/// The contents of one event, or of a whole response.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ModelResponsePart {
    pub text: String,
    pub tokens: TokenCounts,
    pub end: Option<GenerationEndReason>,
}

/// A protocol: encodes requests and decodes responses.
pub trait ProviderCodec: Send + Sync {
    fn body(&self, question: &ChatRequest<'_>) -> Value;

    fn event(&self, event: &ServerSentEvent) -> Result<ModelResponsePart, ProviderFailure>;

    fn whole(&self, answer: &Value) -> Result<ModelResponsePart, ProviderFailure>;

    /// Finds in a refusal a parameter that the server rejects, and leaves it out of all later requests. Returns whether there
    /// was one.
    fn adapts_to(&self, refusal: &str, sent: &Value) -> bool;
}

/// Returns the error message in a response, wherever the server puts it.
pub fn error_message(value: &Value) -> Option<&str> {
    let error = value.get("error").filter(|error| !error.is_null());
    let places =
        [error.and_then(|error| error.get("message")), error, value.get("message"), value.get("detail")];
    places.into_iter().flatten().find_map(Value::as_str)
}

pub fn parsed(data: &str) -> Result<Value, ProviderFailure> {
    let value = serde_json::from_str::<Value>(data)
        .map_err(|_| ProviderFailure::Unusable("the response is not JSON".to_owned()))?;
    if value.is_object() { Ok(value) } else { Err(unexpected()) }
}

pub fn unexpected() -> ProviderFailure {
    ProviderFailure::Unusable("the response does not have the expected form".to_owned())
}
