//! Remembers processed conversations, so that a request costs only its new tokens.

use candle_core::Result;

use crate::kv_cache::{CacheShape, KvCache};

/// How much is remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CacheLimits {
    pub conversations: usize,
    pub bytes: usize,
}

/// Processed tokens with their keys and values.
#[derive(Debug)]
pub struct CachedConversation {
    pub tokens: Vec<u32>,
    /// How many of the tokens were given to the model; it wrote the rest.
    pub prompt: usize,
    pub kv: KvCache,
}

impl CachedConversation {
    fn empty(shape: CacheShape) -> Self {
        CachedConversation { tokens: Vec::new(), prompt: 0, kv: KvCache::new(shape) }
    }

    /// Forgets all tokens but the first ones.
    pub fn truncate(&mut self, tokens: usize) {
        self.tokens.truncate(tokens);
        self.kv.truncate(tokens);
        self.prompt = self.prompt.min(tokens);
    }

    fn shared_with(&self, prompt: &[u32]) -> usize {
        self.tokens.iter().zip(prompt).take_while(|(ours, theirs)| ours == theirs).count()
    }
}

pub struct PrefixCache {
    shape: CacheShape,
    limits: CacheLimits,
    /// The least recently used one is first.
    conversations: Vec<CachedConversation>,
}

impl PrefixCache {
    pub fn new(shape: CacheShape, limits: CacheLimits) -> Self {
        PrefixCache { shape, limits, conversations: Vec::new() }
    }

    /// Returns how many tokens of the prompt need not be processed again.
    pub fn remembered(&self, prompt: &[u32]) -> usize {
        self.conversations.iter().map(|known| known.shared_with(prompt)).max().unwrap_or_default()
    }

    /// Returns the longest known beginning of a prompt. At least the prompt's last token is left to process, because
    /// what follows it is computed with it.
    pub fn begin(&mut self, prompt: &[u32]) -> Result<CachedConversation> {
        let most = prompt.len().saturating_sub(1);
        // Of several with the same length, the latest is the most likely to be the same conversation.
        let best = self.conversations.iter().enumerate().max_by_key(|(_, known)| known.shared_with(prompt));
        let Some((at, shared)) = best.map(|(at, known)| (at, known.shared_with(prompt).min(most))) else {
            return Ok(CachedConversation::empty(self.shape));
        };
        if shared == 0 {
            return Ok(CachedConversation::empty(self.shape));
        }
        let mut known = self.conversations.remove(at);
        // A prompt that includes the whole earlier one continues it. Any other one has only its beginning in common,
        // such as the instructions, and the earlier conversation may continue too.
        if shared >= known.prompt.min(most) {
            known.truncate(shared);
            return Ok(known);
        }
        let copy = CachedConversation {
            tokens: prompt[..shared].to_vec(),
            prompt: shared,
            kv: known.kv.copy_of_first(shared)?,
        };
        self.keep(known);
        Ok(copy)
    }

    /// Remembers a conversation. Above the limits, it forgets the least recently used ones.
    pub fn keep(&mut self, conversation: CachedConversation) {
        if conversation.tokens.is_empty() {
            return;
        }
        self.conversations.push(conversation);
        while self.conversations.len() > self.limits.conversations || self.bytes() > self.limits.bytes {
            self.conversations.remove(0);
        }
    }

    pub fn bytes(&self) -> usize {
        self.conversations.iter().map(|known| known.kv.bytes()).sum()
    }
}

#[cfg(test)]
mod tests;
