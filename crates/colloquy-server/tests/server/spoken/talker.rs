//! A client that sends sound as fast as the socket takes it, and keeps no pace.

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

/// Of the service.
pub const FRAMES_A_SECOND: u32 = 50;

/// What happens by itself is not waited for any longer.
const PATIENCE: Duration = Duration::from_secs(120);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What the service has said so far.
#[derive(Debug, Default)]
struct Seen {
    acknowledged: u32,
    /// The code with which it closed the connection; none where it just ended.
    closed: Option<Option<u16>>,
}

pub struct Talker {
    sink: SplitSink<Socket, Message>,
    seen: watch::Receiver<Seen>,
    /// The number of the next frame.
    pub next: u32,
}

impl Talker {
    /// Continues the numbers of an earlier connection from `next` on, as a page does.
    pub async fn connect(server: &Server, slug: &str, next: u32) -> Self {
        let mut socket = loop {
            match connect_async(invitee::request(server, slug)).await {
                Ok((socket, _)) => break socket,
                // What a crash has left is still being understood; the service has waited for it before it said so.
                Err(Error::Http(refusal)) => assert_eq!(refusal.status(), 503),
                Err(other) => panic!("{other}"),
            }
        };
        let hello = json!({ "type": "hello", "microphone": true, "next": null });
        socket.send(Message::text(hello.to_string())).await.expect("it is sent");
        let ready = loop {
            let message = socket.next().await.expect("it stays").expect("a message");
            let Message::Text(text) = message else { continue };
            let told: Value = serde_json::from_str(&text).expect("JSON");
            if told["type"] == "ready" {
                break told["next"].as_u64().expect("a number") as u32;
            }
        };
        let (sink, stream) = socket.split();
        let (saw, seen) = watch::channel(Seen { acknowledged: ready, closed: None });
        tokio::spawn(watch_for(stream, saw));
        Talker { sink, seen, next: next.max(ready) }
    }

    /// Without any pause, until the service closes the connection.
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

    /// Frames before this number are kept by the service.
    pub fn acknowledged(&self) -> u32 {
        self.seen.borrow().acknowledged
    }

    /// Waits for the service to close the connection, and answers with which code.
    pub async fn closed(&mut self) -> Option<u16> {
        let closed = timeout(PATIENCE, self.seen.wait_for(|seen| seen.closed.is_some())).await;
        closed.expect("the connection is closed").expect("it is watched").closed.expect("just seen")
    }

    /// Waits until all frames before this number are kept. The service may close the connection instead.
    pub async fn until_acknowledged(&mut self, number: u32) {
        let is_there = |seen: &Seen| seen.acknowledged >= number || seen.closed.is_some();
        let seen = timeout(PATIENCE, self.seen.wait_for(is_there)).await;
        let seen = seen.expect("it is acknowledged").expect("it is watched");
        assert!(seen.acknowledged >= number, "closed before {number}: {:?}", *seen);
    }
}

async fn watch_for(mut stream: SplitStream<Socket>, saw: watch::Sender<Seen>) {
    let mut code = None;
    while let Some(Ok(message)) = stream.next().await {
        match message {
            Message::Text(text) => {
                let told: Value = serde_json::from_str(&text).expect("JSON");
                if told["type"] == "ack" {
                    let next = told["next"].as_u64().expect("a number") as u32;
                    saw.send_modify(|seen| seen.acknowledged = seen.acknowledged.max(next));
                }
            }
            Message::Close(frame) => code = frame.map(|frame| frame.code.into()),
            _ => {}
        }
    }
    saw.send_modify(|seen| seen.closed = Some(code));
}
