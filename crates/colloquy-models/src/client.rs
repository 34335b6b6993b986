//! Requests to a provider: in time, not too many at once, and made again where that may help.

use std::sync::Arc;

use bytes::Bytes;
use colloquy_domain::ports::{Clock, Randomness};
use reqwest::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue, RETRY_AFTER};
use reqwest::{Response, StatusCode, Url};
use rustls::{ClientConfig, RootCertStore};
use serde_json::Value;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::{Duration, Instant, sleep, timeout, timeout_at};

use crate::answer::ModelResponse;
use crate::anthropic::{self, Anthropic};
use crate::failure::{ProviderFailure, quoted};
use crate::ledger::MeteredCall;
use crate::openai::OpenAi;
use crate::retry;
use crate::settings::{Protocol, ProviderSettings, UnusableSettings};
use crate::sse::ANSWER_BYTES;
use crate::wire::{ChatRequest, ProviderProtocol, parsed, told};

/// Of the words with which a request is refused.
const REFUSAL_BYTES: usize = 8 * 1024;
const REFUSAL_LIMIT: Duration = Duration::from_secs(2);

pub struct ProviderClient {
    http: reqwest::Client,
    endpoint: Url,
    headers: HeaderMap,
    settings: ProviderSettings,
    wire: Box<dyn ProviderProtocol>,
    seats: Semaphore,
    places_in_the_queue: Semaphore,
    clock: Arc<dyn Clock>,
    randomness: Arc<dyn Randomness>,
}

/// By when things must have happened.
#[derive(Clone, Copy, Debug)]
pub struct RequestDeadlines {
    pub first_words: Instant,
    pub whole: Instant,
    pub between: Duration,
}

/// None where the server does not take a part of the request, which will be left out from now on.
type Attempt<'c> = Option<ModelResponse<'c>>;

impl ProviderClient {
    pub fn new(
        settings: ProviderSettings,
        clock: Arc<dyn Clock>,
        randomness: Arc<dyn Randomness>,
    ) -> Result<Self, UnusableSettings> {
        settings.check()?;
        let wire: Box<dyn ProviderProtocol> = match settings.protocol {
            Protocol::OpenAi => Box::new(OpenAi::default()),
            Protocol::Anthropic => Box::new(Anthropic::default()),
        };
        let permits = |wanted: usize| Semaphore::new(wanted.min(Semaphore::MAX_PERMITS));
        Ok(ProviderClient {
            http: http(&settings)?,
            endpoint: settings.endpoint()?,
            headers: headers(&settings)?,
            wire,
            seats: permits(settings.concurrency.running),
            places_in_the_queue: permits(settings.concurrency.waiting),
            settings,
            clock,
            randomness,
        })
    }

    pub fn settings(&self) -> &ProviderSettings {
        &self.settings
    }

