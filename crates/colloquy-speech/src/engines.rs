//! Several engines as one.

use std::sync::Arc;

use async_trait::async_trait;
use colloquy_domain::ports::{Pcm, SpeechError, TextToSpeech};
use colloquy_domain::voice::Voice;

/// Speaks with the voices of all of its engines. A provider belongs to the first engine that has a voice of it.
#[derive(Clone, Default)]
pub struct Engines {
    engines: Vec<Arc<dyn TextToSpeech>>,
}

impl Engines {
    pub fn new(engines: impl IntoIterator<Item = Arc<dyn TextToSpeech>>) -> Self {
        Engines { engines: engines.into_iter().collect() }
    }

    fn engine_of(&self, provider: &str) -> Option<usize> {
        self.engines.iter().position(|engine| engine.voices().iter().any(|voice| voice.provider == provider))
    }
}

#[async_trait]
impl TextToSpeech for Engines {
    fn voices(&self) -> Vec<Voice> {
        let engines = self.engines.iter().enumerate();
        let voices =
            engines.flat_map(|(index, engine)| engine.voices().into_iter().map(move |voice| (index, voice)));
        // One that another engine's provider hides could not be spoken with.
        voices
            .filter(|(index, voice)| self.engine_of(&voice.provider) == Some(*index))
            .map(|(_, voice)| voice)
            .collect()
    }

    async fn speak(&self, voice: &Voice, text: &str) -> Result<Pcm, SpeechError> {
        match self.engine_of(&voice.provider) {
            Some(index) => self.engines[index].speak(voice, text).await,
            None => Err(SpeechError::UnknownVoice(voice.name.clone())),
        }
    }
}

#[cfg(test)]
mod tests;
