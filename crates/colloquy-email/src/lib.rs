//! Writes the mails that invite people, and sends them through an SMTP server or to a folder.

mod folder;
mod message;
mod sender;
mod smtp;
#[cfg(test)]
mod testing;

pub use folder::{FolderMailer, remove_abandoned};
pub use message::{InvalidMail, compose};
pub use sender::{InvalidSender, SenderAddress};
pub use smtp::{InvalidSmtpUrl, SmtpMailer, SmtpTimeouts, SmtpUrl, TlsPolicy, UnusableAuthority};
