//! Decides whether a request comes from a page of this service, by the `Origin` header that browsers set.

use colloquy_domain::account::passkey::PasskeySite;

use crate::LinkBuilder;

/// What browsers compare to tell one site from another: scheme, host and port.
#[derive(Clone, Debug, PartialEq, Eq)]
struct WebOrigin {
    scheme: String,
    host: String,
    port: u16,
}

impl WebOrigin {
    /// Parses `scheme://host` or `scheme://host:port`. The opaque origin `null` is refused.
    fn parse(text: &str) -> Option<Self> {
        let (scheme, authority) = text.split_once("://")?;
        let scheme = scheme.to_ascii_lowercase();
        let default_port = match scheme.as_str() {
            "https" => 443,
            "http" => 80,
            _ => return None,
        };
        let (host, port) = split_port(authority)?;
        if host.is_empty() || !host.bytes().all(is_of_host) {
            return None;
        }
        Some(WebOrigin { scheme, host: host.to_ascii_lowercase(), port: port.unwrap_or(default_port) })
    }
}

/// Splits a host from its port. The colons of an IPv6 address are in brackets.
fn split_port(authority: &str) -> Option<(&str, Option<u16>)> {
    let end_of_literal = authority.rfind(']').map_or(0, |end| end + 1);
    let Some(colon) = authority[end_of_literal..].find(':') else { return Some((authority, None)) };
    let (host, port) = authority.split_at(end_of_literal + colon);
    let digits = &port[1..];
    let is_number = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    is_number.then(|| digits.parse().ok().map(|port| (host, Some(port))))?
}

/// Returns whether a byte may be in a host. Browsers write names in other scripts in ASCII. A user, a path or a space
/// is not part of an origin.
fn is_of_host(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'[' | b']' | b':')
}

impl LinkBuilder {
    /// Returns whether a page of this service sent the request. `origin` is the request's `Origin`, `host` the `Host`
    /// that it was sent to.
    ///
    /// A page belongs to the service if it has the public address's origin, or if it has the public address's scheme
    /// and the host that the request was sent to: a service may have more names than one, and a page of another site
    /// cannot choose the `Host` that a browser sends. Behind a proxy that ends TLS, only the public address has the
    /// scheme that browsers see.
    pub fn is_own_origin(&self, origin: &str, host: Option<&str>) -> bool {
        let Some(origin) = WebOrigin::parse(origin) else { return false };
        let Some((scheme, rest)) = self.base().split_once("://") else { return false };
        let authority = rest.split('/').next().unwrap_or(rest);
        let own = [Some(authority), host].into_iter().flatten();
        own.filter_map(|authority| WebOrigin::parse(&format!("{scheme}://{authority}")))
            .any(|own| own == origin)
    }

    /// Returns the site of a page of this service, to which browsers bind passkeys. `origin` and `host` are as above.
    pub fn passkey_site(&self, origin: &str, host: Option<&str>) -> Option<PasskeySite> {
        let parsed = WebOrigin::parse(origin).filter(|_| self.is_own_origin(origin, host))?;
        Some(PasskeySite { host: parsed.host, origin: origin.to_owned() })
    }

    /// Returns whether browsers reach the public address over TLS only.
    pub fn is_encrypted(&self) -> bool {
        self.base().get(.."https://".len()).is_some_and(|start| start.eq_ignore_ascii_case("https://"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(base: &str, host: Option<&str>, origin: &str, expected: bool) {
        assert_eq!(
            LinkBuilder::new(base).is_own_origin(origin, host),
            expected,
            "{origin} at {base}, {host:?}"
        );
    }

    #[test]
    fn the_public_address_is_compared_by_scheme_host_and_port() {
        for own in ["https://example.org", "https://example.org:443", "HTTPS://Example.ORG"] {
            check("https://example.org/", None, own, true);
            check("https://Example.org:443/interviews", None, own, true);
        }
        for foreign in [
            "http://example.org",
            "http://example.org:443",
            "https://example.org:8443",
            "https://www.example.org",
            "https://example.org.evil.example",
            "https://evil.example",
        ] {
            check("https://example.org/", None, foreign, false);
        }
        check("http://localhost:8080", None, "http://localhost:8080", true);
        check("http://localhost:8080", None, "http://localhost", false);
        check("http://[::1]:8080", None, "http://[::1]:8080", true);
        check("http://[::1]", None, "http://[::1]:80", true);
    }

    #[test]
    fn the_requested_host_counts_with_the_scheme_of_the_public_address() {
        check("https://example.org", Some("www.example.org"), "https://www.example.org", true);
        check("https://example.org", Some("www.example.org:443"), "https://WWW.example.org", true);
        check("https://example.org", Some("www.example.org"), "http://www.example.org", false);
        check("http://127.0.0.1:8080", Some("localhost:8080"), "http://localhost:8080", true);
        check("http://127.0.0.1:8080", Some("localhost:8080"), "https://localhost:8080", false);
        check("https://example.org", Some("10.0.0.7:8080"), "https://example.org", true);
    }

    #[test]
    fn refuses_values_that_are_not_origins() {
        for none in [
            "",
            "null",
            "example.org",
            "https://",
            "https://example.org/",
            "https://example.org:",
            "https://example.org:443a",
            "https://example.org:99999",
            "https://example.org:+443",
            "https://user@example.org",
            "https://example.org ",
            "https://example.org, https://evil.example",
            "file://example.org",
        ] {
            check("https://example.org", Some("example.org"), none, false);
            check("https://example.org", Some(none), "https://example.com", false);
        }
    }

    #[test]
    fn an_address_with_https_is_encrypted() {
        let is_encrypted = |base: &str| LinkBuilder::new(base).is_encrypted();
        assert!(is_encrypted("https://example.org") && is_encrypted("HTTPS://example.org"));
        assert!(!is_encrypted("http://example.org") && !is_encrypted("http"));
    }
}
