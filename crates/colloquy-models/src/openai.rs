//! OpenAI's chat completions API, which many other servers implement too.

use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::{Value, json};

use crate::failure::ProviderFailure;
use crate::sse::ServerSentEvent;
use crate::wire::{
    ChatRequest, ChatRole, GenerationEndReason, ModelResponsePart, ProviderCodec, TokenCounts, error_message,
    parsed, unexpected,
};

/// OpenAI's protocol, and the parameters that this server has rejected.
#[derive(Debug, Default)]
pub struct OpenAi {
    refuses_stream_options: AtomicBool,
    /// OpenAI's newer models require another name for this limit.
    refuses_max_tokens: AtomicBool,
    refuses_temperature: AtomicBool,
    refuses_response_format: AtomicBool,
}

impl ProviderCodec for OpenAi {
    fn body(&self, question: &ChatRequest<'_>) -> Value {
        let takes = |refuses: &AtomicBool| !refuses.load(Ordering::Relaxed);
        let mut messages = vec![json!({ "role": "system", "content": question.system })];
        messages.extend(question.messages.iter().map(|said| {
            let role = match said.role {
                ChatRole::Model => "assistant",
                ChatRole::Person => "user",
            };
            json!({ "role": role, "content": said.text })
        }));
        // The caller fills in the model.
        let mut body = json!({ "model": "", "messages": messages, "stream": question.streams });
        let limit = if takes(&self.refuses_max_tokens) { "max_tokens" } else { "max_completion_tokens" };
        body[limit] = question.max_tokens.into();
        if takes(&self.refuses_temperature) {
            body["temperature"] = question.temperature.into();
        }
        if question.streams && takes(&self.refuses_stream_options) {
            body["stream_options"] = json!({ "include_usage": true });
        }
        if !question.stop.is_empty() {
            body["stop"] = question.stop.into();
        }
        if question.wants_json && takes(&self.refuses_response_format) {
            body["response_format"] = json!({ "type": "json_object" });
        }
        body
    }

    fn event(&self, event: &ServerSentEvent) -> Result<ModelResponsePart, ProviderFailure> {
        if event.data.trim() == "[DONE]" {
            return Ok(ModelResponsePart {
                end: Some(GenerationEndReason::Complete),
                ..ModelResponsePart::default()
            });
        }
        let value = parsed(&event.data)?;
        fault(&value)?;
        let mut part = ModelResponsePart { tokens: tokens(&value), ..ModelResponsePart::default() };
        let Some(choices) = value.get("choices").and_then(Value::as_array) else {
            return Err(unexpected());
        };
        // The last event before the end has the usage and no choices.
        if let Some(choice) = choices.first() {
            part.end = end(choice)?;
            part.text = text(choice.get("delta"))?;
        }
        Ok(part)
    }

    fn whole(&self, answer: &Value) -> Result<ModelResponsePart, ProviderFailure> {
        fault(answer)?;
        let choice = answer.pointer("/choices/0").ok_or_else(unexpected)?;
        let end = end(choice)?.or(Some(GenerationEndReason::Complete));
        Ok(ModelResponsePart { text: text(choice.get("message"))?, tokens: tokens(answer), end })
    }

    fn adapts_to(&self, refusal: &str, sent: &Value) -> bool {
        let parts = [
            ("stream_options", &self.refuses_stream_options),
            ("max_tokens", &self.refuses_max_tokens),
            ("temperature", &self.refuses_temperature),
            ("response_format", &self.refuses_response_format),
        ];
        let named = parts.iter().find(|(name, _)| refusal.contains(name) && sent.get(name).is_some());
        if let Some((_, refuses)) = named {
            refuses.store(true, Ordering::Relaxed);
        }
        named.is_some()
    }
}

fn fault(value: &Value) -> Result<(), ProviderFailure> {
    let Some(error) = value.get("error").filter(|error| !error.is_null()) else { return Ok(()) };
    let words = error_message(value).unwrap_or("an error").to_owned();
    let code = error.get("code").or_else(|| error.get("type"));
    let is_clients = match code {
        Some(Value::Number(code)) => {
            code.as_u64().is_some_and(|code| (400..500).contains(&code) && code != 429 && code != 408)
        }
        Some(Value::String(code)) => code.contains("invalid") || code.contains("BadRequest"),
        _ => false,
    };
    if code.and_then(Value::as_str).is_some_and(|code| code.starts_with("content_")) {
        return Err(ProviderFailure::Declined);
    }
    Err(ProviderFailure::Reported { words, is_transient: !is_clients })
}

fn end(choice: &Value) -> Result<Option<GenerationEndReason>, ProviderFailure> {
    Ok(match choice.get("finish_reason").and_then(Value::as_str) {
        None | Some("") => None,
        Some("content_filter") => return Err(ProviderFailure::Declined),
        Some("length" | "model_length") => Some(GenerationEndReason::CutShort),
        Some(_) => Some(GenerationEndReason::Complete),
    })
}

fn text(message: Option<&Value>) -> Result<String, ProviderFailure> {
    let Some(message) = message else { return Ok(String::new()) };
    if message.get("refusal").and_then(Value::as_str).is_some_and(|words| !words.is_empty()) {
        return Err(ProviderFailure::Declined);
    }
    match message.get("content") {
        None | Some(Value::Null) => Ok(String::new()),
        Some(Value::String(text)) => Ok(text.clone()),
        // Mistral's reasoning models return parts, and only those with a text belong to the response.
        Some(Value::Array(parts)) => {
            Ok(parts.iter().filter_map(|part| part.get("text").and_then(Value::as_str)).collect())
        }
        Some(_) => Err(unexpected()),
    }
}

fn tokens(value: &Value) -> TokenCounts {
    let count = |name: &str| value.get("usage").and_then(|usage| usage.get(name)).and_then(Value::as_u64);
    TokenCounts { input: count("prompt_tokens"), output: count("completion_tokens") }
}

#[cfg(test)]
mod tests;
