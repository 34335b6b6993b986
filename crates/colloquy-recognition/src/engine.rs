//! What the speech models have in common.

use std::error::Error;

use rten::{RunError, TryFromValueError, Value};

use crate::pool::IsAwaited;

/// A loaded speech model.
pub trait SpeechModel: Send + Sync {
    /// Returns the largest number of samples that [`SpeechModel::transcribe`] takes.
    fn longest(&self) -> usize;

    /// Transcribes speech at 16 kHz, in one of the languages that the model knows. Fails with
    /// [`EngineError::Cancelled`] once its caller has left.
    fn transcribe(
        &self,
        samples: &[i16],
        language: &str,
        is_awaited: IsAwaited<'_>,
    ) -> Result<String, EngineError>;
}

#[derive(Debug, thiserror::Error)]
pub enum EngineError {
    #[error("{0}")]
    File(String),
    #[error("the speech model failed: {0}")]
    Model(String),
    #[error("the caller no longer waits for the result")]
    Cancelled,
}

impl EngineError {
    pub fn model(error: impl Error) -> Self {
        EngineError::Model(error.to_string())
    }
}

impl From<RunError> for EngineError {
    fn from(error: RunError) -> Self {
        EngineError::model(error)
    }
}

impl From<TryFromValueError> for EngineError {
    fn from(error: TryFromValueError) -> Self {
        EngineError::model(error)
    }
}

pub fn floats<const N: usize>(shape: [usize; N], numbers: Vec<f32>) -> Result<Value, EngineError> {
    Value::from_shape(shape, numbers).map_err(EngineError::model)
}

pub fn integers<const N: usize>(shape: [usize; N], numbers: Vec<i32>) -> Result<Value, EngineError> {
    Value::from_shape(shape, numbers).map_err(EngineError::model)
}
