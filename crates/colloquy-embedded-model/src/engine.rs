//! Processes prompts and generates responses, in small steps between which other work can go first.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use candle_core::quantized::gguf_file::Content;
use candle_core::{Error, Result};

use crate::chat_tokenizer::ChatTokenizer;
use crate::prefix_cache::{CachedConversation, PrefixCache, PrefixCacheLimits, TokenizedPrompt};
use crate::qwen2::Qwen2;
use crate::sampler::TokenSampler;
use crate::stop_sequence_filter::StopSequenceFilter;

/// How many tokens of a prompt are processed in one step. More would be a little faster, and keep others waiting.
pub const CHUNK: usize = 32;
/// A new measurement of the speed counts as much as three earlier ones.
const NEW_MEASUREMENT_WEIGHT: f64 = 0.25;
/// How many tokens a reply usually has.
const USUAL_TOKENS: u32 = 30;

/// Shows the time. Tests have their own.
pub type InstantSource = Arc<dyn Fn() -> Instant + Send + Sync>;

pub struct InferenceEngine {
    pub chat: Arc<ChatTokenizer>,
    weights: Qwen2,
    cache: PrefixCache,
    now: InstantSource,
    speed: Speed,
}

/// What to generate.
pub struct GenerationParameters {
    /// The text with which the response begins. The prompt ends with it.
    pub prefill: String,
    pub stop: Vec<String>,
    pub max_tokens: u32,
    pub sampler: TokenSampler,
}

/// A prompt that is being processed, or a response that is being generated.
pub struct GenerationInProgress {
    prompt: Vec<u32>,
    conversation: CachedConversation,
    response: Option<Response>,
}

struct Response {
    texts: StopSequenceFilter,
    /// What precedes the response and was not passed on yet.
    prefill: String,
    left: u32,
    sampler: TokenSampler,
    /// The latest token, which is not processed yet.
    next: Option<u32>,
    /// The latest tokens, which do not end with a complete character.
    undecoded: Vec<u32>,
    generated: u64,
}

/// What a step of a task led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GenerationStep {
    /// The words may be empty.
    Continues(String),
    Ended {
        words: String,
        /// Whether the response reached its length limit.
        is_cut_short: bool,
    },
}

/// How long this machine takes for a token, once it was measured.
#[derive(Clone, Copy, Debug, Default)]
struct Speed {
    prompt: Option<f64>,
    response: Option<f64>,
}

impl Speed {
    fn learn(known: &mut Option<f64>, tokens: usize, time: Duration) {
        let measured = time.as_secs_f64() / tokens as f64;
        *known = Some(known.map_or(measured, |known| known + NEW_MEASUREMENT_WEIGHT * (measured - known)));
    }

    fn time(&self, prompt: usize, response: u32) -> Duration {
        let seconds = prompt as f64 * self.prompt.unwrap_or_default()
            + f64::from(response) * self.response.unwrap_or_default();
        Duration::from_secs_f64(seconds)
    }
}

impl InferenceEngine {
    /// Reads a model and processes a first text. That brings the weights into the form in which they are used, and
    /// measures the speed.
    pub fn load(path: &Path, context: usize, limits: PrefixCacheLimits, now: InstantSource) -> Result<Self> {
        let mut file = BufReader::new(File::open(path)?);
        let content = Content::read(&mut file)?;
        let chat = Arc::new(ChatTokenizer::read(&content)?);
        let weights = Qwen2::read(&content, &mut file, context)?;
        let cache = PrefixCache::new(weights.cache_shape(), limits);
        let mut engine = InferenceEngine { chat, weights, cache, now, speed: Speed::default() };
        for _ in 0..2 {
            engine.speed = Speed::default();
            let warm_up = TokenizedPrompt { tokens: vec![0; CHUNK + 1], recurring: 0 };
            let mut task = engine.prepare(warm_up)?;
            while engine.step(&mut task)? == GenerationStep::Continues(String::new()) {}
            let since = (engine.now)();
            engine.weights.logits(&[0], &mut task.conversation.kv)?;
            let took = (engine.now)().saturating_duration_since(since);
            Speed::learn(&mut engine.speed.response, 1, took);
        }
        Ok(engine)
    }

    pub fn context(&self) -> usize {
        self.weights.context()
    }

    /// Returns how many tokens of a prompt are not processed yet.
    pub fn unprocessed(&self, prompt: &[u32]) -> usize {
        prompt.len() - self.cache.remembered(prompt).min(prompt.len())
    }

    /// Returns how long it takes until the first word of a response to this prompt.
    pub fn time_to_first_word(&self, prompt: &[u32]) -> Duration {
        self.speed.time(self.unprocessed(prompt), 1)
    }

    /// Returns how long a reply to this prompt usually takes.
    pub fn time_of_reply(&self, prompt: &[u32]) -> Duration {
        self.speed.time(self.unprocessed(prompt), USUAL_TOKENS)
    }

