//! Requests to the provider, bounded in time and size.

use std::time::Duration;

use colloquy_domain::ports::IdentityProviderError;
use colloquy_outbound::http::{client_builder, describe, read_body};
use colloquy_outbound::tls::TlsError;
use reqwest::{Client, RequestBuilder, StatusCode, Url};
use serde_json::Value;
use tokio::time::timeout;

use crate::settings::is_protected;

const CONNECT_LIMIT: Duration = Duration::from_secs(3);

/// For a whole request with its response. A person is waiting.
const REQUEST_LIMIT: Duration = Duration::from_secs(6);

/// Descriptions of providers, their keys and their tokens take a few kilobytes.
const MAX_BYTES: usize = 256 * 1024;

pub type Fetched<T> = Result<T, IdentityProviderError>;

pub fn client() -> Result<Client, TlsError> {
    client_builder(CONNECT_LIMIT)?.build().map_err(|_| TlsError::NoAuthority)
}

pub fn unavailable(reason: impl Into<String>) -> IdentityProviderError {
    IdentityProviderError::Unavailable(reason.into())
}

pub fn refused(reason: impl Into<String>) -> IdentityProviderError {
    IdentityProviderError::Refused(reason.into())
}

/// Parses an address that the provider names.
pub fn endpoint(value: &Value, name: &str) -> Fetched<Url> {
    let url = value[name].as_str().and_then(|text| Url::parse(text).ok()).filter(is_protected);
    url.ok_or_else(|| unavailable(format!("the description of the provider has no valid `{name}`")))
}

/// Sends a request, and returns the status and the JSON of the response.
pub async fn json(request: RequestBuilder, what: &str) -> Fetched<(StatusCode, Value)> {
    let received = async {
        let mut response = request.send().await.map_err(describe)?;
        let status = response.status();
        let body = read_body(&mut response, MAX_BYTES).await.map_err(describe)?;
        let body = body.ok_or_else(|| format!("the response is longer than {MAX_BYTES} bytes"))?;
        Ok::<_, String>((status, body))
    };
    let (status, body) = match timeout(REQUEST_LIMIT, received).await {
        Ok(Ok(received)) => received,
        Ok(Err(reason)) => return Err(unavailable(format!("{what}: {reason}"))),
        Err(_) => return Err(unavailable(format!("{what}: no response in {} s", REQUEST_LIMIT.as_secs()))),
    };
    match serde_json::from_slice(&body) {
        Ok(value @ Value::Object(_)) => Ok((status, value)),
        _ => Err(unavailable(format!("{what}: status {status}, and no JSON object"))),
    }
}

/// As [`json`], for responses that must succeed.
pub async fn successful_json(request: RequestBuilder, what: &str) -> Fetched<Value> {
    match json(request, what).await? {
        (status, value) if status.is_success() => Ok(value),
        (status, _) => Err(unavailable(format!("{what}: status {status}"))),
    }
}
