//! Access tokens for mailboxes that accept no passwords, from the token endpoint of an OAuth 2.0 server (RFC 6749).

use std::fmt;
use std::time::Duration;

use async_imap::Authenticator;
use colloquy_outbound::http::{client_builder, describe, read_body};
use colloquy_outbound::tls::TlsError;
use form_urlencoded::Serializer;
use reqwest::header::CONTENT_TYPE;
use reqwest::{Client, StatusCode, Url};
use serde_json::Value;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

const CONNECT_LIMIT: Duration = Duration::from_secs(5);

/// For a whole request with its response.
const REQUEST_LIMIT: Duration = Duration::from_secs(20);

/// Tokens take a few kilobytes.
const MAX_BYTES: usize = 64 * 1024;

/// A token is replaced this long before it ends, so that it does not end while mails are being read.
const RENEWAL_MARGIN: Duration = Duration::from_secs(120);

/// How long a token is used if the server does not say how long it is valid.
const DEFAULT_LIFETIME: Duration = Duration::from_secs(300);

/// How access tokens are requested: with a refresh token if there is one, and otherwise with the credentials of the client
/// alone. `Debug` prints neither.
#[derive(Clone)]
pub struct ImapOAuth {
    pub token_url: TokenUrl,
    pub client_id: String,
    /// Needed unless there is a refresh token of a public client.
    pub client_secret: Option<String>,
    pub refresh_token: Option<String>,
    pub scope: Option<String>,
}

impl fmt::Debug for ImapOAuth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ImapOAuth({}, {}, {:?})", self.token_url.0, self.client_id, self.scope)
    }
}

/// The address of a token endpoint. Secrets are sent there, so it is encrypted, or on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenUrl(Url);

impl TokenUrl {
    pub fn parse(text: &str) -> Option<Self> {
        let is_here = |url: &Url| matches!(url.host_str(), Some("localhost" | "127.0.0.1" | "[::1]"));
        let is_protected = |url: &Url| url.scheme() == "https" || url.scheme() == "http" && is_here(url);
        let is_plain = |url: &Url| url.username().is_empty() && url.password().is_none();
        let url = Url::parse(text).ok()?;
        (is_protected(&url) && is_plain(&url) && url.has_host()).then_some(TokenUrl(url))
    }
}

/// Requests access tokens, and keeps the current one.
pub struct AccessTokens {
    oauth: ImapOAuth,
    client: Client,
    kept: Mutex<KeptTokens>,
}

#[derive(Default)]
struct KeptTokens {
    access: Option<(String, Instant)>,
    /// A newer refresh token than the configured one. Some servers replace it with each response.
    refresh: Option<String>,
}

impl AccessTokens {
    pub fn new(oauth: ImapOAuth) -> Result<Self, TlsError> {
        let client = client_builder(CONNECT_LIMIT)?.build().map_err(|_| TlsError::NoAuthority)?;
        Ok(AccessTokens { oauth, client, kept: Mutex::default() })
    }

    /// Returns an access token, or why the server gives none.
    pub async fn current(&self) -> Result<String, String> {
        let mut kept = self.kept.lock().await;
        if let Some((token, ends_at)) = &kept.access
            && Instant::now() + RENEWAL_MARGIN < *ends_at
        {
            return Ok(token.clone());
        }
        kept.access = None;
        let began = Instant::now();
        let refresh = kept.refresh.clone().or_else(|| self.oauth.refresh_token.clone());
        let granted = match timeout(REQUEST_LIMIT, self.request(refresh.as_deref())).await {
            Ok(granted) => granted,
            Err(_) => Err(format!("no response in {} s", REQUEST_LIMIT.as_secs())),
        };
        let granted = granted.map_err(|reason| self.hidden(reason, refresh.as_deref()))?;
        let Some(token) = granted["access_token"].as_str().filter(|token| is_token(token)) else {
            return Err("the response has no access token".to_owned());
        };
        let lifetime = granted["expires_in"].as_u64().map_or(DEFAULT_LIFETIME, Duration::from_secs);
        kept.access = Some((token.to_owned(), began + lifetime.min(Duration::from_secs(24 * 3_600))));
        if let Some(newer) = granted["refresh_token"].as_str().filter(|_| refresh.is_some()) {
            kept.refresh = Some(newer.to_owned());
        }
        Ok(token.to_owned())
    }

