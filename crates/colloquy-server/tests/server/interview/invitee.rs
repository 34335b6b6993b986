//! An invitee's page, as the service sees it. It plays speech instantly.

use std::collections::BTreeMap;
use std::time::Duration;

use futures::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::Request;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::harness::Server;

/// Longer than the service takes for the longest answers, even on a slow machine.
const PATIENCE: Duration = Duration::from_secs(120);

pub struct Invitee {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// How much of the current sentence was received, in ms.
    heard_ms: i64,
    rate: i64,
    /// The number of the next audio frame.
    frame: u32,
    /// The bytes of speech received at each sample rate.
    pub heard: BTreeMap<i64, usize>,
    /// The interviewer's sentences so far.
    pub said: Vec<String>,
    /// The code with which the service closed the connection.
    code: Option<u16>,
}

impl Invitee {
    pub async fn consent(server: &Server, slug: &str) {
        let request = server.request("POST", &format!("/i/{slug}/consent")).header("origin", &server.url);
        let response = request.body(r#"{"version":"1"}"#).send().await.expect("a response");
        assert_eq!(response.status(), 204);
    }

    /// Returns whether the service accepts a connection, instead of responding with 503.
    pub async fn can_connect(server: &Server, slug: &str) -> bool {
        match connect_async(request(server, slug)).await {
            Ok(_) => true,
            Err(Error::Http(refusal)) => {
                assert_eq!(refusal.status(), 503);
                false
            }
            Err(other) => panic!("{other}"),
        }
    }

    pub async fn connect(server: &Server, slug: &str) -> Self {
        let hello = json!({ "type": "hello", "microphone": false, "next": null });
        Invitee::connect_with(server, slug, hello).await
    }

    /// Connects and sends this message first.
    pub async fn connect_with(server: &Server, slug: &str, first: Value) -> Self {
        let (socket, response) =
            connect_async(request(server, slug)).await.expect("the service accepts the connection");
        assert_eq!(response.headers()["sec-websocket-protocol"], "colloquy.1");
        let mut invitee = Invitee {
            socket,
            heard_ms: 0,
            rate: 16_000,
            frame: 0,
            heard: BTreeMap::new(),
            said: Vec::new(),
            code: None,
        };
        // The service may have closed a rejected connection already.
        let _ = invitee.socket.send(Message::text(first.to_string())).await;
        invitee
    }

    pub async fn send(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.expect("the message is sent");
    }

    pub async fn type_text(&mut self, text: &str) {
        self.send(json!({ "type": "text", "text": text })).await;
    }

    /// Sends a text repeatedly, until the service closes the connection.
    pub async fn type_repeatedly(&mut self, text: &str, times: usize) {
        let message = json!({ "type": "text", "text": text }).to_string();
        for _ in 0..times {
            if self.socket.feed(Message::text(message.clone())).await.is_err() {
                return;
            }
        }
        let _ = self.socket.flush().await;
    }

    pub async fn send_bytes(&mut self, bytes: Vec<u8>) {
        // The service may have closed the connection already.
        let _ = self.socket.send(Message::binary(bytes)).await;
    }

    /// Sends audio with a pause of a second at the end.
    pub async fn speak(&mut self, samples: &[i16]) {
        self.send_audio(&[samples, &[0; 16_000][..]].concat()).await;
    }

    /// Sends audio in frames of 20 ms, as a microphone does.
    pub async fn send_audio(&mut self, samples: &[i16]) {
        for samples in samples.chunks_exact(320) {
            let mut frame = self.frame.to_le_bytes().to_vec();
            frame.extend(samples.iter().flat_map(|sample| sample.to_le_bytes()));
            self.send_bytes(frame).await;
            self.frame += 1;
        }
    }

    /// Returns the next message. Reports each sentence as heard as soon as it is complete.
    async fn next(&mut self) -> Option<Value> {
        // The pings that a connection gets do not count as something that the service sends.
        let message = tokio::time::timeout(PATIENCE, self.receive()).await;
        message.expect("the service sends something in time")
    }

    async fn receive(&mut self) -> Option<Value> {
        loop {
            let message = self.socket.next().await?;
            match message.ok()? {
                Message::Text(text) => {
                    let message: Value = serde_json::from_str(&text).expect("JSON");
                    match message["type"].as_str() {
                        Some("ready") => {
                            let next = message["next"].as_u64().expect("a number");
                            self.frame = self.frame.max(next.try_into().expect("a frame number"));
                        }
                        Some("speech") => {
                            self.heard_ms = 0;
                            self.said.push(message["text"].as_str().expect("a text").to_owned());
                            self.rate = message["rate"].as_i64().unwrap_or(16_000);
                        }
                        Some("spoken") => {
                            let heard = json!({
                                "type": "heard", "id": message["id"], "ms": self.heard_ms, "ended": true,
                            });
                            self.send(heard).await;
                        }
                        _ => {}
                    }
                    return Some(message);
                }
                Message::Binary(sound) => {
                    *self.heard.entry(self.rate).or_default() += sound.len() - 4;
                    self.heard_ms += (sound.len() as i64 - 4) / 2 * 1_000 / self.rate;
                }
                Message::Close(frame) => {
                    self.code = frame.map(|frame| frame.code.into());
                    return None;
                }
                _ => {}
            }
        }
    }

    /// Waits for the invitee's turn. Returns the reason if the interview ends instead.
    pub async fn until_listening(&mut self) -> Option<String> {
        loop {
            let message = self.next().await.expect("the connection stays open");
            match message["type"].as_str() {
                Some("state") if message["state"] == "listening" => return None,
                Some("ended") => return Some(message["reason"].as_str().expect("a reason").to_owned()),
                _ => {}
            }
        }
    }

    /// Waits until the interviewer has spoken and listens again. Returns the reason if the interview ends instead. In
    /// between, the interviewer may think and then listen for more.
    pub async fn until_spoken_to(&mut self) -> Option<String> {
        let mut has_spoken = false;
        loop {
            let message = self.next().await.expect("the connection stays open");
            match message["type"].as_str() {
                Some("state") if message["state"] == "speaking" => has_spoken = true,
                Some("state") if message["state"] == "listening" && has_spoken => return None,
                Some("ended") => return Some(message["reason"].as_str().expect("a reason").to_owned()),
                _ => {}
            }
        }
    }

    /// Waits for a message of this type and returns it.
    pub async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.expect("the connection stays open");
            if message["type"] == kind {
                return message;
            }
        }
    }

    pub async fn until_paused(&mut self) {
        loop {
            let message = self.next().await.expect("the connection stays open");
            if message["type"] == "state" && message["state"] == "paused" {
                return;
            }
        }
    }

    /// Waits until all audio except the last half second is acknowledged.
    pub async fn until_acknowledged(&mut self) {
        loop {
            let message = self.next().await.expect("the connection stays open");
            if message["type"] == "ack"
                && message["next"].as_u64().is_some_and(|next| next + 25 > self.frame.into())
            {
                return;
            }
        }
    }

    pub async fn last(&mut self) -> Value {
        let mut last = Value::Null;
        while let Some(message) = self.next().await {
            last = message;
        }
        last
    }

    /// Waits for the service to close the connection, and returns the code if there is one.
    pub async fn closed(&mut self) -> Option<u16> {
        while self.next().await.is_some() {}
        self.code
    }

    pub async fn is_closed(&mut self) -> bool {
        while self.next().await.is_some() {}
        true
    }
}

/// Returns the WebSocket request that a page sends.
pub fn request(server: &Server, slug: &str) -> Request<()> {
    let address = format!("{}/i/{slug}/session", server.url.replacen("http", "ws", 1));
    let mut request = address.into_client_request().expect("an address");
    request.headers_mut().insert("origin", server.url.parse().expect("an origin"));
    request.headers_mut().insert("sec-websocket-protocol", "colloquy.1".parse().expect("a protocol"));
    request
}
