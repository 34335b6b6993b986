//! What the nets have in common.

use std::error::Error;

use rten::{RunError, TryFromValueError, Value};

/// One net with all it needs, ready to hear.
pub trait SpeechModel: Send + Sync {
    /// How many samples it hears at once.
    fn longest(&self) -> usize;

    /// The words in a piece of speech at 16 kHz, in a language that the engine has.
    fn hear(&self, samples: &[i16], language: &str) -> Result<String, EngineError>;
}

#[derive(Debug, thiserror::Error)]
pub enum EngineError {
    #[error("{0}")]
    File(String),
    #[error("the net failed: {0}")]
    Net(String),
}

impl EngineError {
    pub fn net(error: impl Error) -> Self {
        EngineError::Net(error.to_string())
    }
}

impl From<RunError> for EngineError {
    fn from(error: RunError) -> Self {
        EngineError::net(error)
    }
}

impl From<TryFromValueError> for EngineError {
    fn from(error: TryFromValueError) -> Self {
        EngineError::net(error)
    }
}

pub fn floats<const N: usize>(shape: [usize; N], numbers: Vec<f32>) -> Result<Value, EngineError> {
    Value::from_shape(shape, numbers).map_err(EngineError::net)
}

pub fn integers<const N: usize>(shape: [usize; N], numbers: Vec<i32>) -> Result<Value, EngineError> {
    Value::from_shape(shape, numbers).map_err(EngineError::net)
}
