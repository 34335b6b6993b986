//! What the speech models have in common.

use std::error::Error;

use rten::{RunError, TryFromValueError, Value};

use crate::pool::IsAwaited;

/// What a model has heard.
#[derive(Clone, Debug, PartialEq)]
pub struct Transcription {
    pub text: String,
    /// The average probability of a token.
    pub confidence: f32,
}

impl Transcription {
    /// The transcription of a sound without speech.
    pub fn nothing() -> Self {
        Transcription { text: String::new(), confidence: 1.0 }
    }

    /// Joins the transcriptions of parts. The whole is as certain as the least certain of them.
    pub fn join(parts: impl IntoIterator<Item = Transcription>) -> Self {
        let said = parts.into_iter().filter(|part| !part.text.is_empty());
        said.reduce(|before, next| Transcription {
            text: format!("{} {}", before.text, next.text),
            confidence: before.confidence.min(next.confidence),
        })
        .unwrap_or_else(Transcription::nothing)
    }
}

/// A loaded model for speech recognition.
pub trait RecognitionModel: Send + Sync {
    /// Returns the largest number of samples that [`RecognitionModel::transcribe`] takes.
    fn longest(&self) -> usize;

    /// Transcribes speech at 16 kHz, in one of the languages that the model knows. Fails with
    /// [`RecognitionModelError::Cancelled`] once its caller has left.
    fn transcribe(
        &self,
        samples: &[i16],
        language: &str,
        is_awaited: IsAwaited<'_>,
    ) -> Result<Transcription, RecognitionModelError>;
}

#[derive(Debug, thiserror::Error)]
pub enum RecognitionModelError {
    #[error("{0}")]
    File(String),
    #[error("the speech model failed: {0}")]
    Model(String),
    #[error("the caller no longer waits for the result")]
    Cancelled,
}

impl RecognitionModelError {
    pub fn model(error: impl Error) -> Self {
        RecognitionModelError::Model(error.to_string())
    }
}

impl From<RunError> for RecognitionModelError {
    fn from(error: RunError) -> Self {
        RecognitionModelError::model(error)
    }
}

impl From<TryFromValueError> for RecognitionModelError {
    fn from(error: TryFromValueError) -> Self {
        RecognitionModelError::model(error)
    }
}

pub fn floats<const N: usize>(shape: [usize; N], numbers: Vec<f32>) -> Result<Value, RecognitionModelError> {
    Value::from_shape(shape, numbers).map_err(RecognitionModelError::model)
}

pub fn integers<const N: usize>(
    shape: [usize; N],
    numbers: Vec<i32>,
) -> Result<Value, RecognitionModelError> {
    Value::from_shape(shape, numbers).map_err(RecognitionModelError::model)
}
