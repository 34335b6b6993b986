use std::error::Error;

use colloquy_domain::ports::StorageError;

type Cause = Box<dyn Error + Send + Sync>;

pub fn failed(cause: impl Into<Cause>) -> StorageError {
    StorageError::Failed(cause.into())
}

pub fn unavailable(cause: impl Into<Cause>) -> StorageError {
    StorageError::Unavailable(cause.into())
}
