//! What went wrong between this service and the mail server, and what a caller is told of it.

use std::error::Error as _;
use std::io;

use colloquy_domain::ports::MailerError;
use lettre::transport::smtp::Error;

use crate::message::shortened_line;

/// How much of a server's words is passed on.
const SHOWN_CHARACTERS: usize = 200;

/// How far the conversation had come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SmtpStage {
    Connection,
    Encryption,
    Account,
    Sender,
    Recipient,
    Data,
    /// The mail itself has been handed over, at least in part.
    Content,
}

#[derive(Debug)]
pub enum SmtpCause {
    TimedOut,
    /// For the log alone: it may name what callers have no business with.
    Broken(String),
    Answered {
        code: u16,
        words: String,
    },
}

#[derive(Debug)]
pub struct SmtpFailure {
    pub stage: SmtpStage,
    pub cause: SmtpCause,
}

impl SmtpFailure {
    pub fn new(stage: SmtpStage, error: &Error) -> Self {
        let cause = match error.status() {
            Some(code) => {
                let words = error.source().map(ToString::to_string).unwrap_or_default();
                SmtpCause::Answered { code: code.into(), words }
            }
            None if error.is_timeout() => SmtpCause::TimedOut,
            None => SmtpCause::Broken(error.to_string()),
        };
        SmtpFailure { stage, cause }
    }

    pub fn broken(stage: SmtpStage, reason: impl Into<String>) -> Self {
        SmtpFailure { stage, cause: SmtpCause::Broken(reason.into()) }
    }

    /// Whether the server has closed a connection that it had kept open, or will not take another mail over it. The
    /// mail has not been handed over then, and a fresh connection is worth a try.
    pub fn is_of_an_old_connection(&self) -> bool {
        match self.cause {
            _ if self.stage == SmtpStage::Content => false,
            SmtpCause::TimedOut => self.stage == SmtpStage::Sender,
            SmtpCause::Broken(_) | SmtpCause::Answered { code: 421, .. } => true,
            SmtpCause::Answered { code, .. } => self.stage == SmtpStage::Sender && code < 500,
        }
    }

    /// Whether the server waits for the next command: all answers leave it so but the one that says goodbye.
    pub fn leaves_the_connection_open(&self) -> bool {
        matches!(self.cause, SmtpCause::Answered { code, .. } if code != 421)
    }

    /// The replies about a missing or wrong login come to whichever command a server likes.
    fn is_about_the_account(&self) -> bool {
        self.stage == SmtpStage::Account
            || matches!(self.cause, SmtpCause::Answered { code: 530 | 534 | 535 | 538, .. })
    }

    fn concerns_the_mail(&self) -> bool {
        matches!(self.stage, SmtpStage::Sender | SmtpStage::Recipient | SmtpStage::Data | SmtpStage::Content)
            && !self.is_about_the_account()
    }

    /// What the log says: without a server's words about the account, which may repeat parts of it.
    pub fn for_the_log(&self) -> String {
        match &self.cause {
            SmtpCause::TimedOut => "no answer in time".to_owned(),
            SmtpCause::Broken(reason) => shortened_line(reason, SHOWN_CHARACTERS),
            SmtpCause::Answered { code, .. } if self.is_about_the_account() => format!("answer {code}"),
            SmtpCause::Answered { code, words } => {
                shortened_line(&format!("{code} {words}"), SHOWN_CHARACTERS)
            }
        }
    }
}

impl From<SmtpFailure> for MailerError {
    fn from(failure: SmtpFailure) -> Self {
        let later = |reason: &str| MailerError::Later(reason.to_owned());
        match &failure.cause {
            SmtpCause::Answered { code, words } if failure.concerns_the_mail() => {
                let said = |says: &str| shortened_line(&format!("{says}: {code} {words}"), SHOWN_CHARACTERS);
                if *code >= 500 {
                    MailerError::Refused(said("The mail server refused the mail"))
                } else {
                    MailerError::Later(said("The mail server put the mail off"))
                }
            }
            SmtpCause::TimedOut => later("The mail server did not answer in time"),
            SmtpCause::Answered { code, .. } if failure.is_about_the_account() => {
                MailerError::Later(format!("The mail server did not accept this service's account ({code})"))
            }
            SmtpCause::Answered { code, .. } => {
                MailerError::Later(format!("The mail server takes no mails now ({code})"))
            }
            SmtpCause::Broken(_) => later(match failure.stage {
                SmtpStage::Connection => "The mail server cannot be reached",
                SmtpStage::Encryption => "No secure connection to the mail server could be made",
                SmtpStage::Account => "This service could not log in to the mail server",
                SmtpStage::Sender | SmtpStage::Recipient | SmtpStage::Data | SmtpStage::Content => {
                    "The connection to the mail server was lost"
                }
            }),
        }
    }
}

/// Whether a handshake came to nothing, by its certificate for example, and not the connection under it.
pub fn is_of_the_handshake(error: &Error) -> bool {
    let mut source = error.source();
    while let Some(inner) = source {
        if let Some(error) = inner.downcast_ref::<io::Error>() {
            return error.kind() == io::ErrorKind::InvalidData;
        }
        source = inner.source();
    }
    false
}
