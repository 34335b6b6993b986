use async_trait::async_trait;

use crate::voice::Voice;

/// Sound of one channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pcm {
    /// Samples a second.
    pub rate: u32,
    pub samples: Vec<i16>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpeechError {
    /// No engine here speaks with this voice.
    #[error("no engine speaks with the voice {0}")]
    UnknownVoice(String),
    #[error("the speech engine failed: {0}")]
    Failed(String),
}

/// Speaks texts.
#[async_trait]
pub trait TextToSpeech: Send + Sync {
    /// Those it can speak with.
    fn voices(&self) -> Vec<Voice>;

    /// The text as it is read aloud. Nothing in it is taken as a command to the engine.
    async fn speak(&self, voice: &Voice, text: &str) -> Result<Pcm, SpeechError>;
}
