//! A mail server that takes mails over by SMTP.

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
use colloquy_domain::ports::{Clock, InvitationLetter, Mailer, MailerError};
use lettre::transport::smtp::client::{Certificate, CertificateStore, Tls, TlsParameters};
use lettre::transport::smtp::extension::ClientId;
use tokio::sync::Semaphore;

use crate::message::{InvalidMail, compose};
use crate::sender::MailSender;
use connection::{MailPayload, SmtpConnection, SmtpConnector};
use failure::{SmtpFailure, SmtpStage};
use idle::IdleConnections;
pub use url::{InvalidSmtpUrl, SmtpUrl, TlsPolicy};

/// Connections that are open at the same time, idle ones included.
const CONNECTIONS: usize = 8;

/// How long the mail server is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLimits {
    /// For a connection to come about.
    pub connect: Duration,
    /// For the answer to each command.
    pub command: Duration,
    /// For the answer to the content. Most mails that are given up on here have been taken, and will go twice, so a
    /// server gets the time that SMTP grants it (RFC 5321, 4.5.3.2.6).
    pub content: Duration,
    /// For the next mail, on a connection that is kept open.
    pub idle: Duration,
}

impl Default for TimeLimits {
    fn default() -> Self {
        TimeLimits {
            connect: Duration::from_secs(5),
            command: Duration::from_secs(15),
            content: Duration::from_secs(600),
            idle: Duration::from_secs(60),
        }
    }
}

/// Why the certificates that an address names cannot be trusted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnusableAuthority {
    #[error("the file that ca= names cannot be read: {0}")]
    Unreadable(std::io::ErrorKind),
    #[error("the file that ca= names holds no certificate in PEM form, or one that cannot be read")]
    NoCertificate,
    #[error("TLS cannot be set up: {0}")]
    Tls(String),
}

/// Hands mails over to a mail server.
///
/// Up to eight connections are open at a time. Each serves one mail after the other and is closed when it has been
/// idle for a minute. A server may close one before, or take no further mail over it: that mail is handed over anew
/// by a fresh connection, if nothing of it has left. A mail whose last line has been sent without an answer coming
/// back is reported as not delivered yet: its next try has the same `Message-ID`.
pub struct SmtpMailer {
    url: SmtpUrl,
    door: SmtpConnector,
    idle: Arc<IdleConnections>,
    seats: Arc<Semaphore>,
    sender: MailSender,
    clock: Arc<dyn Clock>,
}

impl SmtpMailer {
    /// Reads the certificates to trust; connects to nothing yet.
    pub fn new(url: SmtpUrl, sender: MailSender, clock: Arc<dyn Clock>) -> Result<Self, UnusableAuthority> {
        Self::with_limits(url, sender, clock, TimeLimits::default())
    }

    pub fn with_limits(
        url: SmtpUrl,
        sender: MailSender,
        clock: Arc<dyn Clock>,
        limits: TimeLimits,
    ) -> Result<Self, UnusableAuthority> {
        let door = SmtpConnector {
            host: url.host().to_owned(),
            port: url.port(),
            tls: tls(&url)?,
            credentials: url.credentials(),
            // A machine's own name is seldom known outside, and servers turn away who greets without a full one.
            hello: ClientId::Domain(sender.address().domain().to_owned()),
            limits,
        };
        let seats = Arc::new(Semaphore::new(CONNECTIONS));
        let idle = IdleConnections::new(limits.idle, seats.clone());
        Ok(SmtpMailer { url, door, idle, seats, sender, clock })
    }

    async fn hand_over(&self, parcel: &MailPayload) -> Result<(), SmtpFailure> {
        if let Some(connection) = self.idle.take() {
            match self.hand_over_by(connection, parcel).await {
                Err(failure) if failure.is_of_an_old_connection() => {
                    tracing::debug!(reason = failure.for_the_log(), "a kept connection was of no use");
                }
                outcome => return outcome,
            }
        }
        self.hand_over_by(self.door.open().await?, parcel).await
    }

    /// A connection that is not fit for another mail, or whose hand-over is cut off, is closed by being dropped.
    async fn hand_over_by(
        &self,
        mut connection: SmtpConnection,
        parcel: &MailPayload,
    ) -> Result<(), SmtpFailure> {
        let outcome = connection.hand_over(parcel).await;
        let is_fit = match &outcome {
            Ok(()) => true,
            Err(failure) => connection.recover(failure).await,
        };
        if is_fit {
            self.idle.put(connection);
        }
        outcome
    }
}

#[async_trait]
impl Mailer for SmtpMailer {
    async fn deliver(&self, letter: &InvitationLetter) -> Result<(), MailerError> {
        let message = compose(letter, &self.sender, self.clock.now())?;
        let envelope = message.envelope().clone();
        let content = String::from_utf8(message.formatted())
            .map_err(|_| InvalidMail::Unwritable("it is not ASCII".to_owned()))?;
        let closed = |_| SmtpFailure::broken(SmtpStage::Connection, "no connection is to be opened any more");
        let outcome = async {
            let _seat = self.seats.acquire().await.map_err(closed)?;
            self.hand_over(&MailPayload { envelope, content }).await
        };
        outcome.await.map_err(|failure| {
            let (stage, reason) = (failure.stage, failure.for_the_log());
            tracing::warn!(server = %self.url, ?stage, reason, "a mail was not taken over");
            failure.into()
        })
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
    // A file without any would be taken for an empty list, and nothing would be trusted.
    if !String::from_utf8_lossy(&pem).contains("-----BEGIN CERTIFICATE-----") {
        return Err(UnusableAuthority::NoCertificate);
    }
    Certificate::from_pem(&pem).map_err(|_| UnusableAuthority::NoCertificate)
}

#[cfg(test)]
mod tests;
