use async_trait::async_trait;

use jiff::Timestamp;

use crate::mail_report::{MailProvider, MailReport};

/// A mailbox that receives reports about mails.
#[async_trait]
pub trait ReportMailbox: Send + Sync {
    /// Reads the oldest unread mails, a bounded number of them. Mails that are no reports have none.
    async fn unread(&self) -> Result<Vec<UnreadMail>, MailboxError>;

    /// Marks mails as read, so that [`ReportMailbox::unread`] no longer returns them.
    async fn mark_read(&self, mails: &[MailboxPosition]) -> Result<(), MailboxError>;
}

/// An unread mail with the reports that it contains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadMail {
    pub position: MailboxPosition,
    pub reports: Vec<MailReport>,
}

/// Where a mail is in its mailbox. It stays valid as long as the mailbox has the same generation (`UIDVALIDITY`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MailboxPosition {
    pub generation: u32,
    pub uid: u32,
}

/// Why the mailbox could not be read, in words for the operator.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct MailboxError(pub String);

/// Understands what mail providers post.
#[async_trait]
pub trait MailProviderReports: Send + Sync {
    /// Checks what a provider has posted, and returns the reports in it.
    async fn reports(
        &self,
        provider: MailProvider,
        body: &[u8],
        now: Timestamp,
    ) -> Result<Vec<MailReport>, ReportsRejected>;
}

/// Why nothing was accepted. The texts may be shown to the provider.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReportsRejected {
    #[error("{0}")]
    Invalid(String),
    /// The provider should post it again.
    #[error("{0}")]
    Unavailable(String),
}
