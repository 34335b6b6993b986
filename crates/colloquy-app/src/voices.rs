//! Use cases of voices.

pub mod list;
pub mod test_audio_url;
