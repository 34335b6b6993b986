//! Sends requests to a provider, with timeouts, a limit on concurrency, and retries.

use std::sync::Arc;

use async_trait::async_trait;
use colloquy_domain::ports::{Clock, Randomness};
use colloquy_outbound::http::{bearer, client_builder, read_body, secret};
use reqwest::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue, RETRY_AFTER};
use reqwest::{Response, StatusCode, Url};
use serde_json::Value;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::{Duration, Instant, sleep, timeout, timeout_at};

use crate::answer::ModelResponse;
use crate::anthropic::{self, Anthropic};
use crate::chat::{ChatModel, ChatResponse};
use crate::failure::{ProviderFailure, quoted};
use crate::ledger::{MeteredModelRequest, ModelRequestPurpose};
use crate::openai::OpenAi;
use crate::retry;
use crate::settings::{ProviderProtocol, ProviderSettings, UnusableProviderSettings};
use crate::sse::ANSWER_BYTES;
use crate::wire::{ChatRequest, ProviderCodec, error_message, parsed};

/// The most bytes that are read of an error response.
const REFUSAL_BYTES: usize = 8 * 1024;
const REFUSAL_LIMIT: Duration = Duration::from_secs(2);

pub struct ProviderClient {
    http: reqwest::Client,
    endpoint: Url,
    headers: HeaderMap,
    settings: ProviderSettings,
    wire: Box<dyn ProviderCodec>,
    permits: Semaphore,
    queue: Semaphore,
    /// Allows one preparation at a time.
    preparing: Semaphore,
    clock: Arc<dyn Clock>,
    randomness: Arc<dyn Randomness>,
}

/// The deadlines of a request.
#[derive(Clone, Copy, Debug)]
pub struct AiProviderDeadlines {
    pub first_words: Instant,
    pub whole: Instant,
    pub between: Duration,
}

/// The outcome of an attempt. `None` means that the server rejects a parameter, which is left out in all later
/// requests.
type Attempt<'c> = Option<ModelResponse<'c>>;

impl ProviderClient {
    pub fn new(
        settings: ProviderSettings,
        clock: Arc<dyn Clock>,
        randomness: Arc<dyn Randomness>,
    ) -> Result<Self, UnusableProviderSettings> {
        settings.check()?;
        let wire: Box<dyn ProviderCodec> = match settings.protocol {
            ProviderProtocol::OpenAi => Box::new(OpenAi::default()),
            ProviderProtocol::Anthropic => Box::new(Anthropic::default()),
        };
        let semaphore = |wanted: usize| Semaphore::new(wanted.min(Semaphore::MAX_PERMITS));
        Ok(ProviderClient {
            http: http(&settings)?,
            endpoint: settings.endpoint()?,
            headers: headers(&settings)?,
            wire,
            permits: semaphore(settings.concurrency.running),
            queue: semaphore(settings.concurrency.waiting),
            preparing: semaphore(1),
            settings,
            clock,
            randomness,
        })
    }

