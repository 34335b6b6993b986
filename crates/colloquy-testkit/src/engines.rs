//! Fakes of the engines and of a rate limiter, without the work that makes real ones slow.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use async_trait::async_trait;
use colloquy_domain::InvitationId;
use colloquy_domain::media::MediaName;
use colloquy_domain::message::Role;
use colloquy_domain::ports::{
    AnalysisInput, Analyst, GenerationError, OpenRecording, Pcm, RateLimitStatus, RateLimiter,
    RecognitionError, RecognizedSpeech, Recognizer, RecordingError, Recordings, SpeechUnavailable,
    TextToSpeech, TextToSpeechError, TranscriptAnalysis, TurnDetectionError, TurnDetector,
    VoiceActivityDetector, WithProvenance,
};
use colloquy_domain::recording::{RecordingPart, Waveform};
use colloquy_domain::session::{SAMPLE_RATE, TimeSpan};
use colloquy_domain::text::Locale;
use colloquy_domain::voice::Voice;
use jiff::Timestamp;
use serde_json::json;

use crate::sample;

/// A fake text-to-speech engine that produces one sample for each byte of a text without the spaces around it, with
/// the given voices.
#[derive(Debug)]
pub struct FakeTextToSpeech {
    voices: Vec<Voice>,
}

impl FakeTextToSpeech {
    pub fn new(voices: Vec<Voice>) -> Self {
        FakeTextToSpeech { voices }
    }
}

#[async_trait]
impl TextToSpeech for FakeTextToSpeech {
    fn voices(&self) -> Vec<Voice> {
        self.voices.clone()
    }

    async fn speak(&self, voice: &Voice, text: &str) -> Result<Pcm, TextToSpeechError> {
        if !self.voices.contains(voice) {
            return Err(TextToSpeechError::UnknownVoice(voice.name.clone()));
        }
        Ok(Pcm { rate: 8_000, samples: text.trim().bytes().map(i16::from).collect() })
    }
}

/// A recognizer that supports no language.
#[derive(Debug)]
pub struct RecognizerWithoutLanguages;

#[async_trait]
impl Recognizer for RecognizerWithoutLanguages {
    fn supports(&self, _: &Locale) -> Result<(), SpeechUnavailable> {
        Err(SpeechUnavailable::NotThisLanguage)
    }

    async fn recognize(
        &self,
        _: InvitationId,
        _: &Pcm,
        _: &Locale,
    ) -> Result<RecognizedSpeech, RecognitionError> {
        Err(SpeechUnavailable::NotThisLanguage.into())
    }
}

/// A voice activity detector that takes every loud sound for speech.
#[derive(Debug)]
pub struct FakeVoiceActivityDetector;

/// The mean level from which on a frame is loud: 50 dB below full scale.
const LOUD: u64 = 100;

impl VoiceActivityDetector for FakeVoiceActivityDetector {
    fn score(&mut self, frame: &[i16]) -> f32 {
        let sum: u64 = frame.iter().map(|sample| u64::from(sample.unsigned_abs())).sum();
        if sum >= LOUD * frame.len() as u64 { 1.0 } else { 0.0 }
    }
}

/// A turn detector that takes an answer as finished if it ends in silence, and judges every language but Klingon.
#[derive(Debug)]
pub struct FakeTurnDetector;

/// The part of a second that must be silent.
const PART: usize = 5;

#[async_trait]
impl TurnDetector for FakeTurnDetector {
    fn supports(&self, locale: &Locale) -> bool {
        locale.primary() != "tlh"
    }

    async fn judge(&self, _: InvitationId, answer: &Pcm, locale: &Locale) -> Result<f32, TurnDetectionError> {
        if !self.supports(locale) {
            return Err(TurnDetectionError::Unavailable);
        }
        let wanted = answer.rate as usize / PART;
        let end = &answer.samples[answer.samples.len().saturating_sub(wanted)..];
        Ok(if end.iter().all(|sample| u64::from(sample.unsigned_abs()) < LOUD) { 0.9 } else { 0.1 })
    }
}

/// Recordings that discard all audio.
#[derive(Debug)]
pub struct NoRecordings;

#[async_trait]
impl Recordings for NoRecordings {
    fn begin(&self, part: RecordingPart) -> Box<dyn OpenRecording> {
        Box::new(Nothing(part))
    }

    async fn interrupted(&self) -> Result<Vec<Box<dyn OpenRecording>>, RecordingError> {
        Ok(Vec::new())
    }

    async fn join(&self, _: &[RecordingPart], whole: &MediaName) -> Result<(), RecordingError> {
        Err(RecordingError(format!("{whole} cannot be joined: nothing is recorded")))
    }

    async fn waveform(&self, _: &[RecordingPart]) -> Result<Waveform, RecordingError> {
        Err(RecordingError("nothing is recorded".to_owned()))
    }

    async fn cut(
        &self,
        _: &RecordingPart,
        _: Role,
        _: TimeSpan,
        _: &MediaName,
    ) -> Result<bool, RecordingError> {
        Ok(false)
    }
}

struct Nothing(RecordingPart);

#[async_trait]
impl OpenRecording for Nothing {
    fn part(&self) -> RecordingPart {
        self.0
    }

    async fn write(&mut self, _: Role, _: i64, _: Pcm) -> Result<(), RecordingError> {
        Ok(())
    }

    async fn read(&mut self, _: Role, _: TimeSpan) -> Result<Pcm, RecordingError> {
        Ok(Pcm { rate: SAMPLE_RATE, samples: Vec::new() })
    }

    async fn end(self: Box<Self>) -> Result<(), RecordingError> {
        Ok(())
    }
}

/// A fake analyst that counts the answers.
#[derive(Debug)]
pub struct FakeAnalyst;

#[async_trait]
impl Analyst for FakeAnalyst {
    async fn analysis(
        &self,
        conversation: &AnalysisInput<'_>,
    ) -> Result<WithProvenance<TranscriptAnalysis>, GenerationError> {
        let answers = conversation.messages.iter().filter(|message| message.role == Role::User).count();
        let analysis = TranscriptAnalysis {
            summary: (answers > 0).then(|| format!("{answers} answers")),
            sentiment: None,
            insights: Some(json!({ "answers": answers })),
            remarks: Vec::new(),
        };
        Ok(sample::generated(analysis))
    }
}

/// A rate limiter that allows each subject a number of requests, in a minute that never ends.
#[derive(Debug)]
pub struct EndlessMinuteRateLimiter {
    limit: u32,
    counted: Mutex<HashMap<String, u32>>,
}

impl EndlessMinuteRateLimiter {
    pub fn new(limit: u32) -> Self {
        EndlessMinuteRateLimiter { limit, counted: Mutex::default() }
    }
}

impl EndlessMinuteRateLimiter {
    fn window(&self, count: u32) -> RateLimitStatus {
        RateLimitStatus {
            allowed: count <= self.limit,
            limit: self.limit,
            remaining: self.limit.saturating_sub(count),
            reset_s: 60,
        }
    }
}

#[async_trait]
impl RateLimiter for EndlessMinuteRateLimiter {
    async fn count(&self, subject: &str, _now: Timestamp) -> RateLimitStatus {
        let mut counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counted.entry(subject.to_owned()).or_default();
        *count += 1;
        self.window(*count)
    }

    async fn peek(&self, subject: &str, _now: Timestamp) -> RateLimitStatus {
        let counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        self.window(counted.get(subject).copied().unwrap_or_default() + 1)
    }
}

#[cfg(test)]
mod tests;
