//! Several engines as one.

use std::sync::Arc;

use async_trait::async_trait;
use colloquy_domain::ports::{Pcm, SpeechError, TextToSpeech};
use colloquy_domain::voice::Voice;

/// Speaks with the voices of all of its engines. A provider belongs to the first engine that has a voice of it. Where an
/// engine fails, another one that is on this machine speaks with a voice of the same language.
#[derive(Clone, Default)]
pub struct SpeechEngines {
    engines: Vec<Engine>,
}

#[derive(Clone)]
struct Engine {
    speech: Arc<dyn TextToSpeech>,
    is_here: bool,
}

impl SpeechEngines {
    /// Of engines on this machine.
    pub fn new(engines: impl IntoIterator<Item = Arc<dyn TextToSpeech>>) -> Self {
        let here = |speech| Engine { speech, is_here: true };
        SpeechEngines { engines: engines.into_iter().map(here).collect() }
    }

    /// With one elsewhere, which speaks for no other: what was to be said here stays here.
    pub fn with_remote(mut self, speech: Arc<dyn TextToSpeech>) -> Self {
        self.engines.push(Engine { speech, is_here: false });
        self
    }

    fn engine_of(&self, provider: &str) -> Option<usize> {
        let has = |engine: &Engine| engine.speech.voices().iter().any(|voice| voice.provider == provider);
        self.engines.iter().position(has)
    }

    /// A voice of each other engine on this machine, the most alike: of the same locale, then of the same gender.
    fn stand_ins(&self, failed: usize, voice: &Voice) -> impl Iterator<Item = (&Engine, Voice)> {
        let others =
            self.engines.iter().enumerate().filter(move |(at, engine)| engine.is_here && *at != failed);
        others.filter_map(move |(at, engine)| {
            let voices = engine.speech.voices().into_iter();
            let speaks = |other: &Voice| {
                other.primary_language().eq_ignore_ascii_case(voice.primary_language())
                    && self.engine_of(&other.provider) == Some(at)
            };
            let unlike = |other: &Voice| {
                (!other.language.eq_ignore_ascii_case(&voice.language), other.gender != voice.gender)
            };
            Some((engine, voices.filter(speaks).min_by_key(unlike)?))
        })
    }
}

#[async_trait]
impl TextToSpeech for SpeechEngines {
    fn voices(&self) -> Vec<Voice> {
        let engines = self.engines.iter().enumerate();
        let voices = engines
            .flat_map(|(index, engine)| engine.speech.voices().into_iter().map(move |voice| (index, voice)));
        // One that another engine's provider hides could not be spoken with.
        voices
            .filter(|(index, voice)| self.engine_of(&voice.provider) == Some(*index))
            .map(|(_, voice)| voice)
            .collect()
    }

    async fn speak(&self, voice: &Voice, text: &str) -> Result<Pcm, SpeechError> {
        let reason = match self.speak_itself(voice, text).await {
            Err(SpeechError::Failed(reason)) => reason,
            spoken => return spoken,
        };
        let failed = self.engine_of(&voice.provider).unwrap_or(self.engines.len());
        for (engine, other) in self.stand_ins(failed, voice) {
            if let Ok(pcm) = engine.speech.speak(&other, text).await {
                tracing::warn!(voice = voice.name, spoken_by = other.name, reason, "another voice speaks");
                return Ok(pcm);
            }
        }
        Err(SpeechError::Failed(reason))
    }

    async fn speak_itself(&self, voice: &Voice, text: &str) -> Result<Pcm, SpeechError> {
        match self.engine_of(&voice.provider) {
            Some(index) => self.engines[index].speech.speak_itself(voice, text).await,
            None => Err(SpeechError::UnknownVoice(voice.name.clone())),
        }
    }
}

#[cfg(test)]
mod tests;