    /// Forgets a token that the mail server has rejected, so that the next call requests another one.
    pub async fn forget(&self, rejected: &str) {
        let mut kept = self.kept.lock().await;
        if kept.access.as_ref().is_some_and(|(token, _)| token == rejected) {
            kept.access = None;
        }
    }

    /// The server, as messages name it.
    pub fn server(&self) -> &str {
        self.oauth.token_url.0.host_str().unwrap_or_default()
    }

    async fn request(&self, refresh: Option<&str>) -> Result<Value, String> {
        let request = self.client.post(self.oauth.token_url.0.clone());
        let request = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded");
        let request = request.body(self.form(refresh));
        let mut response = request.send().await.map_err(describe)?;
        let status = response.status();
        let body = read_body(&mut response, MAX_BYTES).await.map_err(describe)?;
        let body = body.ok_or_else(|| format!("the response is longer than {MAX_BYTES} bytes"))?;
        let answer = serde_json::from_slice::<Value>(&body).unwrap_or_default();
        if status == StatusCode::OK { Ok(answer) } else { Err(refusal(status, &answer)) }
    }

    fn form(&self, refresh: Option<&str>) -> String {
        let ImapOAuth { client_id, client_secret, scope, .. } = &self.oauth;
        let mut form = Serializer::new(String::new());
        let kind = if refresh.is_some() { "refresh_token" } else { "client_credentials" };
        form.append_pair("grant_type", kind).append_pair("client_id", client_id);
        let optional = [
            ("refresh_token", refresh),
            ("client_secret", client_secret.as_deref()),
            ("scope", scope.as_deref()),
        ];
        for (name, value) in optional.into_iter().filter_map(|(name, value)| Some((name, value?))) {
            form.append_pair(name, value);
        }
        form.finish()
    }

    /// Hides secrets that a server may repeat.
    fn hidden(&self, reason: String, refresh: Option<&str>) -> String {
        let secrets = [self.oauth.client_secret.as_deref(), self.oauth.refresh_token.as_deref(), refresh];
        secrets.into_iter().flatten().fold(reason, |text, secret| text.replace(secret, "…"))
    }
}

/// Describes an error response with the words of the server (RFC 6749, 5.2), which say what the operator must change.
fn refusal(status: StatusCode, answer: &Value) -> String {
    let words = ["error", "error_description"].map(|name| answer[name].as_str());
    let words: Vec<&str> = words.into_iter().flatten().collect();
    if words.is_empty() { format!("status {status}") } else { words.join(": ") }
}

/// Whether a text can be sent as a bearer token (RFC 6750).
fn is_token(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_graphic())
}

/// Signs in with an access token, as Exchange Online and Gmail expect it.
pub struct XOAuth2 {
    response: Option<String>,
}

impl XOAuth2 {
    pub const NAME: &str = "XOAUTH2";

    pub fn new(user: &str, token: &str) -> Self {
        XOAuth2 { response: Some(format!("user={user}\x01auth=Bearer {token}\x01\x01")) }
    }
}

impl Authenticator for XOAuth2 {
    type Response = String;

    /// A second challenge is the description of an error. The server reports the failure after an empty response.
    fn process(&mut self, _challenge: &[u8]) -> String {
        self.response.take().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_sent_only_to_encrypted_addresses_and_to_this_machine() {
        for url in ["https://login.example.org/token", "http://localhost:1/token", "http://127.0.0.1/"] {
            assert!(TokenUrl::parse(url).is_some(), "{url}");
        }
        for url in ["http://login.example.org/token", "https://a:b@login.example.org", "login", "imap://a/"] {
            assert_eq!(TokenUrl::parse(url), None, "{url}");
        }
    }

    #[test]
    fn debug_output_has_no_secrets() {
        let oauth = ImapOAuth {
            token_url: TokenUrl::parse("https://login.example.org/token").expect("an address"),
            client_id: "an id".to_owned(),
            client_secret: Some("hunter2".to_owned()),
            refresh_token: Some("hunter3".to_owned()),
            scope: None,
        };
        assert!(!format!("{oauth:?}").contains("hunter"));
    }

    #[test]
    fn the_description_of_an_error_is_answered_with_an_empty_line() {
        let mut authenticator = XOAuth2::new("ann@example.org", "abc");
        assert_eq!(authenticator.process(b""), "user=ann@example.org\x01auth=Bearer abc\x01\x01");
        assert_eq!(authenticator.process(b"{\"status\":\"401\"}"), "");
    }
}
