//! Sends webhooks over HTTP.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use colloquy_domain::ports::{WebhookRequest, WebhookResponse, WebhookSender};
use colloquy_domain::text::EndpointUrl;
use colloquy_domain::webhook::{RESPONSE_KEPT_BYTES, WebhookResponseStatus};
use colloquy_outbound::http::{ProxyPolicy, client_builder_with};
use colloquy_outbound::tls::{client_config, system_roots};
use reqwest::header::{CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use reqwest::{Client, Response};
use rustls::ClientConfig;
use rustls::pki_types::CertificateDer;
use tokio::time::{Instant, timeout_at};

use crate::failure;
use crate::names::{DnsResolver, GuardedResolver, SystemResolver};
use crate::rules::{DestinationScope, WebhookDestinationRules};
use crate::signature::signatures;

/// How many bytes of it are read at most, so that the connection can be reused.
const MAX_READ_BYTES: usize = 64 * 1024;
/// How many idle connections are kept for each receiver.
const MAX_IDLE_CONNECTIONS: usize = 64;
/// How long an idle connection is kept. Common servers close one after five seconds, and a request that is sent at that
/// moment would be lost.
const IDLE_TIME: Duration = Duration::from_secs(4);

const USER_AGENT: &str = concat!("colloquy/", env!("CARGO_PKG_VERSION"));

/// The timeouts for a receiver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WebhookTimeouts {
    /// For connecting, including name resolution and TLS.
    pub connect: Duration,
    /// For the response's body, which does not affect the outcome.
    pub body: Duration,
    /// For the whole request.
    pub whole: Duration,
}

impl Default for WebhookTimeouts {
    fn default() -> Self {
        WebhookTimeouts {
            connect: Duration::from_secs(5),
            body: Duration::from_secs(2),
            whole: Duration::from_secs(15),
        }
    }
}

#[derive(Clone, Debug, Default)]
pub struct WebhookSenderSettings {
    pub rules: WebhookDestinationRules,
    pub limits: WebhookTimeouts,
    /// Trusted in addition to the system's authorities.
    pub authorities: Vec<CertificateDer<'static>>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("cannot set up TLS for webhooks: {0}")]
pub struct UnusableTls(String);

/// Sends webhooks over HTTP/1.1.
///
/// Connections are kept for the next request to the same receiver. Proxy settings of the environment are ignored,
/// because a proxy would choose the address to connect to, and the rules could not be applied to it.
pub struct HttpWebhookSender {
    rules: Arc<WebhookDestinationRules>,
    limits: WebhookTimeouts,
    /// There is one client for each reach, because a resolver only knows the name and not the request.
    public: Client,
    networks: Client,
    named: Client,
}

impl HttpWebhookSender {
    /// Reads the certificates to trust. It does not connect yet.
    pub fn new(settings: WebhookSenderSettings) -> Result<Self, UnusableTls> {
        Self::with_names(settings, Arc::new(SystemResolver))
    }

    pub fn with_names(
        settings: WebhookSenderSettings,
        names: Arc<dyn DnsResolver>,
    ) -> Result<Self, UnusableTls> {
        let rules = Arc::new(settings.rules);
        let limits = settings.limits;
        let tls = tls(settings.authorities)?;
        let client = |reach| {
            let names = GuardedResolver { names: names.clone(), rules: rules.clone(), reach };
            client(tls.clone(), &limits, names)
        };
        Ok(HttpWebhookSender {
            public: client(DestinationScope::Public)?,
            networks: client(DestinationScope::Networks)?,
            named: client(DestinationScope::Named)?,
            rules,
            limits,
        })
    }

    fn client(&self, reach: DestinationScope) -> &Client {
        match reach {
            DestinationScope::Public => &self.public,
            DestinationScope::Networks => &self.networks,
            DestinationScope::Named => &self.named,
        }
    }

