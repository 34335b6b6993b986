//! Simulates an invitee: sends a frame every 20 ms, and reports each of the interviewer's sentences as heard
//! as soon as it has arrived.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use futures::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::{sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use super::script::{IN_STEP, ScriptedAnswerFrames, silence};
use crate::load::{LatencyHistogram, LoadTestConnection};

const FRAME: Duration = Duration::from_millis(20);

/// The pause before an answer is between 1 and 2.5 seconds.
const THINKING_FRAMES: (usize, usize) = (50, 75);

/// The size of the read buffer, which is cleared before each read, once for each frame. The library's default
/// is sixteen times larger and would evict the service's data from the processor's caches.
const READ_BYTES: usize = 8 * 1_024;

/// The longest wait for a reply. The last frames are acknowledged sooner.
const PATIENCE: Duration = Duration::from_secs(15);

/// The period in which replies are measured.
#[derive(Clone, Copy)]
pub struct MeasurementPeriod {
    pub from: Instant,
    pub until: Instant,
}

#[derive(Default)]
pub struct VoiceLoadMeasurements {
    /// The time from sending the frame that ends the turn to the reply's first audio.
    pub replies: LatencyHistogram,
    /// How late frames were sent.
    pub lateness: LatencyHistogram,
    /// Replies that came before that frame was sent: the script then expects the wrong frame.
    pub early: u64,
    pub frames: u64,
    pub lost_frames: u64,
    pub hung_up: u64,
    /// Notices that an answer was not understood.
    pub notices: u64,
}

impl VoiceLoadMeasurements {
    pub fn add(&mut self, other: &VoiceLoadMeasurements) {
        self.replies.add(&other.replies);
        self.lateness.add(&other.lateness);
        self.early += other.early;
        self.frames += other.frames;
        self.lost_frames += other.lost_frames;
        self.hung_up += other.hung_up;
        self.notices += other.notices;
    }
}

enum Phase {
    /// The interviewer is speaking.
    Hearing,
    /// The number of silent frames still to send.
    Thinking(usize),
    /// The number of frames sent of the answer and the silence after it, and when the deciding frame was
    /// sent.
    Answering(usize, Option<Instant>),
}

pub type SessionSocket = WebSocketStream<MaybeTlsStream<TcpStream>>;

pub struct VoiceLoadInvitee {
    socket: SessionSocket,
    script: Arc<ScriptedAnswerFrames>,
    silence: Vec<u8>,
    number: usize,
    phase: Phase,
    next: u32,
    first: u32,
    acknowledged: u32,
    heard_bytes: usize,
    rate: usize,
    tally: VoiceLoadMeasurements,
}

impl VoiceLoadInvitee {
    /// Consents and connects. `number` makes callers differ.
    pub async fn connect(
        address: SocketAddr,
        slug: &str,
        script: Arc<ScriptedAnswerFrames>,
        number: usize,
    ) -> Result<Self> {
        let (socket, next) = open_session(address, slug).await?;
        Ok(VoiceLoadInvitee {
            socket,
            script,
            silence: silence(),
            number,
            phase: Phase::Hearing,
            next,
            first: next,
            acknowledged: next,
            heard_bytes: 0,
            rate: 1,
            tally: VoiceLoadMeasurements::default(),
        })
    }

    pub async fn talk(mut self, times: MeasurementPeriod) -> Result<VoiceLoadMeasurements> {
        let mut due = tokio::time::Instant::now();
        while Instant::now() < times.until || matches!(self.phase, Phase::Answering(..)) {
            tokio::select! {
                biased;
                message = self.socket.next() => {
                    if !self.take(message.and_then(Result::ok), times).await? {
                        return Ok(self.hung_up());
                    }
                }
                () = sleep_until(due) => {
                    self.tally.lateness.record(due.elapsed());
                    if !self.say().await? {
                        return Ok(self.hung_up());
                    }
                    due += FRAME;
                }
            }
        }
        self.end(times).await
    }

    /// Sends the next 20 ms. Returns `false` if the connection is closed.
    async fn say(&mut self) -> Result<bool> {
        if matches!(self.phase, Phase::Thinking(0)) && self.next.is_multiple_of(IN_STEP) {
            self.phase = Phase::Answering(0, None);
        }
        let mut sound = &self.silence;
        match &mut self.phase {
            Phase::Hearing => {}
            Phase::Thinking(frames) => *frames = frames.saturating_sub(1),
            Phase::Answering(sent, decided) => {
                sound = self.script.frames.get(*sent).unwrap_or(sound);
                if *sent == self.script.deciding {
                    *decided = Some(Instant::now());
                }
                *sent += 1;
                if decided.is_some_and(|decided| decided.elapsed() > PATIENCE) {
                    bail!("no reply within {} s", PATIENCE.as_secs());
                }
            }
        }
        let frame = [&self.next.to_le_bytes()[..], sound].concat();
        self.next += 1;
        self.tally.frames += 1;
        Ok(self.socket.send(Message::binary(frame)).await.is_ok())
    }

