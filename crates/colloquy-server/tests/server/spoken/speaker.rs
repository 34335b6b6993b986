//! An invitee who speaks. It sends frames of 20 ms and plays the interviewer's sentences in real time. Time is counted
//! in frames.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use colloquy_testkit::SpokenSample;
use futures::{FutureExt, SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::harness::Server;
use crate::interview::invitee;

const FRAME_MS: i64 = 20;
pub const FRAME: usize = 320;

/// The pace of a microphone. Active time grows no faster than time passes.
const STEP: Duration = Duration::from_millis(FRAME_MS as u64);

/// How far audio may run ahead of the clock, as after an outage. The service accepts half a minute. Beyond this, audio
/// is sent in real time.
const AHEAD_AT_MOST: Duration = Duration::from_secs(24);

/// The number of frames kept until they are acknowledged: half a minute.
const KEPT: usize = 1_500;

/// How much interview time any condition may take.
pub const PATIENCE_MS: i64 = 120_000;

/// How long the end may take without the microphone.
const PATIENCE: Duration = Duration::from_secs(30);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

#[derive(Default)]
struct Utterance {
    id: i64,
    rate: i64,
    samples: i64,
    is_whole: bool,
    played_ms: i64,
}

pub struct Speaker {
    slug: String,
    socket: Option<Socket>,
    /// The number of the next frame.
    pub sequence: u32,
    kept: VecDeque<(u32, Vec<u8>)>,
    playing: VecDeque<Utterance>,
    pub now_ms: i64,
    /// When all frames so far would have been sent in real time.
    due: Instant,
    /// The received messages with their times.
    pub received: Vec<(i64, Value)>,
    pub state: String,
}

impl Speaker {
    pub async fn start(server: &Server, slug: &str) -> Self {
        let mut speaker = Speaker {
            slug: slug.to_owned(),
            socket: None,
            sequence: 0,
            kept: VecDeque::new(),
            playing: VecDeque::new(),
            now_ms: 0,
            due: Instant::now(),
            received: Vec::new(),
            state: String::new(),
        };
        speaker.connect(server).await;
        speaker
    }

    /// Connects or reconnects, and resends unacknowledged frames.
    pub async fn connect(&mut self, server: &Server) {
        let mut socket = loop {
            match connect_async(invitee::request(server, &self.slug)).await {
                Ok((socket, _)) => break socket,
                // Crash recovery is still running. The service has waited for it before it responded with 503.
                Err(Error::Http(refusal)) => assert_eq!(refusal.status(), 503),
                Err(other) => panic!("{other}"),
            }
        };
        let next = self.kept.front().map(|(sequence, _)| *sequence);
        let hello = json!({ "type": "hello", "microphone": true, "next": next });
        socket.send(Message::text(hello.to_string())).await.expect("the message is sent");
        let ready = loop {
            let message = socket.next().await.expect("the connection stays open").expect("a message");
            let Message::Text(text) = message else { continue };
            let received: Value = serde_json::from_str(&text).expect("JSON");
            if received["type"] == "ready" {
                break received;
            }
        };
        let next = ready["next"].as_u64().expect("a number") as u32;
        self.received.push((self.now_ms, ready));
        self.playing.clear();
        for (sequence, frame) in &self.kept {
            if *sequence >= next {
                socket.send(Message::binary(frame.clone())).await.expect("the message is sent");
            }
        }
        self.socket = Some(socket);
    }

    /// Drops the connection without a close message.
    pub fn drop_connection(&mut self) {
        self.socket = None;
        self.state = String::new();
    }

    pub fn is_disconnected(&self) -> bool {
        self.socket.is_none()
    }

    pub async fn say(&mut self, sound: &[i16]) {
        for samples in sound.chunks(FRAME) {
            self.step(samples).await;
        }
    }

    /// Sends silence until a condition is fulfilled.
    pub async fn until(&mut self, what: &str, mut is_so: impl FnMut(&Self) -> bool) {
        let began_ms = self.now_ms;
        while !is_so(self) {
            assert!(self.now_ms - began_ms < PATIENCE_MS, "no {what} in time: {:?}", self.last_received());
            self.step(&[]).await;
        }
    }

    pub async fn until_listening(&mut self) {
        self.until("turn of the invitee", |one| one.state == "listening" && one.playing.is_empty()).await;
    }

    pub async fn until_speaking(&mut self) {
        self.until("speech", |one| one.playing.front().is_some_and(|front| front.played_ms > 600)).await;
    }

    /// Continues after a pause.
    pub async fn continue_interview(&mut self) {
        self.send(Message::text(json!({ "type": "continue" }).to_string())).await;
    }

    /// Ends the interview as the invitee and sends no more audio.
    pub async fn end(&mut self) {
        self.send(Message::text(json!({ "type": "end" }).to_string())).await;
        let began = Instant::now();
        while self.of_type("ended").next().is_none() {
            assert!(began.elapsed() < PATIENCE, "no end in time: {:?}", self.last_received());
            self.pass().await;
        }
    }

    pub async fn until_ended(&mut self) -> String {
        self.until("end", |one| one.of_type("ended").next().is_some()).await;
        let ended = self.of_type("ended").next().expect("just seen");
        ended.1["reason"].as_str().expect("a reason").to_owned()
    }

    pub fn of_type<'a>(&'a self, kind: &'a str) -> impl Iterator<Item = &'a (i64, Value)> {
        self.received.iter().filter(move |(_, received)| received["type"] == kind)
    }

    /// Returns the last messages except acknowledgements.
    fn last_received(&self) -> Vec<&(i64, Value)> {
        let received: Vec<_> =
            self.received.iter().filter(|(_, received)| received["type"] != "ack").collect();
        received[received.len().saturating_sub(12)..].to_vec()
    }

    async fn step(&mut self, samples: &[i16]) {
        let mut frame = self.sequence.to_le_bytes().to_vec();
        frame.extend(samples.iter().flat_map(|sample| sample.to_le_bytes()));
        frame.resize(4 + 2 * FRAME, 0);
        self.kept.push_back((self.sequence, frame.clone()));
        if self.kept.len() > KEPT {
            self.kept.pop_front();
        }
        self.sequence += 1;
        self.now_ms += FRAME_MS;
        self.send(Message::binary(frame)).await;
        self.due = self.due.max(Instant::now()) + Duration::from_millis(FRAME_MS as u64);
        let ahead = self.due.saturating_duration_since(Instant::now());
        tokio::time::sleep(ahead.saturating_sub(AHEAD_AT_MOST).saturating_sub(STEP)).await;
        self.pass().await;
    }

    /// Waits for one step and handles the received messages.
    async fn pass(&mut self) {
        tokio::time::sleep(STEP).await;
        self.play().await;
        while let Some(socket) = &mut self.socket
            && let Some(message) = socket.next().now_or_never()
        {
            let Some(Ok(message)) = message else {
                self.received
                    .push((self.now_ms, json!({ "type": "hung up", "why": format!("{message:?}") })));
                self.socket = None;
                break;
            };
            match message {
                Message::Text(text) => self.take(serde_json::from_str(&text).expect("JSON")).await,
                Message::Binary(sound) => {
                    let id = i64::from(u32::from_le_bytes([sound[0], sound[1], sound[2], sound[3]]));
                    let samples = (sound.len() as i64 - 4) / 2;
                    self.playing.iter_mut().filter(|one| one.id == id).for_each(|one| one.samples += samples);
                }
                Message::Close(frame) => {
                    let code = frame.map(|frame| u16::from(frame.code));
                    self.received.push((self.now_ms, json!({ "type": "closed", "code": code })));
                }
                _ => {}
            }
        }
    }

    /// Sends a message. A lost connection is noticed when reading.
    async fn send(&mut self, message: Message) {
        if let Some(socket) = &mut self.socket {
            let _ = socket.send(message).await;
        }
    }

    async fn take(&mut self, received: Value) {
        let id = received["id"].as_i64().unwrap_or_default();
        match received["type"].as_str().expect("a type") {
            "ack" => {
                let next = received["next"].as_u64().expect("a number") as u32;
                self.kept.retain(|(sequence, _)| *sequence >= next);
            }
            "state" => self.state = received["state"].as_str().expect("a state").to_owned(),
            "speech" if received["rate"].is_i64() => {
                let rate = received["rate"].as_i64().expect("just seen");
                self.playing.push_back(Utterance { id, rate, ..Utterance::default() });
            }
            "spoken" => {
                self.playing.iter_mut().filter(|one| one.id == id).for_each(|one| one.is_whole = true);
            }
            "clear" => {
                for one in std::mem::take(&mut self.playing) {
                    self.report(&one, false).await;
                }
            }
            _ => {}
        }
        self.received.push((self.now_ms, received));
    }

    async fn play(&mut self) {
        let Some(front) = self.playing.front_mut() else { return };
        let length_ms = front.samples * 1_000 / front.rate;
        front.played_ms = (front.played_ms + FRAME_MS).min(length_ms);
        let ended = front.is_whole && front.played_ms >= length_ms;
        if ended {
            let one = self.playing.pop_front().expect("a sentence is playing");
            self.report(&one, true).await;
        } else if front.played_ms % 200 == 0 {
            let (id, ms) = (front.id, front.played_ms);
            let heard = json!({ "type": "heard", "id": id, "ms": ms, "ended": false });
            self.send(Message::text(heard.to_string())).await;
        }
    }

    async fn report(&mut self, one: &Utterance, ended: bool) {
        let heard = json!({ "type": "heard", "id": one.id, "ms": one.played_ms, "ended": ended });
        self.send(Message::text(heard.to_string())).await;
    }
}

/// Checks that at most 15 % of the words are wrong.
pub fn check_words(right: &str, heard: &str) {
    let rate = wrong_part(right, heard);
    assert!(rate <= MOST_WRONG, "{rate:.2} of the words are wrong:\n{right}\n{heard}");
}

/// Returns whether at most 15 % of the words are wrong.
pub fn are_words(right: &str, heard: &str) -> bool {
    wrong_part(right, heard) <= MOST_WRONG
}

const MOST_WRONG: f64 = 0.15;

fn wrong_part(right: &str, heard: &str) -> f64 {
    let (wrong, all) = colloquy_testkit::word_errors(right, heard);
    f64::from(wrong) / f64::from(all)
}

/// Joins recordings with pauses between them.
pub fn in_one(readings: &[SpokenSample], pause_ms: usize) -> SpokenSample {
    let pause = vec![0; pause_ms * 16];
    let sounds: Vec<&[i16]> = readings.iter().map(|reading| voiced(&reading.samples)).collect();
    let texts: Vec<&str> = readings.iter().map(|reading| &reading.text[..]).collect();
    SpokenSample { samples: sounds.join(&pause[..]), text: texts.join(" ") }
}

/// Cuts off the silence before and after.
fn voiced(samples: &[i16]) -> &[i16] {
    let is_loud = |sample: &i16| sample.unsigned_abs() > 500;
    let first = samples.iter().position(is_loud).unwrap_or(0);
    let last = samples.iter().rposition(is_loud).unwrap_or(samples.len());
    &samples[first.saturating_sub(800)..(last + 800).min(samples.len())]
}
