//! A connection to the shared store. Commands are pipelined: each is sent without waiting for the replies before it.

use std::collections::VecDeque;
use std::io;
use std::time::Duration;

use colloquy_domain::rate_limit::{RateLimitPolicy, SubjectRateLimitState};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadHalf, WriteHalf, split};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::time::{Instant, timeout};

use super::resp::{self, MalformedResp, RespValue};
use super::store::{PendingRedisCount, RedisCountCommand};
use super::tls::RateLimitStoreTls;
use super::url::RedisUrl;

const CONNECT_LIMIT: Duration = Duration::from_secs(1);
const SCRIPT: &str = include_str!("count.lua");
const READ_BYTES: usize = 8_192;

/// The key that each new connection counts first. A store that does this in time can do all that it is needed for.
const PROBE: &str = "colloquy:probe";

/// Why a connection cannot be used any longer. It contains no secrets.
#[derive(Debug, thiserror::Error)]
pub enum RateLimitStoreConnectionFailure {
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error("the connection was closed")]
    Closed,
    #[error("no reply within {} ms", .0.as_millis())]
    Silent(Duration),
    #[error("the store returned an error: {0}")]
    Refused(String),
    #[error("the reply does not follow the protocol")]
    Protocol,
}

impl From<MalformedResp> for RateLimitStoreConnectionFailure {
    fn from(_: MalformedResp) -> Self {
        RateLimitStoreConnectionFailure::Protocol
    }
}

/// Where the store is, and how to connect to it.
pub struct RateLimitStoreAddress {
    pub url: RedisUrl,
    pub encryption: Option<RateLimitStoreTls>,
    /// How long a reply may take.
    pub reply_limit: Duration,
}

trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}
impl<S: AsyncRead + AsyncWrite + Send + Unpin> Stream for S {}

pub struct RateLimitStoreConnection {
    reader: ReadHalf<Box<dyn Stream>>,
    writer: WriteHalf<Box<dyn Stream>>,
    received: Vec<u8>,
    /// The digest by which the server knows the script.
    script: String,
    pending: VecDeque<(Instant, oneshot::Sender<SubjectRateLimitState>)>,
    reply_limit: Duration,
}

impl RateLimitStoreConnection {
    pub async fn open(address: &RateLimitStoreAddress) -> Result<Self, RateLimitStoreConnectionFailure> {
        let RateLimitStoreAddress { url, reply_limit, .. } = address;
        let opening = async {
            let mut connection = RateLimitStoreConnection::over(connect(address).await?, *reply_limit);
            if let Some(command) = url.sign_in() {
                let arguments: Vec<&[u8]> = command.iter().map(|argument| argument.as_bytes()).collect();
                connection.call(&arguments).await?;
            }
            if url.database() > 0 {
                connection.call(&[b"SELECT", url.database().to_string().as_bytes()]).await?;
            }
            connection.script = match connection.call(&[b"SCRIPT", b"LOAD", SCRIPT.as_bytes()]).await? {
                RespValue::Text(name) => name,
                _ => return Err(RateLimitStoreConnectionFailure::Protocol),
            };
            Ok(connection)
        };
        let mut connection = timeout(CONNECT_LIMIT, opening)
            .await
            .map_err(|_| RateLimitStoreConnectionFailure::Silent(CONNECT_LIMIT))??;
        let probe = timeout(*reply_limit, connection.probe());
        probe.await.map_err(|_| RateLimitStoreConnectionFailure::Silent(*reply_limit))??;
        Ok(connection)
    }

    fn over(stream: Box<dyn Stream>, reply_limit: Duration) -> Self {
        let (reader, writer) = split(stream);
        let (received, pending) = (Vec::with_capacity(READ_BYTES), VecDeque::new());
        RateLimitStoreConnection { reader, writer, received, script: String::new(), pending, reply_limit }
    }

    async fn probe(&mut self) -> Result<(), RateLimitStoreConnectionFailure> {
        let policy = RateLimitPolicy { limit: 0, window_ms: 1_000, waits: None };
        let probe = RedisCountCommand { key: PROBE.to_owned(), policy, now_ms: 0, is_peek: false };
        let mut command = Vec::new();
        self.encode(&mut command, &probe);
        self.writer.write_all(&command).await?;
        self.writer.flush().await?;
        counted(self.reply().await?).map(drop)
    }