    async fn ask_with_retries<'c>(
        &'c self,
        question: &ChatRequest<'_>,
        call: &mut MeteredModelRequest,
    ) -> Result<ModelResponse<'c>, ProviderFailure> {
        let deadlines = self.deadlines(question.streams, call.purpose());
        let permit = self.acquire(deadlines).await?;
        let mut failures = 0;
        loop {
            call.attempts += 1;
            let attempt = self.attempt(question, call, deadlines);
            let failure = match timeout_at(deadlines.first_words, attempt).await {
                Err(_) => return Err(ProviderFailure::TimedOut),
                Ok(Ok(Some(answer))) => return Ok(answer.holding(permit)),
                Ok(Ok(None)) => continue,
                Ok(Err(failure)) => failure,
            };
            failures += 1;
            let wait = retry::wait(
                &self.settings.retries,
                failures,
                failure.retry_after(),
                self.randomness.as_ref(),
            );
            match wait.filter(|wait| failure.is_transient() && Instant::now() + *wait < deadlines.first_words)
            {
                Some(wait) => sleep(wait).await,
                None => return Err(failure),
            }
        }
    }

    fn deadlines(&self, streams: bool, purpose: ModelRequestPurpose) -> AiProviderDeadlines {
        let limits = self.settings.limits;
        let whole = Instant::now() + limits.whole_of(purpose);
        // A response in one piece has its first words only when it is complete.
        let is_reply = streams && purpose == ModelRequestPurpose::Interview;
        let first_words = if is_reply { whole.min(Instant::now() + limits.first_token) } else { whole };
        AiProviderDeadlines { first_words, whole, between: limits.between_tokens }
    }

    async fn acquire(&self, deadlines: AiProviderDeadlines) -> Result<SemaphorePermit<'_>, ProviderFailure> {
        if let Ok(permit) = self.permits.try_acquire() {
            return Ok(permit);
        }
        let _place = self.queue.try_acquire().map_err(|_| ProviderFailure::QueueFull)?;
        match timeout_at(deadlines.first_words, self.permits.acquire()).await {
            Ok(Ok(permit)) => Ok(permit),
            Ok(Err(_)) | Err(_) => Err(ProviderFailure::QueueFull),
        }
    }

    async fn attempt<'c>(
        &'c self,
        question: &ChatRequest<'_>,
        call: &mut MeteredModelRequest,
        deadlines: AiProviderDeadlines,
    ) -> Result<Attempt<'c>, ProviderFailure> {
        let mut body = self.wire.body(question);
        body["model"] = self.settings.model.as_str().into();
        let request = self.http.post(self.endpoint.clone()).headers(self.headers.clone()).json(&body);
        let accepted = if question.streams { "text/event-stream" } else { "application/json" };
        let mut response =
            request.header(ACCEPT, accepted).send().await.map_err(|error| self.connection_failure(error))?;
        if !response.status().is_success() {
            return self.refusal(response, &body).await;
        }
        let answer = match content_type(&response).as_deref() {
            Some("text/event-stream") => ModelResponse::streamed(self.wire.as_ref(), response, deadlines),
            None if question.streams => ModelResponse::streamed(self.wire.as_ref(), response, deadlines),
            Some("application/json") | None => {
                let whole = read_body(&mut response, ANSWER_BYTES)
                    .await
                    .map_err(|error| self.connection_failure(error))?;
                let whole =
                    whole.ok_or_else(|| ProviderFailure::Unusable("the response is too long".to_owned()))?;
                let whole = String::from_utf8(whole)
                    .map_err(|_| ProviderFailure::Unusable("the response is not UTF-8".to_owned()))?;
                ModelResponse::whole(self.wire.as_ref(), &parsed(&whole)?, deadlines)
            }
            Some(other) => {
                let other = quoted(other, self.settings.key.as_ref());
                return Err(ProviderFailure::Unusable(format!("the response is of type {other}")));
            }
        };
        let mut answer = answer.map_err(|failure| self.masked(failure))?;
        answer.wait_for_words(call).await.map_err(|failure| self.masked(failure))?;
        Ok(Some(answer))
    }

    async fn refusal<'c>(
        &'c self,
        mut response: Response,
        sent: &Value,
    ) -> Result<Attempt<'c>, ProviderFailure> {
        let status = response.status();
        let header = response.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok());
        let retry_after = header.and_then(|value| retry::retry_after(value, self.clock.now()));
        let body = match timeout(REFUSAL_LIMIT, read_body(&mut response, REFUSAL_BYTES)).await {
            Ok(Ok(Some(body))) => String::from_utf8_lossy(&body).into_owned(),
            Ok(Ok(None) | Err(_)) | Err(_) => String::new(),
        };
        let value: Option<Value> = serde_json::from_str(&body).ok();
        if matches!(status, StatusCode::BAD_REQUEST | StatusCode::UNPROCESSABLE_ENTITY) {
            let code = value.as_ref().and_then(|value| value.pointer("/error/code")).and_then(Value::as_str);
            if code.is_some_and(|code| code.starts_with("content_")) {
                return Err(ProviderFailure::Declined);
            }
            if self.wire.adapts_to(&body, sent) {
                return Ok(None);
            }
        }
        let words = value.as_ref().and_then(error_message).unwrap_or(&body);
        let words = quoted(words, self.settings.key.as_ref());
        Err(ProviderFailure::ErrorStatus { status, words, retry_after })
    }

    /// Removes the key from the provider's own words.
    fn masked(&self, failure: ProviderFailure) -> ProviderFailure {
        match failure {
            ProviderFailure::Reported { words, is_transient } => {
                ProviderFailure::Reported { words: quoted(&words, self.settings.key.as_ref()), is_transient }
            }
            other => other,
        }
    }

    fn connection_failure(&self, error: reqwest::Error) -> ProviderFailure {
        ProviderFailure::Connection(quoted(&lost(&error), self.settings.key.as_ref()))
    }
}

