//! The settings of a provider.

use std::fmt;
use std::str::FromStr;

use colloquy_outbound::http::server_address;
use reqwest::Url;

/// The address that identifies a provider. It is compared letter by letter, so it is kept as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IssuerUrl(String);

/// Why an address is no issuer. `Display` is a sentence for the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvalidIssuer {
    NoAddress,
    NotEncrypted,
}

impl fmt::Display for InvalidIssuer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            InvalidIssuer::NoAddress => "not an address such as https://login.example.org/realms/example",
            InvalidIssuer::NotEncrypted => "begins with http://, which is allowed only for this machine",
        })
    }
}

impl std::error::Error for InvalidIssuer {}

impl FromStr for IssuerUrl {
    type Err = InvalidIssuer;

    fn from_str(text: &str) -> Result<Self, InvalidIssuer> {
        let url = server_address(text).ok_or(InvalidIssuer::NoAddress)?;
        if is_protected(&url) { Ok(IssuerUrl(text.to_owned())) } else { Err(InvalidIssuer::NotEncrypted) }
    }
}

impl IssuerUrl {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the address of the provider's description of itself.
    pub fn discovery_url(&self) -> String {
        format!("{}/.well-known/openid-configuration", self.0.trim_end_matches('/'))
    }
}

/// Returns whether secrets may be sent to an address: it is encrypted, or does not leave this machine.
pub fn is_protected(url: &Url) -> bool {
    let is_here = |host: &str| matches!(host, "localhost" | "127.0.0.1" | "[::1]");
    url.scheme() == "https" || url.scheme() == "http" && url.host_str().is_some_and(is_here)
}

/// The client that an operator has registered at the provider. `Debug` does not print the secret.
#[derive(Clone)]
pub struct OpenIdSettings {
    pub issuer: IssuerUrl,
    pub client_id: String,
    pub client_secret: String,
}

impl fmt::Debug for OpenIdSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "OpenIdSettings({}, {})", self.issuer.as_str(), self.client_id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_issuer_is_encrypted_or_on_this_machine() {
        for text in ["https://id.example.org", "https://id.example.org/realms/a/", "http://127.0.0.1:8080"] {
            assert_eq!(text.parse::<IssuerUrl>().map(|issuer| issuer.0), Ok(text.to_owned()));
        }
        for (text, reason) in [
            ("id.example.org", InvalidIssuer::NoAddress),
            ("https://id.example.org?a=b", InvalidIssuer::NoAddress),
            ("https://a:b@id.example.org", InvalidIssuer::NoAddress),
            ("http://id.example.org", InvalidIssuer::NotEncrypted),
            ("http://127.0.0.1.example.org", InvalidIssuer::NotEncrypted),
        ] {
            assert_eq!(text.parse::<IssuerUrl>(), Err(reason), "{text}");
        }
    }

    #[test]
    fn the_secret_is_not_printed() {
        let issuer = "https://id.example.org".parse().expect("an issuer");
        let settings = OpenIdSettings { issuer, client_id: "colloquy".into(), client_secret: "hush".into() };
        assert_eq!(format!("{settings:?}"), "OpenIdSettings(https://id.example.org, colloquy)");
    }
}
