//! Where reports about mails come from.

use std::fmt;

use colloquy_mail_reports::{ImapOAuth, ImapUrl, InvalidImapUrl, TokenUrl};

use super::Values;
use crate::settings::variable;

const TOKEN_URL: &str = "mail_reports_oauth_url";

/// Nobody guesses this many letters and digits.
const SHORTEST_SECRET: usize = 32;

#[derive(Debug, Default)]
pub struct MailReportSources {
    /// A mailbox that receives them.
    pub mailbox: Option<ImapUrl>,
    /// How to sign in to the mailbox instead of with a password.
    pub oauth: Option<ImapOAuth>,
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
    let mailbox = values.take("mail_reports", |text| {
        text.parse::<ImapUrl>().map_err(|error: InvalidImapUrl| error.to_string())
    });
    let has_oauth = values.given.get(TOKEN_URL).is_some_and(|(_, text)| !text.trim().is_empty());
    let oauth = oauth(values, has_oauth);
    let wrong = match mailbox.as_ref().map(|url: &ImapUrl| (url.has_password(), has_oauth)) {
        Some((false, false)) => {
            Some("the account has no password, and there is no COLLOQUY_MAIL_REPORTS_OAUTH_URL")
        }
        Some((true, true)) => {
            Some("the account has a password, although COLLOQUY_MAIL_REPORTS_OAUTH_URL is set")
        }
        _ => None,
    };
    values.wrong.extend(wrong.map(|reason| (variable("mail_reports"), reason.to_owned())));
    MailReportSources {
        mailbox,
        oauth,
        secret: values.take("mail_reports_secret", secret),
        mailgun_key: values.take("mail_reports_mailgun_key", |text| Ok(MailReportSecret(text.to_owned()))),
        sns_topic: values.take("mail_reports_sns_topic", |text| Ok(text.to_owned())),
    }
}

/// Returns `None` if there is no token endpoint, or if a setting is invalid.
fn oauth(values: &mut Values, is_asked: bool) -> Option<ImapOAuth> {
    let token_url = values.take(TOKEN_URL, |text| {
        TokenUrl::parse(text).ok_or_else(|| "not an address that begins with https://".to_owned())
    });
    let mut text = |name| values.take(name, |text| Ok(text.to_owned()));
    let client_id = text("mail_reports_oauth_client_id");
    let client_secret = text("mail_reports_oauth_client_secret");
    let refresh_token = text("mail_reports_oauth_refresh_token");
    let scope = text("mail_reports_oauth_scope");
    if is_asked {
        let has_grant = client_secret.is_some() || refresh_token.is_some();
        let needed = [
            ("mail_reports_oauth_client_id", client_id.is_some()),
            ("mail_reports_oauth_client_secret", has_grant),
        ];
        let missing = needed.into_iter().filter(|(_, is_given)| !is_given);
        let reason = "is required if there is a COLLOQUY_MAIL_REPORTS_OAUTH_URL".to_owned();
        values.wrong.extend(missing.map(|(name, _)| (variable(name), reason.clone())));
    }
    Some(ImapOAuth { token_url: token_url?, client_id: client_id?, client_secret, refresh_token, scope })
}

fn secret(text: &str) -> Result<MailReportSecret, String> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
    match is_plain && text.len() >= SHORTEST_SECRET {
        true => Ok(MailReportSecret(text.to_owned())),
        false => Err(format!("not at least {SHORTEST_SECRET} letters, digits, - and _")),
    }
}
