use async_trait::async_trait;

use crate::ids::InvitationId;
use crate::ports::Pcm;
use crate::text::Locale;

/// Why speech of a language cannot be recognized.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpeechUnavailable {
    /// It will be possible without anybody's doing.
    #[error("what recognizes this language is being fetched")]
    Fetching,
    /// It would be possible if somebody fetched it.
    #[error("what recognizes this language is not installed")]
    NotInstalled,
    #[error("speech in this language is not recognized")]
    NotThisLanguage,
}

/// What was heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecognizedSpeech {
    /// Without space at either end; empty if nobody spoke.
    pub text: String,
    /// The name of what recognized it.
    pub model: String,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecognitionError {
    #[error(transparent)]
    SpeechUnavailable(#[from] SpeechUnavailable),
    /// Too much speech waits, and most of it is of this interview. The caller asks again later.
    #[error("too much speech waits to be recognized")]
    Crowded,
    #[error("the speech was not recognized: {0}")]
    Failed(String),
}

/// Writes down what is said.
#[async_trait]
pub trait Recognizer: Send + Sync {
    /// Whether speech of this language can be recognized now. It does not wait for anything.
    fn knows(&self, locale: &Locale) -> Result<(), SpeechUnavailable>;

    /// The words of a stretch of speech, of any rate and any length. What has not begun when the future is dropped
    /// is not done. `invitation` names the interview that the speech belongs to: interviews that compete for
    /// recognition get equal shares of it.
    async fn recognize(
        &self,
        invitation: InvitationId,
        speech: &Pcm,
        locale: &Locale,
    ) -> Result<RecognizedSpeech, RecognitionError>;
}
