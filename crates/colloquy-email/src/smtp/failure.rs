//! What went wrong between this service and the mail server, and what a caller learns about it.

use std::error::Error as _;
use std::io;

use colloquy_domain::ports::MailerError;
use lettre::transport::smtp::Error;

use crate::message::shortened_line;

/// The longest part of a server's message that is passed on.
const SHOWN_CHARACTERS: usize = 200;

/// The stage of the SMTP session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SmtpStage {
    Connection,
    Encryption,
    Account,
    Sender,
    Recipient,
    Data,
    /// The mail itself has been sent, at least in part.
    Content,
}

#[derive(Debug)]
pub enum SmtpCause {
    TimedOut,
    /// For the log only, because it may name things that callers must not see.
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

    /// Returns whether the server has closed an idle connection or accepts no further mail on it. The mail has not been
    /// sent in that case, so it is worth an attempt over a new connection.
    pub fn is_stale_connection(&self) -> bool {
        match self.cause {
            _ if self.stage == SmtpStage::Content => false,
            SmtpCause::TimedOut => self.stage == SmtpStage::Sender,
            SmtpCause::Broken(_) | SmtpCause::Answered { code: 421, .. } => true,
            SmtpCause::Answered { code, .. } => self.stage == SmtpStage::Sender && code < 500,
        }
    }

    /// Returns whether the server waits for the next command. It does after every reply except 421, which closes the
    /// session.
    pub fn keeps_the_connection_open(&self) -> bool {
        matches!(self.cause, SmtpCause::Answered { code, .. } if code != 421)
    }

    /// Returns whether the failure concerns the login. Servers send such replies to any command.
    fn concerns_the_account(&self) -> bool {
        self.stage == SmtpStage::Account
            || matches!(self.cause, SmtpCause::Answered { code: 530 | 534 | 535 | 538, .. })
    }

    fn concerns_the_mail(&self) -> bool {
        matches!(self.stage, SmtpStage::Sender | SmtpStage::Recipient | SmtpStage::Data | SmtpStage::Content)
            && !self.concerns_the_account()
    }

    /// Returns the reason for the log. It leaves out a server's message about the account or the recipient, which may
    /// repeat parts of it. The invitation shows what was said about its recipient.
    pub fn log_reason(&self) -> String {
        match &self.cause {
            SmtpCause::TimedOut => "no reply in time".to_owned(),
            SmtpCause::Broken(reason) => shortened_line(reason, SHOWN_CHARACTERS),
            SmtpCause::Answered { code, .. } if self.concerns_the_account() => format!("reply {code}"),
            SmtpCause::Answered { code, words } if self.concerns_the_recipient() => {
                let status = enhanced_status(words).map(|status| format!(" {status}")).unwrap_or_default();
                format!("reply {code}{status}")
            }
            SmtpCause::Answered { code, words } => {
                shortened_line(&format!("{code} {words}"), SHOWN_CHARACTERS)
            }
        }
    }

    fn concerns_the_recipient(&self) -> bool {
        matches!(self.stage, SmtpStage::Recipient | SmtpStage::Data | SmtpStage::Content)
    }
}

/// Returns a code such as `5.1.1` at the beginning of a reply (RFC 3463).
fn enhanced_status(words: &str) -> Option<&str> {
    let first = words.split_whitespace().next()?;
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    (first.len() <= 9 && first.split('.').count() == 3 && first.split('.').all(is_number)).then_some(first)
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
            SmtpCause::Answered { code, .. } if failure.concerns_the_account() => {
                MailerError::Later(format!("The mail server did not accept this service's account ({code})"))
            }
            SmtpCause::Answered { code, .. } => {
                MailerError::Later(format!("The mail server does not accept mails at the moment ({code})"))
            }
            SmtpCause::Broken(_) => later(match failure.stage {
                SmtpStage::Connection => "The mail server cannot be reached",
                SmtpStage::Encryption => "No secure connection to the mail server could be established",
                SmtpStage::Account => "This service could not log in to the mail server",
                SmtpStage::Sender | SmtpStage::Recipient | SmtpStage::Data | SmtpStage::Content => {
                    "The connection to the mail server was lost"
                }
            }),
        }
    }
}

/// Returns whether the TLS handshake failed, for example because of the certificate, and not the connection below it.
pub fn is_handshake_error(error: &Error) -> bool {
    let mut source = error.source();
    while let Some(inner) = source {
        if let Some(error) = inner.downcast_ref::<io::Error>() {
            return error.kind() == io::ErrorKind::InvalidData;
        }
        source = inner.source();
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(stage: SmtpStage, words: &str, expected: &str) {
        let failure =
            SmtpFailure { stage, cause: SmtpCause::Answered { code: 550, words: words.to_owned() } };
        assert_eq!(failure.log_reason(), expected);
    }

    #[test]
    fn the_log_has_no_words_about_a_recipient() {
        let unknown = "5.1.1 <greta@example.org>: greta is unknown";
        for stage in [SmtpStage::Recipient, SmtpStage::Data, SmtpStage::Content] {
            check(stage, unknown, "reply 550 5.1.1");
            check(stage, "no such user greta", "reply 550");
            check(stage, "192.0.2.1 greta", "reply 550");
        }
        check(SmtpStage::Sender, "5.7.1 not your address", "550 5.7.1 not your address");
    }
}
