//! Decides what a query's error means for the connection and for the caller.

use std::time::Duration;

use colloquy_domain::ports::StorageError;
use diesel::result::{DatabaseErrorKind, Error};
use tokio::time::timeout;

use super::connect::DrivenConnection;
use crate::error::{failed, unavailable};

/// How long to wait for the server to close the connection, which it does at once after an error that ends the session.
const CLOSING_TIMEOUT: Duration = Duration::from_millis(100);

pub enum QueryErrorVerdict {
    /// The connection cannot be used again.
    Broken,
    /// The connection is still usable, and the caller gets this error.
    Final(StorageError),
}

/// Classifies an error. Its kind does not distinguish "the server is shutting down" from "this value is too large", but
/// the server closes the connection only after the former.
pub async fn of(error: Error, link: &DrivenConnection) -> QueryErrorVerdict {
    let Error::DatabaseError(kind, information) = &error else {
        return QueryErrorVerdict::Final(failed(error));
    };
    match kind {
        DatabaseErrorKind::ClosedConnection | DatabaseErrorKind::UnableToSendCommand => {
            QueryErrorVerdict::Broken
        }
        DatabaseErrorKind::SerializationFailure => QueryErrorVerdict::Final(StorageError::Conflict),
        DatabaseErrorKind::Unknown if information.message() == "deadlock detected" => {
            QueryErrorVerdict::Final(StorageError::Conflict)
        }
        // The server may decide this when a session begins, so a new connection may be allowed to write.
        DatabaseErrorKind::ReadOnlyTransaction => {
            link.mark_broken();
            QueryErrorVerdict::Final(unavailable(error))
        }
        DatabaseErrorKind::Unknown if is_disk_error(information.message()) => {
            QueryErrorVerdict::Final(unavailable(error))
        }
        DatabaseErrorKind::Unknown if timeout(CLOSING_TIMEOUT, link.closed()).await.is_ok() => {
            QueryErrorVerdict::Broken
        }
        _ => QueryErrorVerdict::Final(failed(error)),
    }
}

/// Recognizes a disk error by its message, because the client library does not expose its code. The message is in
/// English unless the server is set to another language and this user may not change it.
fn is_disk_error(message: &str) -> bool {
    const BEGINNINGS: [&str; 4] =
        ["could not extend file", "could not write", "could not fsync", "could not create file"];
    const CAUSES: [&str; 2] = ["No space left on device", "Disk quota exceeded"];
    BEGINNINGS.iter().any(|beginning| message.starts_with(beginning))
        || CAUSES.iter().any(|cause| message.ends_with(cause))
}

#[cfg(test)]
mod tests {
    use super::is_disk_error;

    #[test]
    fn recognizes_a_full_disk_by_the_servers_message() {
        for message in [
            "could not extend file \"base/16384/16503\": No space left on device",
            "could not extend file \"base/5/1259\": wrote only 4096 of 8192 bytes at block 14",
            "could not write to file \"base/pgsql_tmp/pgsql_tmp1.0\": Disk quota exceeded",
            "could not fsync file \"base/5/1259\": Input/output error",
        ] {
            assert!(is_disk_error(message), "{message}");
        }
        assert!(!is_disk_error("invalid byte sequence for encoding \"UTF8\": 0x00"));
    }
}
