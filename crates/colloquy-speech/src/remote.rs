//! Voices of a server that takes OpenAI's requests for speech: OpenAI itself, Speaches, Kokoro-FastAPI and others.

mod rest;

use std::fmt;
use std::time::Duration;

use async_trait::async_trait;
use colloquy_domain::ports::{Pcm, SpeechError, TextToSpeech};
use colloquy_domain::voice::{Gender, Voice};
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderValue, RETRY_AFTER};
use reqwest::redirect::Policy;
use reqwest::{Client, Response, StatusCode, Url};
use serde_json::json;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::timeout;

use crate::http::{client_builder, told};
use crate::levels::level;
use crate::spoken::spoken;
use crate::wav::{samples, sound};
use rest::RestAfterFailures;

const PROVIDER: &str = "openai";
/// Of bare samples, which do not tell it.
const RATE: u32 = 24_000;
/// More than ten minutes of speech.
const SOUND_BYTES: usize = 32 * 1024 * 1024;
/// Of an answer that is a refusal.
const WORDS_BYTES: usize = 16 * 1024;
/// Of the words with which it refuses.
const REFUSAL_CHARACTERS: usize = 200;
/// What servers that know one format alone send, and how it begins. Played as samples, it would be a loud noise.
const OTHER_TYPES: [&str; 7] =
    ["application/json", "audio/aac", "audio/flac", "audio/mpeg", "audio/ogg", "audio/opus", "text/"];
const OTHER_BEGINNINGS: [&[u8]; 4] = [b"ID3", b"OggS", b"fLaC", b"\xff\xfb"];

/// A voice of the server's, as the operator describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemoteVoice {
    /// The server's name of it.
    pub name: String,
    /// What people see instead.
    pub label: Option<String>,
    /// A BCP 47 tag.
    pub language: String,
    pub gender: Option<Gender>,
}

/// What an operator says of the server.
#[derive(Clone, PartialEq, Eq)]
pub struct RemoteSettings {
    /// `https://api.openai.com/v1`
    pub url: String,
    pub model: String,
    /// It never shows itself.
    pub key: Option<String>,
    pub voices: Vec<RemoteVoice>,
    pub connect_limit: Duration,
    /// For the answer's beginning, and between its parts.
    pub silence_limit: Duration,
    /// For everything. Somebody waits to be spoken to, and another voice may have to be asked afterwards.
    pub whole_limit: Duration,
    /// Requests at a time, and how many more may wait for their turn.
    pub running: usize,
    pub waiting: usize,
    /// For so long it is not asked after failures, so that not every sentence waits for the next one.
    pub rest: Duration,
}

impl RemoteSettings {
    pub fn new(url: &str, model: &str, key: Option<String>, voices: Vec<RemoteVoice>) -> Self {
        RemoteSettings {
            url: url.to_owned(),
            model: model.to_owned(),
            key,
            voices,
            connect_limit: Duration::from_secs(2),
            silence_limit: Duration::from_secs(4),
            whole_limit: Duration::from_secs(7),
            running: 16,
            waiting: 32,
            rest: Duration::from_secs(30),
        }
    }
}

