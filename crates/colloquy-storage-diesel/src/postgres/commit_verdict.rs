//! What an error of a query says about the connection and to the caller.

use std::time::Duration;

use colloquy_domain::ports::StorageError;
use diesel::result::{DatabaseErrorKind, Error};
use tokio::time::timeout;

use super::connect::DrivenConnection;
use crate::error::{failed, unavailable};

/// After an error that ends the session the server closes the connection at once.
const CLOSING_TIMEOUT: Duration = Duration::from_millis(100);

pub enum CommitVerdict {
    /// The connection is of no use any more.
    Broken,
    /// The connection is in order, and this is the answer.
    Final(StorageError),
}

/// The kinds of errors do not tell "the server shuts down" from "this value is too large", but only after the former
/// is the connection closed.
pub async fn of(error: Error, link: &DrivenConnection) -> CommitVerdict {
    let Error::DatabaseError(kind, information) = &error else {
        return CommitVerdict::Final(failed(error));
    };
    match kind {
        DatabaseErrorKind::ClosedConnection | DatabaseErrorKind::UnableToSendCommand => CommitVerdict::Broken,
        DatabaseErrorKind::SerializationFailure => CommitVerdict::Final(StorageError::Conflict),
        DatabaseErrorKind::Unknown if information.message() == "deadlock detected" => {
            CommitVerdict::Final(StorageError::Conflict)
        }
        // Whether a session may write can be decided when it begins, so another one may be allowed to.
        DatabaseErrorKind::ReadOnlyTransaction => {
            link.give_up();
            CommitVerdict::Final(unavailable(error))
        }
        DatabaseErrorKind::Unknown if is_trouble_of_the_disk(information.message()) => {
            CommitVerdict::Final(unavailable(error))
        }
        DatabaseErrorKind::Unknown if timeout(CLOSING_TIMEOUT, link.closed()).await.is_ok() => {
            CommitVerdict::Broken
        }
        _ => CommitVerdict::Final(failed(error)),
    }
}

/// The client does not pass the code of such an error on. The message is in English unless the server's own language is
/// another and this user may not choose it.
fn is_trouble_of_the_disk(message: &str) -> bool {
    const BEGINNINGS: [&str; 4] =
        ["could not extend file", "could not write", "could not fsync", "could not create file"];
    const CAUSES: [&str; 2] = ["No space left on device", "Disk quota exceeded"];
    BEGINNINGS.iter().any(|beginning| message.starts_with(beginning))
        || CAUSES.iter().any(|cause| message.ends_with(cause))
}

#[cfg(test)]
mod tests {
    use super::is_trouble_of_the_disk;

    #[test]
    fn a_full_disk_is_known_by_the_servers_words() {
        for message in [
            "could not extend file \"base/16384/16503\": No space left on device",
            "could not extend file \"base/5/1259\": wrote only 4096 of 8192 bytes at block 14",
            "could not write to file \"base/pgsql_tmp/pgsql_tmp1.0\": Disk quota exceeded",
            "could not fsync file \"base/5/1259\": Input/output error",
        ] {
            assert!(is_trouble_of_the_disk(message), "{message}");
        }
        assert!(!is_trouble_of_the_disk("invalid byte sequence for encoding \"UTF8\": 0x00"));
    }
}
