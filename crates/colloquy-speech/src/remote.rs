//! Voices of a server with OpenAI's API for speech: OpenAI itself, Speaches, Kokoro-FastAPI and others.

use std::fmt;
use std::time::Duration;

use async_trait::async_trait;
use colloquy_domain::ports::{Pcm, TextToSpeech, TextToSpeechError};
use colloquy_domain::voice::{Gender, Voice};
use colloquy_outbound::http::{bearer, client_builder, describe, read_body, server_address};
use colloquy_outbound::{CircuitBreaker, CircuitPolicy};
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap, RETRY_AFTER};
use reqwest::{Client, Response, StatusCode, Url};
use serde_json::json;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::timeout;

use crate::levels::level;
use crate::spoken::spoken;
use crate::wav::{samples, sound};

const PROVIDER: &str = "openai";
/// The rate of raw samples, which come without a header.
const RATE: u32 = 24_000;
/// The most bytes of a sound: more than ten minutes of speech.
const SOUND_BYTES: usize = 32 * 1024 * 1024;
/// The most bytes that are read of an error response.
const ERROR_BYTES: usize = 16 * 1024;
/// The most characters of the server's error text that are passed on.
const REFUSAL_CHARACTERS: usize = 200;
/// Other formats, which a server may send regardless of the requested one, and how they begin. Played as samples, they
/// would be loud noise.
const OTHER_TYPES: [&str; 7] =
    ["application/json", "audio/aac", "audio/flac", "audio/mpeg", "audio/ogg", "audio/opus", "text/"];
const OTHER_BEGINNINGS: [&[u8]; 4] = [b"ID3", b"OggS", b"fLaC", b"\xff\xfb"];

/// A voice of the server, as the operator describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemoteVoiceDescription {
    /// The server's name for it.
    pub name: String,
    /// The name that people see instead.
    pub label: Option<String>,
    /// A BCP 47 tag.
    pub language: String,
    pub gender: Option<Gender>,
}

/// The operator's settings for the server.
#[derive(Clone, PartialEq, Eq)]
pub struct RemoteTextToSpeechSettings {
    /// `https://api.openai.com/v1`
    pub url: String,
    pub model: String,
    /// Never appears in debug output, errors or logs.
    pub key: Option<String>,
    pub voices: Vec<RemoteVoiceDescription>,
    pub connect_limit: Duration,
    /// The timeout for the beginning of the response, and between its parts.
    pub silence_limit: Duration,
    /// The timeout for the whole request. It is short because an invitee is waiting, and a substitute voice may still
    /// have to speak.
    pub whole_limit: Duration,
    /// The most requests in flight.
    pub running: usize,
    /// The most requests in the queue.
    pub waiting: usize,
    /// When the server gets no requests for a while, so that not every sentence has to wait for a failure.
    pub circuit: CircuitPolicy,
}

impl RemoteTextToSpeechSettings {
    pub fn new(url: &str, model: &str, key: Option<String>, voices: Vec<RemoteVoiceDescription>) -> Self {
        RemoteTextToSpeechSettings {
            url: url.to_owned(),
            model: model.to_owned(),
            key,
            voices,
            connect_limit: Duration::from_secs(2),
            silence_limit: Duration::from_secs(4),
            whole_limit: Duration::from_secs(7),
            running: 16,
            waiting: 32,
            // A single failure may be a coincidence.
            circuit: CircuitPolicy { failures: 2, pause: Duration::from_secs(30) },
        }
    }
}

