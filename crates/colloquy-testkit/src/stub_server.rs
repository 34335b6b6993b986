//! An HTTP server for one test, which computes its responses. Clients may give up at any time.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

/// A request as it arrived.
#[derive(Debug)]
pub struct StubRequest {
    /// The request line and the headers, with their names in lower case.
    pub head: String,
    pub body: Vec<u8>,
}

impl StubRequest {
    /// Returns the value of a header, by its name in lower case.
    pub fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(':'));
        lines
            .map(|(other, value)| (other, value.trim()))
            .find(|(other, _)| *other == name)
            .map(|(_, value)| value)
    }
}

/// A whole response, after which the connection is closed.
#[derive(Debug)]
pub struct StubResponse {
    pub status: u16,
    pub content_type: &'static str,
    pub body: Vec<u8>,
}

/// A running server. It stops when it is dropped.
pub struct StubServer {
    address: SocketAddr,
    accepting: JoinHandle<()>,
}

impl StubServer {
    pub async fn start(respond: impl Fn(StubRequest) -> StubResponse + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let respond = Arc::new(respond);
        let accepting = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let respond = Arc::clone(&respond);
                tokio::spawn(async move {
                    // A client that gives up is no fault of the server.
                    let _ = serve(stream, &*respond).await;
                });
            }
        });
        StubServer { address, accepting }
    }

    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }
}

impl Drop for StubServer {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

async fn serve(
    mut stream: TcpStream,
    respond: &(impl Fn(StubRequest) -> StubResponse + Sync),
) -> std::io::Result<()> {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await?);
    }
    let lowered = |line: &str| match line.split_once(':') {
        Some((name, value)) => format!("{}:{value}\n", name.to_ascii_lowercase()),
        None => format!("{line}\n"),
    };
    let mut request =
        StubRequest { head: String::from_utf8_lossy(&head).lines().map(lowered).collect(), body: Vec::new() };
    let length = request.header("content-length").map_or(0, |length| length.parse().expect("a number"));
    request.body = vec![0; length];
    stream.read_exact(&mut request.body).await?;
    let StubResponse { status, content_type, body } = respond(request);
    let head = format!(
        "HTTP/1.1 {status} Stub\r\nContent-Type: {content_type}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(&[head.as_bytes(), &body].concat()).await?;
    stream.shutdown().await
}
