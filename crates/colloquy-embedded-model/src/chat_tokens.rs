//! Turns a chat into tokens, in the format with which Qwen2 was trained.

use candle_core::quantized::gguf_file::Content;
use candle_core::quantized::tokenizer::TokenizerFromGguf;
use candle_core::{Error, Result};
use colloquy_models::{ChatRequest, ChatRole};
use tokenizers::Tokenizer;

const START: &str = "<|im_start|>";
const END: &str = "<|im_end|>";

pub struct ChatTokens {
    tokenizer: Tokenizer,
    start: u32,
    end: u32,
    end_of_text: u32,
}

impl ChatTokens {
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
        Ok(ChatTokens { tokenizer, start, end, end_of_text })
    }

    pub fn tokenizer(&self) -> &Tokenizer {
        &self.tokenizer
    }

    /// Returns whether the token ends the response.
    pub fn is_end(&self, token: u32) -> bool {
        token == self.end || token == self.end_of_text || token == self.start
    }

    /// Returns the instructions and messages of a request.
    pub fn messages(&self, request: &ChatRequest<'_>) -> Result<Vec<u32>> {
        let mut tokens = Vec::new();
        if !request.system.is_empty() {
            self.add(&mut tokens, "system", request.system)?;
        }
        for message in request.messages {
            let role = match message.role {
                ChatRole::Model => "assistant",
                ChatRole::Person => "user",
            };
            self.add(&mut tokens, role, &message.text)?;
        }
        Ok(tokens)
    }

    /// Returns a whole request, which the model's response continues.
    pub fn prompt(&self, request: &ChatRequest<'_>) -> Result<Vec<u32>> {
        let mut tokens = self.messages(request)?;
        tokens.push(self.start);
        self.encode(&mut tokens, "assistant\n")?;
        self.encode(&mut tokens, request.prefill)?;
        Ok(tokens)
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
