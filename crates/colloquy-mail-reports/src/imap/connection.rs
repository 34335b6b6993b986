//! Opens a connection to an IMAP server and signs in.

use std::fmt::Debug;
use std::io;

use async_imap::{Client, Session};
use rustls::pki_types::ServerName;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

use super::failure::ImapFailure;
use super::limited::LimitedStream;
use super::oauth::XOAuth2;
use super::url::{ImapTls, ImapUrl};

// The library logs every command at this level, and so the password and the access token.
const _: () = assert!((log::STATIC_MAX_LEVEL as usize) < log::LevelFilter::Trace as usize);

pub trait ImapTransport: AsyncRead + AsyncWrite + Unpin + Send + Debug {}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + Debug> ImapTransport for S {}

type ImapStream = LimitedStream<Box<dyn ImapTransport>>;

pub type ImapSession = Session<ImapStream>;

/// Opens a connection. The password or the access token is sent only after the encryption that the URL demands.
pub async fn open(
    url: &ImapUrl,
    tls: Option<&TlsConnector>,
    token: Option<&str>,
) -> Result<ImapSession, ImapFailure> {
    let address = (url.host(), url.port());
    let tcp = TcpStream::connect(address).await.map_err(ImapFailure::Connection)?;
    // Commands are short and wait for their replies.
    tcp.set_nodelay(true).map_err(ImapFailure::Connection)?;
    let client = match (url.tls(), tls) {
        (ImapTls::Implicit, Some(tls)) => greeted(encrypted(url, tls, Box::new(tcp)).await?).await?,
        (ImapTls::Required, Some(tls)) => {
            let mut client = greeted(Box::new(tcp)).await?;
            client.run_command_and_check_ok("STARTTLS", None).await.map_err(ImapFailure::starttls)?;
            // What the server sent before the encryption is discarded with the client, because anyone on the network
            // could have written it.
            let plain = client.into_inner().into_inner();
            Client::new(LimitedStream::new(encrypted(url, tls, plain).await?))
        }
        _ => greeted(Box::new(tcp)).await?,
    };
    let account = url.account();
    match token {
        Some(token) => {
            let session = client.authenticate(XOAuth2::NAME, XOAuth2::new(&account.user, token)).await;
            session.map_err(|(error, _)| ImapFailure::token(error, token))
        }
        None => {
            let session = client.login(&account.user, &account.password).await;
            session.map_err(|(error, _)| ImapFailure::account(error))
        }
    }
}

async fn greeted(transport: Box<dyn ImapTransport>) -> Result<Client<ImapStream>, ImapFailure> {
    let mut client = Client::new(LimitedStream::new(transport));
    let greeting = client.read_response().await.map_err(ImapFailure::Connection)?;
    greeting.map(|_| client).ok_or(ImapFailure::NoGreeting)
}

async fn encrypted(
    url: &ImapUrl,
    tls: &TlsConnector,
    plain: Box<dyn ImapTransport>,
) -> Result<Box<dyn ImapTransport>, ImapFailure> {
    let name = ServerName::try_from(url.host().to_owned())
        .map_err(|error| ImapFailure::Encryption(io::Error::other(error)))?;
    let stream = tls.connect(name, plain).await.map_err(ImapFailure::Encryption)?;
    Ok(Box::new(stream))
}
