//! One connection to the mail server: opening it, and sending a mail over it.

use std::fmt;
use std::time::Duration;

use lettre::address::Envelope;
use lettre::transport::smtp::Error;
use lettre::transport::smtp::authentication::{Credentials, DEFAULT_MECHANISMS};
use lettre::transport::smtp::client::{AsyncSmtpConnection, Tls, TlsParameters};
use lettre::transport::smtp::commands::{Data, Mail, Quit, Rcpt, Rset};
use lettre::transport::smtp::extension::ClientId;
use lettre::transport::smtp::response::Severity;
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;

use super::SmtpTimeouts;
use super::failure::{SmtpCause, SmtpFailure, SmtpStage, is_handshake_error};
use super::wire::PlainConnection;

/// How long the outcome of a mail may wait for the connection to be reset for the next one.
const RESET_LIMIT: Duration = Duration::from_secs(2);

/// How long closing an idle connection may keep another one from being opened.
const LEAVE_LIMIT: Duration = Duration::from_secs(2);

/// How connections are opened.
pub struct SmtpConnector {
    pub host: String,
    pub port: u16,
    pub tls: Tls,
    pub credentials: Option<Credentials>,
    pub hello: ClientId,
    pub limits: SmtpTimeouts,
}

impl SmtpConnector {
    pub async fn open(&self) -> Result<SmtpConnection, SmtpFailure> {
        let mut smtp = match &self.tls {
            Tls::Wrapper(tls) => self.encrypted(tls).await?,
            Tls::None | Tls::Opportunistic(_) | Tls::Required(_) => self.plain().await?,
        };
        match &self.tls {
            Tls::Required(tls) => self.encrypt(&mut smtp, tls).await?,
            Tls::Opportunistic(tls) if smtp.can_starttls() => self.encrypt(&mut smtp, tls).await?,
            Tls::Opportunistic(_) | Tls::None | Tls::Wrapper(_) => {}
        }
        if let Some(credentials) = &self.credentials {
            let login = smtp.auth(DEFAULT_MECHANISMS, credentials);
            let response = within(self.limits.command, SmtpStage::Account, login).await?;
            expect(SmtpStage::Account, response.code().severity, Severity::PositiveCompletion)?;
        }
        Ok(SmtpConnection { smtp, limits: self.limits })
    }

    async fn encrypted(&self, tls: &TlsParameters) -> Result<AsyncSmtpConnection, SmtpFailure> {
        let server = (self.host.as_str(), self.port);
        let limit = self.limits.connect;
        let opened =
            AsyncSmtpConnection::connect_tokio1(server, Some(limit), &self.hello, Some(tls.clone()), None);
        match timeout(limit + self.limits.command, opened).await {
            Ok(Ok(smtp)) => Ok(smtp),
            Ok(Err(error)) if is_handshake_error(&error) => {
                Err(SmtpFailure::new(SmtpStage::Encryption, &error))
            }
            Ok(Err(error)) => Err(SmtpFailure::new(SmtpStage::Connection, &error)),
            Err(_) => Err(SmtpFailure { stage: SmtpStage::Connection, cause: SmtpCause::TimedOut }),
        }
    }

    async fn plain(&self) -> Result<AsyncSmtpConnection, SmtpFailure> {
        let stream = match timeout(self.limits.connect, self.dial()).await {
            Ok(stream) => stream?,
            Err(_) => return Err(SmtpFailure { stage: SmtpStage::Connection, cause: SmtpCause::TimedOut }),
        };
        let greeting =
            AsyncSmtpConnection::connect_with_transport(Box::new(PlainConnection::new(stream)), &self.hello);
        within(self.limits.command, SmtpStage::Connection, greeting).await
    }

