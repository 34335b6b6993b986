//! A receiver of webhooks: a server that sends the same bytes in response to each request.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio_rustls::TlsAcceptor;

pub const NO_CONTENT: &str = "HTTP/1.1 204 No Content\r\n\r\n";

#[derive(Clone, Debug)]
pub enum Reply {
    /// Sends this and waits for the next request.
    Whole(Vec<u8>),
    /// Sends this and closes the connection.
    ThenClose(Vec<u8>),
    /// Sends this and then nothing more.
    ThenSilence(Vec<u8>),
    /// Sends this and then bytes without end.
    ThenFlood(Vec<u8>),
}

impl Reply {
    pub fn no_content() -> Self {
        Reply::Whole(NO_CONTENT.into())
    }

    pub fn of(status: u16, body: impl AsRef<[u8]>) -> Self {
        let body = body.as_ref();
        let head = format!("HTTP/1.1 {status} Some Words\r\ncontent-length: {}\r\n\r\n", body.len());
        Reply::Whole([head.as_bytes(), body].concat())
    }
}

/// One request as it arrived.
#[derive(Clone, Debug)]
pub struct ReceivedRequest {
    pub line: String,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
    /// Counted from 1.
    pub connection: usize,
}

impl ReceivedRequest {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }
}

pub struct Receiver {
    pub address: SocketAddr,
    connections: Arc<AtomicUsize>,
    flooded: Arc<AtomicUsize>,
    heard: UnboundedReceiver<ReceivedRequest>,
    closed: UnboundedReceiver<()>,
}

impl Receiver {
    pub async fn start(reply: Reply) -> Self {
        Self::start_at((Ipv4Addr::LOCALHOST, 0).into(), None, reply).await
    }

    pub async fn start_tls(acceptor: TlsAcceptor, reply: Reply) -> Self {
        Self::start_at((Ipv4Addr::LOCALHOST, 0).into(), Some(acceptor), reply).await
    }

    pub async fn start_at(address: SocketAddr, acceptor: Option<TlsAcceptor>, reply: Reply) -> Self {
        let listener = TcpListener::bind(address).await.unwrap_or_else(|error| {
            panic!("this test needs to listen at {address}, be it IPv6 or another loopback address: {error}")
        });
        let address = listener.local_addr().expect("an address");
        let connections = Arc::new(AtomicUsize::new(0));
        let (sender, heard) = unbounded_channel();
        let (closed_sender, closed) = unbounded_channel();
        let flooded = Arc::new(AtomicUsize::new(0));
        let (counter, flood) = (connections.clone(), flooded.clone());
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let number = counter.fetch_add(1, Ordering::SeqCst) + 1;
                let (acceptor, reply) = (acceptor.clone(), reply.clone());
                let (sender, closed_sender, flood) = (sender.clone(), closed_sender.clone(), flood.clone());
                tokio::spawn(async move {
                    match acceptor {
                        Some(acceptor) => {
                            if let Ok(stream) = acceptor.accept(stream).await {
                                serve(BufReader::new(stream), number, &reply, &sender, &flood).await;
                            }
                        }
                        None => serve(BufReader::new(stream), number, &reply, &sender, &flood).await,
                    }
                    // The test may be over already.
                    let _ = closed_sender.send(());
                });
            }
        });
        Receiver { address, connections, flooded, heard, closed }
    }

    pub fn port(&self) -> u16 {
        self.address.port()
    }

    pub fn at(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub async fn heard(&mut self) -> ReceivedRequest {
        self.heard.recv().await.expect("a request")
    }

    /// Waits until the sender has closed a connection.
    pub async fn closed(&mut self) {
        self.closed.recv().await.expect("a connection");
    }

    /// Returns how many bytes have been written, including the ones that are still in a buffer.
    pub fn flooded(&self) -> usize {
        self.flooded.load(Ordering::SeqCst)
    }

    pub fn connections(&self) -> usize {
        self.connections.load(Ordering::SeqCst)
    }
}

async fn serve<S: AsyncRead + AsyncWrite + Unpin>(
    mut stream: BufReader<S>,
    connection: usize,
    reply: &Reply,
    sender: &UnboundedSender<ReceivedRequest>,
    flooded: &AtomicUsize,
) {
    while let Some(heard) = request(&mut stream, connection).await {
        let _ = sender.send(heard);
        let (Reply::Whole(bytes)
        | Reply::ThenClose(bytes)
        | Reply::ThenSilence(bytes)
        | Reply::ThenFlood(bytes)) = reply;
        if stream.write_all(bytes).await.is_err() || stream.flush().await.is_err() {
            return;
        }
        match reply {
            Reply::Whole(_) | Reply::ThenSilence(_) => {}
            Reply::ThenClose(_) => {
                let _ = stream.shutdown().await;
            }
            Reply::ThenFlood(_) => {
                while let Ok(sent) = stream.write(&[b'x'; 16 * 1024]).await {
                    flooded.fetch_add(sent, Ordering::SeqCst);
                }
            }
        }
    }
}

/// Reads a request. Returns `None` if the sender has closed the connection.
async fn request<S: AsyncRead + Unpin>(
    stream: &mut BufReader<S>,
    connection: usize,
) -> Option<ReceivedRequest> {
    let mut lines = Vec::new();
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        match line.trim_end() {
            "" => break,
            line => lines.push(line.to_owned()),
        }
    }
    let header = |line: &String| {
        let (name, value) = line.split_once(':').expect("a header");
        (name.to_ascii_lowercase(), value.trim().to_owned())
    };
    let headers: Vec<(String, String)> = lines[1..].iter().map(header).collect();
    let length = headers.iter().find(|(name, _)| name == "content-length").expect("a length");
    let mut body = vec![0; length.1.parse().expect("a number")];
    stream.read_exact(&mut body).await.ok()?;
    Some(ReceivedRequest { line: lines[0].clone(), headers, body, connection })
}