    /// Makes one attempt. Returns the reason if there is no response.
    async fn attempt(&self, webhook: &WebhookRequest) -> Result<WebhookResponse, String> {
        let target = self.rules.target(&webhook.url)?;
        let request =
            self.client(target.reach).post(target.url).headers(headers(webhook)?).body(webhook.body.clone());
        let deadline = Instant::now() + self.limits.whole;
        let response = match timeout_at(deadline, request.send()).await {
            Ok(Ok(response)) => response,
            Ok(Err(error)) => return Err(failure::explain(&error, &self.limits)),
            Err(_) => return Err(failure::late(&self.limits)),
        };
        let status = WebhookResponseStatus(response.status().as_u16());
        let body = read_beginning(response, deadline.min(Instant::now() + self.limits.body)).await;
        Ok(WebhookResponse::Answered { status, body })
    }
}

#[async_trait]
impl WebhookSender for HttpWebhookSender {
    fn accepts(&self, url: &EndpointUrl) -> Result<(), String> {
        self.rules.target(url).map(|_| ())
    }

    async fn send(&self, webhook: &WebhookRequest) -> WebhookResponse {
        self.attempt(webhook).await.unwrap_or_else(WebhookResponse::Unanswered)
    }
}

fn headers(webhook: &WebhookRequest) -> Result<HeaderMap, String> {
    if webhook.secrets.is_empty() {
        return Err("there is no secret to sign with".to_owned());
    }
    let seconds = webhook.at.as_second().to_string();
    let signatures = signatures(&webhook.id, &seconds, &webhook.body, &webhook.secrets);
    let mut headers = HeaderMap::with_capacity(8);
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    for (name, value) in
        [("webhook-id", &webhook.id), ("webhook-timestamp", &seconds), ("webhook-signature", &signatures)]
    {
        let value =
            HeaderValue::from_str(value).map_err(|_| format!("{name} is not a valid header value"))?;
        headers.insert(HeaderName::from_static(name), value);
    }
    Ok(headers)
}

/// Reads the beginning of the body. The status has already decided the outcome, so an incomplete or slow body is not an
/// error. The rest of a long body is not read; dropping the response closes the connection.
async fn read_beginning(mut response: Response, until: Instant) -> String {
    let is_long = response.content_length().is_some_and(|length| length > MAX_READ_BYTES as u64);
    let at_most = if is_long { RESPONSE_KEPT_BYTES } else { MAX_READ_BYTES };
    let mut kept = Vec::new();
    let reading = async {
        let mut read = 0;
        while let Ok(Some(chunk)) = response.chunk().await {
            kept.extend_from_slice(&chunk[..chunk.len().min(RESPONSE_KEPT_BYTES - kept.len())]);
            read += chunk.len();
            if read > at_most {
                break;
            }
        }
    };
    // What arrived in time is kept even after a timeout.
    let _ = timeout_at(until, reading).await;
    text(&kept)
}

/// Converts the bytes to text that every database can store.
fn text(kept: &[u8]) -> String {
    let whole = match str::from_utf8(kept) {
        // The limit has cut a character in two.
        Err(error) if error.error_len().is_none() => &kept[..error.valid_up_to()],
        _ => kept,
    };
    String::from_utf8_lossy(whole).replace('\0', "\u{fffd}")
}

fn tls(authorities: Vec<CertificateDer<'static>>) -> Result<ClientConfig, UnusableTls> {
    let mut roots = system_roots();
    for authority in authorities {
        roots.add(authority).map_err(|error| UnusableTls(error.to_string()))?;
    }
    client_config(roots).map_err(|error| UnusableTls(error.to_string()))
}

fn client(
    tls: ClientConfig,
    limits: &WebhookTimeouts,
    names: GuardedResolver,
) -> Result<Client, UnusableTls> {
    // The builder that all clients share follows no redirects: one would lead to an address that no rule has seen.
    client_builder_with(tls, limits.connect, ProxyPolicy::None)
        .http1_only()
        .user_agent(USER_AGENT)
        .dns_resolver(names)
        .pool_max_idle_per_host(MAX_IDLE_CONNECTIONS)
        .pool_idle_timeout(IDLE_TIME)
        .retry(reqwest::retry::never())
        .build()
        .map_err(|error| UnusableTls(error.to_string()))
}
