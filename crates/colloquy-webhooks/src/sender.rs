//! Sending.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use colloquy_domain::ports::{WebhookRequest, WebhookResponse, WebhookSender};
use colloquy_domain::text::EndpointUrl;
use reqwest::header::{CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use reqwest::{Client, Response, redirect};
use rustls::pki_types::CertificateDer;
use rustls::{ClientConfig, RootCertStore};
use tokio::time::{Instant, timeout_at};

use crate::failure;
use crate::names::{DnsResolver, GuardedResolver, SystemResolver};
use crate::rules::{AddressReach, ReceiverRules};
use crate::signature::signatures;

/// What is kept of an answer's body.
const KEPT: usize = 4 * 1024;
/// What is read of it at most, so that the connection is of further use.
const READ: usize = 64 * 1024;
/// Connections that wait for the next request to the same receiver.
const IDLE: usize = 64;
/// Common servers close a connection that has been idle for five seconds, and a request that leaves in this moment is
/// lost.
const IDLE_TIME: Duration = Duration::from_secs(4);

const USER_AGENT: &str = concat!("colloquy/", env!("CARGO_PKG_VERSION"));

/// How long a receiver is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLimits {
    /// For a connection to come about, with looking up the name and TLS.
    pub connect: Duration,
    /// For an answer's body, on which nothing depends.
    pub body: Duration,
    /// For everything.
    pub whole: Duration,
}

impl Default for TimeLimits {
    fn default() -> Self {
        TimeLimits {
            connect: Duration::from_secs(5),
            body: Duration::from_secs(2),
            whole: Duration::from_secs(15),
        }
    }
}

#[derive(Clone, Debug, Default)]
pub struct SenderSettings {
    pub rules: ReceiverRules,
    pub limits: TimeLimits,
    /// Trusted beside those that the machine trusts.
    pub authorities: Vec<CertificateDer<'static>>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("TLS for webhooks cannot be set up: {0}")]
pub struct UnusableTls(String);

/// Sends webhooks over HTTP/1.1.
///
/// Connections are kept for the next request to the same receiver. Nothing of the environment is asked for a proxy:
/// behind one nobody could hold the address to the rules that is connected to.
pub struct HttpWebhookSender {
    rules: Arc<ReceiverRules>,
    limits: TimeLimits,
    /// One for each reach: what looks up names knows the name alone, not what is to be sent there.
    public: Client,
    networks: Client,
    named: Client,
}

impl HttpWebhookSender {
    /// Reads the certificates to trust; connects to nothing yet.
    pub fn new(settings: SenderSettings) -> Result<Self, UnusableTls> {
        Self::with_names(settings, Arc::new(SystemResolver))
    }

    pub fn with_names(settings: SenderSettings, names: Arc<dyn DnsResolver>) -> Result<Self, UnusableTls> {
        let rules = Arc::new(settings.rules);
        let limits = settings.limits;
        let tls = tls(settings.authorities)?;
        let client = |reach| {
            let names = GuardedResolver { names: names.clone(), rules: rules.clone(), reach };
            client(tls.clone(), &limits, names)
        };
        Ok(HttpWebhookSender {
            public: client(AddressReach::Public)?,
            networks: client(AddressReach::Networks)?,
            named: client(AddressReach::Named)?,
            rules,
            limits,
        })
    }

    fn client(&self, reach: AddressReach) -> &Client {
        match reach {
            AddressReach::Public => &self.public,
            AddressReach::Networks => &self.networks,
            AddressReach::Named => &self.named,
        }
    }

    /// The reason otherwise.
    async fn tried(&self, call: &WebhookRequest) -> Result<WebhookResponse, String> {
        let target = self.rules.target(&call.url)?;
        let request =
            self.client(target.reach).post(target.url).headers(headers(call)?).body(call.body.clone());
        let deadline = Instant::now() + self.limits.whole;
        let response = match timeout_at(deadline, request.send()).await {
            Ok(Ok(response)) => response,
            Ok(Err(error)) => return Err(failure::told(&error, &self.limits)),
            Err(_) => return Err(failure::late(&self.limits)),
        };
        let status = response.status().as_u16();
        let body = beginning(response, deadline.min(Instant::now() + self.limits.body)).await;
        Ok(WebhookResponse::Answered { status, body })
    }
}

#[async_trait]
impl WebhookSender for HttpWebhookSender {
    fn accepts(&self, url: &EndpointUrl) -> Result<(), String> {
        self.rules.target(url).map(|_| ())
    }

    async fn send(&self, call: &WebhookRequest) -> WebhookResponse {
        self.tried(call).await.unwrap_or_else(WebhookResponse::Unanswered)
    }
}

fn headers(call: &WebhookRequest) -> Result<HeaderMap, String> {
    if call.secrets.is_empty() {
        return Err("there is no secret to sign with".to_owned());
    }
    let seconds = call.at.as_second().to_string();
    let signatures = signatures(&call.id, &seconds, &call.body, &call.secrets);
    let mut headers = HeaderMap::with_capacity(8);
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    for (name, value) in
        [("webhook-id", &call.id), ("webhook-timestamp", &seconds), ("webhook-signature", &signatures)]
    {
        let value = HeaderValue::from_str(value).map_err(|_| format!("{name} does not fit into a header"))?;
        headers.insert(HeaderName::from_static(name), value);
    }
    Ok(headers)
}

/// The beginning of the body. The status has decided already, so a body that breaks off or takes too long is as good as
/// one that ends, and a long one is not waited for: dropping it closes the connection.
async fn beginning(mut response: Response, until: Instant) -> String {
    let is_long = response.content_length().is_some_and(|length| length > READ as u64);
    let at_most = if is_long { KEPT } else { READ };
    let mut kept = Vec::new();
    let reading = async {
        let mut read = 0;
        while let Ok(Some(chunk)) = response.chunk().await {
            kept.extend_from_slice(&chunk[..chunk.len().min(KEPT - kept.len())]);
            read += chunk.len();
            if read > at_most {
                break;
            }
        }
    };
    // What came in time is kept in any case.
    let _ = timeout_at(until, reading).await;
    text(&kept)
}

/// As every database can keep it.
fn text(kept: &[u8]) -> String {
    let whole = match str::from_utf8(kept) {
        // The end has cut a letter in two.
        Err(error) if error.error_len().is_none() => &kept[..error.valid_up_to()],
        _ => kept,
    };
    String::from_utf8_lossy(whole).replace('\0', "\u{fffd}")
}

fn tls(authorities: Vec<CertificateDer<'static>>) -> Result<ClientConfig, UnusableTls> {
    let mut roots = RootCertStore::empty();
    // A certificate that is not understood makes no other one worse.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    for authority in authorities {
        roots.add(authority).map_err(|error| UnusableTls(error.to_string()))?;
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let tls = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| UnusableTls(error.to_string()))?;
    Ok(tls.with_root_certificates(roots).with_no_client_auth())
}

fn client(tls: ClientConfig, limits: &TimeLimits, names: GuardedResolver) -> Result<Client, UnusableTls> {
    Client::builder()
        .tls_backend_preconfigured(tls)
        .http1_only()
        .user_agent(USER_AGENT)
        .dns_resolver(names)
        .connect_timeout(limits.connect)
        .pool_max_idle_per_host(IDLE)
        .pool_idle_timeout(IDLE_TIME)
        .redirect(redirect::Policy::none())
        .retry(reqwest::retry::never())
        .no_proxy()
        .build()
        .map_err(|error| UnusableTls(error.to_string()))
}
