//! The built-in voices: six of SVOX Pico, for five languages. They are embedded in the program and need nothing else.

mod pieces;

use std::sync::Arc;
use std::thread::available_parallelism;

use async_trait::async_trait;
use colloquy_domain::language::Language;
use colloquy_domain::ports::{Pcm, TextToSpeech, TextToSpeechError};
use colloquy_domain::voice::{Gender, Voice};
use colloquy_pico::{PicoTtsVoice, RATE};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::levels::level;
use crate::spoken::spoken;
use pieces::pieces;

const PROVIDER: &str = "pico";
/// The engine counts the bytes of a text with a signed 16-bit integer.
const LONGEST_PIECE_BYTES: usize = 32_000;

struct BuiltIn {
    speaker: PicoTtsVoice,
    language: &'static str,
    /// Must never change, because the voice's id depends on it.
    name: &'static str,
}

const BUILT_IN: [BuiltIn; 6] = [
    BuiltIn { speaker: PicoTtsVoice::AmericanEnglish, language: "en-US", name: "Pico American English" },
    BuiltIn { speaker: PicoTtsVoice::BritishEnglish, language: "en-GB", name: "Pico British English" },
    BuiltIn { speaker: PicoTtsVoice::German, language: "de-DE", name: "Pico German" },
    BuiltIn { speaker: PicoTtsVoice::Spanish, language: "es-ES", name: "Pico Spanish" },
    BuiltIn { speaker: PicoTtsVoice::French, language: "fr-FR", name: "Pico French" },
    BuiltIn { speaker: PicoTtsVoice::Italian, language: "it-IT", name: "Pico Italian" },
];

impl BuiltIn {
    fn voice(&self) -> Voice {
        Voice::new(PROVIDER, self.language, self.name, Some(Gender::Female))
    }

    /// Returns how `&` is read aloud.
    fn and(&self) -> &'static str {
        let language = Language::from_word(self.voice().primary_language());
        language.unwrap_or(Language::DEFAULT).tables().speech.and
    }
}

pub struct PicoEngine {
    permits: Arc<Semaphore>,
}

impl Default for PicoEngine {
    fn default() -> Self {
        PicoEngine::new(available_parallelism().map_or(1, usize::from))
    }
}

impl PicoEngine {
    /// Speaks at most this many texts at the same time. More would only slow each other down.
    fn new(concurrency: usize) -> Self {
        PicoEngine { permits: Arc::new(Semaphore::new(concurrency)) }
    }
}

#[async_trait]
impl TextToSpeech for PicoEngine {
    fn voices(&self) -> Vec<Voice> {
        BUILT_IN.iter().map(BuiltIn::voice).collect()
    }

    async fn speak(&self, voice: &Voice, text: &str) -> Result<Pcm, TextToSpeechError> {
        let built_in = BUILT_IN.iter().find(|built_in| built_in.voice().id == voice.id);
        let built_in = built_in.ok_or_else(|| TextToSpeechError::UnknownVoice(voice.name.clone()))?;
        // The engine would obey `<play file="…"/>`.
        let text = spoken(text, |c| matches!(c, '<' | '>'))?.replace('&', &format!(" {} ", built_in.and()));
        if text.is_empty() {
            return Ok(Pcm { rate: RATE, samples: Vec::new() });
        }
        let failed = |reason: String| TextToSpeechError::Failed(reason);
        let permit = Arc::clone(&self.permits).acquire_owned().await;
        let permit = permit.map_err(|error| failed(error.to_string()))?;
        // Dropped with this future, also when it is cancelled, so that the other thread can see that and stop.
        let caller = Arc::new(());
        let waiting = Arc::downgrade(&caller);
        let speaker = built_in.speaker;
        let said = spawn_blocking(move || {
            let _permit = permit;
            let waits = || waiting.strong_count() > 0;
            let samples = colloquy_pico::say(speaker, pieces(&text, LONGEST_PIECE_BYTES), waits)?;
            Ok(level(Pcm { rate: RATE, samples }))
        });
        let said = said.await.map_err(|error| failed(error.to_string()))?;
        drop(caller);
        said.map_err(|error: colloquy_pico::PicoError| failed(error.to_string()))
    }
}

#[cfg(test)]
mod tests;
