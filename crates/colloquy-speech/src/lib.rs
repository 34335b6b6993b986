//! Speech: texts that are read aloud, by engines that are chosen by the voice.

mod engines;
mod espeak;
mod http;
mod levels;
mod pico;
mod remote;
mod spoken;
mod wav;

pub use engines::SpeechEngines;
pub use espeak::{EspeakVoices, InvalidVoiceName};
pub use pico::PicoVoices;
pub use remote::{RemoteSettings, RemoteVoice, RemoteVoices, UnusableSettings};
