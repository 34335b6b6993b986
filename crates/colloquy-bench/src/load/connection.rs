//! A keep-alive connection that parses as little HTTP as it can.

use std::net::SocketAddr;

use anyhow::{Context, Result, bail};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

pub struct LoadTestConnection {
    stream: TcpStream,
    buffer: Vec<u8>,
}

/// What the head of a response says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Head {
    status: u16,
    body_at: usize,
    body_length: usize,
}

#[derive(Clone, Copy, Debug)]
pub struct LoadTestResponse<'a> {
    pub status: u16,
    pub body: &'a [u8],
}

impl<'a> LoadTestResponse<'a> {
    /// Returns the body, unless the status is another one than 200.
    pub fn ok(self) -> Result<&'a [u8]> {
        if self.status != 200 {
            bail!("the response is {}: {}", self.status, String::from_utf8_lossy(self.body));
        }
        Ok(self.body)
    }
}

impl LoadTestConnection {
    pub async fn open(address: SocketAddr) -> Result<Self> {
        let stream =
            TcpStream::connect(address).await.with_context(|| format!("cannot connect to {address}"))?;
        stream.set_nodelay(true)?;
        Ok(LoadTestConnection { stream, buffer: vec![0; 256 * 1_024] })
    }

    pub async fn exchange(&mut self, request: &[u8]) -> Result<LoadTestResponse<'_>> {
        self.send(request).await?;
        self.receive().await
    }

    pub async fn send(&mut self, request: &[u8]) -> Result<()> {
        self.stream.write_all(request).await.context("the server closed the connection")
    }

    pub async fn receive(&mut self) -> Result<LoadTestResponse<'_>> {
        let (mut filled, mut head) = (0, None);
        loop {
            let read = self
                .stream
                .read(&mut self.buffer[filled..])
                .await
                .context("the server closed the connection")?;
            if read == 0 {
                bail!("the server closed the connection before the response ended");
            }
            filled += read;
            if head.is_none() {
                head = read_head(&self.buffer[..filled])?;
            }
            if let Some(Head { status, body_at, body_length }) = head {
                let end = body_at + body_length;
                if filled >= end {
                    return Ok(LoadTestResponse { status, body: &self.buffer[body_at..end] });
                }
                if end > self.buffer.len() {
                    self.buffer.resize(end, 0);
                }
            } else if filled == self.buffer.len() {
                bail!("the head of the response is too long");
            }
        }
    }
}

/// Parses the head of a response; returns `None` until all of it has arrived.
fn read_head(bytes: &[u8]) -> Result<Option<Head>> {
    let Some(length) = bytes.windows(4).position(|window| window == b"\r\n\r\n") else { return Ok(None) };
    let head = std::str::from_utf8(&bytes[..length]).context("the head of the response is not text")?;
    let status =
        head.get(9..12).and_then(|digits| digits.parse().ok()).context("the response has no status")?;
    if status == 204 {
        return Ok(Some(Head { status, body_at: length + 4, body_length: 0 }));
    }
    let body_length = head
        .split("\r\n")
        .filter_map(|line| line.split_once(':'))
        .find(|(name, _)| name.eq_ignore_ascii_case("content-length"))
        .and_then(|(_, value)| value.trim().parse().ok())
        .context("the response has no length")?;
    Ok(Some(Head { status, body_at: length + 4, body_length }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_has_the_status_and_the_position_of_the_body() {
        let head = read_head(b"HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\n{}").expect("a head");
        assert_eq!(head, Some(Head { status: 404, body_at: 45, body_length: 2 }));
    }

    #[test]
    fn waits_for_the_rest_of_a_head() {
        assert_eq!(read_head(b"HTTP/1.1 200 OK\r\ncontent-le").expect("a beginning"), None);
    }

    #[test]
    fn an_empty_response_has_length_zero() {
        let head = read_head(b"HTTP/1.1 204 No Content\r\n\r\n").expect("a head");
        assert_eq!(head, Some(Head { status: 204, body_at: 27, body_length: 0 }));
    }

    #[test]
    fn rejects_a_response_without_a_length() {
        let error = read_head(b"HTTP/1.1 200 OK\r\n\r\n").expect_err("no length");
        assert_eq!(error.to_string(), "the response has no length");
    }
}
