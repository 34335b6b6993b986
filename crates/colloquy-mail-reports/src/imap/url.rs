//! The configured URL of a mailbox.

use std::fmt;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use colloquy_outbound::connection_url::{ConnectionUrl, ConnectionUrlFault, UrlCredentials, masked};
use percent_encoding::percent_decode_str;

const INBOX: &str = "INBOX";

/// When the connection to an IMAP server is encrypted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImapTls {
    /// From the first byte (`imaps://`).
    Implicit,
    /// By STARTTLS; the password is not sent without it.
    Required,
    /// Never.
    Off,
}

/// `imaps://user[:password]@host[:port][/FOLDER][?ca=PATH]`, or `imap://…[?tls=required|none]` for STARTTLS. User, password
/// and folder are percent-encoded.
///
/// - Without a password, the service signs in with an access token.
/// - The default port is 993 for `imaps` and 143 for `imap`. The default folder is `INBOX`.
/// - STARTTLS is required, because otherwise anyone on the network could obtain the password. The exceptions are a
///   server on this machine, for which the default is `tls=none`, and `tls=none`.
/// - `ca` names a PEM file whose certificates are trusted instead of the system's.
///
/// No message and no output of this type contains the password.
#[derive(Clone, PartialEq, Eq)]
pub struct ImapUrl {
    host: String,
    port: u16,
    tls: ImapTls,
    account: UrlCredentials,
    folder: String,
    authority: Option<PathBuf>,
}

/// Why a URL cannot be used. The message repeats no part of the URL, because any part may be a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidImapUrl {
    #[error("a mailbox URL must begin with imaps:// or imap://")]
    Scheme,
    #[error("a mailbox URL has no #; write / ? and # in a user or password as %2F %3F and %23")]
    Delimiter,
    #[error("the IMAP server's host must be a name, an IPv4 address or an IPv6 address in brackets")]
    Host,
    #[error("the IMAP server's port must be a number from 1 to 65535")]
    Port,
    #[error(
        "the mailbox's account must be user:password, or a user who signs in with OAuth, percent-encoded"
    )]
    Account,
    #[error("the mailbox's folder must be percent-encoded and have no control characters")]
    Folder,
    #[error("the parameters of a mailbox URL are tls=required or tls=none, and ca=PATH, each at most once")]
    Parameter,
    #[error("imaps:// is always encrypted, so the only tls= that it allows is tls=required")]
    TlsOfImaps,
}

impl ImapUrl {
    pub fn host(&self) -> &str {
        &self.host
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    pub fn tls(&self) -> ImapTls {
        self.tls
    }

    pub fn folder(&self) -> &str {
        &self.folder
    }

    pub fn has_password(&self) -> bool {
        !self.account.password.is_empty()
    }

    /// The file of the certificates that are trusted instead of the system's.
    pub fn authority(&self) -> Option<&Path> {
        self.authority.as_deref()
    }

    pub(super) fn account(&self) -> &UrlCredentials {
        &self.account
    }
}

impl FromStr for ImapUrl {
    type Err = InvalidImapUrl;

    fn from_str(text: &str) -> Result<Self, InvalidImapUrl> {
        let ConnectionUrl { scheme, account, host, port, path, parameters } =
            ConnectionUrl::parse_with_user(text, &["imap", "imaps"])?;
        let account = account.filter(|account| !account.user.is_empty());
        let account = account.ok_or(InvalidImapUrl::Account)?;
        let parameters = Parameters::read(parameters)?;
        let (tls, usual_port) = match (scheme.as_str(), parameters.tls) {
            ("imaps", None | Some(ImapTls::Required)) => (ImapTls::Implicit, 993),
            ("imaps", Some(_)) => return Err(InvalidImapUrl::TlsOfImaps),
            (_, Some(requested)) => (requested, 143),
            (_, None) if is_loopback(&host) => (ImapTls::Off, 143),
            (_, None) => (ImapTls::Required, 143),
        };
        let (port, folder) = (port.unwrap_or(usual_port), folder(&path)?);
        Ok(ImapUrl { host, port, tls, account, folder, authority: parameters.authority })
    }
}

impl From<ConnectionUrlFault> for InvalidImapUrl {
    fn from(fault: ConnectionUrlFault) -> Self {
        match fault {
            ConnectionUrlFault::Scheme => InvalidImapUrl::Scheme,
            ConnectionUrlFault::Delimiter | ConnectionUrlFault::Fragment => InvalidImapUrl::Delimiter,
            ConnectionUrlFault::Account => InvalidImapUrl::Account,
            ConnectionUrlFault::Host => InvalidImapUrl::Host,
            ConnectionUrlFault::Port => InvalidImapUrl::Port,
            ConnectionUrlFault::Parameter => InvalidImapUrl::Parameter,
        }
    }
}

impl fmt::Display for ImapUrl {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.tls == ImapTls::Implicit { "imaps" } else { "imap" };
        let server = masked(scheme, Some(&self.account), &self.host, self.port);
        write!(formatter, "{server}/{}", self.folder)
    }
}

impl fmt::Debug for ImapUrl {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "ImapUrl({self}, {:?}, {:?})", self.tls, self.authority)
    }
}

fn folder(path: &str) -> Result<String, InvalidImapUrl> {
    let path = path.strip_prefix('/').unwrap_or(path);
    let folder = percent_decode_str(path).decode_utf8().map_err(|_| InvalidImapUrl::Folder)?;
    if folder.contains(char::is_control) {
        return Err(InvalidImapUrl::Folder);
    }
    Ok(if folder.is_empty() { INBOX.to_owned() } else { folder.into_owned() })
}

#[derive(Default)]
struct Parameters {
    tls: Option<ImapTls>,
    authority: Option<PathBuf>,
}

impl Parameters {
    fn read(pairs: Vec<(String, String)>) -> Result<Self, InvalidImapUrl> {
        let mut parameters = Parameters::default();
        for (name, value) in pairs {
            let repeated = match (name.as_str(), value.as_str()) {
                ("tls", "required") => parameters.tls.replace(ImapTls::Required).is_some(),
                ("tls", "none") => parameters.tls.replace(ImapTls::Off).is_some(),
                ("ca", path) if !path.is_empty() => parameters.authority.replace(path.into()).is_some(),
                _ => return Err(InvalidImapUrl::Parameter),
            };
            if repeated {
                return Err(InvalidImapUrl::Parameter);
            }
        }
        Ok(parameters)
    }
}

fn is_loopback(host: &str) -> bool {
    host == "localhost" || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests;