    /// Returns how long a reply that has started will usually take yet.
    pub fn time_left(&self, task: &GenerationInProgress) -> Duration {
        let unprocessed = task.prompt.len().saturating_sub(task.conversation.tokens.len());
        let generated = task.response.as_ref().map_or(0, |response| response.generated);
        let left = u64::from(USUAL_TOKENS).saturating_sub(generated);
        self.speed.time(unprocessed, u32::try_from(left).unwrap_or_default())
    }

    /// Begins to process a prompt without a response.
    pub fn prepare(&mut self, prompt: TokenizedPrompt) -> Result<GenerationInProgress> {
        let conversation = self.cache.begin(&prompt)?;
        Ok(GenerationInProgress { prompt: prompt.tokens, conversation, response: None })
    }

    /// Begins a response.
    pub fn respond(
        &mut self,
        prompt: TokenizedPrompt,
        generation: GenerationParameters,
    ) -> Result<GenerationInProgress> {
        let response = Response {
            texts: StopSequenceFilter::new(generation.stop),
            prefill: generation.prefill,
            left: generation.max_tokens,
            sampler: generation.sampler,
            next: None,
            undecoded: Vec::new(),
            generated: 0,
        };
        Ok(GenerationInProgress { response: Some(response), ..self.prepare(prompt)? })
    }

    /// Processes the next few tokens of the prompt, or generates the next token of the response.
    pub fn step(&mut self, task: &mut GenerationInProgress) -> Result<GenerationStep> {
        let processed = task.conversation.tokens.len();
        let unprocessed = task.prompt.get(processed..).unwrap_or_default();
        let tokens: Vec<u32> = match &task.response {
            Some(Response { next: Some(next), .. }) => vec![*next],
            _ => unprocessed.iter().copied().take(CHUNK).collect(),
        };
        let is_last = processed + tokens.len() >= task.prompt.len();
        let since = (self.now)();
        let Some(response) = task.response.as_mut().filter(|_| is_last) else {
            if !tokens.is_empty() {
                self.weights.process(&tokens, &mut task.conversation.kv)?;
                self.processed(&tokens, &mut task.conversation, since);
            }
            let nothing = String::new();
            return Ok(match is_last {
                true => GenerationStep::Ended { words: nothing, is_cut_short: false },
                false => GenerationStep::Continues(nothing),
            });
        };
        if response.left == 0 || processed + tokens.len() > self.weights.context() {
            return Ok(GenerationStep::Ended { words: response.rest(), is_cut_short: true });
        }
        let logits = self.weights.logits(&tokens, &mut task.conversation.kv)?;
        self.processed(&tokens, &mut task.conversation, since);
        response.take(&self.chat, &logits)
    }

    fn processed(&mut self, tokens: &[u32], conversation: &mut CachedConversation, since: Instant) {
        conversation.tokens.extend_from_slice(tokens);
        let took = (self.now)().saturating_duration_since(since);
        // A few tokens at once take longer for each than many do, and would make prompts look slow.
        match tokens.len() {
            1 => Speed::learn(&mut self.speed.response, 1, took),
            CHUNK.. => Speed::learn(&mut self.speed.prompt, tokens.len(), took),
            _ => {}
        }
    }

    /// Ends a task. What was processed is remembered, even if it was not completed.
    pub fn end(&mut self, task: GenerationInProgress) {
        self.cache.keep(task.conversation);
    }
}

impl GenerationInProgress {
    pub fn generated(&self) -> u64 {
        self.response.as_ref().map_or(0, |response| response.generated)
    }

    pub fn prompt(&self) -> &[u32] {
        &self.prompt
    }
}

impl Response {
    /// Chooses the next token.
    fn take(&mut self, chat: &ChatTokenizer, logits: &[f32]) -> Result<GenerationStep> {
        let next = self.sampler.choose(logits);
        self.next = Some(next);
        self.left -= 1;
        self.generated += 1;
        if chat.is_end(next) {
            return Ok(GenerationStep::Ended { words: self.rest(), is_cut_short: false });
        }
        let words = self.decoded(chat, next)?;
        let words = std::mem::take(&mut self.prefill) + &self.texts.push(&words);
        Ok(match (self.texts.has_stopped(), self.left) {
            (true, _) => GenerationStep::Ended { words, is_cut_short: false },
            (false, 0) => GenerationStep::Ended { words: words + &self.texts.finish(), is_cut_short: true },
            (false, _) => GenerationStep::Continues(words),
        })
    }

    /// Returns the characters that this token completes.
    fn decoded(&mut self, chat: &ChatTokenizer, token: u32) -> Result<String> {
        self.undecoded.push(token);
        let text = chat.tokenizer().decode(&self.undecoded, true).map_err(Error::wrap)?;
        // A character in several tokens is invalid without its last one.
        if text.ends_with(char::REPLACEMENT_CHARACTER) && self.undecoded.len() < char::MAX_LEN_UTF8 {
            return Ok(String::new());
        }
        self.undecoded.clear();
        Ok(text)
    }

    fn rest(&mut self) -> String {
        std::mem::take(&mut self.prefill) + &self.texts.finish()
    }
}

#[cfg(test)]
mod tests;