    /// Tries the addresses of the host in turn, each for only half the time, so that a second one gets its turn.
    async fn dial(&self) -> Result<TcpStream, SmtpFailure> {
        let broken = |error: std::io::Error| SmtpFailure::broken(SmtpStage::Connection, error.to_string());
        let addresses = lookup_host((self.host.as_str(), self.port)).await.map_err(broken)?;
        let mut failure = SmtpFailure::broken(SmtpStage::Connection, "the host has no address");
        for address in addresses {
            match timeout(self.limits.connect / 2, TcpStream::connect(address)).await {
                Ok(Ok(stream)) => {
                    // Commands are short and wait for their replies.
                    stream.set_nodelay(true).map_err(broken)?;
                    return Ok(stream);
                }
                Ok(Err(error)) => failure = broken(error),
                Err(_) => failure = SmtpFailure { stage: SmtpStage::Connection, cause: SmtpCause::TimedOut },
            }
        }
        Err(failure)
    }

    async fn encrypt(&self, smtp: &mut AsyncSmtpConnection, tls: &TlsParameters) -> Result<(), SmtpFailure> {
        let upgrade = smtp.starttls(tls.clone(), &self.hello);
        within(self.limits.command, SmtpStage::Encryption, upgrade).await
    }
}

/// A mail as it goes over the wire.
pub struct SmtpMail {
    pub envelope: Envelope,
    pub content: String,
}

pub struct SmtpConnection {
    smtp: AsyncSmtpConnection,
    limits: SmtpTimeouts,
}

impl SmtpConnection {
    pub async fn send(&mut self, payload: &SmtpMail) -> Result<(), SmtpFailure> {
        let done = Severity::PositiveCompletion;
        let sender = Mail::new(payload.envelope.from().cloned(), Vec::new());
        self.send_command(SmtpStage::Sender, sender, done).await?;
        for recipient in payload.envelope.to() {
            self.send_command(SmtpStage::Recipient, Rcpt::new(recipient.clone(), Vec::new()), done).await?;
        }
        self.send_command(SmtpStage::Data, Data, Severity::PositiveIntermediate).await?;
        self.send_command(SmtpStage::Content, DotStuffed(&payload.content), done).await
    }

    /// Resets the connection for another mail after this failure. Returns `false` if that is not possible.
    pub async fn recover(&mut self, failure: &SmtpFailure) -> bool {
        if !failure.keeps_the_connection_open() {
            return false;
        }
        // After its content, the server has finished with a mail, so no reset is needed.
        failure.stage == SmtpStage::Content
            || timeout(RESET_LIMIT, self.smtp.command(Rset)).await.is_ok_and(|answer| answer.is_ok())
    }

    /// Ends the session. The reply does not matter.
    pub async fn quit(mut self) {
        let _ = timeout(LEAVE_LIMIT, self.smtp.command(Quit)).await;
    }

    async fn send_command(
        &mut self,
        stage: SmtpStage,
        command: impl fmt::Display,
        expected: Severity,
    ) -> Result<(), SmtpFailure> {
        let limit = if stage == SmtpStage::Content { self.limits.content } else { self.limits.command };
        let response = within(limit, stage, self.smtp.command(command)).await?;
        expect(stage, response.code().severity, expected)
    }
}

/// Fails if the reply is not of the expected kind, because the server has then lost track of the session.
fn expect(stage: SmtpStage, answered: Severity, expected: Severity) -> Result<(), SmtpFailure> {
    if answered == expected {
        return Ok(());
    }
    Err(SmtpFailure::broken(stage, format!("a reply of kind {answered} instead of {expected}")))
}

async fn within<T>(
    limit: Duration,
    stage: SmtpStage,
    work: impl Future<Output = Result<T, Error>>,
) -> Result<T, SmtpFailure> {
    match timeout(limit, work).await {
        Ok(done) => done.map_err(|error| SmtpFailure::new(stage, &error)),
        Err(_) => Err(SmtpFailure { stage, cause: SmtpCause::TimedOut }),
    }
}

/// The dot-stuffed mail with its final dot, in one piece. If they were written separately, the dot would wait until the
/// mail is acknowledged.
struct DotStuffed<'a>(&'a str);

impl fmt::Display for DotStuffed<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in self.0.split_terminator("\r\n") {
            let dot = if line.starts_with('.') { "." } else { "" };
            write!(formatter, "{dot}{line}\r\n")?;
        }
        formatter.write_str(".\r\n")
    }
}
