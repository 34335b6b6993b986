//! A server that recognizes and speaks instantly, so that what remains of a reply's time is the service's
//! own.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::Result;
use serde_json::json;

/// The service's file of voices, which makes this server the speech engine.
pub const VOICES: &str =
    "[[voice]]\nprovider = \"openai\"\nlanguage = \"en\"\nname = \"alloy\"\nlabel = \"Alloy\"\n";

const RATE: usize = 24_000;

pub struct InstantEngines {
    address: SocketAddr,
}

impl InstantEngines {
    pub fn start() -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let address = listener.local_addr()?;
        let wave = |at: usize| (f64::sin(at as f64 / 20.0) * 8_000.0) as i16;
        let second: Vec<u8> = (0..RATE).flat_map(|at| wave(at).to_le_bytes()).collect();
        let speech: Arc<[u8]> = answer("audio/pcm", &second).into();
        let transcriptions = Arc::new(AtomicU64::new(0));
        std::thread::Builder::new().name("engines".to_owned()).spawn(move || {
            for stream in listener.incoming().flatten() {
                let (speech, transcriptions) = (speech.clone(), transcriptions.clone());
                std::thread::spawn(move || serve(stream, &speech, &transcriptions));
            }
        })?;
        Ok(InstantEngines { address })
    }

    pub fn url(&self) -> String {
        format!("http://{}/v1", self.address)
    }
}

fn answer(kind: &str, body: &[u8]) -> Vec<u8> {
    let head = format!("HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\r\n", body.len());
    [head.as_bytes(), body].concat()
}

/// Serves requests until the connection ends.
fn serve(mut stream: TcpStream, speech: &[u8], transcriptions: &AtomicU64) -> Option<()> {
    stream.set_nodelay(true).ok()?;
    let (mut received, mut buffer) = (Vec::new(), vec![0; 64 * 1_024]);
    loop {
        let read = stream.read(&mut buffer).ok().filter(|read| *read > 0)?;
        received.extend_from_slice(&buffer[..read]);
        let Some(length) = request_length(&received).filter(|length| received.len() >= *length) else {
            continue;
        };
        if received.starts_with(b"POST /v1/audio/speech ") {
            stream.write_all(speech).ok()?;
        } else {
            let number = transcriptions.fetch_add(1, Ordering::Relaxed) + 1;
            let heard = json!({ "text": format!("That was answer {number}.") });
            stream.write_all(&answer("application/json", heard.to_string().as_bytes())).ok()?;
        }
        received.drain(..length);
    }
}

/// Returns the length of a request once its head has arrived.
fn request_length(received: &[u8]) -> Option<usize> {
    let head_length = received.windows(4).position(|four| four == b"\r\n\r\n")? + 4;
    let head = String::from_utf8_lossy(&received[..head_length]).to_ascii_lowercase();
    let length = head.lines().find_map(|line| line.strip_prefix("content-length:"))?;
    Some(head_length + length.trim().parse::<usize>().ok()?)
}
