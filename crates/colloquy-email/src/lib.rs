//! The mails that invite people, and the ways they leave: an SMTP server, or a folder that takes them over.

mod folder;
mod message;
mod sender;
mod smtp;
mod words;

pub use folder::FolderMailer;
pub use message::{InvalidMail, compose};
pub use sender::{InvalidSender, MailSender};
pub use smtp::{InvalidSmtpUrl, SmtpMailer, SmtpUrl, TimeLimits, TlsPolicy, UnusableAuthority};
