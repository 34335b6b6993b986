//! The configured URL of a shared store.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use colloquy_outbound::connection_url::{ConnectionUrl, ConnectionUrlFault, UrlCredentials, masked};

const DEFAULT_PORT: u16 = 6379;

/// `redis://[[USER]:PASSWORD@]HOST[:PORT][/NUMBER]`, or `rediss://…` for TLS, where `?ca=PATH` names a PEM file whose
/// certificates are trusted instead of the system's. User and password are percent-encoded.
///
/// No message and no output of this type contains the password.
#[derive(Clone, PartialEq, Eq)]
pub struct RedisUrl {
    host: String,
    port: u16,
    is_encrypted: bool,
    account: Option<UrlCredentials>,
    database: u32,
    authority: Option<PathBuf>,
}

/// Why a URL cannot be used. The message repeats no part of the URL, because any part may be a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidRateLimitsUrl {
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

impl RedisUrl {
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
        let UrlCredentials { user, password } = self.account.as_ref()?;
        let parts = ["AUTH", user.as_str(), password.as_str()];
        Some(parts.into_iter().filter(|part| !part.is_empty()).collect())
    }
}

impl FromStr for RedisUrl {
    type Err = InvalidRateLimitsUrl;

    fn from_str(text: &str) -> Result<Self, InvalidRateLimitsUrl> {
        let url = ConnectionUrl::parse(text, &["redis", "rediss"])?;
        let is_encrypted = url.scheme == "rediss";
        let database = match url.path.strip_prefix('/').unwrap_or_default() {
            "" => 0,
            number => number.parse().map_err(|_| InvalidRateLimitsUrl::Database)?,
        };
        let authority = match (url.parameters.as_slice(), is_encrypted) {
            ([], _) => None,
            ([(name, path)], true) if name == "ca" && !path.is_empty() => Some(PathBuf::from(path)),
            _ => return Err(InvalidRateLimitsUrl::Parameter),
        };
        let port = url.port.unwrap_or(DEFAULT_PORT);
        Ok(RedisUrl { host: url.host, port, is_encrypted, account: url.account, database, authority })
    }
}

impl From<ConnectionUrlFault> for InvalidRateLimitsUrl {
    fn from(fault: ConnectionUrlFault) -> Self {
        match fault {
            ConnectionUrlFault::Scheme => InvalidRateLimitsUrl::Scheme,
            ConnectionUrlFault::Delimiter | ConnectionUrlFault::Account => InvalidRateLimitsUrl::Account,
            ConnectionUrlFault::Host => InvalidRateLimitsUrl::Host,
            ConnectionUrlFault::Port => InvalidRateLimitsUrl::Port,
            ConnectionUrlFault::Fragment => InvalidRateLimitsUrl::Database,
            ConnectionUrlFault::Parameter => InvalidRateLimitsUrl::Parameter,
        }
    }
}

impl fmt::Display for RedisUrl {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_encrypted { "rediss" } else { "redis" };
        let server = masked(scheme, self.account.as_ref(), &self.host, self.port);
        write!(formatter, "{server}/{}", self.database)
    }
}

impl fmt::Debug for RedisUrl {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "RedisUrl({self}, {:?})", self.authority)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn url(text: &str) -> RedisUrl {
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
        assert_eq!(format!("{url:?}"), "RedisUrl(rediss://…@localhost:6379/1, Some(\"/etc/ca.pem\"))");
    }

    #[test]
    fn rejects_invalid_urls() {
        use InvalidRateLimitsUrl::{Account, Database, Host, Parameter, Port, Scheme};
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
            assert_eq!(text.parse::<RedisUrl>(), Err(expected), "{text}");
        }
    }
}
