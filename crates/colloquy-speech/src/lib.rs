//! Speech: texts that are read aloud, by engines that are chosen by the voice.

mod engines;
mod espeak;
mod levels;
mod pico;
mod spoken;

pub use engines::Engines;
pub use espeak::{EspeakVoices, InvalidVoiceName};
pub use pico::PicoVoices;
