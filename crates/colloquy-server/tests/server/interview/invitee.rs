//! An invitee's page, as far as the service sees it: it plays what it is sent at once.

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

const PATIENCE: Duration = Duration::from_secs(30);

pub struct Invitee {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// How long each announced sentence is, in ms.
    heard_ms: i64,
    rate: i64,
    /// The next frame of the invitee's own sound.
    frame: u32,
    /// How many bytes of speech have come at each rate.
    pub heard: BTreeMap<i64, usize>,
    /// The sentences of the interviewer that have come.
    pub said: Vec<String>,
    /// The code with which the other side closed the connection.
    code: Option<u16>,
}

impl Invitee {
    pub async fn consent(server: &Server, slug: &str) {
        let request = server.request("POST", &format!("/i/{slug}/consent")).header("origin", &server.url);
        let answer = request.body(r#"{"version":"1"}"#).send().await.expect("an answer");
        assert_eq!(answer.status(), 204);
    }

    /// Whether there is a connection, and not a refusal for now.
    pub async fn is_let_in(server: &Server, slug: &str) -> bool {
        match connect_async(request(server, slug)).await {
            Ok(_) => true,
            Err(Error::Http(refusal)) => {
                assert_eq!(refusal.status(), 503);
                false
            }
            Err(other) => panic!("{other}"),
        }
    }

    pub async fn come(server: &Server, slug: &str) -> Self {
        let hello = json!({ "type": "hello", "microphone": false, "next": null });
        Invitee::begin_with(server, slug, hello).await
    }

    /// Connects and says this first.
    pub async fn begin_with(server: &Server, slug: &str, first: Value) -> Self {
        let (socket, response) = connect_async(request(server, slug)).await.expect("it is connected");
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
        // Who is refused may be hung up on before.
        let _ = invitee.socket.send(Message::text(first.to_string())).await;
        invitee
    }

    pub async fn tell(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.expect("it is sent");
    }

    pub async fn types(&mut self, text: &str) {
        self.tell(json!({ "type": "text", "text": text })).await;
    }

    /// Until the other side has had enough.
    pub async fn types_often(&mut self, text: &str, times: usize) {
        let message = json!({ "type": "text", "text": text }).to_string();
        for _ in 0..times {
            if self.socket.feed(Message::text(message.clone())).await.is_err() {
                return;
            }
        }
        let _ = self.socket.flush().await;
    }

    pub async fn sends(&mut self, bytes: Vec<u8>) {
        // The other side may have closed already.
        let _ = self.socket.send(Message::binary(bytes)).await;
    }

    /// With a pause of a second at the end.
    pub async fn speaks(&mut self, samples: &[i16]) {
        self.says(&[samples, &[0; 16_000][..]].concat()).await;
    }

    /// Frames of 20 ms as the microphone gives them.
    pub async fn says(&mut self, samples: &[i16]) {
        for samples in samples.chunks_exact(320) {
            let mut frame = self.frame.to_le_bytes().to_vec();
            frame.extend(samples.iter().flat_map(|sample| sample.to_le_bytes()));
            self.sends(frame).await;
            self.frame += 1;
        }
    }

    /// The next message; sound is heard to its end at once.
    async fn next(&mut self) -> Option<Value> {
        loop {
            let message =
                tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("it says something")?;
            match message.ok()? {
                Message::Text(text) => {
                    let told: Value = serde_json::from_str(&text).expect("JSON");
                    match told["type"].as_str() {
                        Some("ready") => {
                            let next = told["next"].as_u64().expect("a number");
                            self.frame = self.frame.max(next.try_into().expect("it is small"));
                        }
                        Some("speech") => {
                            self.heard_ms = 0;
                            self.said.push(told["text"].as_str().expect("a text").to_owned());
                            self.rate = told["rate"].as_i64().unwrap_or(16_000);
                        }
                        Some("spoken") => {
                            let heard = json!({
                                "type": "heard", "id": told["id"], "ms": self.heard_ms, "ended": true,
                            });
                            self.tell(heard).await;
                        }
                        _ => {}
                    }
                    return Some(told);
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

    /// Until it is the invitee's turn; the reason when the interview is over instead.
    pub async fn until_listening(&mut self) -> Option<String> {
        loop {
            let told = self.next().await.expect("the connection holds");
            match told["type"].as_str() {
                Some("state") if told["state"] == "listening" => return None,
                Some("ended") => return Some(told["reason"].as_str().expect("a reason").to_owned()),
                _ => {}
            }
        }
    }

    /// Until this is said, which is answered.
    pub async fn until(&mut self, kind: &str) -> Value {
        loop {
            let told = self.next().await.expect("the connection holds");
            if told["type"] == kind {
                return told;
            }
        }
    }

    pub async fn until_paused(&mut self) {
        loop {
            let told = self.next().await.expect("the connection holds");
            if told["type"] == "state" && told["state"] == "paused" {
                return;
            }
        }
    }

    /// Until what was said up to half a second ago is safe.
    pub async fn until_acknowledged(&mut self) {
        loop {
            let told = self.next().await.expect("the connection holds");
            if told["type"] == "ack"
                && told["next"].as_u64().is_some_and(|next| next + 25 > self.frame.into())
            {
                return;
            }
        }
    }

    pub async fn last(&mut self) -> Value {
        let mut last = Value::Null;
        while let Some(told) = self.next().await {
            last = told;
        }
        last
    }

    /// The code with which the other side closes the connection, if it says one.
    pub async fn closed(&mut self) -> Option<u16> {
        while self.next().await.is_some() {}
        self.code
    }

    pub async fn is_closed(&mut self) -> bool {
        while self.next().await.is_some() {}
        true
    }
}

/// For a connection, as a page makes it.
pub fn request(server: &Server, slug: &str) -> Request<()> {
    let address = format!("{}/i/{slug}/session", server.url.replacen("http", "ws", 1));
    let mut request = address.into_client_request().expect("an address");
    request.headers_mut().insert("origin", server.url.parse().expect("an origin"));
    request.headers_mut().insert("sec-websocket-protocol", "colloquy.1".parse().expect("a protocol"));
    request
}
