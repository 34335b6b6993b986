use std::fmt;

use async_trait::async_trait;
use colloquy_languages::Language;

use jiff::Timestamp;

use crate::mail::Letter;
use crate::organization::Appearance;
use crate::text::{AccountName, Email, Intro, Locale, OrganizationName, PersonName, Title};

/// Everything that an invitation's mail contains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvitationLetter {
    /// Has the form `local@domain`, with only ASCII letters, digits, `.`, `_` and `-` on both sides. The same
    /// for every attempt, so that a receiver can recognize duplicates.
    pub message_id: String,
    pub letter: Letter,
    pub to: Email,
    /// The address where the organization reads replies.
    pub reply_to: Option<Email>,
    pub name: Option<PersonName>,
    pub organization_name: OrganizationName,
    /// What the organization adds: its sender, its colour and its own text.
    pub appearance: Appearance,
    pub interview_title: Option<Title>,
    pub intro: Option<Intro>,
    /// Until when the interview can be started.
    pub deadline: Option<Timestamp>,
    /// The URL of the invitation's page.
    pub link: String,
    /// The URL where the recipient unsubscribes. If it begins with `https://`, it is in `List-Unsubscribe` too,
    /// where mail programs find it.
    pub unsubscribe_link: Option<String>,
    /// The URL where an invitee who has consented withdraws the consent.
    pub withdrawal_link: Option<String>,
    pub locale: Locale,
}

/// What a mail to a person who works in the console is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AccountLetterKind {
    NewPassword,
    Join(OrganizationName),
    PasswordChanged,
    PasskeyAdded,
}

/// Everything that a mail to a person who works in the console contains. `Debug` does not print the link, which may have
/// a secret.
#[derive(Clone, PartialEq, Eq)]
pub struct AccountLetter {
    /// As in [`InvitationLetter`].
    pub message_id: String,
    pub kind: AccountLetterKind,
    pub to: Email,
    pub name: Option<AccountName>,
    pub link: String,
    pub language: Language,
}

impl fmt::Debug for AccountLetter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AccountLetter({}, {:?})", self.message_id, self.kind)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MailerError {
    /// A retry is pointless. The reason may be shown to the caller.
    #[error("{0}")]
    Refused(String),
    /// A retry may succeed. The reason may be shown to the caller.
    #[error("{0}")]
    Later(String),
}

/// Delivers mails.
#[async_trait]
pub trait Mailer: Send + Sync {
    /// Delivers a mail. `Ok` means that the mail was accepted and survives a crash of this service. A letter
    /// that no mail can be written from is refused.
    async fn deliver(&self, letter: &InvitationLetter) -> Result<(), MailerError>;

    /// Delivers a mail to a person who works in the console, with the same promises.
    async fn deliver_to_account(&self, letter: &AccountLetter) -> Result<(), MailerError>;

    /// Removes what this service still stores of a delivered mail. By default it stores nothing.
    async fn forget(&self, _message_id: &str) -> Result<(), MailerError> {
        Ok(())
    }
}