impl fmt::Debug for RemoteSettings {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        // An address that was not checked may have a password.
        formatter.debug_struct("RemoteSettings").field("model", &self.model).finish_non_exhaustive()
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnusableSettings {
    #[error("the address must be http:// or https:// with a host, without a password, ? or #")]
    Url,
    #[error("a server that speaks needs the name of a model")]
    Model,
    #[error("the key must be of visible ASCII characters")]
    Key,
    #[error("a voice needs a name")]
    Voice,
    #[error("at least one request must be allowed at a time")]
    Concurrency,
    #[error("a connection cannot be set up: {0}")]
    Client(String),
}

pub struct RemoteVoices {
    client: Client,
    endpoint: Url,
    settings: RemoteSettings,
    /// Each with the server's name of it.
    voices: Vec<(Voice, String)>,
    seats: Semaphore,
    places_in_the_queue: Semaphore,
    rest: RestAfterFailures,
}

/// Why there is no sound, and what follows from it.
#[derive(Debug)]
enum Failure {
    /// It may pass.
    Passing(String, Option<Duration>),
    /// It needs somebody to change something.
    Lasting(String),
    /// It is about this text, or about what else waits here.
    Once(String),
}

impl RemoteVoices {
    pub fn new(settings: RemoteSettings) -> Result<Self, UnusableSettings> {
        if settings.model.trim().is_empty() {
            return Err(UnusableSettings::Model);
        }
        if settings.running == 0 {
            return Err(UnusableSettings::Concurrency);
        }
        if settings.voices.iter().any(|voice| voice.name.trim().is_empty()) {
            return Err(UnusableSettings::Voice);
        }
        // A key is not sent on to where a server points.
        let client = client_builder().map_err(UnusableSettings::Client)?;
        let client = client
            .default_headers(headers(settings.key.as_deref())?)
            .connect_timeout(settings.connect_limit)
            .read_timeout(settings.silence_limit)
            .redirect(Policy::none());
        let permits = |wanted: usize| Semaphore::new(wanted.min(Semaphore::MAX_PERMITS));
        Ok(RemoteVoices {
            client: client.build().map_err(|error| UnusableSettings::Client(told(error)))?,
            endpoint: endpoint(&settings.url)?,
            voices: settings.voices.iter().map(|voice| (listed(voice), voice.name.clone())).collect(),
            seats: permits(settings.running),
            places_in_the_queue: permits(settings.waiting),
            rest: RestAfterFailures::new(settings.rest),
            settings,
        })
    }

    async fn seat(&self) -> Result<SemaphorePermit<'_>, Failure> {
        if let Ok(seat) = self.seats.try_acquire() {
            return Ok(seat);
        }
        let crowded = || Failure::Once("too many texts wait to be spoken".to_owned());
        let _place = self.places_in_the_queue.try_acquire().map_err(|_| crowded())?;
        self.seats.acquire().await.map_err(|_| crowded())
    }

    async fn asked(&self, name: &str, text: &str) -> Result<Pcm, Failure> {
        let broken = |error: reqwest::Error| Failure::Passing(self.shown(&told(error)), None);
        let _seat = self.seat().await?;
        let wanted =
            json!({ "model": self.settings.model, "voice": name, "input": text, "response_format": "pcm" });
        let request = self.client.post(self.endpoint.clone()).header(CONTENT_TYPE, "application/json");
        let mut response = request.body(wanted.to_string()).send().await.map_err(broken)?;
        if !response.status().is_success() {
            return Err(self.refusal(response).await);
        }
        let other = other_type(response.headers());
        if let Some(other) = other {
            return Err(Failure::Lasting(format!("the server sends {other} instead of samples")));
        }
        let body = read(&mut response, SOUND_BYTES).await.map_err(broken)?;
        let body = body.ok_or_else(|| Failure::Once("the sound has no end".to_owned()))?;
        let pcm = heard(&body).map_err(Failure::Lasting)?;
        let pcm = level(pcm);
        if pcm.samples.is_empty() {
            return Err(Failure::Once("the server sent no sound".to_owned()));
        }
        Ok(pcm)
    }

    async fn refusal(&self, mut response: Response) -> Failure {
        let status = response.status();
        // Only seconds: a date would need a clock, and says no more than that it takes longer.
        let after = response.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok());
        let after = after.and_then(|value| value.trim().parse().ok()).map(Duration::from_secs);
        let words = read(&mut response, WORDS_BYTES).await.ok().flatten().unwrap_or_default();
        let words = String::from_utf8_lossy(&words).into_owned();
        let words = self.shown(&format!("the server answered {status}: {words}"));
        match status {
            StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT => Failure::Passing(words, after),
            StatusCode::BAD_REQUEST | StatusCode::PAYLOAD_TOO_LARGE | StatusCode::UNPROCESSABLE_ENTITY => {
                Failure::Once(words)
            }
            status if status.is_server_error() => Failure::Passing(words, after),
            _ => Failure::Lasting(words),
        }
    }

    /// On one line, short, and without the key.
    fn shown(&self, words: &str) -> String {
        let words = match &self.settings.key {
            Some(key) => words.replace(key.as_str(), "***"),
            None => words.to_owned(),
        };
        let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
        words.chars().filter(|letter| !letter.is_control()).take(REFUSAL_CHARACTERS).collect()
    }
}

