//! The embedded model behind the seam of language models.

use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use colloquy_models::{
    ChatModel, ChatRequest, ChatResponse, MeteredModelRequest, ModelRequestPurpose, ProviderFailure,
    ProviderTimeouts, TokenCounts,
};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::timeout_at;

use crate::chat_tokenizer::ChatTokenizer;
use crate::engine::{GenerationParameters, InferenceEngine, InstantSource};
use crate::prefix_cache::PrefixCacheLimits;
use crate::queue::{ModelWorkPriority, ModelWorkQueue};
use crate::sampler::TokenSampler;
use crate::worker::{GenerationCaller, GenerationEvent, GenerationRequest, ModelWorker};

/// The same conversation gets the same response, so that tests and complaints can be reproduced.
const SEED: u64 = 0x00C0_110C;

/// The rules reply without a delay, so a reply need not be waited for long. No one waits for the rest.
const LIMITS: ProviderTimeouts = ProviderTimeouts {
    connect: Duration::ZERO,
    text: Duration::from_secs(60),
    first_token: Duration::from_secs(3),
    between_tokens: Duration::from_secs(10),
    whole: Duration::from_secs(180),
};

#[derive(Clone, Debug)]
pub struct EmbeddedSettings {
    pub limits: ProviderTimeouts,
    /// The most replies that wait, and the most other requests. Further ones fail at once.
    pub waiting: usize,
    /// The most tokens of a conversation.
    pub context: usize,
    pub cache: PrefixCacheLimits,
}

impl Default for EmbeddedSettings {
    fn default() -> Self {
        EmbeddedSettings {
            limits: LIMITS,
            waiting: 8,
            context: 8_192,
            cache: PrefixCacheLimits { conversations: 16, bytes: 1 << 30 },
        }
    }
}

/// Why a model cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ModelLoadError {
    #[error("{path} cannot be used as a language model: {reason}")]
    Unusable { path: String, reason: String },
    #[error("cannot start the language model's thread: {0}")]
    Thread(std::io::Error),
}

/// A language model that runs in this process, on a thread of its own.
pub struct EmbeddedModel {
    chat: Arc<ChatTokenizer>,
    queue: QueueHandle,
    limits: ProviderTimeouts,
    now: InstantSource,
}

impl EmbeddedModel {
    /// Loads a GGUF file with a model of the family Qwen2. This takes seconds.
    pub fn load(path: &Path, settings: &EmbeddedSettings) -> Result<Self, ModelLoadError> {
        let now = Arc::new(Instant::now);
        Self::load_with_time(path, settings, now.clone(), now)
    }

    fn load_with_time(
        path: &Path,
        settings: &EmbeddedSettings,
        of_engine: InstantSource,
        now: InstantSource,
    ) -> Result<Self, ModelLoadError> {
        let engine = InferenceEngine::load(path, settings.context, settings.cache, of_engine);
        let mut engine = engine.map_err(|error| ModelLoadError::Unusable {
            path: path.display().to_string(),
            reason: error.to_string(),
        })?;
        let chat = engine.chat.clone();
        let queue = Arc::new(ModelWorkQueue::new(settings.waiting));
        let (works_on, time) = (queue.clone(), now.clone());
        let thread = thread::Builder::new().name("language-model".to_owned());
        let run = move || ModelWorker::new(&mut engine, &works_on, &time).run();
        thread.spawn(run).map_err(ModelLoadError::Thread)?;
        Ok(EmbeddedModel { chat, queue: QueueHandle(queue), limits: settings.limits, now })
    }

    fn job(
        &self,
        request: &ChatRequest<'_>,
        purpose: ModelRequestPurpose,
    ) -> Result<(GenerationRequest, EmbeddedResponse), ProviderFailure> {
        let prompt = self.chat.prompt(request).map_err(|error| unusable(&error.to_string()))?;
        let (events, receiver) = unbounded_channel();
        let (first_words, whole) = self.limits_of(request, purpose);
        let now = (self.now)();
        let generation = GenerationParameters {
            prefill: request.prefill.to_owned(),
            stop: request
                .stop
                .iter()
                .chain(request.stop_after_prefill)
                .map(|text| (*text).to_owned())
                .collect(),
            max_tokens: request.max_tokens,
            sampler: TokenSampler::new(request.temperature, SEED),
        };
        let reply_to = GenerationCaller { first_words_by: now + first_words, whole_by: now + whole, events };
        let started = tokio::time::Instant::now();
        let response = EmbeddedResponse {
            events: receiver,
            words: None,
            end: None,
            first_words_by: started + first_words,
            whole_by: started + whole,
        };
        Ok((GenerationRequest { prompt, generation, reply_to }, response))
    }

