//! A connection to the shared store: making it, and sending questions without waiting for the answers before.

use std::collections::VecDeque;
use std::io;
use std::time::Duration;

use colloquy_domain::rate_limit::{Counted, Policy};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadHalf, WriteHalf, split};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::time::{Instant, timeout};

use super::resp::{self, Malformed, Reply};
use super::store::{Count, Question};
use super::tls::Encryption;
use super::url::LimitsUrl;

const CONNECT_LIMIT: Duration = Duration::from_secs(1);
const SCRIPT: &str = include_str!("count.lua");
const READ_BYTES: usize = 8_192;

/// The first key that each connection counts: a store that does this in time can do everything it is used for.
const PROBE: &str = "colloquy:probe";

/// Why a connection cannot be used any more. Nothing in it is secret.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error("the connection was closed")]
    Closed,
    #[error("no answer within {} ms", .0.as_millis())]
    Silent(Duration),
    #[error("the store refused: {0}")]
    Refused(String),
    #[error("the answer is not one of the protocol")]
    Protocol,
}

impl From<Malformed> for Failure {
    fn from(_: Malformed) -> Self {
        Failure::Protocol
    }
}

/// Where the store is, and how it is spoken to.
pub struct Place {
    pub url: LimitsUrl,
    pub encryption: Option<Encryption>,
    /// How long an answer may take.
    pub answer_limit: Duration,
}

trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}
impl<S: AsyncRead + AsyncWrite + Send + Unpin> Stream for S {}

pub struct Connection {
    reader: ReadHalf<Box<dyn Stream>>,
    writer: WriteHalf<Box<dyn Stream>>,
    received: Vec<u8>,
    /// What the server calls the script.
    script: String,
    unanswered: VecDeque<(Instant, oneshot::Sender<Counted>)>,
    answer_limit: Duration,
}

impl Connection {
    pub async fn open(place: &Place) -> Result<Self, Failure> {
        let Place { url, answer_limit, .. } = place;
        let opening = async {
            let mut connection = Connection::over(connect(place).await?, *answer_limit);
            if let Some(command) = url.sign_in() {
                let arguments: Vec<&[u8]> = command.iter().map(|argument| argument.as_bytes()).collect();
                connection.call(&arguments).await?;
            }
            if url.database() > 0 {
                connection.call(&[b"SELECT", url.database().to_string().as_bytes()]).await?;
            }
            connection.script = match connection.call(&[b"SCRIPT", b"LOAD", SCRIPT.as_bytes()]).await? {
                Reply::Text(name) => name,
                _ => return Err(Failure::Protocol),
            };
            Ok(connection)
        };
        let mut connection =
            timeout(CONNECT_LIMIT, opening).await.map_err(|_| Failure::Silent(CONNECT_LIMIT))??;
        let probe = timeout(*answer_limit, connection.probe());
        probe.await.map_err(|_| Failure::Silent(*answer_limit))??;
        Ok(connection)
    }

    fn over(stream: Box<dyn Stream>, answer_limit: Duration) -> Self {
        let (reader, writer) = split(stream);
        let (received, unanswered) = (Vec::with_capacity(READ_BYTES), VecDeque::new());
        Connection { reader, writer, received, script: String::new(), unanswered, answer_limit }
    }

    async fn probe(&mut self) -> Result<(), Failure> {
        let policy = Policy { limit: 0, window_ms: 1_000, waits: None };
        let probe = Count { key: PROBE.to_owned(), policy, now_ms: 0, is_peek: false };
        let mut command = Vec::new();
        self.encode(&mut command, &probe);
        self.writer.write_all(&command).await?;
        self.writer.flush().await?;
        counted(self.reply().await?).map(drop)
    }

    /// Sends a command and waits for its reply.
    async fn call(&mut self, arguments: &[&[u8]]) -> Result<Reply, Failure> {
        let mut command = Vec::new();
        resp::encode(&mut command, arguments);
        self.writer.write_all(&command).await?;
        self.writer.flush().await?;
        match self.reply().await? {
            Reply::Error(reason) => Err(Failure::Refused(reason)),
            reply => Ok(reply),
        }
    }

