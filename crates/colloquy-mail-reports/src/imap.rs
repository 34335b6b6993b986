//! Reads reports from a mailbox on an IMAP server.

mod connection;
mod failure;
mod fetch;
mod folder_name;
mod limited;
mod oauth;
mod url;

use std::io::ErrorKind;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use colloquy_domain::ports::{MailboxError, MailboxPosition, ReportMailbox, UnreadMail};
use colloquy_outbound::tls::{TlsError, client_config, trusted_roots};
use rustls::pki_types::pem;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;

use connection::ImapSession;
use failure::ImapFailure;
use oauth::AccessTokens;
pub use oauth::{ImapOAuth, TokenUrl};
pub use url::{ImapTls, ImapUrl, InvalidImapUrl};

/// For one call, with its connection.
const CALL_LIMIT: Duration = Duration::from_secs(60);

/// Why the certificates that a URL names cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnusableAuthority {
    #[error("the file that ca= names cannot be read: {0}")]
    Unreadable(ErrorKind),
    #[error("the file that ca= names has no certificate in PEM format, or one that cannot be read")]
    NoCertificate,
    #[error("TLS cannot be set up: {0}")]
    Tls(String),
}

/// A mailbox on an IMAP server. Each call has a connection of its own.
///
/// Reading marks nothing: a mail stays unread until [`ReportMailbox::mark_read`], so a crash loses no report.
pub struct ImapMailbox {
    url: ImapUrl,
    /// Absent if the connection is never encrypted.
    tls: Option<TlsConnector>,
    /// Absent if the URL has a password.
    tokens: Option<AccessTokens>,
    limit: Duration,
}

impl ImapMailbox {
    /// Reads the certificates to trust. It does not connect yet.
    pub fn new(url: ImapUrl) -> Result<Self, UnusableAuthority> {
        Self::with_limit(url, CALL_LIMIT)
    }

    /// Sets the time limit for each call.
    pub fn with_limit(url: ImapUrl, limit: Duration) -> Result<Self, UnusableAuthority> {
        let tls = match url.tls() {
            ImapTls::Off => None,
            ImapTls::Implicit | ImapTls::Required => Some(tls(&url)?),
        };
        Ok(ImapMailbox { url, tls, tokens: None, limit })
    }

    /// Has the mailbox sign in with access tokens instead of the password.
    pub fn with_oauth(self, oauth: ImapOAuth) -> Result<Self, UnusableAuthority> {
        let tokens = AccessTokens::new(oauth).map_err(|error| UnusableAuthority::Tls(error.to_string()))?;
        Ok(ImapMailbox { tokens: Some(tokens), ..self })
    }

    async fn open(&self) -> Result<ImapSession, ImapFailure> {
        let Some(tokens) = &self.tokens else {
            return connection::open(&self.url, self.tls.as_ref(), None).await;
        };
        let refused = |reason| ImapFailure::NoToken { server: tokens.server().to_owned(), reason };
        let token = tokens.current().await.map_err(refused)?;
        let opened = connection::open(&self.url, self.tls.as_ref(), Some(&token)).await;
        if matches!(opened, Err(ImapFailure::Token { .. })) {
            tokens.forget(&token).await;
        }
        opened
    }

    async fn read(&self) -> Result<Vec<UnreadMail>, ImapFailure> {
        let mut session = self.open().await?;
        let folder = session.examine(folder_name::encode(self.url.folder())).await;
        let folder = folder.map_err(ImapFailure::folder)?;
        let generation = folder.uid_validity.ok_or(ImapFailure::NoGeneration)?;
        let mails = fetch::unread(&mut session, generation).await?;
        // The reply does not matter.
        let _ = session.logout().await;
        Ok(mails)
    }

    async fn mark(&self, mails: &[MailboxPosition]) -> Result<(), ImapFailure> {
        let mut session = self.open().await?;
        let folder = session.select(folder_name::encode(self.url.folder())).await;
        let folder = folder.map_err(ImapFailure::folder)?;
        let generation = folder.uid_validity.ok_or(ImapFailure::NoGeneration)?;
        // In another generation, the same number may be another mail.
        let uids = mails.iter().filter(|mail| mail.generation == generation).map(|mail| mail.uid);
        fetch::mark_read(&mut session, &uids.collect::<Vec<_>>()).await?;
        let _ = session.logout().await;
        Ok(())
    }

    async fn within<T>(&self, work: impl Future<Output = Result<T, ImapFailure>>) -> Result<T, MailboxError> {
        let outcome = timeout(self.limit, work).await.unwrap_or(Err(ImapFailure::TimedOut(self.limit)));
        outcome.map_err(|failure| failure.describe(&self.url))
    }
}

#[async_trait]
impl ReportMailbox for ImapMailbox {
    async fn unread(&self) -> Result<Vec<UnreadMail>, MailboxError> {
        self.within(self.read()).await
    }

    async fn mark_read(&self, mails: &[MailboxPosition]) -> Result<(), MailboxError> {
        if mails.is_empty() {
            return Ok(());
        }
        self.within(self.mark(mails)).await
    }
}

fn tls(url: &ImapUrl) -> Result<TlsConnector, UnusableAuthority> {
    let unusable = |error| match error {
        TlsError::Pem(pem::Error::Io(error)) => UnusableAuthority::Unreadable(error.kind()),
        TlsError::Pem(_) => UnusableAuthority::NoCertificate,
        TlsError::NoAuthority if url.authority().is_some() => UnusableAuthority::NoCertificate,
        error => UnusableAuthority::Tls(error.to_string()),
    };
    let roots = trusted_roots(url.authority()).map_err(unusable)?;
    let configuration = client_config(roots).map_err(unusable)?;
    Ok(TlsConnector::from(Arc::new(configuration)))
}
