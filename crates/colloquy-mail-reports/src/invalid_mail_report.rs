//! Why the body of a webhook is rejected.

/// What is wrong with the body of a webhook. No message repeats the body or a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidMailReport {
    #[error("the body is longer than 1 MiB")]
    TooLong,
    #[error("the body is not a JSON object")]
    NotJson,
    #[error("the body has no valid `{0}`")]
    Member(&'static str),
    #[error("the signing key is empty, so nothing can be verified")]
    NoSigningKey,
    #[error("the signature does not match")]
    Signature,
    #[error("the signature is not from the last 15 minutes")]
    Expired,
    #[error("`{0}` is not an HTTPS address of Amazon SNS")]
    Address(&'static str),
    #[error("the certificate of the signature cannot be read")]
    Certificate,
    #[error("the message belongs to another topic")]
    Topic,
}
