//! Turns a chat into tokens, in the format with which Qwen2 was trained.

use candle_core::quantized::gguf_file::Content;
use candle_core::quantized::tokenizer::TokenizerFromGguf;
use candle_core::{Error, Result};
use colloquy_models::{ChatMessage, ChatRequest, ChatRole};
use tokenizers::Tokenizer;

use crate::prefix_cache::TokenizedPrompt;

const START: &str = "<|im_start|>";
const END: &str = "<|im_end|>";

pub struct ChatTokenizer {
    tokenizer: Tokenizer,
    start: u32,
    end: u32,
    end_of_text: u32,
}

impl ChatTokenizer {
    pub fn read(content: &Content) -> Result<Self> {
        let mut tokenizer = Tokenizer::from_gguf(content)?;
        // So that no text of an invitee can imitate the end of a message.
        tokenizer.set_encode_special_tokens(true);
        let id = |token| {
            tokenizer.token_to_id(token).ok_or_else(|| Error::msg(format!("there is no token {token}")))
        };
        let (start, end) = (id(START)?, id(END)?);
        let end_of_text = match content.metadata.get("tokenizer.ggml.eos_token_id") {
            Some(token) => token.to_u32()?,
            None => end,
        };
        Ok(ChatTokenizer { tokenizer, start, end, end_of_text })
    }

    pub fn tokenizer(&self) -> &Tokenizer {
        &self.tokenizer
    }

    /// Returns whether the token ends the response.
    pub fn is_end(&self, token: u32) -> bool {
        token == self.end || token == self.end_of_text || token == self.start
    }

    /// Returns what the next request of the same conversation begins with: the instructions and all messages but the
    /// last one.
    pub fn recurring(&self, request: &ChatRequest<'_>) -> Result<TokenizedPrompt> {
        let mut tokens = Vec::new();
        if !request.system.is_empty() {
            self.add(&mut tokens, "system", request.system)?;
        }
        let last = request.messages.len().saturating_sub(1);
        self.add_messages(&mut tokens, &request.messages[..last])?;
        Ok(TokenizedPrompt { recurring: tokens.len(), tokens })
    }

    /// Returns a whole request, which the model's response continues.
    pub fn prompt(&self, request: &ChatRequest<'_>) -> Result<TokenizedPrompt> {
        let TokenizedPrompt { mut tokens, recurring } = self.recurring(request)?;
        let last = request.messages.len().saturating_sub(1);
        self.add_messages(&mut tokens, &request.messages[last..])?;
        tokens.push(self.start);
        self.encode(&mut tokens, "assistant\n")?;
        self.encode(&mut tokens, request.prefill)?;
        Ok(TokenizedPrompt { tokens, recurring: if request.shares_prefix { recurring } else { 0 } })
    }

    fn add_messages(&self, tokens: &mut Vec<u32>, messages: &[ChatMessage]) -> Result<()> {
        messages.iter().try_for_each(|message| {
            let role = match message.role {
                ChatRole::Model => "assistant",
                ChatRole::Person => "user",
            };
            self.add(tokens, role, &message.text)
        })
    }

    fn add(&self, tokens: &mut Vec<u32>, role: &str, text: &str) -> Result<()> {
        tokens.push(self.start);
        self.encode(tokens, &format!("{role}\n{text}"))?;
        tokens.push(self.end);
        self.encode(tokens, "\n")
    }

    fn encode(&self, tokens: &mut Vec<u32>, text: &str) -> Result<()> {
        if !text.is_empty() {
            let encoded = self.tokenizer.encode_fast(text, false).map_err(Error::wrap)?;
            tokens.extend_from_slice(encoded.get_ids());
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
