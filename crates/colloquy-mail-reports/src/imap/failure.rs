//! What went wrong between this process and an IMAP server, in words for the operator.

use std::io;
use std::time::Duration;

use async_imap::error::Error;
use colloquy_domain::ports::MailboxError;

use super::url::ImapUrl;
use crate::report_text::reason;

#[derive(Debug)]
pub enum ImapFailure {
    TimedOut(Duration),
    Connection(io::Error),
    /// The server's certificate or its protocol.
    Encryption(io::Error),
    /// The server does not offer STARTTLS.
    NoEncryption(Error),
    /// The server rejects the user or the password.
    Account(Error),
    /// The token endpoint gives no access token.
    NoToken {
        server: String,
        reason: String,
    },
    /// The server rejects the user or the access token.
    Token {
        error: Error,
        token: String,
    },
    Folder(Error),
    NoGeneration,
    /// The server closed the connection without a greeting.
    NoGreeting,
    Command(Error),
}

impl ImapFailure {
    /// A folder that cannot be opened.
    pub fn folder(error: Error) -> Self {
        if is_refusal(&error) { ImapFailure::Folder(error) } else { ImapFailure::Command(error) }
    }

    /// A sign-in that fails.
    pub fn account(error: Error) -> Self {
        if is_refusal(&error) { ImapFailure::Account(error) } else { ImapFailure::Command(error) }
    }

    /// A sign-in with an access token that fails.
    pub fn token(error: Error, token: &str) -> Self {
        match is_refusal(&error) {
            true => ImapFailure::Token { error, token: token.to_owned() },
            false => ImapFailure::Command(error),
        }
    }

    /// A refused STARTTLS.
    pub fn starttls(error: Error) -> Self {
        if is_refusal(&error) { ImapFailure::NoEncryption(error) } else { ImapFailure::Command(error) }
    }

    /// Describes the failure without the password, which a server might repeat.
    pub fn describe(self, url: &ImapUrl) -> MailboxError {
        let server = format!("{}:{}", url.host(), url.port());
        let words = |error: String| reason(&hidden(&error, url), "no reason given");
        MailboxError(match self {
            ImapFailure::TimedOut(limit) => {
                format!("{server} took longer than {} s", limit.as_secs_f32())
            }
            ImapFailure::Connection(error) => {
                format!("cannot connect to {server}: {}", words(error.to_string()))
            }
            ImapFailure::Encryption(error) => {
                format!("the connection to {server} cannot be encrypted: {}", words(error.to_string()))
            }
            ImapFailure::NoEncryption(error) => {
                let error = words(error.to_string());
                format!("{server} refuses STARTTLS, and the password is not sent without it: {error}")
            }
            ImapFailure::Account(error) => {
                format!("{server} rejects the user or the password: {}", words(error.to_string()))
            }
            ImapFailure::NoToken { server, reason } => {
                format!("{server} gives no access token: {}", words(reason))
            }
            ImapFailure::Token { error, token } => {
                let error = words(error.to_string().replace(&token, "…"));
                format!("{server} rejects the user or the access token: {error}")
            }
            ImapFailure::Folder(error) => {
                let folder = words(url.folder().to_owned());
                format!("{server} cannot open the folder `{folder}`: {}", words(error.to_string()))
            }
            ImapFailure::NoGeneration => format!("{server} reports no UIDVALIDITY of the folder"),
            ImapFailure::NoGreeting => format!("{server} closed the connection without a greeting"),
            ImapFailure::Command(error) => format!("{server} failed: {}", words(error.to_string())),
        })
    }
}

impl From<Error> for ImapFailure {
    fn from(error: Error) -> Self {
        ImapFailure::Command(error)
    }
}

fn is_refusal(error: &Error) -> bool {
    matches!(error, Error::No(_) | Error::Bad(_))
}

fn hidden(text: &str, url: &ImapUrl) -> String {
    match url.has_password() {
        true => text.replace(&url.account().password, "…"),
        false => text.to_owned(),
    }
}
