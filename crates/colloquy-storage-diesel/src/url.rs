//! The URL of the database: `sqlite:PATH`, `postgres://…` or `postgresql://…`.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

/// The URL of the database. Neither `Debug` nor `Display` shows its password.
#[derive(Clone, Debug)]
pub enum StorageUrl {
    Sqlite(PathBuf),
    Postgres(Box<PostgresUrl>),
}

/// Which server certificates are accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ServerCertificatePolicy {
    /// Any. This protects against passive eavesdropping only.
    None,
    /// Those for the host's name that are signed by an authority that the system trusts, or by one in the given file.
    Full { authorities: Option<PathBuf> },
}

#[derive(Clone)]
pub struct PostgresUrl {
    pub(crate) config: Config,
    pub(crate) verification: ServerCertificatePolicy,
}

/// The text is not a valid database URL. The error does not quote it, because it may hold a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidStorageUrl {
    #[error("expected `sqlite:PATH` or `postgres://…`")]
    Scheme,
    #[error("expected a file path after `sqlite:`")]
    Path,
    #[error("not a PostgreSQL URL, or one with an unknown parameter")]
    Postgres,
    #[error("unknown sslmode: expected disable, prefer, require, verify-ca or verify-full")]
    SslMode,
}

impl FromStr for StorageUrl {
    type Err = InvalidStorageUrl;

    fn from_str(text: &str) -> Result<Self, InvalidStorageUrl> {
        if let Some(path) = text.strip_prefix("sqlite:") {
            if path.is_empty() || path.starts_with(":memory:") || path.starts_with("file:") {
                return Err(InvalidStorageUrl::Path);
            }
            return Ok(StorageUrl::Sqlite(PathBuf::from(path)));
        }
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return text.parse().map(|url| StorageUrl::Postgres(Box::new(url)));
        }
        Err(InvalidStorageUrl::Scheme)
    }
}

impl FromStr for PostgresUrl {
    type Err = InvalidStorageUrl;

    fn from_str(text: &str) -> Result<Self, InvalidStorageUrl> {
        // The client library's parser does not know the modes that verify, so these parameters are removed first.
        let (address, parameters) = text.split_once('?').unwrap_or((text, ""));
        let (mut ssl_mode, mut authorities, mut others) = ("prefer", None, Vec::new());
        for parameter in parameters.split('&').filter(|parameter| !parameter.is_empty()) {
            match parameter.split_once('=') {
                Some(("sslmode", mode)) => ssl_mode = mode,
                Some(("sslrootcert", path)) => authorities = Some(PathBuf::from(path)),
                _ => others.push(parameter),
            }
        }
        let rest =
            if others.is_empty() { address.to_owned() } else { format!("{address}?{}", others.join("&")) };
        let mut config: Config = rest.parse().map_err(|_| InvalidStorageUrl::Postgres)?;
        let (mode, verification) = match ssl_mode {
            "disable" => (SslMode::Disable, ServerCertificatePolicy::None),
            "allow" | "prefer" => (SslMode::Prefer, ServerCertificatePolicy::None),
            "require" if authorities.is_none() => (SslMode::Require, ServerCertificatePolicy::None),
            "require" | "verify-ca" | "verify-full" => {
                (SslMode::Require, ServerCertificatePolicy::Full { authorities })
            }
            _ => return Err(InvalidStorageUrl::SslMode),
        };
        config.ssl_mode(mode);
        if config.get_application_name().is_none() {
            config.application_name("colloquy");
        }
        Ok(PostgresUrl { config, verification })
    }
}

impl fmt::Debug for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PostgresUrl({self})")
    }
}

impl fmt::Display for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let config = &self.config;
        let user = config.get_user().unwrap_or_default();
        write!(f, "postgres://{user}@")?;
        for (place, host) in config.get_hosts().iter().enumerate() {
            let comma = if place == 0 { "" } else { "," };
            match host {
                Host::Tcp(name) => write!(f, "{comma}{name}")?,
                #[cfg(unix)]
                Host::Unix(folder) => write!(f, "{comma}{}", folder.display())?,
            }
            // A single port applies to all hosts.
            if let Some(port) = config.get_ports().get(place).or(config.get_ports().first()) {
                write!(f, ":{port}")?;
            }
        }
        write!(f, "/{}", config.get_dbname().unwrap_or_default())
    }
}

impl fmt::Display for StorageUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StorageUrl::Sqlite(path) => write!(f, "sqlite:{}", path.display()),
            StorageUrl::Postgres(url) => url.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests;
