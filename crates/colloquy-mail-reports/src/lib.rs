//! Understands what mail systems report about mails: bounces and complaints, as mails in an IMAP mailbox and as the
//! webhooks of providers.

mod imap;
mod invalid_mail_report;
mod mail;
mod mailgun;
mod postmark;
mod providers;
mod report_text;
mod ses;
mod verdict;

pub use imap::{ImapMailbox, ImapOAuth, ImapTls, ImapUrl, InvalidImapUrl, TokenUrl, UnusableAuthority};
pub use invalid_mail_report::InvalidMailReport;
pub use mail::reports_of_mail;
pub use providers::MailProviderWebhooks;
