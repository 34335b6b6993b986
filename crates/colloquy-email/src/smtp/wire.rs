//! The plain connection to a mail server, which is checked while it is upgraded to TLS.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use lettre::transport::smtp::client::AsyncTokioStream;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

/// A plain connection on which nothing may follow the reply to STARTTLS. Otherwise, plain text that an attacker injects
/// there would be read after the handshake, as if the server had sent it encrypted.
#[derive(Debug)]
pub struct PlainConnection {
    stream: TcpStream,
    awaits_handshake: bool,
}

impl PlainConnection {
    pub fn new(stream: TcpStream) -> Self {
        PlainConnection { stream, awaits_handshake: false }
    }
}

impl AsyncRead for PlainConnection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        let read = &buffer.filled()[before..];
        let ends_line = read.iter().position(|byte| *byte == b'\n');
        if self.awaits_handshake && ends_line.is_some_and(|end| end + 1 < read.len()) {
            let reason = "the reply to STARTTLS is followed by unencrypted data";
            return Poll::Ready(Err(io::Error::new(io::ErrorKind::InvalidData, reason)));
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for PlainConnection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = ready!(Pin::new(&mut self.stream).poll_write(context, bytes))?;
        self.awaits_handshake = bytes.starts_with(b"STARTTLS");
        Poll::Ready(Ok(written))
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

impl AsyncTokioStream for PlainConnection {
    fn peer_addr(&self) -> io::Result<SocketAddr> {
        self.stream.peer_addr()
    }
}
