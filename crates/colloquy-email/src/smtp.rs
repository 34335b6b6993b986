//! Sends mails through an SMTP server.

mod connection;
mod failure;
mod idle;
mod url;
mod wire;

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use colloquy_domain::ports::{AccountLetter, Clock, InvitationLetter, Mailer, MailerError};
use lettre::Message;
use lettre::transport::smtp::client::{Certificate, CertificateStore, Tls, TlsParameters};
use lettre::transport::smtp::extension::ClientId;
use tokio::sync::Semaphore;

use crate::message::{InvalidMail, compose, compose_account};
use crate::sender::SenderAddress;
use connection::{SmtpConnection, SmtpConnector, SmtpMail};
use failure::{SmtpFailure, SmtpStage};
use idle::IdleSmtpConnections;
pub use url::{InvalidSmtpUrl, SmtpUrl, TlsPolicy};

/// The most connections that are open at the same time, including idle ones.
const CONNECTIONS: usize = 8;

/// The timeouts for the mail server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SmtpTimeouts {
    /// For opening a connection.
    pub connect: Duration,
    /// For the reply to each command.
    pub command: Duration,
    /// For the reply to the content. Most mails that time out here have been accepted and will be sent twice, so the
    /// server gets the time that SMTP allows it (RFC 5321, 4.5.3.2.6).
    pub content: Duration,
    /// How long a connection stays open without a mail.
    pub idle: Duration,
}

impl Default for SmtpTimeouts {
    fn default() -> Self {
        SmtpTimeouts {
            connect: Duration::from_secs(5),
            command: Duration::from_secs(15),
            content: Duration::from_secs(600),
            idle: Duration::from_secs(60),
        }
    }
}

/// Why the certificates that a URL names cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnusableAuthority {
    #[error("the file that ca= names cannot be read: {0}")]
    Unreadable(std::io::ErrorKind),
    #[error("the file that ca= names has no certificate in PEM format, or one that cannot be read")]
    NoCertificate,
    #[error("TLS cannot be set up: {0}")]
    Tls(String),
}

/// Sends mails through an SMTP server.
///
/// Up to eight connections are open at a time. Each sends one mail after the other and is closed when it has been idle
/// for a minute. A server may close a connection earlier, or accept no further mail on it. The mail is then sent again
/// over a new connection, unless its content has been sent already. If the reply to the content is lost, the mail is
/// reported as not delivered yet; its next attempt has the same `Message-ID`.
pub struct SmtpMailer {
    url: SmtpUrl,
    connector: SmtpConnector,
    idle: Arc<IdleSmtpConnections>,
    permits: Arc<Semaphore>,
    sender: SenderAddress,
    clock: Arc<dyn Clock>,
}

impl SmtpMailer {
    /// Reads the certificates to trust. It does not connect yet.
    pub fn new(
        url: SmtpUrl,
        sender: SenderAddress,
        clock: Arc<dyn Clock>,
    ) -> Result<Self, UnusableAuthority> {
        Self::with_limits(url, sender, clock, SmtpTimeouts::default())
    }

    pub fn with_limits(
        url: SmtpUrl,
        sender: SenderAddress,
        clock: Arc<dyn Clock>,
        limits: SmtpTimeouts,
    ) -> Result<Self, UnusableAuthority> {
        let connector = SmtpConnector {
            host: url.host().to_owned(),
            port: url.port(),
            tls: tls(&url)?,
            credentials: url.credentials(),
            // Servers reject a greeting without a fully qualified name, and the machine's own name is seldom known
            // outside.
            hello: ClientId::Domain(sender.address().domain().to_owned()),
            limits,
        };
        let permits = Arc::new(Semaphore::new(CONNECTIONS));
        let idle = IdleSmtpConnections::new(limits.idle, permits.clone());
        Ok(SmtpMailer { url, connector, idle, permits, sender, clock })
    }

    async fn send(&self, payload: &SmtpMail) -> Result<(), SmtpFailure> {
        if let Some(connection) = self.idle.take() {
            match self.send_over(connection, payload).await {
                Err(failure) if failure.is_stale_connection() => {
                    tracing::debug!(
                        reason = failure.log_reason(),
                        "an idle connection cannot be used, opening a new one"
                    );
                }
                outcome => return outcome,
            }
        }
        self.send_over(self.connector.open().await?, payload).await
    }

    /// Sends a mail over a connection. The connection is dropped, and so closed, if it cannot be used again or the call
    /// is cancelled.
    async fn send_over(&self, mut connection: SmtpConnection, payload: &SmtpMail) -> Result<(), SmtpFailure> {
        let outcome = connection.send(payload).await;
        let is_reusable = match &outcome {
            Ok(()) => true,
            Err(failure) => connection.recover(failure).await,
        };
        if is_reusable {
            self.idle.put(connection);
        }
        outcome
    }

    async fn deliver_message(&self, message: Message) -> Result<(), MailerError> {
        let envelope = message.envelope().clone();
        let content = String::from_utf8(message.formatted())
            .map_err(|_| InvalidMail::Unwritable("it is not ASCII".to_owned()))?;
        let closed = |_| SmtpFailure::broken(SmtpStage::Connection, "the mailer is shut down");
        let outcome = async {
            let _permit = self.permits.acquire().await.map_err(closed)?;
            self.send(&SmtpMail { envelope, content }).await
        };
        outcome.await.map_err(|failure| {
            let (stage, reason) = (failure.stage, failure.log_reason());
            tracing::warn!(server = %self.url, ?stage, reason, "the mail server did not accept a mail");
            failure.into()
        })
    }
}

#[async_trait]
impl Mailer for SmtpMailer {
    async fn deliver(&self, letter: &InvitationLetter) -> Result<(), MailerError> {
        self.deliver_message(compose(letter, &self.sender, self.clock.now())?).await
    }

    async fn deliver_to_account(&self, letter: &AccountLetter) -> Result<(), MailerError> {
        self.deliver_message(compose_account(letter, &self.sender, self.clock.now())?).await
    }
}

fn tls(url: &SmtpUrl) -> Result<Tls, UnusableAuthority> {
    Ok(match url.tls() {
        TlsPolicy::Implicit => Tls::Wrapper(tls_parameters(url)?),
        TlsPolicy::Required => Tls::Required(tls_parameters(url)?),
        TlsPolicy::Opportunistic => Tls::Opportunistic(tls_parameters(url)?),
        TlsPolicy::Off => Tls::None,
    })
}

fn tls_parameters(url: &SmtpUrl) -> Result<TlsParameters, UnusableAuthority> {
    let mut builder = TlsParameters::builder(url.host().to_owned());
    if let Some(path) = url.authority() {
        let certificate = read_certificates(path)?;
        builder = builder.certificate_store(CertificateStore::None).add_root_certificate(certificate);
    }
    builder.build().map_err(|error| UnusableAuthority::Tls(error.to_string()))
}

fn read_certificates(path: &Path) -> Result<Certificate, UnusableAuthority> {
    let pem = fs::read(path).map_err(|error| UnusableAuthority::Unreadable(error.kind()))?;
    // A file without certificates would be read as an empty list, and then nothing would be trusted.
    if !String::from_utf8_lossy(&pem).contains("-----BEGIN CERTIFICATE-----") {
        return Err(UnusableAuthority::NoCertificate);
    }
    Certificate::from_pem(&pem).map_err(|_| UnusableAuthority::NoCertificate)
}

#[cfg(test)]
mod tests;
