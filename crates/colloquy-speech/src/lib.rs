//! Text to speech. The voice decides which engine reads a text aloud.

mod engines;
mod espeak;
mod levels;
mod pico;
mod remote;
mod spoken;
mod wav;

pub use engines::FallbackTextToSpeech;
pub use espeak::{EspeakEngine, InvalidVoiceName};
pub use pico::PicoEngine;
pub use remote::{
    RemoteTextToSpeech, RemoteTextToSpeechSettings, RemoteVoiceDescription, UnusableTextToSpeechSettings,
};
