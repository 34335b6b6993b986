//! The configured URL of a shared store.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use percent_encoding::percent_decode_str;

const DEFAULT_PORT: u16 = 6379;

/// `redis://[[USER]:PASSWORD@]HOST[:PORT][/NUMBER]`, or `rediss://…` for TLS, where `?ca=PATH` names a PEM file whose
/// certificates are trusted instead of the system's. User and password are percent-encoded.
///
/// No message and no output of this type contains the password.
#[derive(Clone, PartialEq, Eq)]
pub struct LimitsUrl {
    host: String,
    port: u16,
    is_encrypted: bool,
    user: Option<String>,
    password: Option<String>,
    database: u32,
    authority: Option<PathBuf>,
}

/// Why a URL cannot be used. The message repeats no part of the URL, because any part may be a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidLimitsUrl {
    #[error("the URL of a shared store must begin with redis:// or rediss://")]
    Scheme,
    #[error("the store's host must be a name, an IPv4 address or an IPv6 address in brackets")]
    Host,
    #[error("the store's port must be a number from 1 to 65535")]
    Port,
    #[error("the store's account must be user:password or :password, both percent-encoded")]
    Account,
    #[error("the path of the store's URL must be the number of a database, such as /1")]
    Database,
    #[error("the only parameter of the store's URL is ca=PATH, at most once and with rediss://")]
    Parameter,
}

impl LimitsUrl {
    pub fn host(&self) -> &str {
        &self.host
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    pub fn is_encrypted(&self) -> bool {
        self.is_encrypted
    }

    /// The file of the certificates that are trusted instead of the system's.
    pub fn authority(&self) -> Option<&Path> {
        self.authority.as_deref()
    }

    /// The number of the database within the store.
    pub(super) fn database(&self) -> u32 {
        self.database
    }

    /// Returns the arguments of the command that authenticates, or `None` without a password.
    pub(super) fn sign_in(&self) -> Option<Vec<&str>> {
        let password = self.password.as_deref()?;
        Some(["AUTH"].into_iter().chain(self.user.as_deref()).chain([password]).collect())
    }
}

impl FromStr for LimitsUrl {
    type Err = InvalidLimitsUrl;

    fn from_str(text: &str) -> Result<Self, InvalidLimitsUrl> {
        let (scheme, rest) = text.split_once("://").ok_or(InvalidLimitsUrl::Scheme)?;
        let is_encrypted = match scheme.to_ascii_lowercase().as_str() {
            "redis" => false,
            "rediss" => true,
            _ => return Err(InvalidLimitsUrl::Scheme),
        };
        let (place, query) = rest.split_once('?').unwrap_or((rest, ""));
        let (account, place) = match place.rsplit_once('@') {
            Some((account, place)) => (Some(account), place),
            None => (None, place),
        };
        let (user, password) = account.map(parse_account).transpose()?.unwrap_or_default();
        let (server, path) = place.split_once('/').unwrap_or((place, ""));
        let (host, port) = parse_server(server)?;
        let database = match path {
            "" => 0,
            number => number.parse().map_err(|_| InvalidLimitsUrl::Database)?,
        };
        let authority = match (query, is_encrypted) {
            ("", _) => None,
            (query, true) => {
                let path = query.strip_prefix("ca=").and_then(decoded).filter(|path| !path.is_empty());
                Some(PathBuf::from(path.ok_or(InvalidLimitsUrl::Parameter)?))
            }
            (_, false) => return Err(InvalidLimitsUrl::Parameter),
        };
        Ok(LimitsUrl { host, port, is_encrypted, user, password, database, authority })
    }
}

impl fmt::Display for LimitsUrl {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_encrypted { "rediss" } else { "redis" };
        let account = if self.password.is_some() { "…@" } else { "" };
        let (open, close) = if self.host.contains(':') { ("[", "]") } else { ("", "") };
        write!(formatter, "{scheme}://{account}{open}{}{close}:{}/{}", self.host, self.port, self.database)
    }
}

impl fmt::Debug for LimitsUrl {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "LimitsUrl({self}, {:?})", self.authority)
    }
}