    /// Sends a command and waits for its reply.
    async fn call(&mut self, arguments: &[&[u8]]) -> Result<RespValue, RateLimitStoreConnectionFailure> {
        let mut command = Vec::new();
        resp::encode(&mut command, arguments);
        self.writer.write_all(&command).await?;
        self.writer.flush().await?;
        match self.reply().await? {
            RespValue::Error(reason) => Err(RateLimitStoreConnectionFailure::Refused(reason)),
            reply => Ok(reply),
        }
    }

    async fn reply(&mut self) -> Result<RespValue, RateLimitStoreConnectionFailure> {
        loop {
            if let Some((reply, length)) = resp::decode(&self.received)? {
                self.received.drain(..length);
                return Ok(reply);
            }
            self.receive().await?;
        }
    }

    /// Waits for more bytes. It is cancel safe: dropping the future loses no bytes.
    async fn receive(&mut self) -> Result<(), RateLimitStoreConnectionFailure> {
        match self.reader.read_buf(&mut self.received).await? {
            0 => Err(RateLimitStoreConnectionFailure::Closed),
            _ => Ok(()),
        }
    }

    fn encode(&self, output: &mut Vec<u8>, count: &RedisCountCommand) {
        let RateLimitPolicy { limit, window_ms, waits } = count.policy;
        let (first_ms, longest_ms) = waits.map_or((0, 0), |waits| (waits.first_ms, waits.longest_ms));
        let numbers = [count.now_ms, window_ms, limit.into(), first_ms, longest_ms, count.is_peek.into()];
        let numbers = numbers.map(|number| number.to_string());
        let mut arguments: Vec<&[u8]> = vec![b"EVALSHA", self.script.as_bytes(), b"1", count.key.as_bytes()];
        arguments.extend(numbers.iter().map(|number| number.as_bytes()));
        resp::encode(output, &arguments);
    }

    /// Sends commands, except those whose caller has given up and counted in memory.
    pub async fn send(
        &mut self,
        commands: impl Iterator<Item = PendingRedisCount>,
    ) -> Result<(), RateLimitStoreConnectionFailure> {
        let (mut encoded, now) = (Vec::new(), Instant::now());
        for command in commands.filter(|command| !command.reply.is_closed()) {
            self.encode(&mut encoded, &command.count);
            self.pending.push_back((now, command.reply));
        }
        let sending = async {
            self.writer.write_all(&encoded).await?;
            self.writer.flush().await
        };
        let sent = timeout(self.reply_limit, sending).await;
        Ok(sent.map_err(|_| RateLimitStoreConnectionFailure::Silent(self.reply_limit))??)
    }

    /// Returns when the oldest unanswered command times out.
    pub fn deadline(&self) -> Option<Instant> {
        self.pending.front().map(|(sent, _)| *sent + self.reply_limit)
    }

    /// Waits for replies and passes them to their callers. It is cancel safe.
    pub async fn receive_replies(&mut self) -> Result<(), RateLimitStoreConnectionFailure> {
        self.receive().await?;
        let mut used = 0;
        while let Some((reply, length)) = resp::decode(&self.received[used..])? {
            used += length;
            let (_, caller) = self.pending.pop_front().ok_or(RateLimitStoreConnectionFailure::Protocol)?;
            // The caller may have given up.
            let _ = caller.send(counted(reply)?);
        }
        self.received.drain(..used);
        Ok(())
    }
}

async fn connect(
    address: &RateLimitStoreAddress,
) -> Result<Box<dyn Stream>, RateLimitStoreConnectionFailure> {
    let stream = TcpStream::connect((address.url.host(), address.url.port())).await?;
    stream.set_nodelay(true)?;
    match &address.encryption {
        Some(RateLimitStoreTls { connector, name }) => {
            Ok(Box::new(connector.connect(name.clone(), stream).await?))
        }
        None => Ok(Box::new(stream)),
    }
}

/// Parses the reply of the script.
fn counted(reply: RespValue) -> Result<SubjectRateLimitState, RateLimitStoreConnectionFailure> {
    let items = match reply {
        RespValue::List(items) => items,
        RespValue::Error(reason) => return Err(RateLimitStoreConnectionFailure::Refused(reason)),
        _ => return Err(RateLimitStoreConnectionFailure::Protocol),
    };
    match items.as_slice() {
        [
            RespValue::Number(requests),
            RespValue::Number(ends_at_ms),
            RespValue::Number(wait_ms),
            RespValue::Number(allowed),
        ] => Ok(SubjectRateLimitState {
            requests: u32::try_from(*requests).unwrap_or(u32::MAX),
            ends_at_ms: *ends_at_ms,
            wait_ms: *wait_ms,
            allowed: *allowed == 1,
        }),
        _ => Err(RateLimitStoreConnectionFailure::Protocol),
    }
}
