//! How mails are sent.

use std::path::PathBuf;

use colloquy_email::{InvalidSmtpUrl, SmtpUrl};

/// How mails are sent.
#[derive(Debug)]
pub enum MailRoute {
    Folder(PathBuf),
    Server(SmtpUrl),
}

pub(super) fn mail_route(text: &str) -> Result<MailRoute, String> {
    match text.strip_prefix("folder:") {
        Some("") => Err("`folder:` has no path".to_owned()),
        Some(path) => Ok(MailRoute::Folder(PathBuf::from(path))),
        None => text.parse().map(MailRoute::Server).map_err(|error: InvalidSmtpUrl| error.to_string()),
    }
}