    async fn reply(&mut self) -> Result<Reply, Failure> {
        loop {
            if let Some((reply, length)) = resp::decode(&self.received)? {
                self.received.drain(..length);
                return Ok(reply);
            }
            self.receive().await?;
        }
    }

    /// Waits for more bytes; dropping it loses none.
    async fn receive(&mut self) -> Result<(), Failure> {
        match self.reader.read_buf(&mut self.received).await? {
            0 => Err(Failure::Closed),
            _ => Ok(()),
        }
    }

    fn encode(&self, output: &mut Vec<u8>, count: &Count) {
        let Policy { limit, window_ms, waits } = count.policy;
        let (first_ms, longest_ms) = waits.map_or((0, 0), |waits| (waits.first_ms, waits.longest_ms));
        let numbers = [count.now_ms, window_ms, limit.into(), first_ms, longest_ms, count.is_peek.into()];
        let numbers = numbers.map(|number| number.to_string());
        let mut arguments: Vec<&[u8]> = vec![b"EVALSHA", self.script.as_bytes(), b"1", count.key.as_bytes()];
        arguments.extend(numbers.iter().map(|number| number.as_bytes()));
        resp::encode(output, &arguments);
    }

    /// Sends questions. Those that nobody waits for any more were counted elsewhere.
    pub async fn send(&mut self, questions: impl Iterator<Item = Question>) -> Result<(), Failure> {
        let (mut commands, now) = (Vec::new(), Instant::now());
        for question in questions.filter(|question| !question.answer.is_closed()) {
            self.encode(&mut commands, &question.count);
            self.unanswered.push_back((now, question.answer));
        }
        let sending = async {
            self.writer.write_all(&commands).await?;
            self.writer.flush().await
        };
        let sent = timeout(self.answer_limit, sending).await;
        Ok(sent.map_err(|_| Failure::Silent(self.answer_limit))??)
    }

    /// When the oldest question has waited long enough.
    pub fn deadline(&self) -> Option<Instant> {
        self.unanswered.front().map(|(sent, _)| *sent + self.answer_limit)
    }

    /// Waits for answers and hands them out; dropping it loses none.
    pub async fn answer(&mut self) -> Result<(), Failure> {
        self.receive().await?;
        let mut used = 0;
        while let Some((reply, length)) = resp::decode(&self.received[used..])? {
            used += length;
            let (_, answer) = self.unanswered.pop_front().ok_or(Failure::Protocol)?;
            // Nobody may wait any more, which is theirs to decide.
            let _ = answer.send(counted(reply)?);
        }
        self.received.drain(..used);
        Ok(())
    }
}

async fn connect(place: &Place) -> Result<Box<dyn Stream>, Failure> {
    let stream = TcpStream::connect((place.url.host(), place.url.port())).await?;
    stream.set_nodelay(true)?;
    match &place.encryption {
        Some(Encryption { connector, name }) => Ok(Box::new(connector.connect(name.clone(), stream).await?)),
        None => Ok(Box::new(stream)),
    }
}

/// What the script answers.
fn counted(reply: Reply) -> Result<Counted, Failure> {
    let items = match reply {
        Reply::List(items) => items,
        Reply::Error(reason) => return Err(Failure::Refused(reason)),
        _ => return Err(Failure::Protocol),
    };
    match items.as_slice() {
        [
            Reply::Number(requests),
            Reply::Number(ends_at_ms),
            Reply::Number(wait_ms),
            Reply::Number(allowed),
        ] => Ok(Counted {
            requests: u32::try_from(*requests).unwrap_or(u32::MAX),
            ends_at_ms: *ends_at_ms,
            wait_ms: *wait_ms,
            allowed: *allowed == 1,
        }),
        _ => Err(Failure::Protocol),
    }
}
