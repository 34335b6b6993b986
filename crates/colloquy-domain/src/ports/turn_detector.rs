use async_trait::async_trait;

use crate::ids::InvitationId;
use crate::ports::Pcm;
use crate::text::Locale;

/// Why there is no judgement.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TurnDetectionError {
    #[error("turns in this language cannot be judged, or the model is missing")]
    Unavailable,
    /// Other interviews are first. The caller does not retry, because the judgement would be too late.
    #[error("the turn detector is busy")]
    Busy,
    #[error("the turn was not judged: {0}")]
    Failed(String),
}

/// Judges by the sound of an answer whether the speaker has finished or only pauses. It is one signal among others:
/// an interview works without it.
#[async_trait]
pub trait TurnDetector: Send + Sync {
    /// Returns whether turns in this language can be judged now. Never waits. If not, `judge` fails with
    /// [`TurnDetectionError::Unavailable`].
    fn supports(&self, locale: &Locale) -> bool;

    /// Returns the probability, from 0 to 1, that the speaker has finished. `answer` is the sound of the answer up to
    /// the present, of any sample rate and length. Only the end of a long one matters. If the future is dropped before
    /// the work starts, no work is done. `invitation` identifies the interview: competing interviews get equal shares.
    async fn judge(
        &self,
        invitation: InvitationId,
        answer: &Pcm,
        locale: &Locale,
    ) -> Result<f32, TurnDetectionError>;
}
