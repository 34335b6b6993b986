//! The messages of Amazon SNS: what they contain, once their signature is checked.

use std::fmt;

use colloquy_domain::mail_report::MailReport;
use reqwest::Url;
use serde_json::Value;

use super::{notification, signature};
use crate::InvalidMailReport;
use crate::report_text::json_object;

/// Returns whether SNS may be reached at an address.
pub type UrlRule = fn(&Url) -> bool;

/// An address of Amazon SNS.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SnsUrl(Url);

/// What a message contains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SnsContent {
    Reports(Vec<MailReport>),
    /// The topic sends nothing until this address has been requested.
    SubscriptionConfirmation(SnsUrl),
    /// The subscription has been removed.
    UnsubscribeConfirmation,
}

/// A message whose signature is not checked yet.
pub struct SnsMessage {
    message: Value,
    kind: SnsMessageKind,
    certificate: SnsUrl,
    rule: UrlRule,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum SnsMessageKind {
    Notification,
    SubscriptionConfirmation,
    UnsubscribeConfirmation,
}

impl SnsMessage {
    pub(super) fn parse(body: &[u8], rule: UrlRule) -> Result<Self, InvalidMailReport> {
        let message = json_object(body)?;
        let kind = match message["Type"].as_str() {
            Some("Notification") => SnsMessageKind::Notification,
            Some("SubscriptionConfirmation") => SnsMessageKind::SubscriptionConfirmation,
            Some("UnsubscribeConfirmation") => SnsMessageKind::UnsubscribeConfirmation,
            _ => return Err(InvalidMailReport::Member("Type")),
        };
        let certificate = SnsUrl::of(&message, "SigningCertURL", rule)?;
        if !certificate.0.path().ends_with(".pem") {
            return Err(InvalidMailReport::Address("SigningCertURL"));
        }
        Ok(SnsMessage { message, kind, certificate, rule })
    }

    /// Where the certificate of the signature is.
    pub fn certificate_url(&self) -> &SnsUrl {
        &self.certificate
    }

    /// The ARN of the topic.
    pub fn topic(&self) -> Option<&str> {
        self.message["TopicArn"].as_str()
    }

    /// Checks the signature with a certificate in PEM format, and returns the content.
    pub fn verify(&self, certificate: &[u8]) -> Result<SnsContent, InvalidMailReport> {
        signature::check(&self.message, self.signed_members(), certificate)?;
        match self.kind {
            SnsMessageKind::Notification => notification::reports(&self.message).map(SnsContent::Reports),
            SnsMessageKind::SubscriptionConfirmation => {
                let url = SnsUrl::of(&self.message, "SubscribeURL", self.rule)?;
                Ok(SnsContent::SubscriptionConfirmation(url))
            }
            SnsMessageKind::UnsubscribeConfirmation => Ok(SnsContent::UnsubscribeConfirmation),
        }
    }

    fn signed_members(&self) -> &'static [&'static str] {
        match self.kind {
            SnsMessageKind::Notification => {
                &["Message", "MessageId", "Subject", "Timestamp", "TopicArn", "Type"]
            }
            SnsMessageKind::SubscriptionConfirmation | SnsMessageKind::UnsubscribeConfirmation => {
                &["Message", "MessageId", "SubscribeURL", "Timestamp", "Token", "TopicArn", "Type"]
            }
        }
    }
}

impl SnsUrl {
    pub(super) fn of(message: &Value, name: &'static str, rule: UrlRule) -> Result<Self, InvalidMailReport> {
        let text = message[name].as_str().ok_or(InvalidMailReport::Member(name))?;
        let url = Url::parse(text).ok().filter(rule);
        url.map(SnsUrl).ok_or(InvalidMailReport::Address(name))
    }

    pub(super) fn url(&self) -> Url {
        self.0.clone()
    }
}

impl fmt::Display for SnsUrl {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

/// Accepts `https://sns.REGION.amazonaws.com/…` alone: a certificate from elsewhere could be anyone's.
pub fn is_sns(url: &Url) -> bool {
    let region = url.host_str().and_then(|host| {
        let name = host.strip_prefix("sns.")?;
        name.strip_suffix(".amazonaws.com").or_else(|| name.strip_suffix(".amazonaws.com.cn"))
    });
    url.scheme() == "https"
        && region.is_some_and(is_region)
        && url.port().is_none()
        && url.username().is_empty()
        && url.password().is_none()
}

/// Returns whether a name has the form of a region: words and a number, as in `us-gov-west-1`. Other names are those of
/// services, and customers have host names below some of them: `sns.s3.amazonaws.com` belongs to the bucket `sns`.
fn is_region(name: &str) -> bool {
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase());
    let is_number = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    let words = name.rsplit_once('-').filter(|(_, number)| is_number(number)).map(|(words, _)| words);
    words.is_some_and(|words| words.contains('-') && words.split('-').all(is_word))
}

#[cfg(test)]
mod tests;
