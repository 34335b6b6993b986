use std::collections::VecDeque;
use std::io;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use bytes::Bytes;
use colloquy_domain::ports::{WebhookRequest, WebhookResponse, WebhookSender};
use colloquy_domain::text::EndpointUrl;
use colloquy_domain::webhook::{SigningSecret, WebhookResponseStatus};
use colloquy_webhooks::{DnsResolver, HttpWebhookSender, WebhookSenderSettings};
use jiff::Timestamp;
use rcgen::{CertificateParams, CertifiedKey, KeyPair, date_time_ymd, generate_simple_self_signed};
use rustls::ServerConfig;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::TlsAcceptor;

pub const NEW: &str = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD";
pub const OLD: &str = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
/// A body that a re-encoding would change: it has unsorted members, spaces, an escape and multi-byte characters.
pub const BODY: &str = r#"{"type":"endpoint.test",  "data":{"b":1.0,"a":"\u00e9é🎤"}}"#;

pub fn secret(text: &str) -> SigningSecret {
    SigningSecret::parse(text).expect("a secret")
}

pub fn call(url: &str) -> WebhookRequest {
    WebhookRequest {
        id: "evt_0198c2a4".to_owned(),
        at: Timestamp::from_second(1_700_000_000).expect("a time of 2023"),
        url: EndpointUrl::parse(url).expect("an address"),
        body: Bytes::from_static(BODY.as_bytes()),
        secrets: vec![secret(NEW)],
    }
}

pub fn settings(rules: &str) -> WebhookSenderSettings {
    WebhookSenderSettings { rules: rules.parse().expect("rules"), ..WebhookSenderSettings::default() }
}

pub fn sender(rules: &str) -> HttpWebhookSender {
    HttpWebhookSender::new(settings(rules)).expect("a sender")
}

/// Sends a request with all addresses allowed, and returns the result.
pub async fn sent(url: &str) -> WebhookResponse {
    sender("true").send(&call(url)).await
}

pub fn answered(status: u16, body: &str) -> WebhookResponse {
    WebhookResponse::Answered { status: WebhookResponseStatus(status), body: body.to_owned() }
}

pub fn unanswered(reason: &str) -> WebhookResponse {
    WebhookResponse::Unanswered(reason.to_owned())
}

/// A resolver that returns the next of these answers at each lookup, and then repeats the last one.
pub struct FakeResolver(Mutex<VecDeque<Vec<IpAddr>>>);

impl FakeResolver {
    pub fn returning(answers: &[&[&str]]) -> Arc<Self> {
        let parsed = |texts: &&[&str]| texts.iter().map(|text| text.parse().expect("an address")).collect();
        Arc::new(FakeResolver(Mutex::new(answers.iter().map(parsed).collect())))
    }

    /// Returns how many answers are left, including the last one.
    pub fn left(&self) -> usize {
        self.0.lock().expect("a list").len()
    }
}

#[async_trait]
impl DnsResolver for FakeResolver {
    async fn addresses(&self, _name: &str) -> io::Result<Vec<IpAddr>> {
        let mut answers = self.0.lock().expect("a list");
        match answers.len() {
            0 => Err(io::Error::other("failed to lookup address information: Name or service not known")),
            1 => Ok(answers[0].clone()),
            _ => Ok(answers.pop_front().expect("an answer")),
        }
    }
}

/// A receiver's certificate and its TLS acceptor.
pub struct Identity {
    pub certificate: CertificateDer<'static>,
    pub acceptor: TlsAcceptor,
}

impl Identity {
    pub fn of(name: &str) -> Self {
        let CertifiedKey { cert, signing_key } =
            generate_simple_self_signed([name.to_owned()]).expect("a certificate");
        Self::with(cert.der().clone(), &signing_key)
    }

    pub fn expired(name: &str) -> Self {
        let mut params = CertificateParams::new([name.to_owned()]).expect("a certificate");
        params.not_before = date_time_ymd(2020, 1, 1);
        params.not_after = date_time_ymd(2021, 1, 1);
        let key = KeyPair::generate().expect("a key");
        Self::with(params.self_signed(&key).expect("a certificate").der().clone(), &key)
    }

    fn with(certificate: CertificateDer<'static>, key: &KeyPair) -> Self {
        let key = PrivateKeyDer::try_from(key.serialize_der()).expect("a key");
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("protocol versions")
            .with_no_client_auth()
            .with_single_cert(vec![certificate.clone()], key)
            .expect("a certificate with its key");
        Identity { certificate, acceptor: TlsAcceptor::from(Arc::new(config)) }
    }

    /// Creates a sender that trusts this receiver's certificate and uses this resolver.
    pub fn sender(&self, rules: &str, names: Arc<dyn DnsResolver>) -> HttpWebhookSender {
        let settings =
            WebhookSenderSettings { authorities: vec![self.certificate.clone()], ..settings(rules) };
        HttpWebhookSender::with_names(settings, names).expect("a sender")
    }
}