impl fmt::Debug for RemoteTextToSpeechSettings {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The address is left out: it may have a password, because it has not been checked.
        formatter
            .debug_struct("RemoteTextToSpeechSettings")
            .field("model", &self.model)
            .finish_non_exhaustive()
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnusableTextToSpeechSettings {
    #[error("the address must be http:// or https:// with a host, and without a user name, password, ? or #")]
    Url,
    #[error("the name of a model is missing")]
    Model,
    #[error("the key must consist of visible ASCII characters")]
    Key,
    #[error("the name of a voice is missing")]
    Voice,
    #[error("at least one concurrent request must be allowed")]
    Concurrency,
    #[error("the HTTP client cannot be set up: {0}")]
    Client(String),
}

pub struct RemoteTextToSpeech {
    client: Client,
    endpoint: Url,
    settings: RemoteTextToSpeechSettings,
    /// Each voice with the server's name for it.
    voices: Vec<(Voice, String)>,
    permits: Semaphore,
    queue: Semaphore,
    circuit: CircuitBreaker,
}

/// Why there is no sound, and whether to ask the server again.
#[derive(Debug)]
enum SynthesisFailure {
    /// A later request may succeed. It may have the wait that the server asked for.
    Transient(String, Option<Duration>),
    /// No request will succeed until the operator changes something.
    Permanent(String),
    /// The failure concerns only this text, or the queue on this node.
    ThisText(String),
}

impl RemoteTextToSpeech {
    pub fn new(settings: RemoteTextToSpeechSettings) -> Result<Self, UnusableTextToSpeechSettings> {
        if settings.model.trim().is_empty() {
            return Err(UnusableTextToSpeechSettings::Model);
        }
        if settings.running == 0 {
            return Err(UnusableTextToSpeechSettings::Concurrency);
        }
        if settings.voices.iter().any(|voice| voice.name.trim().is_empty()) {
            return Err(UnusableTextToSpeechSettings::Voice);
        }
        let client = client_builder(settings.connect_limit)
            .map_err(|error| UnusableTextToSpeechSettings::Client(error.to_string()))?
            .default_headers(headers(settings.key.as_deref())?)
            .read_timeout(settings.silence_limit);
        let permits = |wanted: usize| Semaphore::new(wanted.min(Semaphore::MAX_PERMITS));
        Ok(RemoteTextToSpeech {
            client: client.build().map_err(|error| UnusableTextToSpeechSettings::Client(describe(error)))?,
            endpoint: endpoint(&settings.url)?,
            voices: settings.voices.iter().map(|voice| (listed(voice), voice.name.clone())).collect(),
            permits: permits(settings.running),
            queue: permits(settings.waiting),
            circuit: CircuitBreaker::new(settings.circuit),
            settings,
        })
    }

    async fn acquire(&self) -> Result<SemaphorePermit<'_>, SynthesisFailure> {
        if let Ok(permit) = self.permits.try_acquire() {
            return Ok(permit);
        }
        let crowded = || SynthesisFailure::ThisText("too many texts wait to be spoken".to_owned());
        let _place = self.queue.try_acquire().map_err(|_| crowded())?;
        self.permits.acquire().await.map_err(|_| crowded())
    }

    async fn request_speech(&self, name: &str, text: &str) -> Result<Pcm, SynthesisFailure> {
        let broken = |error: reqwest::Error| SynthesisFailure::Transient(self.shown(&describe(error)), None);
        let _permit = self.acquire().await?;
        let wanted =
            json!({ "model": self.settings.model, "voice": name, "input": text, "response_format": "pcm" });
        let request = self.client.post(self.endpoint.clone()).header(CONTENT_TYPE, "application/json");
        let mut response = request.body(wanted.to_string()).send().await.map_err(broken)?;
        if !response.status().is_success() {
            return Err(self.refusal(response).await);
        }
        let other = other_type(response.headers());
        if let Some(other) = other {
            return Err(SynthesisFailure::Permanent(format!("the server sends {other} instead of samples")));
        }
        let body = read_body(&mut response, SOUND_BYTES).await.map_err(broken)?;
        let body = body.ok_or_else(|| SynthesisFailure::ThisText("the sound is too long".to_owned()))?;
        let pcm = decode(&body).map_err(SynthesisFailure::Permanent)?;
        let pcm = level(pcm);
        if pcm.samples.is_empty() {
            return Err(SynthesisFailure::ThisText("the server sent no sound".to_owned()));
        }
        Ok(pcm)
    }

