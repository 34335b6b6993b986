//! A minimal HTTP/1.1 client that reads the response to a mutated request.

use std::io;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::corpus::Request;

/// Well above the 30 s after which the service gives up on an incomplete request.
const PATIENCE: Duration = Duration::from_secs(120);

type Stream = BufReader<TcpStream>;

pub struct Reply {
    pub status: u16,
    pub body: String,
}

/// A connection that is reused for the next request if the last one and its response were framed correctly.
pub struct Connection {
    address: String,
    stream: Option<Stream>,
}

fn broken(why: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, why.to_owned())
}

impl Connection {
    pub fn to(url: &str) -> Self {
        let address = url.strip_prefix("http://").expect("a plain address").to_owned();
        Connection { address, stream: None }
    }

    pub async fn exchange(&mut self, request: &Request) -> io::Result<Reply> {
        let mut stream = match self.stream.take() {
            Some(stream) if request.is_framed => stream,
            _ => BufReader::new(TcpStream::connect(&self.address).await.expect("the program listens")),
        };
        let answered = timeout(PATIENCE, converse(&mut stream, request)).await;
        let (reply, is_kept) = answered.unwrap_or_else(|_| {
            panic!(
                "neither a response nor the end of the connection after {}",
                String::from_utf8_lossy(&request.bytes)
            )
        })?;
        self.stream = is_kept.then_some(stream);
        Ok(reply)
    }
}

async fn converse(stream: &mut Stream, request: &Request) -> io::Result<(Reply, bool)> {
    stream.write_all(&request.bytes).await?;
    if !request.is_framed {
        // The mutation may make the service wait for bytes that never come.
        stream.get_mut().shutdown().await?;
    }
    let is_head = request.bytes.starts_with(b"HEAD ");
    loop {
        let (reply, is_kept) = read_reply(stream, is_head).await?;
        if reply.status != 100 {
            return Ok((reply, is_kept && request.is_framed));
        }
    }
}

async fn read_reply(stream: &mut Stream, is_head: bool) -> io::Result<(Reply, bool)> {
    let mut line = String::new();
    stream.read_line(&mut line).await?;
    let status = line.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status: u16 = status.ok_or_else(|| broken("no status line"))?;
    let (mut length, mut is_chunked, mut is_kept) = (None, false, true);
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await?;
        let Some((name, value)) = line.trim_end().split_once(':') else { break };
        match name.to_ascii_lowercase().as_str() {
            "content-length" => length = value.trim().parse::<usize>().ok(),
            "transfer-encoding" => is_chunked = true,
            "connection" => is_kept = !value.trim().eq_ignore_ascii_case("close"),
            _ => {}
        }
    }
    let mut body = Vec::new();
    match length {
        _ if is_head || matches!(status, 100 | 101 | 204 | 304) => {}
        Some(length) => {
            body.resize(length, 0);
            stream.read_exact(&mut body).await?;
        }
        None if is_chunked => read_chunks(stream, &mut body).await?,
        None => {
            stream.read_to_end(&mut body).await?;
            is_kept = false;
        }
    }
    let body = String::from_utf8_lossy(&body).into_owned();
    Ok((Reply { status, body }, is_kept && status != 101))
}

async fn read_chunks(stream: &mut Stream, body: &mut Vec<u8>) -> io::Result<()> {
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await?;
        let length = usize::from_str_radix(line.trim(), 16).map_err(|_| broken("no chunk length"))?;
        let start = body.len();
        body.resize(start + length + 2, 0);
        stream.read_exact(&mut body[start..]).await?;
        body.truncate(start + length);
        if length == 0 {
            return Ok(());
        }
    }
}
