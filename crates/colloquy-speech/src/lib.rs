//! Speech: texts that are read aloud.

mod espeak;
mod levels;
mod spoken;

pub use espeak::{EspeakVoices, InvalidVoiceName};
