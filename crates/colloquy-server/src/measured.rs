//! Wraps recognizers, turn detectors and speech engines to count their requests.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use colloquy_domain::InvitationId;
use colloquy_domain::ports::{
    Pcm, RecognitionError, RecognizedSpeech, Recognizer, SpeechUnavailable, TextToSpeech, TextToSpeechError,
    TurnDetectionError, TurnDetector,
};
use colloquy_domain::text::Locale;
use colloquy_domain::voice::Voice;

/// The number of requests with one outcome, and their total time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EngineRequestTally {
    pub count: u64,
    pub time: Duration,
}

/// Tallies by engine and outcome.
type Counts = BTreeMap<(&'static str, &'static str), EngineRequestTally>;

/// The tallies of one purpose since the start.
#[derive(Clone, Default)]
pub struct EngineRequestTallies(Arc<Mutex<Counts>>);

impl EngineRequestTallies {
    pub fn of(&self, engine: &'static str) -> EngineCounter {
        EngineCounter { tallies: self.clone(), engine }
    }

    pub fn counts(&self) -> Counts {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Counts the requests to one engine.
#[derive(Clone)]
pub struct EngineCounter {
    tallies: EngineRequestTallies,
    engine: &'static str,
}

/// A request in progress. It is counted when dropped, so that a cancelled one counts too.
struct Request<'c> {
    counter: &'c EngineCounter,
    since: Instant,
    outcome: &'static str,
}

impl EngineCounter {
    fn begin(&self) -> Request<'_> {
        Request { counter: self, since: Instant::now(), outcome: "dropped" }
    }
}

impl Drop for Request<'_> {
    fn drop(&mut self) {
        let mut counts = self.counter.tallies.0.lock().unwrap_or_else(PoisonError::into_inner);
        let tally = counts.entry((self.counter.engine, self.outcome)).or_default();
        tally.count += 1;
        tally.time += self.since.elapsed();
    }
}

pub struct InstrumentedEngine<T: ?Sized> {
    counter: EngineCounter,
    inner: Arc<T>,
}

impl InstrumentedEngine<dyn Recognizer> {
    pub fn recognizer(inner: Arc<dyn Recognizer>, counter: EngineCounter) -> Arc<dyn Recognizer> {
        Arc::new(InstrumentedEngine { counter, inner })
    }
}

impl InstrumentedEngine<dyn TurnDetector> {
    pub fn turn_detector(inner: Arc<dyn TurnDetector>, counter: EngineCounter) -> Arc<dyn TurnDetector> {
        Arc::new(InstrumentedEngine { counter, inner })
    }
}

impl InstrumentedEngine<dyn TextToSpeech> {
    pub fn speech(inner: Arc<dyn TextToSpeech>, counter: EngineCounter) -> Arc<dyn TextToSpeech> {
        Arc::new(InstrumentedEngine { counter, inner })
    }
}

#[async_trait]
impl Recognizer for InstrumentedEngine<dyn Recognizer> {
    fn supports(&self, locale: &Locale) -> Result<(), SpeechUnavailable> {
        self.inner.supports(locale)
    }

    async fn recognize(
        &self,
        invitation: InvitationId,
        speech: &Pcm,
        locale: &Locale,
    ) -> Result<RecognizedSpeech, RecognitionError> {
        let mut request = self.counter.begin();
        let recognized = self.inner.recognize(invitation, speech, locale).await;
        request.outcome = match &recognized {
            Ok(_) => "recognized",
            Err(RecognitionError::SpeechUnavailable(_)) => "unavailable",
            Err(RecognitionError::Crowded) => "overloaded",
            Err(RecognitionError::Failed(_)) => "failed",
        };
        recognized
    }
}

#[async_trait]
impl TurnDetector for InstrumentedEngine<dyn TurnDetector> {
    fn supports(&self, locale: &Locale) -> bool {
        self.inner.supports(locale)
    }

    async fn judge(
        &self,
        invitation: InvitationId,
        answer: &Pcm,
        locale: &Locale,
    ) -> Result<f32, TurnDetectionError> {
        let mut request = self.counter.begin();
        let judged = self.inner.judge(invitation, answer, locale).await;
        request.outcome = match &judged {
            Ok(_) => "judged",
            Err(TurnDetectionError::Unavailable) => "unready",
            Err(TurnDetectionError::Busy) => "crowded",
            Err(TurnDetectionError::Failed(_)) => "failed",
        };
        judged
    }
}

#[async_trait]
impl TextToSpeech for InstrumentedEngine<dyn TextToSpeech> {
    fn voices(&self) -> Vec<Voice> {
        self.inner.voices()
    }

    async fn speak(&self, voice: &Voice, text: &str) -> Result<Pcm, TextToSpeechError> {
        let mut request = self.counter.begin();
        let spoken = self.inner.speak(voice, text).await;
        request.outcome = match &spoken {
            Ok(_) => "spoken",
            Err(TextToSpeechError::UnknownVoice(_)) => "unknown",
            Err(TextToSpeechError::Failed(_)) => "failed",
        };
        spoken
    }
}

#[cfg(test)]
mod tests;