fn parse_account(account: &str) -> Result<(Option<String>, Option<String>), InvalidLimitsUrl> {
    let (user, password) = account.split_once(':').ok_or(InvalidLimitsUrl::Account)?;
    let user = decoded(user).ok_or(InvalidLimitsUrl::Account)?;
    let password =
        decoded(password).filter(|password| !password.is_empty()).ok_or(InvalidLimitsUrl::Account)?;
    Ok((Some(user).filter(|user| !user.is_empty()), Some(password)))
}

fn parse_server(server: &str) -> Result<(String, u16), InvalidLimitsUrl> {
    let (host, port) = match server.strip_prefix('[') {
        Some(rest) => {
            let (host, rest) = rest.split_once(']').ok_or(InvalidLimitsUrl::Host)?;
            host.parse::<std::net::Ipv6Addr>().map_err(|_| InvalidLimitsUrl::Host)?;
            match rest {
                "" => (host, None),
                rest => (host, Some(rest.strip_prefix(':').ok_or(InvalidLimitsUrl::Port)?)),
            }
        }
        None => match server.split_once(':') {
            Some((host, port)) => (host, Some(port)),
            None => (server, None),
        },
    };
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.:".contains(&byte);
    if host.is_empty() || host.len() > 253 || !host.bytes().all(fits) {
        return Err(InvalidLimitsUrl::Host);
    }
    let number = |port: &str| port.parse().ok().filter(|number| *number > 0).ok_or(InvalidLimitsUrl::Port);
    Ok((host.to_ascii_lowercase(), port.map_or(Ok(DEFAULT_PORT), number)?))
}

/// Decodes a percent-encoded text. Returns `None` if it has characters that cannot be sent.
fn decoded(text: &str) -> Option<String> {
    let decoded = percent_decode_str(text).decode_utf8().ok()?;
    (!decoded.contains(char::is_control)).then(|| decoded.into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn url(text: &str) -> LimitsUrl {
        text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    #[test]
    fn reads_host_port_and_database() {
        for (text, shown) in [
            ("redis://localhost", "redis://localhost:6379/0"),
            ("REDIS://Cache.Internal:7000/3", "redis://cache.internal:7000/3"),
            ("rediss://[::1]:6380/", "rediss://[::1]:6380/0"),
            ("redis://[2001:db8::1]", "redis://[2001:db8::1]:6379/0"),
        ] {
            assert_eq!(url(text).to_string(), shown);
        }
    }

    #[test]
    fn signs_in_with_a_password_and_a_user_if_there_is_one() {
        assert_eq!(url("redis://localhost").sign_in(), None);
        assert_eq!(url("redis://:p%40ss@localhost").sign_in(), Some(vec!["AUTH", "p@ss"]));
        assert_eq!(
            url("redis://colloquy:secret@localhost").sign_in(),
            Some(vec!["AUTH", "colloquy", "secret"])
        );
    }

    #[test]
    fn never_shows_the_password() {
        let url = url("rediss://colloquy:secret@localhost/1?ca=/etc/ca.pem");
        assert_eq!(url.authority(), Some(Path::new("/etc/ca.pem")));
        assert_eq!(format!("{url}"), "rediss://…@localhost:6379/1");
        assert_eq!(format!("{url:?}"), "LimitsUrl(rediss://…@localhost:6379/1, Some(\"/etc/ca.pem\"))");
    }

    #[test]
    fn rejects_invalid_urls() {
        use InvalidLimitsUrl::{Account, Database, Host, Parameter, Port, Scheme};
        for (text, expected) in [
            ("disk", Scheme),
            ("http://localhost", Scheme),
            ("redis://", Host),
            ("redis://a b", Host),
            ("redis://[::1", Host),
            ("redis://localhost:0", Port),
            ("redis://localhost:port", Port),
            ("redis://[::1]6379", Port),
            ("redis://secret@localhost", Account),
            ("redis://user:@localhost", Account),
            ("redis://user:%00@localhost", Account),
            ("redis://localhost/one", Database),
            ("redis://localhost/-1", Database),
            ("redis://localhost?ca=/etc/ca.pem", Parameter),
            ("rediss://localhost?ca=", Parameter),
            ("rediss://localhost?tls=none", Parameter),
        ] {
            assert_eq!(text.parse::<LimitsUrl>(), Err(expected), "{text}");
        }
    }
}
