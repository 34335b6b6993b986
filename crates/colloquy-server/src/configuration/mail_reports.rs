//! Where reports about mails come from.

use std::fmt;

use colloquy_mail_reports::{ImapUrl, InvalidImapUrl};

use super::Values;

/// Nobody guesses this many letters and digits.
const SHORTEST_SECRET: usize = 32;

#[derive(Debug, Default)]
pub struct MailReportSources {
    /// A mailbox that receives them.
    pub mailbox: Option<ImapUrl>,
    /// The last part of the addresses to which providers post them. Without it, there are no such addresses.
    pub secret: Option<MailReportSecret>,
    /// The key with which Mailgun signs.
    pub mailgun_key: Option<MailReportSecret>,
    /// The only topic of Amazon SNS whose messages are accepted.
    pub sns_topic: Option<String>,
}

/// `Debug` does not print it.
#[derive(Clone)]
pub struct MailReportSecret(pub String);

impl fmt::Debug for MailReportSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MailReportSecret(…)")
    }
}

pub(super) fn sources(values: &mut Values) -> MailReportSources {
    MailReportSources {
        mailbox: values.take("mail_reports", |text| {
            text.parse::<ImapUrl>().map_err(|error: InvalidImapUrl| error.to_string())
        }),
        secret: values.take("mail_reports_secret", secret),
        mailgun_key: values.take("mail_reports_mailgun_key", |text| Ok(MailReportSecret(text.to_owned()))),
        sns_topic: values.take("mail_reports_sns_topic", |text| Ok(text.to_owned())),
    }
}

fn secret(text: &str) -> Result<MailReportSecret, String> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
    match is_plain && text.len() >= SHORTEST_SECRET {
        true => Ok(MailReportSecret(text.to_owned())),
        false => Err(format!("not at least {SHORTEST_SECRET} letters, digits, - and _")),
    }
}
