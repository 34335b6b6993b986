//! Recognition by a server with OpenAI's API for transcriptions: OpenAI itself, Speaches, vLLM and others.

use std::fmt;
use std::time::Duration;

use async_trait::async_trait;
use colloquy_domain::InvitationId;
use colloquy_domain::ports::{Pcm, RecognitionError, RecognizedSpeech, Recognizer, SpeechUnavailable};
use colloquy_domain::text::Locale;
use colloquy_outbound::http::{bearer, client_builder, describe, server_address};
use reqwest::header::{AUTHORIZATION, HeaderMap};
use reqwest::multipart::{Form, Part};
use reqwest::{Client, Response, StatusCode, Url};
use serde::Deserialize;

use crate::fair_queue::FairQueueEntry;
use crate::permits::{QueueFull, RecognitionPermits};
use crate::sound::{RATE, at_rate};

/// The most bytes of a response, which is the text of a few minutes of speech.
const RESPONSE_BYTES: usize = 256 * 1024;
/// Quieter than any voice: 54 dB below full scale.
const QUIET_LEVEL: u16 = 64;
/// The most characters of the server's error text that are passed on.
const REFUSAL_CHARACTERS: usize = 300;

/// The operator's settings for the server.
#[derive(Clone, PartialEq, Eq)]
pub struct RemoteRecognizerSettings {
    /// `https://api.openai.com/v1`
    pub url: String,
    pub model: String,
    /// Never appears in debug output, errors or logs.
    pub key: Option<String>,
    /// The primary subtags of the languages that the server knows. If empty, it knows all languages.
    pub languages: Vec<String>,
    pub connect_limit: Duration,
    /// The limit for the whole request, not counting the time in the queue.
    pub whole_limit: Duration,
    /// The most requests in flight.
    pub running: usize,
    /// The most requests in the queue.
    pub waiting: usize,
}

impl RemoteRecognizerSettings {
    pub fn new(url: &str, model: &str, key: Option<String>) -> Self {
        RemoteRecognizerSettings {
            url: url.to_owned(),
            model: model.to_owned(),
            key,
            languages: Vec::new(),
            connect_limit: Duration::from_secs(3),
            whole_limit: Duration::from_secs(30),
            running: 16,
            waiting: 32,
        }
    }
}

impl fmt::Debug for RemoteRecognizerSettings {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The address is left out: it may have a password, because it has not been checked.
        formatter.debug_struct("RemoteRecognizerSettings").field("model", &self.model).finish_non_exhaustive()
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnusableRecognizerSettings {
    #[error("the address must be http:// or https:// with a host, and without a user name, password, ? or #")]
    Url,
    #[error("the name of a model is missing")]
    Model,
    #[error("the key must consist of visible ASCII characters")]
    Key,
    #[error("at least one concurrent request must be allowed")]
    Concurrency,
    #[error("the HTTP client cannot be set up: {0}")]
    Client(String),
}

pub struct RemoteRecognizer {
    client: Client,
    endpoint: Url,
    settings: RemoteRecognizerSettings,
    permits: RecognitionPermits,
}

#[derive(Deserialize)]
struct TranscriptionResponse {
    text: String,
}

impl RemoteRecognizer {
    pub fn new(settings: RemoteRecognizerSettings) -> Result<Self, UnusableRecognizerSettings> {
        if settings.model.trim().is_empty() {
            return Err(UnusableRecognizerSettings::Model);
        }
        if settings.running == 0 {
            return Err(UnusableRecognizerSettings::Concurrency);
        }
        let mut headers = HeaderMap::new();
        if let Some(key) = &settings.key {
            headers.insert(AUTHORIZATION, bearer(key).ok_or(UnusableRecognizerSettings::Key)?);
        }
        let client = client_builder(settings.connect_limit)
            .map_err(|error| UnusableRecognizerSettings::Client(error.to_string()))?
            .default_headers(headers)
            .timeout(settings.whole_limit);
        Ok(RemoteRecognizer {
            client: client.build().map_err(|error| UnusableRecognizerSettings::Client(describe(error)))?,
            endpoint: endpoint(&settings.url)?,
            permits: RecognitionPermits::new(settings.running, settings.waiting),
            settings,
        })
    }

