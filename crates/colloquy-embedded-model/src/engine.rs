//! Processes prompts and generates responses, one after the other.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use candle_core::Result;
use candle_core::quantized::gguf_file::Content;

use crate::chat_tokens::ChatTokens;
use crate::prefix_cache::{CacheLimits, CachedConversation, PrefixCache};
use crate::qwen2::Qwen2;
use crate::sampler::Sampler;
use crate::stop_texts::StopTexts;

/// How many tokens of a prompt are processed between two checks of whether to continue.
const CHUNK: usize = 64;
/// A new measurement of the speed counts as much as three earlier ones.
const WEIGHT: f64 = 0.25;

/// Shows the time. Tests have their own.
pub type TimeSource = Arc<dyn Fn() -> Instant + Send + Sync>;

pub struct Engine {
    pub chat: Arc<ChatTokens>,
    weights: Qwen2,
    cache: PrefixCache,
    now: TimeSource,
    seconds_per_token: Option<f64>,
}

/// What to generate.
pub struct Generation {
    pub prompt: Vec<u32>,
    pub prefill: String,
    pub stop: Vec<String>,
    pub max_tokens: u32,
    pub sampler: Sampler,
}

/// How work ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    Complete,
    /// The response reached its length limit.
    CutShort,
    /// It was asked to stop.
    Interrupted,
}

impl Engine {
    /// Reads a model and processes a first text. That brings the weights into the form in which they are used, and
    /// measures the speed.
    pub fn load(path: &Path, context: usize, limits: CacheLimits, now: TimeSource) -> Result<Self> {
        let mut file = BufReader::new(File::open(path)?);
        let content = Content::read(&mut file)?;
        let chat = Arc::new(ChatTokens::read(&content)?);
        let weights = Qwen2::read(&content, &mut file, context)?;
        let cache = PrefixCache::new(weights.cache_shape(), limits);
        let mut engine = Engine { chat, weights, cache, now, seconds_per_token: None };
        let warm_up = vec![0; CHUNK.min(engine.weights.context() / 2)];
        for _ in 0..2 {
            engine.seconds_per_token = None;
            let mut conversation = engine.cache.begin(&[])?;
            engine.process(&mut conversation, &warm_up, &mut || false)?;
            engine.weights.logits(&warm_up[..1], &mut conversation.kv)?;
        }
        Ok(engine)
    }

    pub fn context(&self) -> usize {
        self.weights.context()
    }

    /// Returns how many tokens of a prompt are not processed yet, and how long that will take.
    pub fn estimate(&self, prompt: &[u32]) -> (usize, Duration) {
        let fresh = prompt.len() - self.cache.remembered(prompt).min(prompt.len());
        (fresh, Duration::from_secs_f64(fresh as f64 * self.seconds_per_token.unwrap_or_default()))
    }

    /// Processes a prompt without generating anything. What was processed is remembered, also after an interruption.
    pub fn prepare(&mut self, prompt: &[u32], stops: &mut dyn FnMut() -> bool) -> Result<Progress> {
        if self.cache.remembered(prompt) == prompt.len() {
            return Ok(Progress::Complete);
        }
        let mut conversation = self.cache.begin(prompt)?;
        let progress = self.process(&mut conversation, prompt, stops);
        self.cache.keep(conversation);
        progress
    }

    /// Generates a response and passes on its words. Stops if a word is not taken, or if `stops` says so.
    pub fn generate(
        &mut self,
        generation: Generation,
        stops: &mut dyn FnMut() -> bool,
        words: &mut dyn FnMut(String) -> bool,
    ) -> Result<(Progress, u64)> {
        let mut conversation = self.cache.begin(&generation.prompt)?;
        let generated = self.respond(generation, &mut conversation, stops, words);
        self.cache.keep(conversation);
        generated
    }

    fn respond(
        &mut self,
        generation: Generation,
        conversation: &mut CachedConversation,
        stops: &mut dyn FnMut() -> bool,
        words: &mut dyn FnMut(String) -> bool,
    ) -> Result<(Progress, u64)> {
        let Generation { prompt, prefill, stop, max_tokens, mut sampler } = generation;
        let Some((last, before)) = prompt.split_last() else { return Ok((Progress::Complete, 0)) };
        if self.process(conversation, before, stops)? == Progress::Interrupted {
            return Ok((Progress::Interrupted, 0));
        }
        let mut next = *last;
        let chat = self.chat.clone();
        let mut decoder = chat.tokenizer().decode_stream(true);
        let mut texts = StopTexts::new(stop);
        let mut pass_on = |text: String| text.is_empty() || words(text);
        if !pass_on(prefill) {
            return Ok((Progress::Interrupted, 0));
        }
        let mut generated = 0;
        while generated < u64::from(max_tokens) && conversation.tokens.len() < self.weights.context() {
            if stops() {
                return Ok((Progress::Interrupted, generated));
            }
            let logits = self.weights.logits(&[next], &mut conversation.kv)?;
            conversation.tokens.push(next);
            conversation.prompt = conversation.prompt.max(prompt.len().min(conversation.tokens.len()));
            next = sampler.choose(&logits);
            generated += 1;
            if chat.is_end(next) {
                return Ok((complete_if(pass_on(texts.finish())), generated));
            }
            let text = decoder.step(next).map_err(candle_core::Error::wrap)?.unwrap_or_default();
            if !pass_on(texts.push(&text)) {
                return Ok((Progress::Interrupted, generated));
            }
            if texts.has_stopped() {
                return Ok((Progress::Complete, generated));
            }
        }
        let is_taken = pass_on(texts.finish());
        Ok((if is_taken { Progress::CutShort } else { Progress::Interrupted }, generated))
    }

    /// Processes what is left of a prompt.
    fn process(
        &mut self,
        conversation: &mut CachedConversation,
        prompt: &[u32],
        stops: &mut dyn FnMut() -> bool,
    ) -> Result<Progress> {
        let processed = conversation.tokens.len().min(prompt.len());
        for chunk in prompt[processed..].chunks(CHUNK) {
            if stops() {
                return Ok(Progress::Interrupted);
            }
            let since = (self.now)();
            self.weights.process(chunk, &mut conversation.kv)?;
            conversation.tokens.extend_from_slice(chunk);
            conversation.prompt = conversation.tokens.len();
            self.measure(chunk.len(), (self.now)().saturating_duration_since(since));
        }
        Ok(Progress::Complete)
    }

    /// Learns how fast this machine is. Short chunks are slower for each token, and would make prompts look slow.
    fn measure(&mut self, tokens: usize, time: Duration) {
        if tokens >= CHUNK / 2 {
            let measured = time.as_secs_f64() / tokens as f64;
            let known = self.seconds_per_token.unwrap_or(measured);
            self.seconds_per_token = Some(known + WEIGHT * (measured - known));
        }
    }
}

fn complete_if(is_taken: bool) -> Progress {
    if is_taken { Progress::Complete } else { Progress::Interrupted }
}

#[cfg(test)]
mod tests;
