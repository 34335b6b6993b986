use async_trait::async_trait;

use crate::ids::InvitationId;
use crate::ports::Pcm;
use crate::text::Locale;

/// Why speech in a language cannot be recognized.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpeechUnavailable {
    /// Recognition will become available without intervention.
    #[error("the model for this language is being downloaded")]
    Fetching,
    /// Recognition would be available if the operator installed it.
    #[error("the model for this language is not installed")]
    NotInstalled,
    #[error("speech in this language cannot be recognized")]
    NotThisLanguage,
}

/// The result of recognition.
#[derive(Clone, Debug, PartialEq)]
pub struct RecognizedSpeech {
    /// The text without surrounding whitespace; empty if there was no speech.
    pub text: String,
    /// How certain the recognizer is of the words, from 0 to 1, if it says so: the average probability of a token.
    pub confidence: Option<f32>,
    /// The name of the model that recognized it.
    pub model: String,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecognitionError {
    #[error(transparent)]
    SpeechUnavailable(#[from] SpeechUnavailable),
    /// The queue is full, and most of it belongs to this interview. The caller retries later.
    #[error("the recognition queue is full")]
    Crowded,
    #[error("the speech was not recognized: {0}")]
    Failed(String),
}

/// Transcribes speech.
#[async_trait]
pub trait Recognizer: Send + Sync {
    /// Checks whether speech in this language can be recognized now. Never waits. If it cannot be recognized,
    /// `recognize` fails with the same reason.
    fn supports(&self, locale: &Locale) -> Result<(), SpeechUnavailable>;

    /// Transcribes audio of any sample rate and length. Silence has no text. If the future is dropped before
    /// recognition starts, no work is done. `invitation` identifies the interview that the audio belongs to:
    /// interviews that compete for recognition get equal shares of it.
    async fn recognize(
        &self,
        invitation: InvitationId,
        speech: &Pcm,
        locale: &Locale,
    ) -> Result<RecognizedSpeech, RecognitionError>;
}
