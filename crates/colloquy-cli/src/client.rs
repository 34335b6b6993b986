//! Sends requests to the service and retries them if that is safe.

use std::time::Duration;

use colloquy_api::operations::HttpMethod;
use colloquy_outbound::http::{ProxyPolicy, client_builder_with};
use colloquy_outbound::tls::{client_config, system_roots};
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap, LINK, LOCATION, RETRY_AFTER};
use reqwest::{StatusCode, Url};

use crate::call::ApiRequest;
use crate::failure::CliFailure;
use crate::refusal;
use crate::retry_budget::RetryBudget;
use crate::settings::CliSettings;

const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// The timeout of a response. Regenerating a text calls a language model, which may be slow.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(180);

pub struct ApiClient {
    http: reqwest::Client,
    settings: CliSettings,
    patience: RetryBudget,
    /// Reports waits to the user.
    tell: fn(&str),
}

pub struct ApiResponse {
    /// The body as JSON.
    pub body: String,
    /// The cursor of the next page.
    pub next: Option<String>,
}

/// The outcome of one attempt.
enum CallResult {
    Answered(StatusCode, HeaderMap, String),
    Broken(reqwest::Error),
}

impl ApiClient {
    pub fn new(settings: CliSettings, tell: fn(&str)) -> Result<Self, CliFailure> {
        let unusable = |error: &dyn std::error::Error| {
            CliFailure::Lost(format!("cannot create the HTTP client: {error}"))
        };
        let tls = client_config(system_roots()).map_err(|error| unusable(&error))?;
        let proxies = if settings.address.is_here() { ProxyPolicy::None } else { ProxyPolicy::OfEnvironment };
        let http = client_builder_with(tls, CONNECT_TIMEOUT, proxies)
            .timeout(ANSWER_TIMEOUT)
            .user_agent(concat!("colloquy-cli/", env!("CARGO_PKG_VERSION")))
            .retry(reqwest::retry::never())
            .build()
            .map_err(|error| unusable(&error))?;
        let patience = RetryBudget::of(settings.max_wait);
        Ok(ApiClient { http, settings, patience, tell })
    }

    /// Sends a request, with retries as far as they are safe and worthwhile, and returns the response.
    pub async fn send(&mut self, call: &ApiRequest, cursor: Option<&str>) -> Result<ApiResponse, CliFailure> {
        loop {
            let pause = match self.attempt(call, cursor).await {
                CallResult::Answered(StatusCode::OK, headers, body) => {
                    return Ok(ApiResponse {
                        body,
                        next: next_cursor(&headers, &self.settings.address.text),
                    });
                }
                CallResult::Answered(status, headers, body) => {
                    let is_worth_it = match status {
                        // A rejected request has had no effect.
                        StatusCode::TOO_MANY_REQUESTS => true,
                        StatusCode::SERVICE_UNAVAILABLE => call.is_repeatable(),
                        _ => false,
                    };
                    let retry_after = headers.get(RETRY_AFTER).and_then(|value| value.to_str().ok());
                    let pause = is_worth_it.then(|| self.patience.after_refusal(retry_after)).flatten();
                    pause.ok_or_else(|| self.refused(status, &headers, &body, is_worth_it))?
                }
                CallResult::Broken(error) => {
                    let is_worth_it = error.is_connect() || call.is_repeatable();
                    let pause = is_worth_it.then(|| self.patience.after_loss()).flatten();
                    pause.ok_or_else(|| self.lost(&error, call))?
                }
            };
            (self.tell)(&format!("trying again in {} s", pause.as_secs_f32()));
            tokio::time::sleep(pause).await;
        }
    }

    async fn attempt(&self, call: &ApiRequest, cursor: Option<&str>) -> CallResult {
        let method = match call.operation.method {
            HttpMethod::Get => reqwest::Method::GET,
            HttpMethod::Post => reqwest::Method::POST,
            HttpMethod::Patch => reqwest::Method::PATCH,
        };
        let address = format!("{}{}", self.settings.address.text, call.path);
        let given = call.query.iter().filter(|(name, _)| cursor.is_none() || name != "cursor");
        let query = given.map(|(name, value)| (name.as_str(), value.as_str()));
        let query: Vec<(&str, &str)> = query.chain(cursor.map(|cursor| ("cursor", cursor))).collect();
        let mut request = self.http.request(method, with_query(&address, &query));
        request = request.header(AUTHORIZATION, self.settings.authorization.0.clone());
        if let Some(key) = &call.idempotency_key {
            request = request.header("Idempotency-Key", key);
        }
        if let Some(body) = &call.body {
            request = request.header(CONTENT_TYPE, "application/json").body(body.clone());
        }
        let response = match request.send().await {
            Ok(response) => response,
            Err(error) => return CallResult::Broken(error),
        };
        let (status, headers) = (response.status(), response.headers().clone());
        match response.text().await {
            Ok(body) => CallResult::Answered(status, headers, body),
            Err(error) => CallResult::Broken(error),
        }
    }

