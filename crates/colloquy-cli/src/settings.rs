//! The settings: the service's address and the API key.

use std::fmt;
use std::time::Duration;

use clap::ArgMatches;
use colloquy_outbound::http::bearer;
use reqwest::Url;
use reqwest::header::HeaderValue;

use crate::arguments::{API_KEY, BASE_URL, MAX_WAIT};
use crate::failure::CliFailure;

const DEFAULT_ADDRESS: &str = "http://127.0.0.1:8080";
const NO_KEY: &str = "there is no API key: set COLLOQUY_API_KEY, or pass --api-key";

/// The environment variables of the program.
#[derive(Default)]
pub struct CliVariables {
    pub api_key: Option<String>,
    pub base_url: Option<String>,
}

impl CliVariables {
    #[expect(clippy::disallowed_methods, reason = "this program reads its own environment, only here")]
    pub fn read() -> Self {
        let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.trim().is_empty());
        CliVariables { api_key: variable("COLLOQUY_API_KEY"), base_url: variable("COLLOQUY_BASE_URL") }
    }
}

#[derive(Debug)]
pub struct CliSettings {
    pub address: ApiBaseUrl,
    pub authorization: MaskedAuthorizationHeader,
    pub max_wait: Duration,
}

impl CliSettings {
    pub fn of(matches: &ArgMatches, environment: CliVariables) -> Result<Self, CliFailure> {
        let given = |flag: &str| matches.get_one::<String>(flag).cloned();
        let address = given(BASE_URL).or(environment.base_url);
        let seconds: u32 = matches.get_one(MAX_WAIT).copied().unwrap_or_default();
        Ok(CliSettings {
            address: ApiBaseUrl::parse(address.as_deref().unwrap_or(DEFAULT_ADDRESS))?,
            authorization: MaskedAuthorizationHeader::of(given(API_KEY).or(environment.api_key))?,
            max_wait: Duration::from_secs(seconds.into()),
        })
    }
}

/// The header with the key, whose `Debug` output is masked.
pub struct MaskedAuthorizationHeader(pub HeaderValue);

impl fmt::Debug for MaskedAuthorizationHeader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MaskedAuthorizationHeader(…)")
    }
}

impl MaskedAuthorizationHeader {
    fn of(key: Option<String>) -> Result<Self, CliFailure> {
        let key = key.as_deref().map(str::trim).filter(|key| !key.is_empty());
        let key = key.ok_or_else(|| CliFailure::NoKey(NO_KEY.to_owned()))?;
        let unusable = || CliFailure::NoKey("the API key contains invalid characters".to_owned());
        bearer(key).map(MaskedAuthorizationHeader).ok_or_else(unusable)
    }
}

/// The address of the service, without a trailing slash.
#[derive(Clone, Debug)]
pub struct ApiBaseUrl {
    pub text: String,
    host: String,
    is_encrypted: bool,
}

impl ApiBaseUrl {
    fn parse(text: &str) -> Result<Self, CliFailure> {
        let wrong = |what: &str| {
            CliFailure::Usage(format!("the base URL {what}, as in https://colloquy.example.org"))
        };
        let url = Url::parse(text.trim()).map_err(|error| wrong(&format!("cannot be parsed ({error})")))?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err(wrong("must begin with http:// or https://"));
        }
        // They would appear in messages and be sent to the server.
        if !url.username().is_empty() || url.password().is_some() {
            return Err(wrong("must not contain a user or a password"));
        }
        if url.query().is_some() || url.fragment().is_some() {
            return Err(wrong("must end with the path"));
        }
        Ok(ApiBaseUrl {
            text: url.as_str().trim_end_matches('/').to_owned(),
            host: url.host_str().unwrap_or_default().to_owned(),
            is_encrypted: url.scheme() == "https",
        })
    }

    /// Returns whether the address is on this machine.
    pub fn is_here(&self) -> bool {
        let host = self.host.trim_start_matches('[').trim_end_matches(']');
        let is_loopback = host.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback());
        is_loopback || host == "localhost" || host.ends_with(".localhost")
    }

    /// Returns a warning to show before the key is sent.
    pub fn warning(&self) -> Option<String> {
        let is_exposed = !self.is_encrypted && !self.is_here();
        is_exposed
            .then(|| format!("the key is sent to {} unencrypted; use https:// to protect it", self.text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn removes_a_trailing_slash_and_keeps_the_path() {
        for (text, expected) in [
            ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
            (" https://example.org/ ", "https://example.org"),
            ("https://example.org/voice/", "https://example.org/voice"),
        ] {
            assert_eq!(ApiBaseUrl::parse(text).expect("an address").text, expected);
        }
    }

    #[test]
    fn rejects_invalid_addresses() {
        for (text, expected) in [
            ("example.org", "cannot be parsed"),
            ("ftp://example.org", "must begin with http:// or https://"),
            ("https://ada:secret@example.org", "must not contain a user"),
            ("https://example.org/?a=b", "must end with the path"),
        ] {
            let Err(CliFailure::Usage(message)) = ApiBaseUrl::parse(text) else { panic!("{text} is taken") };
            assert!(message.contains(expected) && !message.contains("secret"), "{message}");
        }
    }

    #[test]
    fn warns_about_an_unencrypted_key() {
        for (text, is_exposed) in [
            ("http://example.org", true),
            ("http://10.0.0.7:8080", true),
            ("https://example.org", false),
            ("http://127.1.2.3", false),
            ("http://[::1]:8080", false),
            ("http://localhost:8080", false),
        ] {
            assert_eq!(
                ApiBaseUrl::parse(text).expect("an address").warning().is_some(),
                is_exposed,
                "{text}"
            );
        }
    }

    #[test]
    fn a_key_is_required_and_never_shown() {
        for (key, expected) in
            [(None, NO_KEY), (Some("  "), NO_KEY), (Some("clq_ü"), "the API key contains invalid characters")]
        {
            let Err(CliFailure::NoKey(message)) = MaskedAuthorizationHeader::of(key.map(str::to_owned))
            else {
                panic!("{key:?}")
            };
            assert_eq!(message, expected);
        }
        let authorization = MaskedAuthorizationHeader::of(Some("clq_secret\n".to_owned())).expect("a key");
        assert_eq!(authorization.0.as_bytes(), b"Bearer clq_secret");
        assert_eq!(
            format!("{authorization:?} {:?}", authorization.0),
            "MaskedAuthorizationHeader(…) Sensitive"
        );
    }
}
