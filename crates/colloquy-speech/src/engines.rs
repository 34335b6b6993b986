//! A fallback chain: several engines behind one.

use std::sync::Arc;

use async_trait::async_trait;
use colloquy_domain::ports::{Pcm, TextToSpeech, TextToSpeechError};
use colloquy_domain::voice::Voice;

/// Speaks with the voices of all of its engines. A provider belongs to the first engine that has a voice of it. If an
/// engine fails, another engine on this machine speaks with a voice of the same language.
#[derive(Clone, Default)]
pub struct FallbackTextToSpeech {
    engines: Vec<Engine>,
}

#[derive(Clone)]
struct Engine {
    speech: Arc<dyn TextToSpeech>,
    is_local: bool,
}

impl FallbackTextToSpeech {
    /// Creates a chain of engines on this machine.
    pub fn new(engines: impl IntoIterator<Item = Arc<dyn TextToSpeech>>) -> Self {
        let local = |speech| Engine { speech, is_local: true };
        FallbackTextToSpeech { engines: engines.into_iter().map(local).collect() }
    }

    /// Adds an engine elsewhere. It never substitutes for another one: a text for a local voice stays on this machine.
    pub fn with_remote(mut self, speech: Arc<dyn TextToSpeech>) -> Self {
        self.engines.push(Engine { speech, is_local: false });
        self
    }

    fn engine_of(&self, provider: &str) -> Option<usize> {
        let has = |engine: &Engine| engine.speech.voices().iter().any(|voice| voice.provider == provider);
        self.engines.iter().position(has)
    }

    /// Returns the most similar voice of each other local engine. It prefers the same locale, then the same gender.
    fn substitutes(&self, failed: usize, voice: &Voice) -> impl Iterator<Item = (&Engine, Voice)> {
        let others =
            self.engines.iter().enumerate().filter(move |(at, engine)| engine.is_local && *at != failed);
        others.filter_map(move |(at, engine)| {
            let voices = engine.speech.voices().into_iter();
            let speaks = |other: &Voice| {
                other.primary_language().eq_ignore_ascii_case(voice.primary_language())
                    && self.engine_of(&other.provider) == Some(at)
            };
            let difference = |other: &Voice| {
                (!other.language.eq_ignore_ascii_case(&voice.language), other.gender != voice.gender)
            };
            Some((engine, voices.filter(speaks).min_by_key(difference)?))
        })
    }
}

#[async_trait]
impl TextToSpeech for FallbackTextToSpeech {
    fn voices(&self) -> Vec<Voice> {
        let engines = self.engines.iter().enumerate();
        let voices = engines
            .flat_map(|(index, engine)| engine.speech.voices().into_iter().map(move |voice| (index, voice)));
        // A voice whose provider belongs to another engine could not be used, so it is left out.
        voices
            .filter(|(index, voice)| self.engine_of(&voice.provider) == Some(*index))
            .map(|(_, voice)| voice)
            .collect()
    }

    async fn speak(&self, voice: &Voice, text: &str) -> Result<Pcm, TextToSpeechError> {
        let reason = match self.speak_itself(voice, text).await {
            Err(TextToSpeechError::Failed(reason)) => reason,
            spoken => return spoken,
        };
        let failed = self.engine_of(&voice.provider).unwrap_or(self.engines.len());
        for (engine, other) in self.substitutes(failed, voice) {
            if let Ok(pcm) = engine.speech.speak(&other, text).await {
                tracing::warn!(
                    voice = voice.name,
                    spoken_by = other.name,
                    reason,
                    "a voice failed; a similar one is used"
                );
                return Ok(pcm);
            }
        }
        Err(TextToSpeechError::Failed(reason))
    }

    async fn speak_itself(&self, voice: &Voice, text: &str) -> Result<Pcm, TextToSpeechError> {
        match self.engine_of(&voice.provider) {
            Some(index) => self.engines[index].speech.speak_itself(voice, text).await,
            None => Err(TextToSpeechError::UnknownVoice(voice.name.clone())),
        }
    }
}

#[cfg(test)]
mod tests;
