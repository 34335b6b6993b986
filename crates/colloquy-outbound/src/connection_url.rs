//! URLs of servers in settings.

use percent_encoding::percent_decode_str;
use url::{Host, ParseError, Url};

/// The parts of a URL such as `redis://USER:PASSWORD@HOST:PORT/PATH?NAME=VALUE`.
///
/// It has no `Debug`, because it holds the password.
pub struct ConnectionUrl {
    /// In lower case.
    pub scheme: String,
    pub account: Option<UrlCredentials>,
    /// In lower case. An IPv6 address has no brackets.
    pub host: String,
    /// Not zero.
    pub port: Option<u16>,
    /// Not decoded. It is empty, or begins with a slash.
    pub path: String,
    pub parameters: Vec<(String, String)>,
}

/// A user, who may be empty, and a password, both decoded.
#[derive(Clone, PartialEq, Eq)]
pub struct UrlCredentials {
    pub user: String,
    pub password: String,
}

/// What is wrong with a URL. It repeats no part of the URL, because any part may be a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConnectionUrlFault {
    Scheme,
    /// The account has a `/` or `#` that is not percent-encoded.
    Delimiter,
    Account,
    Host,
    Port,
    Fragment,
    Parameter,
}

impl ConnectionUrl {
    /// Parses a URL with one of these schemes.
    pub fn parse(text: &str, schemes: &[&str]) -> Result<Self, ConnectionUrlFault> {
        match Self::parse_with_user(text, schemes)? {
            ConnectionUrl { account: Some(account), .. } if account.password.is_empty() => {
                Err(ConnectionUrlFault::Account)
            }
            url => Ok(url),
        }
    }

    /// As [`ConnectionUrl::parse`], but a user without a password is allowed. The password is then empty.
    pub fn parse_with_user(text: &str, schemes: &[&str]) -> Result<Self, ConnectionUrlFault> {
        let (scheme, rest) = text.split_once("://").ok_or(ConnectionUrlFault::Scheme)?;
        if !schemes.iter().any(|known| known.eq_ignore_ascii_case(scheme)) {
            return Err(ConnectionUrlFault::Scheme);
        }
        let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
        check_unparsed(rest, authority)?;
        let url = Url::parse(text).map_err(|error| fault(error, authority))?;
        let account = match (url.username(), url.password()) {
            // The parser drops an account of which both parts are empty, which was certainly not intended.
            ("", None) if !authority.contains('@') => None,
            ("", None) => return Err(ConnectionUrlFault::Account),
            (user, password) => {
                let part = |text| decoded(text).ok_or(ConnectionUrlFault::Account);
                Some(UrlCredentials { user: part(user)?, password: part(password.unwrap_or_default())? })
            }
        };
        let host = match url.host() {
            Some(Host::Ipv6(address)) => address.to_string(),
            Some(Host::Domain(name)) if is_host_name(name) => name.to_ascii_lowercase(),
            _ => return Err(ConnectionUrlFault::Host),
        };
        if url.port() == Some(0) {
            return Err(ConnectionUrlFault::Port);
        }
        if url.fragment().is_some() {
            return Err(ConnectionUrlFault::Fragment);
        }
        Ok(ConnectionUrl {
            scheme: url.scheme().to_owned(),
            account,
            host,
            port: url.port(),
            path: url.path().to_owned(),
            parameters: parameters(&url).ok_or(ConnectionUrlFault::Parameter)?,
        })
    }
}

/// Rejects what the parser would silently change or misread.
fn check_unparsed(rest: &str, authority: &str) -> Result<(), ConnectionUrlFault> {
    let place = rest.split('?').next().unwrap_or_default();
    let has_delimiter = |(account, _): (&str, &str)| account.contains(['/', '#']);
    if place.rsplit_once('@').is_some_and(has_delimiter) {
        return Err(ConnectionUrlFault::Delimiter);
    }
    if rest.contains(char::is_control) || rest.ends_with(' ') {
        return Err(ConnectionUrlFault::Host);
    }
    if authority.ends_with(':') { Err(ConnectionUrlFault::Port) } else { Ok(()) }
}

fn fault(error: ParseError, authority: &str) -> ConnectionUrlFault {
    // To the parser, what follows the brackets of an address belongs to the host.
    let has_bad_port =
        || authority.rsplit_once(']').is_some_and(|(_, rest)| !matches!(rest.as_bytes(), [] | [b':', ..]));
    match error {
        ParseError::InvalidPort => ConnectionUrlFault::Port,
        ParseError::InvalidIpv6Address if has_bad_port() => ConnectionUrlFault::Port,
        _ => ConnectionUrlFault::Host,
    }
}

fn is_host_name(host: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    !host.is_empty() && host.len() <= 253 && host.bytes().all(fits)
}

/// Returns the decoded parameters, or `None` if one of them has no `=` or cannot be decoded. A `+` stays, as in paths.
pub fn parameters(url: &Url) -> Option<Vec<(String, String)>> {
    let parameters = url.query().unwrap_or_default().split('&').filter(|parameter| !parameter.is_empty());
    let pair = |parameter: &str| {
        let (name, value) = parameter.split_once('=')?;
        Some((name.to_owned(), decoded(value)?))
    };
    parameters.map(pair).collect()
}

/// Decodes a percent-encoded text. Returns `None` if it has characters that cannot be sent.
fn decoded(text: &str) -> Option<String> {
    let decoded = percent_decode_str(text).decode_utf8().ok()?;
    (!decoded.contains(char::is_control)).then(|| decoded.into_owned())
}

/// Formats the address of a server, without the account.
pub fn masked(scheme: &str, account: Option<&UrlCredentials>, host: &str, port: u16) -> String {
    let account = if account.is_some() { "…@" } else { "" };
    let (open, close) = if host.contains(':') { ("[", "]") } else { ("", "") };
    format!("{scheme}://{account}{open}{host}{close}:{port}")
}

#[cfg(test)]
mod tests;