    async fn refusal(&self, mut response: Response) -> SynthesisFailure {
        let status = response.status();
        // Only seconds are read. A date would need a clock, and only says that the wait is longer.
        let after = response.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok());
        let after = after.and_then(|value| value.trim().parse().ok()).map(Duration::from_secs);
        let words = read_body(&mut response, ERROR_BYTES).await.ok().flatten().unwrap_or_default();
        let words = String::from_utf8_lossy(&words).into_owned();
        let words = self.shown(&format!("the server returned {status}: {words}"));
        match status {
            StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT => {
                SynthesisFailure::Transient(words, after)
            }
            StatusCode::BAD_REQUEST | StatusCode::PAYLOAD_TOO_LARGE | StatusCode::UNPROCESSABLE_ENTITY => {
                SynthesisFailure::ThisText(words)
            }
            status if status.is_server_error() => SynthesisFailure::Transient(words, after),
            _ => SynthesisFailure::Permanent(words),
        }
    }

    /// Makes a server's words safe to show: on one line, short, and without the key.
    fn shown(&self, words: &str) -> String {
        let words = match &self.settings.key {
            Some(key) => words.replace(key.as_str(), "***"),
            None => words.to_owned(),
        };
        let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
        words.chars().filter(|letter| !letter.is_control()).take(REFUSAL_CHARACTERS).collect()
    }
}

/// Returns the voice as it is listed. Its id depends on the server's name, so that a new label does not change it.
fn listed(voice: &RemoteVoiceDescription) -> Voice {
    let known = Voice::new(PROVIDER, &voice.language, &voice.name, voice.gender);
    Voice { name: voice.label.clone().unwrap_or_else(|| voice.name.clone()), ..known }
}

fn headers(key: Option<&str>) -> Result<HeaderMap, UnusableTextToSpeechSettings> {
    let mut headers = HeaderMap::new();
    if let Some(key) = key {
        headers.insert(AUTHORIZATION, bearer(key).ok_or(UnusableTextToSpeechSettings::Key)?);
    }
    Ok(headers)
}

fn endpoint(base: &str) -> Result<Url, UnusableTextToSpeechSettings> {
    let whole = format!("{}/audio/speech", base.trim_end_matches('/'));
    server_address(&whole).ok_or(UnusableTextToSpeechSettings::Url)
}

fn other_type(headers: &HeaderMap) -> Option<&'static str> {
    let content_type = headers.get(CONTENT_TYPE)?.to_str().ok()?.to_ascii_lowercase();
    OTHER_TYPES.into_iter().find(|other| content_type.starts_with(other))
}

/// Decodes a body of raw samples or a WAV file.
fn decode(body: &[u8]) -> Result<Pcm, String> {
    if body.starts_with(b"RIFF") {
        return sound(body).map_err(|error| format!("the server's WAV file cannot be used: {error}"));
    }
    if OTHER_BEGINNINGS.iter().any(|beginning| body.starts_with(beginning)) {
        return Err("the server sends a compressed file instead of samples".to_owned());
    }
    Ok(Pcm { rate: RATE, samples: samples(body) })
}

#[async_trait]
impl TextToSpeech for RemoteTextToSpeech {
    fn voices(&self) -> Vec<Voice> {
        self.voices.iter().map(|(voice, _)| voice.clone()).collect()
    }

    async fn speak(&self, voice: &Voice, text: &str) -> Result<Pcm, TextToSpeechError> {
        let known = self.voices.iter().find(|(known, _)| known.id == voice.id);
        let (_, name) = known.ok_or_else(|| TextToSpeechError::UnknownVoice(voice.name.clone()))?;
        // Some servers interpret SSML, and phonemes in brackets.
        let text = spoken(text, |c| matches!(c, '<' | '>' | '[' | ']'))?;
        if text.is_empty() {
            return Ok(Pcm { rate: RATE, samples: Vec::new() });
        }
        if !self.circuit.allows_request() {
            return Err(TextToSpeechError::Failed(
                "the server has failed and gets no requests for a while".to_owned(),
            ));
        }
        let late = || SynthesisFailure::Transient("the server took too long".to_owned(), None);
        let spoken = timeout(self.settings.whole_limit, self.request_speech(name, &text)).await;
        spoken.unwrap_or_else(|_| Err(late())).inspect(|_| self.circuit.succeeded()).map_err(|failure| {
            let reason = match failure {
                SynthesisFailure::Transient(reason, after) => {
                    match after {
                        Some(pause) => self.circuit.failed_with_pause(pause),
                        None => self.circuit.failed(),
                    }
                    reason
                }
                SynthesisFailure::Permanent(reason) => {
                    self.circuit.open();
                    reason
                }
                SynthesisFailure::ThisText(reason) => reason,
            };
            TextToSpeechError::Failed(reason)
        })
    }
}

#[cfg(test)]
mod tests;