    /// Handles a message. Returns `false` at the end of the connection.
    async fn take(&mut self, message: Option<Message>, times: MeasurementPeriod) -> Result<bool> {
        match message {
            Some(Message::Binary(sound)) => {
                self.heard_bytes += sound.len().saturating_sub(4);
                self.replied(times);
                Ok(true)
            }
            Some(Message::Text(text)) => self.handle(&serde_json::from_str(&text)?).await,
            Some(Message::Close(_)) | None => Ok(false),
            Some(_) => Ok(true),
        }
    }

    fn replied(&mut self, times: MeasurementPeriod) {
        let Phase::Answering(_, decided) = self.phase else { return };
        self.phase = Phase::Hearing;
        match decided {
            Some(decided) if decided >= times.from => self.tally.replies.record(decided.elapsed()),
            Some(_) => {}
            None => self.tally.early += 1,
        }
    }

    async fn handle(&mut self, message: &Value) -> Result<bool> {
        match message["type"].as_str() {
            Some("ack") => {
                let next = u32::try_from(message["next"].as_u64().context("no number")?)?;
                self.acknowledged = self.acknowledged.max(next);
            }
            Some("state") if message["state"] == "listening" && matches!(self.phase, Phase::Hearing) => {
                let turn = self.tally.replies.count() as usize;
                let (least, more) = THINKING_FRAMES;
                self.phase = Phase::Thinking(least + (self.number * 7 + turn * 31) % more);
            }
            Some("speech") => {
                self.rate = message["rate"].as_u64().context("a sentence has no sample rate")? as usize;
                self.heard_bytes = 0;
            }
            Some("spoken") => {
                let ms = self.heard_bytes / 2 * 1_000 / self.rate;
                let heard = json!({ "type": "heard", "id": message["id"], "ms": ms, "ended": true });
                return Ok(self.socket.send(Message::text(heard.to_string())).await.is_ok());
            }
            Some("notice") => self.tally.notices += 1,
            Some("ended" | "replaced" | "refused") => bail!("unexpected message: {message}"),
            _ => {}
        }
        Ok(true)
    }

    fn hung_up(mut self) -> VoiceLoadMeasurements {
        self.tally.hung_up = 1;
        self.tally.lost_frames = u64::from(self.next - self.acknowledged);
        self.tally
    }

    /// Ends the call. A frame that is sent again is acknowledged together with all frames before it.
    async fn end(mut self, times: MeasurementPeriod) -> Result<VoiceLoadMeasurements> {
        let last = [&(self.next.max(self.first + 1) - 1).to_le_bytes()[..], &self.silence].concat();
        if self.socket.send(Message::binary(last)).await.is_err() {
            return Ok(self.hung_up());
        }
        let acknowledging = timeout(PATIENCE, async {
            while self.acknowledged < self.next {
                let message = self.socket.next().await.and_then(Result::ok);
                if !self.take(message, times).await? {
                    return Ok(false);
                }
            }
            anyhow::Ok(true)
        });
        let acknowledged = acknowledging.await.unwrap_or(Ok(true))?;
        if !acknowledged {
            return Ok(self.hung_up());
        }
        self.tally.lost_frames = u64::from(self.next - self.acknowledged);
        let _ = self.socket.send(Message::text(json!({ "type": "end" }).to_string())).await;
        let _ = timeout(PATIENCE, async { while let Some(Ok(_)) = self.socket.next().await {} }).await;
        Ok(self.tally)
    }
}

/// Consents, connects, and returns the socket with the number of the first frame.
pub async fn open_session(address: SocketAddr, slug: &str) -> Result<(SessionSocket, u32)> {
    consent(address, slug).await?;
    let mut request = format!("ws://{address}/i/{slug}/session").into_client_request()?;
    request.headers_mut().insert("origin", format!("http://{address}").parse()?);
    request.headers_mut().insert("sec-websocket-protocol", "colloquy.1".parse()?);
    let config = WebSocketConfig::default().read_buffer_size(READ_BYTES);
    let (mut socket, _) = connect_async_with_config(request, Some(config), true).await?;
    let hello = json!({ "type": "hello", "microphone": true, "next": null });
    socket.send(Message::text(hello.to_string())).await?;
    loop {
        let message = socket.next().await.context("the connection closed before the interview began")??;
        let Message::Text(text) = message else { continue };
        let message: Value = serde_json::from_str(&text)?;
        if message["type"] == "ready" {
            if message["hears"] != true {
                bail!("speech is not recognized: {message}");
            }
            return Ok((socket, u32::try_from(message["next"].as_u64().context("no number")?)?));
        }
    }
}

async fn consent(address: SocketAddr, slug: &str) -> Result<()> {
    let body = r#"{"version":"1"}"#;
    let request = format!(
        "POST /i/{slug}/consent HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut connection = LoadTestConnection::open(address).await?;
    let answer = connection.exchange(request.as_bytes()).await?;
    if answer.status != 204 {
        bail!("the response to consent is {}: {}", answer.status, String::from_utf8_lossy(answer.body));
    }
    Ok(())
}
