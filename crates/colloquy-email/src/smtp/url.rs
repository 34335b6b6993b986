//! The configured URL of a mail server.

use std::fmt;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use colloquy_outbound::connection_url::{ConnectionUrl, ConnectionUrlFault, UrlCredentials, masked};
use lettre::transport::smtp::authentication::Credentials;

/// When the connection to a mail server is encrypted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TlsPolicy {
    /// From the first byte (`smtps://`).
    Implicit,
    /// By STARTTLS; no mail is sent without it.
    Required,
    /// By STARTTLS when the server offers it.
    Opportunistic,
    /// Never.
    Off,
}

/// `smtp://[user:password@]host[:port][?tls=required|opportunistic|none][&ca=PATH]`, or `smtps://…` for TLS from the
/// first byte. User and password are percent-encoded.
///
/// - The default port is 465 for `smtps`. For `smtp` it is 587 with a user and 25 without.
/// - STARTTLS is used if the server offers it. It is required if there is a user, because otherwise anyone on the
///   network could obtain the password. The exceptions are a server on this machine and `tls=none`.
/// - `ca` names a PEM file whose certificates are trusted instead of the system's.
///
/// No message and no output of this type contains the password.
#[derive(Clone, PartialEq, Eq)]
pub struct SmtpUrl {
    host: String,
    port: u16,
    tls: TlsPolicy,
    account: Option<UrlCredentials>,
    authority: Option<PathBuf>,
}

/// Why a URL cannot be used. The message repeats no part of the URL, because any part may be a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidSmtpUrl {
    #[error("a mail server URL must begin with smtp:// or smtps://")]
    Scheme,
    #[error("a mail server URL has no path; write / ? and # in a user or password as %2F %3F and %23")]
    Path,
    #[error("the mail server's host must be a name, an IPv4 address or an IPv6 address in brackets")]
    Host,
    #[error("the mail server's port must be a number from 1 to 65535")]
    Port,
    #[error("the mail server's account must be user:password, both percent-encoded and not empty")]
    Account,
    #[error(
        "the parameters of a mail server URL are tls=required, tls=opportunistic or tls=none, and ca=PATH, each at most once"
    )]
    Parameter,
    #[error("smtps:// is always encrypted, so the only tls= that it allows is tls=required")]
    TlsOfSmtps,
    #[error(
        "tls=opportunistic could reveal the password to anyone on the network; set tls=required, or tls=none if that is intended"
    )]
    PasswordAtRisk,
}

impl SmtpUrl {
    pub fn host(&self) -> &str {
        &self.host
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    pub fn tls(&self) -> TlsPolicy {
        self.tls
    }

    /// The file of the certificates that are trusted instead of the system's.
    pub fn authority(&self) -> Option<&Path> {
        self.authority.as_deref()
    }

    pub(super) fn credentials(&self) -> Option<Credentials> {
        let account = self.account.as_ref()?;
        Some(Credentials::new(account.user.clone(), account.password.clone()))
    }
}

impl FromStr for SmtpUrl {
    type Err = InvalidSmtpUrl;

    fn from_str(text: &str) -> Result<Self, InvalidSmtpUrl> {
        let url = ConnectionUrl::parse(text, &["smtp", "smtps"])?;
        if !matches!(url.path.as_str(), "" | "/") {
            return Err(InvalidSmtpUrl::Path);
        }
        let ConnectionUrl { host, port, account, .. } = url;
        if account.as_ref().is_some_and(|account| account.user.is_empty()) {
            return Err(InvalidSmtpUrl::Account);
        }
        let implicit = url.scheme == "smtps";
        let parameters = Parameters::read(url.parameters)?;
        let tls = policy(implicit, parameters.tls, account.is_some(), &host)?;
        let usual_port = match (implicit, &account) {
            (true, _) => 465,
            (false, Some(_)) => 587,
            (false, None) => 25,
        };
        let authority = parameters.authority;
        Ok(SmtpUrl { host, port: port.unwrap_or(usual_port), tls, account, authority })
    }
}

impl From<ConnectionUrlFault> for InvalidSmtpUrl {
    fn from(fault: ConnectionUrlFault) -> Self {
        match fault {
            ConnectionUrlFault::Scheme => InvalidSmtpUrl::Scheme,
            ConnectionUrlFault::Delimiter | ConnectionUrlFault::Fragment => InvalidSmtpUrl::Path,
            ConnectionUrlFault::Account => InvalidSmtpUrl::Account,
            ConnectionUrlFault::Host => InvalidSmtpUrl::Host,
            ConnectionUrlFault::Port => InvalidSmtpUrl::Port,
            ConnectionUrlFault::Parameter => InvalidSmtpUrl::Parameter,
        }
    }
}

impl fmt::Display for SmtpUrl {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.tls == TlsPolicy::Implicit { "smtps" } else { "smtp" };
        formatter.write_str(&masked(scheme, self.account.as_ref(), &self.host, self.port))
    }
}

impl fmt::Debug for SmtpUrl {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "SmtpUrl({self}, {:?}, {:?})", self.tls, self.authority)
    }
}

#[derive(Default)]
struct Parameters {
    tls: Option<TlsPolicy>,
    authority: Option<PathBuf>,
}

impl Parameters {
    fn read(pairs: Vec<(String, String)>) -> Result<Self, InvalidSmtpUrl> {
        let mut parameters = Parameters::default();
        for (name, value) in pairs {
            let repeated = match name.as_str() {
                "tls" => parameters.tls.replace(parse_policy(&value)?).is_some(),
                "ca" if !value.is_empty() => parameters.authority.replace(PathBuf::from(value)).is_some(),
                _ => return Err(InvalidSmtpUrl::Parameter),
            };
            if repeated {
                return Err(InvalidSmtpUrl::Parameter);
            }
        }
        Ok(parameters)
    }
}

fn parse_policy(value: &str) -> Result<TlsPolicy, InvalidSmtpUrl> {
    match value {
        "required" => Ok(TlsPolicy::Required),
        "opportunistic" => Ok(TlsPolicy::Opportunistic),
        "none" => Ok(TlsPolicy::Off),
        _ => Err(InvalidSmtpUrl::Parameter),
    }
}

fn policy(
    implicit: bool,
    requested: Option<TlsPolicy>,
    has_account: bool,
    host: &str,
) -> Result<TlsPolicy, InvalidSmtpUrl> {
    let sends_password = has_account && !is_loopback(host);
    match (implicit, requested) {
        (true, None | Some(TlsPolicy::Required)) => Ok(TlsPolicy::Implicit),
        (true, Some(_)) => Err(InvalidSmtpUrl::TlsOfSmtps),
        (false, Some(TlsPolicy::Opportunistic)) if sends_password => Err(InvalidSmtpUrl::PasswordAtRisk),
        (false, Some(requested)) => Ok(requested),
        (false, None) if sends_password => Ok(TlsPolicy::Required),
        (false, None) => Ok(TlsPolicy::Opportunistic),
    }
}

fn is_loopback(host: &str) -> bool {
    host == "localhost" || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests;