/// Its id comes from the server's name, so that another label makes no other voice of it.
fn listed(voice: &RemoteVoice) -> Voice {
    let known = Voice::new(PROVIDER, &voice.language, &voice.name, voice.gender);
    Voice { name: voice.label.clone().unwrap_or_else(|| voice.name.clone()), ..known }
}

fn headers(key: Option<&str>) -> Result<HeaderMap, UnusableSettings> {
    let mut headers = HeaderMap::new();
    if let Some(key) = key {
        if key.is_empty() || !key.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(UnusableSettings::Key);
        }
        let value = HeaderValue::from_str(&format!("Bearer {key}"));
        let mut value = value.map_err(|_| UnusableSettings::Key)?;
        value.set_sensitive(true);
        headers.insert(AUTHORIZATION, value);
    }
    Ok(headers)
}

fn endpoint(base: &str) -> Result<Url, UnusableSettings> {
    let whole = format!("{}/audio/speech", base.trim_end_matches('/'));
    let url = Url::parse(&whole).map_err(|_| UnusableSettings::Url)?;
    let is_plain = matches!(url.scheme(), "http" | "https")
        && url.has_host()
        && url.username().is_empty()
        && url.password().is_none()
        && url.query().is_none()
        && url.fragment().is_none();
    if is_plain { Ok(url) } else { Err(UnusableSettings::Url) }
}

fn other_type(headers: &HeaderMap) -> Option<&'static str> {
    let told = headers.get(CONTENT_TYPE)?.to_str().ok()?.to_ascii_lowercase();
    OTHER_TYPES.into_iter().find(|other| told.starts_with(other))
}

/// The whole body, or none when it is longer.
async fn read(response: &mut Response, most: usize) -> Result<Option<Vec<u8>>, reqwest::Error> {
    let mut body = Vec::new();
    while let Some(chunk) = response.chunk().await? {
        if body.len() + chunk.len() > most {
            return Ok(None);
        }
        body.extend_from_slice(&chunk);
    }
    Ok(Some(body))
}

/// Bare samples, or a WAV file.
fn heard(body: &[u8]) -> Result<Pcm, String> {
    if body.starts_with(b"RIFF") {
        return sound(body).map_err(|error| format!("the server's WAV file cannot be used: {error}"));
    }
    if OTHER_BEGINNINGS.iter().any(|beginning| body.starts_with(beginning)) {
        return Err("the server sends a compressed file instead of samples".to_owned());
    }
    Ok(Pcm { rate: RATE, samples: samples(body) })
}

#[async_trait]
impl TextToSpeech for RemoteVoices {
    fn voices(&self) -> Vec<Voice> {
        self.voices.iter().map(|(voice, _)| voice.clone()).collect()
    }

    async fn speak(&self, voice: &Voice, text: &str) -> Result<Pcm, SpeechError> {
        let known = self.voices.iter().find(|(known, _)| known.id == voice.id);
        let (_, name) = known.ok_or_else(|| SpeechError::UnknownVoice(voice.name.clone()))?;
        // Some servers take SSML, and phonemes in brackets.
        let text = spoken(text, |c| matches!(c, '<' | '>' | '[' | ']'))?;
        if text.is_empty() {
            return Ok(Pcm { rate: RATE, samples: Vec::new() });
        }
        if !self.rest.is_over() {
            return Err(SpeechError::Failed("the server has failed and is not asked for a while".to_owned()));
        }
        let late = || Failure::Passing("the server takes too long".to_owned(), None);
        let asked = timeout(self.settings.whole_limit, self.asked(name, &text)).await;
        asked.unwrap_or_else(|_| Err(late())).inspect(|_| self.rest.succeeded()).map_err(|failure| {
            let reason = match failure {
                Failure::Passing(reason, after) => {
                    self.rest.failed(after);
                    reason
                }
                Failure::Lasting(reason) => {
                    self.rest.begins();
                    reason
                }
                Failure::Once(reason) => reason,
            };
            SpeechError::Failed(reason)
        })
    }
}

#[cfg(test)]
mod tests;
