//! What an error of a query says about the connection and to the caller.

use std::time::Duration;

use colloquy_domain::ports::StorageError;
use diesel::result::{DatabaseErrorKind, Error};
use tokio::time::timeout;

use super::connect::Link;
use crate::error::failed;

/// After an error that ends the session the server closes the connection at once.
const CLOSING_TIMEOUT: Duration = Duration::from_millis(100);

pub enum Verdict {
    /// The connection is of no use any more.
    Broken,
    /// The connection is in order, and this is the answer.
    Final(StorageError),
}

/// The kinds of errors do not tell "the server shuts down" from "this value is too large", but only after the former
/// is the connection closed.
pub async fn of(error: Error, link: &Link) -> Verdict {
    let Error::DatabaseError(kind, information) = &error else {
        return Verdict::Final(failed(error));
    };
    match kind {
        DatabaseErrorKind::ClosedConnection | DatabaseErrorKind::UnableToSendCommand => Verdict::Broken,
        DatabaseErrorKind::SerializationFailure => Verdict::Final(StorageError::Conflict),
        DatabaseErrorKind::Unknown if information.message() == "deadlock detected" => {
            Verdict::Final(StorageError::Conflict)
        }
        DatabaseErrorKind::Unknown if timeout(CLOSING_TIMEOUT, link.closed()).await.is_ok() => {
            Verdict::Broken
        }
        _ => Verdict::Final(failed(error)),
    }
}