    fn refused(&self, status: StatusCode, headers: &HeaderMap, body: &str, is_worth_it: bool) -> CliFailure {
        let address = &self.settings.address.text;
        let mut message = match headers.get(LOCATION).and_then(|value| value.to_str().ok()) {
            Some(elsewhere) if status.is_redirection() => {
                format!(
                    "{address} redirects to {elsewhere}, and the key is not sent there: set --base-url to the right address"
                )
            }
            _ => refusal::message(body).unwrap_or_else(|| {
                format!("unexpected response {status} from {address}: is it the right --base-url?")
            }),
        };
        if is_worth_it {
            message.push_str(" (--max-wait allows no longer waiting)");
        }
        CliFailure::Refused { status: status.as_u16(), message }
    }

    fn lost(&self, error: &reqwest::Error, call: &ApiRequest) -> CliFailure {
        let address = &self.settings.address.text;
        let why = reason(error);
        if error.is_builder() {
            return CliFailure::Usage(format!("cannot build the request: {why}"));
        }
        if error.is_connect() {
            return CliFailure::Lost(format!("{address} cannot be reached: {why}"));
        }
        let advice = match (call.operation.method, &call.idempotency_key) {
            (HttpMethod::Get, _) => String::new(),
            (_, Some(key)) => {
                format!(
                    "; whether it took effect is not known, but repeating it with --idempotency-key {key} is safe"
                )
            }
            (_, None) => "; whether it took effect is not known: look before you try again".to_owned(),
        };
        CliFailure::Lost(format!("no response from {address}: {why}{advice}"))
    }
}

fn with_query(address: &str, query: &[(&str, &str)]) -> String {
    match Url::parse_with_params(address, query) {
        Ok(url) if !query.is_empty() => url.into(),
        _ => address.to_owned(),
    }
}

/// Returns the innermost cause: the outer ones repeat what the message says already.
fn reason(error: &reqwest::Error) -> String {
    if error.is_timeout() {
        return "timed out".to_owned();
    }
    let mut source: &dyn std::error::Error = error;
    while let Some(deeper) = source.source() {
        source = deeper;
    }
    source.to_string()
}

/// Returns only the cursor of the next page's address. The service may know itself by another address, and
/// the key must go only to the configured one.
fn next_cursor(headers: &HeaderMap, address: &str) -> Option<String> {
    let base = Url::parse(address).ok()?;
    let links = headers.get_all(LINK).iter().filter_map(|value| value.to_str().ok());
    let next = links.flat_map(|value| value.split('<')).find_map(|link| {
        let (target, parameters) = link.split_once('>')?;
        parameters.contains("rel=\"next\"").then_some(target)
    })?;
    let next = base.join(next).ok()?;
    next.query_pairs().find(|(name, _)| name == "cursor").map(|(_, cursor)| cursor.into_owned())
}

#[cfg(test)]
mod tests {
    use reqwest::header::HeaderValue;

    use super::*;

    #[test]
    fn finds_the_cursor_of_the_next_page_among_other_links() {
        let cursor = |links: &[&'static str]| {
            let links = links.iter().map(|link| (LINK, HeaderValue::from_static(link)));
            next_cursor(&links.collect(), "http://127.0.0.1:8080")
        };
        let description = "</openapi.json>; rel=\"service-desc\", </docs/migration>; rel=\"deprecation\"";
        assert_eq!(cursor(&[description]), None);
        let next = "<https://elsewhere.example.org/v1/voices?limit=2&cursor=a%2Bb>; rel=\"next\"";
        assert_eq!(cursor(&[description, next]).as_deref(), Some("a+b"));
        assert_eq!(
            cursor(&["</x>; rel=\"service-desc\", </v1/voices?cursor=c>; rel=\"next\""]).as_deref(),
            Some("c")
        );
        assert_eq!(cursor(&["</v1/voices>; rel=\"next\""]), None);
    }

    #[test]
    fn encodes_the_query() {
        let address = with_query("http://h/v1/voices", &[("language", "a&b=c d")]);
        assert_eq!(address, "http://h/v1/voices?language=a%26b%3Dc+d");
        assert_eq!(with_query("http://h/v1/voices", &[]), "http://h/v1/voices");
    }
}
