//! Anthropic's Messages API.

use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::{Value, json};

use crate::failure::ProviderFailure;
use crate::sse::ServerSentEvent;
use crate::wire::{
    ChatRequest, ChatRole, GenerationEndReason, ModelResponsePart, ProviderCodec, TokenCounts, error_message,
    parsed, unexpected,
};

pub const VERSION: &str = "2023-06-01";

#[derive(Debug, Default)]
pub struct Anthropic {
    refuses_temperature: AtomicBool,
}

impl ProviderCodec for Anthropic {
    fn body(&self, question: &ChatRequest<'_>) -> Value {
        let message = |role: ChatRole, text: &str| {
            let role = match role {
                ChatRole::Model => "assistant",
                ChatRole::Person => "user",
            };
            json!({ "role": role, "content": text })
        };
        let messages: Vec<Value> =
            question.messages.iter().map(|said| message(said.role, &said.text)).collect();
        let (system, messages) = match question.shares_prefix {
            true => (cached(&question.system.into()), with_cached_beginning(messages)),
            false => (question.system.into(), messages),
        };
        // The caller fills in the model.
        let mut body = json!({
            "model": "",
            "max_tokens": question.max_tokens,
            "system": system,
            "messages": messages,
            "stream": question.streams,
        });
        if !question.stop.is_empty() {
            body["stop_sequences"] = question.stop.into();
        }
        if !self.refuses_temperature.load(Ordering::Relaxed) {
            body["temperature"] = question.temperature.into();
        }
        body
    }

    fn event(&self, event: &ServerSentEvent) -> Result<ModelResponsePart, ProviderFailure> {
        let value = parsed(&event.data)?;
        let mut part = ModelResponsePart::default();
        match value.get("type").and_then(Value::as_str).ok_or_else(unexpected)? {
            "message_start" => part.tokens = tokens(value.pointer("/message/usage")),
            "content_block_delta" => {
                let text = value.pointer("/delta/text").and_then(Value::as_str);
                part.text = text.unwrap_or_default().to_owned();
            }
            "message_delta" => {
                part.tokens = tokens(value.get("usage"));
                part.end = end(value.get("delta"))?;
            }
            "message_stop" => part.end = Some(GenerationEndReason::Complete),
            "error" => return Err(fault(&value)),
            // Pings, the start and the end of blocks, and future additions to the protocol.
            _ => {}
        }
        Ok(part)
    }

    fn whole(&self, answer: &Value) -> Result<ModelResponsePart, ProviderFailure> {
        if answer.get("type").and_then(Value::as_str) == Some("error") {
            return Err(fault(answer));
        }
        let end = end(Some(answer))?.or(Some(GenerationEndReason::Complete));
        let blocks = answer.get("content").and_then(Value::as_array).ok_or_else(unexpected)?;
        let text = blocks.iter().filter_map(|block| block.get("text").and_then(Value::as_str)).collect();
        Ok(ModelResponsePart { text, tokens: tokens(answer.get("usage")), end })
    }

    fn adapts_to(&self, refusal: &str, sent: &Value) -> bool {
        let is_named = refusal.contains("temperature") && sent.get("temperature").is_some();
        if is_named {
            self.refuses_temperature.store(true, Ordering::Relaxed);
        }
        is_named
    }
}

/// Returns a text as a block up to which the provider keeps what it has processed.
fn cached(text: &Value) -> Value {
    json!([{ "type": "text", "text": text, "cache_control": { "type": "ephemeral" } }])
}

/// Marks the last message before the one that changes.
fn with_cached_beginning(mut messages: Vec<Value>) -> Vec<Value> {
    if let Some(stable) = messages.len().checked_sub(2) {
        let content = cached(&messages[stable]["content"]);
        messages[stable]["content"] = content;
    }
    messages
}

fn fault(value: &Value) -> ProviderFailure {
    let kind = value.pointer("/error/type").and_then(Value::as_str).unwrap_or_default();
    let is_transient =
        matches!(kind, "overloaded_error" | "rate_limit_error" | "api_error" | "timeout_error");
    ProviderFailure::Reported { words: error_message(value).unwrap_or("an error").to_owned(), is_transient }
}

fn end(object: Option<&Value>) -> Result<Option<GenerationEndReason>, ProviderFailure> {
    Ok(match object.and_then(|object| object.get("stop_reason")).and_then(Value::as_str) {
        None => None,
        Some("refusal") => return Err(ProviderFailure::Declined),
        Some("max_tokens" | "model_context_window_exceeded") => Some(GenerationEndReason::CutShort),
        Some(_) => Some(GenerationEndReason::Complete),
    })
}

fn tokens(usage: Option<&Value>) -> TokenCounts {
    let count = |name: &str| usage.and_then(|usage| usage.get(name)).and_then(Value::as_u64);
    // Tokens that are written to a cache or read from it are not in `input_tokens`.
    let cached = ["cache_creation_input_tokens", "cache_read_input_tokens"].into_iter().filter_map(count);
    let cached: u64 = cached.fold(0, u64::saturating_add);
    let input = count("input_tokens").map(|input| input.saturating_add(cached));
    TokenCounts { input, output: count("output_tokens") }
}

#[cfg(test)]
mod tests;
