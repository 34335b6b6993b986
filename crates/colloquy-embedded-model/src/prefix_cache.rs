//! Remembers processed conversations, so that a request costs only its new tokens.

use candle_core::Result;

use crate::kv_cache::{CacheShape, KvCache};

/// How much is remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrefixCacheLimits {
    pub conversations: usize,
    pub bytes: usize,
}

/// A prompt, and how much of it the next prompt of the same conversation begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenizedPrompt {
    pub tokens: Vec<u32>,
    /// How many of the tokens the next prompt begins with. 0 if no further prompt follows.
    pub recurring: usize,
}

/// Processed tokens with their keys and values.
#[derive(Debug)]
pub struct CachedConversation {
    pub tokens: Vec<u32>,
    /// As in the latest prompt.
    recurring: usize,
    pub kv: KvCache,
}

impl CachedConversation {
    fn empty(shape: CacheShape) -> Self {
        CachedConversation { tokens: Vec::new(), recurring: 0, kv: KvCache::new(shape) }
    }

    /// Forgets all tokens but the first ones.
    fn truncate(&mut self, tokens: usize) {
        self.tokens.truncate(tokens);
        self.kv.truncate(tokens);
    }

    fn shared_with(&self, prompt: &[u32]) -> usize {
        self.tokens.iter().zip(prompt).take_while(|(ours, theirs)| ours == theirs).count()
    }
}

pub struct PrefixCache {
    shape: CacheShape,
    limits: PrefixCacheLimits,
    /// The least recently used one is first.
    conversations: Vec<CachedConversation>,
}

impl PrefixCache {
    pub fn new(shape: CacheShape, limits: PrefixCacheLimits) -> Self {
        PrefixCache { shape, limits, conversations: Vec::new() }
    }

    /// Returns how many tokens of the prompt need not be processed again.
    pub fn remembered(&self, prompt: &[u32]) -> usize {
        self.conversations.iter().map(|known| known.shared_with(prompt)).max().unwrap_or_default()
    }

    /// Returns the longest known beginning of a prompt. At least the prompt's last token is left to process, because
    /// what follows it is computed with it.
    pub fn begin(&mut self, prompt: &TokenizedPrompt) -> Result<CachedConversation> {
        let most = prompt.tokens.len().saturating_sub(1);
        // Of several with the same length, the latest is the most likely to be the same conversation.
        let best =
            self.conversations.iter().enumerate().max_by_key(|(_, known)| known.shared_with(&prompt.tokens));
        let found = best.map(|(at, known)| (at, known.shared_with(&prompt.tokens).min(most)));
        let mut begun = match found.filter(|(_, shared)| *shared > 0) {
            Some((at, shared)) => self.continued(at, shared)?,
            None => CachedConversation::empty(self.shape),
        };
        begun.recurring = prompt.recurring;
        Ok(begun)
    }

    /// Returns the first tokens of a known conversation. If the prompt continues that conversation, it takes its place,
    /// so that a conversation takes as much memory as its latest prompt. If the prompt only begins in the same way, such
    /// as with the same instructions, the known conversation may continue too, and stays.
    fn continued(&mut self, at: usize, shared: usize) -> Result<CachedConversation> {
        let known = &self.conversations[at];
        if shared < known.recurring.min(known.tokens.len()) {
            let kv = known.kv.copy_of_first(shared)?;
            let copy = CachedConversation { tokens: known.tokens[..shared].to_vec(), recurring: 0, kv };
            // It was used, so it is not the next one to be forgotten.
            self.conversations[at..].rotate_left(1);
            return Ok(copy);
        }
        let mut known = self.conversations.remove(at);
        known.truncate(shared);
        Ok(known)
    }

    /// Remembers a conversation. Above the limits, it forgets the least recently used ones. Of prompts that nothing
    /// follows, it remembers the latest one only, for a second attempt.
    pub fn keep(&mut self, conversation: CachedConversation) {
        if conversation.tokens.is_empty() {
            return;
        }
        if conversation.recurring == 0 {
            self.conversations.retain(|known| known.recurring > 0);
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
