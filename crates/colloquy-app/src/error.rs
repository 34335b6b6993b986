use colloquy_domain::ids::{Id, IdKind};
use colloquy_domain::invitation::TransitionRefused;
use colloquy_domain::ports::{
    GenerationError, MediaError, RehearsalStageError, StorageError, TextToSpeechError,
};
use colloquy_domain::{Violation, Violations};
use uuid::Uuid;

/// Why a use case failed.
#[derive(Debug, thiserror::Error)]
pub enum AppError {
    #[error("{kind} {id} not found")]
    Missing { kind: &'static str, id: Uuid },
    #[error("{kind} {id} belongs to another organization")]
    Foreign { kind: &'static str, id: Uuid },
    /// The input or the current state forbids the change.
    #[error("{0}")]
    Refused(Violations),
    /// Too many concurrent changes conflict, or the database is slow.
    #[error("the change could not be made in time")]
    Late,
    /// Large responses use all the memory reserved for them. It becomes free when clients have read others.
    #[error("too many large responses are in progress")]
    Busy,
    #[error("the database is not available")]
    Unavailable(#[source] StorageError),
    #[error("the database failed")]
    Storage(#[source] StorageError),
    #[error("no text could be generated")]
    Generation(#[from] GenerationError),
    #[error("recordings cannot be reached")]
    Media(#[from] MediaError),
    #[error("nothing could be spoken")]
    Speech(#[from] TextToSpeechError),
    #[error("a secret could not be hashed")]
    Hash,
    /// Another request with the same idempotency key took effect first, so its response applies.
    #[error("another request with the same idempotency key took effect first")]
    Repeated,
    /// Someone else has saved what the caller has read before, so the caller must read it again.
    #[error("it was changed since it was read")]
    Outdated,
}

impl AppError {
    pub fn missing<K: IdKind>(id: Id<K>) -> Self {
        AppError::Missing { kind: K::NAME, id: id.uuid() }
    }

    pub fn foreign<K: IdKind>(id: Id<K>) -> Self {
        AppError::Foreign { kind: K::NAME, id: id.uuid() }
    }
}

impl From<RehearsalStageError> for AppError {
    fn from(RehearsalStageError(reason): RehearsalStageError) -> Self {
        AppError::Unavailable(StorageError::Unavailable(reason))
    }
}

impl From<StorageError> for AppError {
    fn from(error: StorageError) -> Self {
        match error {
            StorageError::Unavailable(_) | StorageError::Conflict => AppError::Unavailable(error),
            StorageError::Failed(_) => AppError::Storage(error),
        }
    }
}

impl From<TransitionRefused> for AppError {
    fn from(refusal: TransitionRefused) -> Self {
        Violation::from(refusal).into()
    }
}

impl From<Violation> for AppError {
    fn from(violation: Violation) -> Self {
        AppError::Refused(violation.into())
    }
}