    /// The answer, once its first words are there.
    pub async fn ask<'c>(
        &'c self,
        question: &ChatRequest<'_>,
        call: &mut MeteredCall,
    ) -> Result<ModelResponse<'c>, ProviderFailure> {
        let answer = self.tried(question, call).await;
        match &answer {
            Ok(_) => call.heard_first_token(),
            Err(failure) => call.ended(failure.outcome()),
        }
        answer
    }

    async fn tried<'c>(
        &'c self,
        question: &ChatRequest<'_>,
        call: &mut MeteredCall,
    ) -> Result<ModelResponse<'c>, ProviderFailure> {
        let deadlines = self.deadlines(question.streams);
        let seat = self.seat(deadlines).await?;
        let mut made = 0;
        loop {
            call.attempts += 1;
            let attempt = self.attempt(question, call, deadlines);
            let failure = match timeout_at(deadlines.first_words, attempt).await {
                Err(_) => return Err(ProviderFailure::Late),
                Ok(Ok(Some(answer))) => return Ok(answer.holding(seat)),
                Ok(Ok(None)) => continue,
                Ok(Err(failure)) => failure,
            };
            made += 1;
            let wait =
                retry::wait(&self.settings.retries, made, failure.retry_after(), self.randomness.as_ref());
            match wait.filter(|wait| failure.passes() && Instant::now() + *wait < deadlines.first_words) {
                Some(wait) => sleep(wait).await,
                None => return Err(failure),
            }
        }
    }

    fn deadlines(&self, streams: bool) -> RequestDeadlines {
        let limits = self.settings.limits;
        let whole = Instant::now() + limits.whole;
        // What comes in one piece has its first words with its last.
        let first_words = if streams { whole.min(Instant::now() + limits.first_token) } else { whole };
        RequestDeadlines { first_words, whole, between: limits.between_tokens }
    }

    async fn seat(&self, deadlines: RequestDeadlines) -> Result<SemaphorePermit<'_>, ProviderFailure> {
        if let Ok(seat) = self.seats.try_acquire() {
            return Ok(seat);
        }
        let _place = self.places_in_the_queue.try_acquire().map_err(|_| ProviderFailure::Crowded)?;
        match timeout_at(deadlines.first_words, self.seats.acquire()).await {
            Ok(Ok(seat)) => Ok(seat),
            Ok(Err(_)) | Err(_) => Err(ProviderFailure::Crowded),
        }
    }

    async fn attempt<'c>(
        &'c self,
        question: &ChatRequest<'_>,
        call: &mut MeteredCall,
        deadlines: RequestDeadlines,
    ) -> Result<Attempt<'c>, ProviderFailure> {
        let mut body = self.wire.body(question);
        body["model"] = self.settings.model.as_str().into();
        let request = self.http.post(self.endpoint.clone()).headers(self.headers.clone()).json(&body);
        let accepted = if question.streams { "text/event-stream" } else { "application/json" };
        let mut response =
            request.header(ACCEPT, accepted).send().await.map_err(|error| self.broken(error))?;
        if !response.status().is_success() {
            return self.refusal(response, &body).await;
        }
        let answer = match content_type(&response).as_deref() {
            Some("text/event-stream") => ModelResponse::streamed(self.wire.as_ref(), response, deadlines),
            None if question.streams => ModelResponse::streamed(self.wire.as_ref(), response, deadlines),
            Some("application/json") | None => {
                let whole = read(&mut response, ANSWER_BYTES).await.map_err(|error| self.broken(error))?;
                let whole =
                    whole.ok_or_else(|| ProviderFailure::Unusable("the answer is too long".to_owned()))?;
                let whole = String::from_utf8(whole)
                    .map_err(|_| ProviderFailure::Unusable("the answer is not UTF-8".to_owned()))?;
                ModelResponse::whole(self.wire.as_ref(), &parsed(&whole)?, deadlines)
            }
            Some(other) => {
                let other = quoted(other, self.settings.key.as_ref());
                return Err(ProviderFailure::Unusable(format!("the answer is of type {other}")));
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
        let body = match timeout(REFUSAL_LIMIT, read(&mut response, REFUSAL_BYTES)).await {
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
        let words = value.as_ref().and_then(told).unwrap_or(&body);
        let words = quoted(words, self.settings.key.as_ref());
        Err(ProviderFailure::Answered { status, words, retry_after })
    }

    /// Words of the provider's own, as they may be shown.
    pub fn masked(&self, failure: ProviderFailure) -> ProviderFailure {
        match failure {
            ProviderFailure::Told { words, passes } => {
                ProviderFailure::Told { words: quoted(&words, self.settings.key.as_ref()), passes }
            }
            other => other,
        }
    }

    fn broken(&self, error: reqwest::Error) -> ProviderFailure {
        ProviderFailure::Connection(quoted(&lost(&error), self.settings.key.as_ref()))
    }
}

/// Why a connection is of no use, without the address that it was for.
pub fn lost(error: &reqwest::Error) -> String {
    let what = if error.is_connect() && error.is_timeout() {
        return "no connection came about in time".to_owned();
    } else if error.is_connect() {
        "no connection came about"
    } else {
        "the connection was lost"
    };
    let mut source = std::error::Error::source(error);
    while let Some(deeper) = source.and_then(std::error::Error::source) {
        source = Some(deeper);
    }
    source.map_or_else(|| what.to_owned(), |source| format!("{what}: {source}"))
}

/// None if it is longer than that.
async fn read(response: &mut Response, at_most: usize) -> Result<Option<Vec<u8>>, reqwest::Error> {
    let mut body = Vec::new();
    while let Some(chunk) = response.chunk().await? {
        if body.len() + Bytes::len(&chunk) > at_most {
            return Ok(None);
        }
        body.extend_from_slice(&chunk);
    }
    Ok(Some(body))
}

fn content_type(response: &Response) -> Option<String> {
    let value = response.headers().get(CONTENT_TYPE)?;
    let value = String::from_utf8_lossy(value.as_bytes()).to_ascii_lowercase();
    Some(value.split(';').next().unwrap_or_default().trim().to_owned())
}

fn headers(settings: &ProviderSettings) -> Result<HeaderMap, UnusableSettings> {
    let mut headers = HeaderMap::new();
    if settings.protocol == Protocol::Anthropic {
        let version = HeaderValue::from_static(anthropic::VERSION);
        headers.insert(HeaderName::from_static("anthropic-version"), version);
    }
    let Some(key) = &settings.key else { return Ok(headers) };
    let (name, value) = match settings.protocol {
        Protocol::OpenAi => (AUTHORIZATION, format!("Bearer {}", key.reveal())),
        Protocol::Anthropic => (HeaderName::from_static("x-api-key"), key.reveal().to_owned()),
    };
    let mut value = HeaderValue::from_str(&value).map_err(|_| UnusableSettings::Key)?;
    value.set_sensitive(true);
    headers.insert(name, value);
    Ok(headers)
}

/// A client of our own, so that TLS is the same as everywhere in the service, nothing of the environment is read, and a
/// key is not sent on to where a provider points.
fn http(settings: &ProviderSettings) -> Result<reqwest::Client, UnusableSettings> {
    let unusable = |error: &dyn std::error::Error| UnusableSettings::Client(error.to_string());
    let mut roots = RootCertStore::empty();
    // A certificate that is not understood makes no other one worse.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let tls = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| unusable(&error))?
        .with_root_certificates(roots)
        .with_no_client_auth();
    reqwest::Client::builder()
        .tls_backend_preconfigured(tls)
        .connect_timeout(settings.limits.connect)
        .redirect(reqwest::redirect::Policy::none())
        .retry(reqwest::retry::never())
        .no_proxy()
        .build()
        .map_err(|error| unusable(&error))
}

#[cfg(test)]
mod tests;
