//! A client that sends audio as fast as the socket accepts it.

use std::time::Duration;

use futures::stream::{SplitSink, SplitStream};
use futures::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::speaker::FRAME;
use crate::harness::Server;
use crate::interview::invitee;

/// The frame rate of the protocol.
pub const FRAMES_PER_SECOND: u32 = 50;

/// How long the service may take.
const PATIENCE: Duration = Duration::from_secs(120);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What the service has sent so far.
#[derive(Debug, Default)]
struct Seen {
    acknowledged: u32,
    /// The code with which it closed the connection. The inner value is none if the connection just ended.
    closed: Option<Option<u16>>,
}

pub struct Talker {
    sink: SplitSink<Socket, Message>,
    seen: watch::Receiver<Seen>,
    /// The number of the next frame.
    pub next: u32,
}

impl Talker {
    /// Connects and continues the frame numbers of an earlier connection at `next`, as a page does.
    pub async fn connect(server: &Server, slug: &str, next: u32) -> Self {
        let mut socket = loop {
            match connect_async(invitee::request(server, slug)).await {
                Ok((socket, _)) => break socket,
                // Crash recovery is still running. The service has waited for it before it responded with 503.
                Err(Error::Http(refusal)) => assert_eq!(refusal.status(), 503),
                Err(other) => panic!("{other}"),
            }
        };
        let hello = json!({ "type": "hello", "microphone": true, "next": null });
        socket.send(Message::text(hello.to_string())).await.expect("the message is sent");
        let ready = loop {
            let message = socket.next().await.expect("the connection stays open").expect("a message");
            let Message::Text(text) = message else { continue };
            let message: Value = serde_json::from_str(&text).expect("JSON");
            if message["type"] == "ready" {
                break message["next"].as_u64().expect("a number") as u32;
            }
        };
        let (sink, stream) = socket.split();
        let (updates, seen) = watch::channel(Seen { acknowledged: ready, closed: None });
        tokio::spawn(watch_for(stream, updates));
        Talker { sink, seen, next: next.max(ready) }
    }

    /// Sends audio without a pause, until the service closes the connection.
    pub async fn send(&mut self, samples: &[i16]) {
        for samples in samples.chunks_exact(FRAME) {
            let mut frame = self.next.to_le_bytes().to_vec();
            frame.extend(samples.iter().flat_map(|sample| sample.to_le_bytes()));
            if self.is_closed() || self.sink.send(Message::binary(frame)).await.is_err() {
                return;
            }
            self.next += 1;
        }
    }

    pub fn is_closed(&self) -> bool {
        self.seen.borrow().closed.is_some()
    }

    /// The number before which the service has stored all frames.
    pub fn acknowledged(&self) -> u32 {
        self.seen.borrow().acknowledged
    }

    /// Waits for the service to close the connection, and returns the code.
    pub async fn closed(&mut self) -> Option<u16> {
        let closed = timeout(PATIENCE, self.seen.wait_for(|seen| seen.closed.is_some())).await;
        closed
            .expect("the connection is closed")
            .expect("the connection is watched")
            .closed
            .expect("just seen")
    }

    /// Waits until all frames before this number are stored. Panics if the service closes the connection instead.
    pub async fn until_acknowledged(&mut self, number: u32) {
        let is_there = |seen: &Seen| seen.acknowledged >= number || seen.closed.is_some();
        let seen = timeout(PATIENCE, self.seen.wait_for(is_there)).await;
        let seen = seen.expect("the frames are acknowledged").expect("the connection is watched");
        assert!(seen.acknowledged >= number, "closed before {number}: {:?}", *seen);
    }
}

async fn watch_for(mut stream: SplitStream<Socket>, updates: watch::Sender<Seen>) {
    let mut code = None;
    while let Some(Ok(message)) = stream.next().await {
        match message {
            Message::Text(text) => {
                let message: Value = serde_json::from_str(&text).expect("JSON");
                if message["type"] == "ack" {
                    let next = message["next"].as_u64().expect("a number") as u32;
                    updates.send_modify(|seen| seen.acknowledged = seen.acknowledged.max(next));
                }
            }
            Message::Close(frame) => code = frame.map(|frame| frame.code.into()),
            _ => {}
        }
    }
    updates.send_modify(|seen| seen.closed = Some(code));
}