    /// Returns how long the first sentence and the whole response may take.
    fn limits_of(&self, request: &ChatRequest<'_>, purpose: ModelRequestPurpose) -> (Duration, Duration) {
        let whole = self.limits.whole_of(purpose);
        match request.streams {
            true => {
                let first_words = self.limits.first_token.min(whole);
                (first_words, whole.min(first_words + self.limits.between_tokens))
            }
            false => (whole, whole),
        }
    }

    async fn begin(
        &self,
        request: &ChatRequest<'_>,
        call: &mut MeteredModelRequest,
    ) -> Result<EmbeddedResponse, ProviderFailure> {
        call.attempts = 1;
        let (job, mut response) = self.job(request, call.purpose())?;
        let urgency = urgency_of(call.purpose());
        self.queue.0.request(job, urgency).map_err(|_| ProviderFailure::QueueFull)?;
        let first_words_by = response.first_words_by;
        let first = timeout_at(first_words_by, response.pull(call)).await;
        response.words = first.unwrap_or(Err(ProviderFailure::TimedOut))?;
        Ok(response)
    }
}

#[async_trait]
impl ChatModel for EmbeddedModel {
    async fn ask<'m>(
        &'m self,
        request: &ChatRequest<'_>,
        call: &mut MeteredModelRequest,
    ) -> Result<Box<dyn ChatResponse + 'm>, ProviderFailure> {
        match self.begin(request, call).await {
            Ok(response) => {
                call.received_first_token();
                Ok(Box::new(response))
            }
            Err(failure) => {
                call.ended(failure.outcome());
                Err(failure)
            }
        }
    }

    /// Adds the request to the queue, which processes it while no other one waits.
    async fn prepare(&self, request: &ChatRequest<'_>, call: &mut MeteredModelRequest) {
        call.never_sent();
        if let Ok(prompt) = self.chat.recurring(request) {
            self.queue.0.prepare(prompt);
        }
    }
}

/// A response that is being generated. Dropping it ends the generation.
struct EmbeddedResponse {
    events: UnboundedReceiver<GenerationEvent>,
    words: Option<String>,
    /// Whether the complete response was cut short.
    end: Option<bool>,
    first_words_by: tokio::time::Instant,
    whole_by: tokio::time::Instant,
}

impl EmbeddedResponse {
    async fn pull(&mut self, call: &mut MeteredModelRequest) -> Result<Option<String>, ProviderFailure> {
        if self.end.is_some() {
            return Ok(None);
        }
        match self.events.recv().await {
            Some(GenerationEvent::Words(words)) => Ok(Some(words)),
            Some(GenerationEvent::End { is_cut_short, input_tokens, output_tokens }) => {
                call.tokens.learn(TokenCounts { input: Some(input_tokens), output: Some(output_tokens) });
                self.end = Some(is_cut_short);
                Ok(None)
            }
            Some(GenerationEvent::Late) => Err(ProviderFailure::TimedOut),
            Some(GenerationEvent::Failed(reason)) => Err(unusable(&reason)),
            None => Err(ProviderFailure::Connection("the language model's thread has ended".to_owned())),
        }
    }
}

#[async_trait]
impl ChatResponse for EmbeddedResponse {
    async fn next(&mut self, call: &mut MeteredModelRequest) -> Result<Option<String>, ProviderFailure> {
        if let Some(words) = self.words.take() {
            return Ok(Some(words));
        }
        let by = self.whole_by;
        timeout_at(by, self.pull(call)).await.unwrap_or(Err(ProviderFailure::TimedOut))
    }

    fn is_cut_short(&self) -> bool {
        self.end == Some(true)
    }

    async fn await_usage(&mut self, _call: &mut MeteredModelRequest) {
        // A reply that is long enough to speak needs no further words.
        self.events.close();
    }
}

fn urgency_of(purpose: ModelRequestPurpose) -> ModelWorkPriority {
    match purpose {
        ModelRequestPurpose::Interview => ModelWorkPriority::Reply,
        ModelRequestPurpose::Preparation => ModelWorkPriority::Preparation,
        ModelRequestPurpose::Guide
        | ModelRequestPurpose::Title
        | ModelRequestPurpose::Intro
        | ModelRequestPurpose::FirstMessage
        | ModelRequestPurpose::Insights => ModelWorkPriority::Background,
    }
}

/// Ends the worker when the model is dropped.
struct QueueHandle(Arc<ModelWorkQueue<GenerationRequest>>);

impl Drop for QueueHandle {
    fn drop(&mut self) {
        self.0.close();
    }
}

fn unusable(reason: &str) -> ProviderFailure {
    ProviderFailure::Unusable(format!("the embedded model failed: {reason}"))
}

#[cfg(test)]
mod tests;