#[async_trait]
impl ChatModel for ProviderClient {
    async fn ask<'m>(
        &'m self,
        request: &ChatRequest<'_>,
        call: &mut MeteredModelRequest,
    ) -> Result<Box<dyn ChatResponse + 'm>, ProviderFailure> {
        match self.ask_with_retries(request, call).await {
            Ok(response) => {
                call.received_first_token();
                Ok(Box::new(MaskedResponse { client: self, response }))
            }
            Err(failure) => {
                call.ended(failure.outcome());
                Err(failure)
            }
        }
    }

    /// Sends a request whose response no one needs. Skips it if preparation is off, if another one runs, or if the
    /// provider is busy.
    async fn prepare(&self, request: &ChatRequest<'_>, call: &mut MeteredModelRequest) {
        let is_free = self.permits.available_permits() > 0;
        let turn = self.preparing.try_acquire();
        let Some(_turn) = turn.ok().filter(|_| self.settings.prepares && is_free) else {
            return call.never_sent();
        };
        if let Ok(mut response) = self.ask(request, call).await {
            response.await_usage(call).await;
            call.ended("complete");
        }
    }
}

/// A provider's response, whose failures do not repeat the key.
struct MaskedResponse<'c> {
    client: &'c ProviderClient,
    response: ModelResponse<'c>,
}

#[async_trait]
impl ChatResponse for MaskedResponse<'_> {
    async fn next(&mut self, call: &mut MeteredModelRequest) -> Result<Option<String>, ProviderFailure> {
        self.response.next(call).await.map_err(|failure| self.client.masked(failure))
    }

    fn is_cut_short(&self) -> bool {
        self.response.is_cut_short()
    }

    async fn await_usage(&mut self, call: &mut MeteredModelRequest) {
        self.response.await_usage(call).await;
    }
}

/// Describes a connection failure, without the address.
pub fn lost(error: &reqwest::Error) -> String {
    let what = if error.is_connect() && error.is_timeout() {
        return "the connection timed out".to_owned();
    } else if error.is_connect() {
        "could not connect"
    } else {
        "the connection was lost"
    };
    let mut source = std::error::Error::source(error);
    while let Some(deeper) = source.and_then(std::error::Error::source) {
        source = Some(deeper);
    }
    source.map_or_else(|| what.to_owned(), |source| format!("{what}: {source}"))
}

fn content_type(response: &Response) -> Option<String> {
    let value = response.headers().get(CONTENT_TYPE)?;
    let value = String::from_utf8_lossy(value.as_bytes()).to_ascii_lowercase();
    Some(value.split(';').next().unwrap_or_default().trim().to_owned())
}

fn headers(settings: &ProviderSettings) -> Result<HeaderMap, UnusableProviderSettings> {
    let mut headers = HeaderMap::new();
    if settings.protocol == ProviderProtocol::Anthropic {
        let version = HeaderValue::from_static(anthropic::VERSION);
        headers.insert(HeaderName::from_static("anthropic-version"), version);
    }
    let Some(key) = &settings.key else { return Ok(headers) };
    let (name, value) = match settings.protocol {
        ProviderProtocol::OpenAi => (AUTHORIZATION, bearer(key.reveal())),
        ProviderProtocol::Anthropic => (HeaderName::from_static("x-api-key"), secret(key.reveal())),
    };
    headers.insert(name, value.ok_or(UnusableProviderSettings::Key)?);
    Ok(headers)
}

fn http(settings: &ProviderSettings) -> Result<reqwest::Client, UnusableProviderSettings> {
    let unusable = |error: &dyn std::error::Error| UnusableProviderSettings::Client(error.to_string());
    let client = client_builder(settings.limits.connect).map_err(|error| unusable(&error))?;
    client.retry(reqwest::retry::never()).build().map_err(|error| unusable(&error))
}

#[cfg(test)]
mod tests;
