use async_trait::async_trait;

use crate::mail::Letter;
use crate::text::{Email, Intro, Locale, OrganizationName, PersonName, Title};

/// Everything that an invitation's mail says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvitationLetter {
    /// The same for every try, so that a receiver can tell a repeat.
    pub message_id: String,
    pub letter: Letter,
    pub to: Email,
    /// Where the organization reads what people write back.
    pub reply_to: Option<Email>,
    pub name: Option<PersonName>,
    pub organization_name: OrganizationName,
    pub interview_title: Option<Title>,
    pub intro: Option<Intro>,
    /// The address of the invitation's page.
    pub link: String,
    /// The address at which the recipient unsubscribes.
    pub unsubscribe_link: Option<String>,
    pub locale: Locale,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MailerError {
    /// Trying again is of no use. The reason may be shown to the caller.
    #[error("{0}")]
    Refused(String),
    /// It may go through later. The reason may be shown to the caller.
    #[error("{0}")]
    Later(String),
}

/// Hands mails over to whoever delivers them.
#[async_trait]
pub trait Mailer: Send + Sync {
    /// `Ok` means that the mail was taken over and will survive a crash of ours.
    async fn deliver(&self, letter: &InvitationLetter) -> Result<(), MailerError>;
}
