//! A server with prepared responses, which stands in for a provider that responds at once.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;

use anyhow::Result;

pub struct StubEngineServer {
    pub address: SocketAddr,
}

impl StubEngineServer {
    /// Responds to each request with what `respond` returns for it.
    pub fn start(respond: impl Fn(&[u8]) -> Arc<[u8]> + Send + Sync + 'static) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let (address, respond) = (listener.local_addr()?, Arc::new(respond));
        std::thread::Builder::new().name("stub".to_owned()).spawn(move || {
            for stream in listener.incoming().flatten() {
                let respond = respond.clone();
                std::thread::spawn(move || serve(stream, &*respond));
            }
        })?;
        Ok(StubEngineServer { address })
    }

    pub fn url(&self) -> String {
        format!("http://{}/v1", self.address)
    }
}

/// Serves requests until the connection ends.
fn serve(mut stream: TcpStream, respond: &dyn Fn(&[u8]) -> Arc<[u8]>) -> Option<()> {
    stream.set_nodelay(true).ok()?;
    let (mut received, mut buffer) = (Vec::new(), vec![0; 64 * 1_024]);
    loop {
        let read = stream.read(&mut buffer).ok().filter(|read| *read > 0)?;
        received.extend_from_slice(&buffer[..read]);
        if let Some(length) = request_length(&received).filter(|length| received.len() >= *length) {
            stream.write_all(&respond(&received[..length])).ok()?;
            received.drain(..length);
        }
    }
}

/// Returns the length of a request once its head has arrived.
pub fn request_length(received: &[u8]) -> Option<usize> {
    let head_length = received.windows(4).position(|four| four == b"\r\n\r\n")? + 4;
    let head = String::from_utf8_lossy(&received[..head_length]).to_ascii_lowercase();
    let length = head.lines().find_map(|line| line.strip_prefix("content-length:"))?;
    Some(head_length + length.trim().parse::<usize>().ok()?)
}

/// Returns a response with the status 200.
pub fn response(kind: &str, body: &[u8]) -> Arc<[u8]> {
    let head = format!("HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\r\n", body.len());
    [head.as_bytes(), body].concat().into()
}
