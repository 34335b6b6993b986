//! HTTP clients.

use std::error::Error;
use std::time::Duration;

use reqwest::header::HeaderValue;
use reqwest::redirect::Policy;
use reqwest::{Client, ClientBuilder, Response, Url};
use rustls::ClientConfig;

use crate::tls::{TlsError, client_config, system_roots};

/// Which proxies a client uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProxyPolicy {
    None,
    OfEnvironment,
}

/// Returns a builder for the service's clients, which trust the system's authorities and use no proxies.
pub fn client_builder(connect_limit: Duration) -> Result<ClientBuilder, TlsError> {
    Ok(client_builder_with(client_config(system_roots())?, connect_limit, ProxyPolicy::None))
}

/// Returns a builder with this TLS. Redirects are not followed, so that what is meant for one server, such as a key,
/// goes to no other.
pub fn client_builder_with(
    tls: ClientConfig,
    connect_limit: Duration,
    proxies: ProxyPolicy,
) -> ClientBuilder {
    let builder = Client::builder()
        .tls_backend_preconfigured(tls)
        .connect_timeout(connect_limit)
        .redirect(Policy::none());
    match proxies {
        ProxyPolicy::None => builder.no_proxy(),
        ProxyPolicy::OfEnvironment => builder,
    }
}

/// Parses the address of a server: `http://` or `https://` with a host, and without an account, a query or a fragment.
pub fn server_address(text: &str) -> Option<Url> {
    Url::parse(text).ok().filter(|url| {
        matches!(url.scheme(), "http" | "https")
            && url.has_host()
            && url.username().is_empty()
            && url.password().is_none()
            && url.query().is_none()
            && url.fragment().is_none()
    })
}

/// Returns the value of the header `Authorization`. Returns `None` if the key is empty or has other characters than
/// visible ASCII.
pub fn bearer(key: &str) -> Option<HeaderValue> {
    let is_key = !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_graphic());
    is_key.then(|| secret(&format!("Bearer {key}"))).flatten()
}

/// Returns a header value that is masked in debug output, or `None` if a header cannot have it.
pub fn secret(text: &str) -> Option<HeaderValue> {
    let mut value = HeaderValue::from_str(text).ok()?;
    value.set_sensitive(true);
    Some(value)
}

/// Reads a body. Returns `None` if it is longer than `at_most` bytes.
pub async fn read_body(response: &mut Response, at_most: usize) -> Result<Option<Vec<u8>>, reqwest::Error> {
    let mut body = Vec::new();
    while let Some(chunk) = response.chunk().await? {
        if body.len() + chunk.len() > at_most {
            return Ok(None);
        }
        body.extend_from_slice(&chunk);
    }
    Ok(Some(body))
}

/// Formats an error without the address, which may have a password, and with its causes: the last says what happened.
pub fn describe(error: reqwest::Error) -> String {
    let error = error.without_url();
    let mut description = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        description = format!("{description}: {cause}");
        source = cause.source();
    }
    description
}

#[cfg(test)]
mod tests;