    async fn send(&self, file: Vec<u8>, language: String) -> Result<String, RecognitionError> {
        let failed = |error: reqwest::Error| RecognitionError::Failed(self.masked(&describe(error)));
        let part = Part::bytes(file).file_name("speech.wav").mime_str("audio/wav").map_err(failed)?;
        let form = Form::new()
            .part("file", part)
            .text("model", self.settings.model.clone())
            .text("language", language)
            .text("response_format", "json");
        let request = self.client.post(self.endpoint.clone()).multipart(form);
        let mut response = request.send().await.map_err(failed)?;
        let status = response.status();
        let body = read(&mut response).await.map_err(failed)?;
        if matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
            return Err(RecognitionError::Crowded);
        }
        let words = String::from_utf8_lossy(&body);
        if !status.is_success() {
            let words: String = words.trim().chars().take(REFUSAL_CHARACTERS).collect();
            return Err(RecognitionError::Failed(
                self.masked(&format!("the server returned {status}: {words}")),
            ));
        }
        let unusable =
            |error| RecognitionError::Failed(format!("the server's response cannot be used: {error}"));
        let answer: TranscriptionResponse = serde_json::from_slice(&body).map_err(unusable)?;
        Ok(answer.text.trim().to_owned())
    }

    fn masked(&self, words: &str) -> String {
        self.settings.key.as_ref().map_or_else(|| words.to_owned(), |key| words.replace(key.as_str(), "***"))
    }
}

fn endpoint(base: &str) -> Result<Url, UnusableRecognizerSettings> {
    let whole = format!("{}/audio/transcriptions", base.trim_end_matches('/'));
    server_address(&whole).ok_or(UnusableRecognizerSettings::Url)
}

/// Reads the body up to the limit. A longer body is cut off, and then is not valid JSON.
async fn read(response: &mut Response) -> Result<Vec<u8>, reqwest::Error> {
    let mut body = Vec::new();
    while let Some(chunk) = response.chunk().await? {
        body.extend_from_slice(&chunk);
        if body.len() > RESPONSE_BYTES {
            body.truncate(RESPONSE_BYTES);
            break;
        }
    }
    Ok(body)
}

#[async_trait]
impl Recognizer for RemoteRecognizer {
    fn supports(&self, locale: &Locale) -> Result<(), SpeechUnavailable> {
        let languages = &self.settings.languages;
        let has = languages.is_empty() || languages.contains(&locale.primary());
        if has { Ok(()) } else { Err(SpeechUnavailable::NotThisLanguage) }
    }

    async fn recognize(
        &self,
        invitation: InvitationId,
        sound: &Pcm,
        locale: &Locale,
    ) -> Result<RecognizedSpeech, RecognitionError> {
        self.supports(locale)?;
        let length_ms = sound.samples.len() as u64 * 1_000 / u64::from(sound.rate.max(1));
        let request = FairQueueEntry { invitation, length: Duration::from_millis(length_ms) };
        let _permit = self.permits.acquire(request).await.map_err(|QueueFull| RecognitionError::Crowded)?;
        let samples =
            at_rate(sound).ok_or_else(|| RecognitionError::Failed("the sound has no rate".to_owned()))?;
        let model = self.settings.model.clone();
        // The caller has detected a voice already, but may be wrong. Models invent words for silence, and the request
        // may cost money.
        if samples.iter().all(|sample| sample.unsigned_abs() < QUIET_LEVEL) {
            return Ok(RecognizedSpeech { text: String::new(), confidence: None, model });
        }
        let file = Pcm { rate: RATE as u32, samples: samples.into_owned() }.to_wav().to_vec();
        let text = self.send(file, locale.primary()).await?;
        Ok(RecognizedSpeech { text, confidence: None, model })
    }
}

#[cfg(test)]
mod tests;
