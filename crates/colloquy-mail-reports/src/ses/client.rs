//! Requests to Amazon SNS: certificates, and confirmations of subscriptions.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use colloquy_outbound::http::{client_builder, describe, read_body};
use colloquy_outbound::tls::TlsError;
use reqwest::Client;
use tokio::time::timeout;

use super::envelope::{SnsContent, SnsMessage, SnsUrl, UrlRule, is_sns};
use crate::InvalidMailReport;

const CONNECT_LIMIT: Duration = Duration::from_secs(3);

/// For a whole request with its response. SNS waits 15 seconds for the webhook's.
const REQUEST_LIMIT: Duration = Duration::from_secs(8);

/// Certificates and confirmations take a few kilobytes.
const MAX_BYTES: usize = 64 * 1024;

/// SNS has one certificate for each region, and replaces it about once a year.
const MAX_CERTIFICATES: usize = 20;

/// Why a message was not accepted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SnsError {
    #[error(transparent)]
    Invalid(#[from] InvalidMailReport),
    /// The message should be sent again.
    #[error("Amazon SNS cannot be reached: {0}")]
    Unavailable(String),
}

/// Receives messages of Amazon SNS. It fetches the certificates of their signatures and keeps them.
pub struct SnsReceiver {
    client: Client,
    rule: UrlRule,
    certificates: Mutex<HashMap<SnsUrl, Arc<[u8]>>>,
}

impl SnsReceiver {
    pub fn new() -> Result<Self, TlsError> {
        Self::with_rule(is_sns)
    }

    fn with_rule(rule: UrlRule) -> Result<Self, TlsError> {
        let client = client_builder(CONNECT_LIMIT)?.build().map_err(|_| TlsError::NoAuthority)?;
        Ok(SnsReceiver { client, rule, certificates: Mutex::default() })
    }

    /// Checks a message and returns its content. A message of another topic than this one is rejected. Anyone can send
    /// signed messages of a topic of their own, so without a topic the address of the webhook must be secret.
    pub async fn receive(&self, body: &[u8], topic: Option<&str>) -> Result<SnsContent, SnsError> {
        let message = SnsMessage::parse(body, self.rule)?;
        if topic.is_some_and(|topic| message.topic() != Some(topic)) {
            return Err(InvalidMailReport::Topic.into());
        }
        let url = message.certificate_url();
        if let Some(certificate) = self.known_certificate(url) {
            return Ok(message.verify(&certificate)?);
        }
        let certificate = self.fetch(url).await?;
        let content = message.verify(&certificate)?;
        self.keep_certificate(url, certificate);
        Ok(content)
    }

    /// Confirms a subscription, after which the topic sends its messages.
    pub async fn confirm(&self, subscription: &SnsUrl) -> Result<(), SnsError> {
        self.fetch(subscription).await.map(|_| ())
    }

    fn known_certificate(&self, url: &SnsUrl) -> Option<Arc<[u8]>> {
        self.certificates().get(url).cloned()
    }

    fn keep_certificate(&self, url: &SnsUrl, certificate: Vec<u8>) {
        let mut known = self.certificates();
        if known.len() >= MAX_CERTIFICATES {
            known.clear();
        }
        known.insert(url.clone(), certificate.into());
    }

    fn certificates(&self) -> MutexGuard<'_, HashMap<SnsUrl, Arc<[u8]>>> {
        self.certificates.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn fetch(&self, url: &SnsUrl) -> Result<Vec<u8>, SnsError> {
        let received = async {
            let mut response = self.client.get(url.url()).send().await.map_err(describe)?;
            let status = response.status();
            if !status.is_success() {
                return Err(format!("status {status}"));
            }
            let body = read_body(&mut response, MAX_BYTES).await.map_err(describe)?;
            body.ok_or_else(|| format!("the response is longer than {MAX_BYTES} bytes"))
        };
        match timeout(REQUEST_LIMIT, received).await {
            Ok(received) => received.map_err(SnsError::Unavailable),
            Err(_) => {
                let seconds = REQUEST_LIMIT.as_secs();
                Err(SnsError::Unavailable(format!("no response in {seconds} s")))
            }
        }
    }
}

#[cfg(test)]
mod tests;
