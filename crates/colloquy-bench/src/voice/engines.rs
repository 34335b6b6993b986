//! A server that recognizes and speaks instantly, so that what remains of a reply's time is the service's
//! own.

use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::Result;
use serde_json::json;

use crate::stub::{StubEngineServer, response};

/// The service's file of voices, which makes this server the speech engine.
pub const VOICES: &str =
    "[[voice]]\nprovider = \"openai\"\nlanguage = \"en\"\nname = \"alloy\"\nlabel = \"Alloy\"\n";

const RATE: usize = 24_000;

pub fn start() -> Result<StubEngineServer> {
    let wave = |at: usize| (f64::sin(at as f64 / 20.0) * 8_000.0) as i16;
    let second: Vec<u8> = (0..RATE).flat_map(|at| wave(at).to_le_bytes()).collect();
    let speech = response("audio/pcm", &second);
    let transcriptions = AtomicU64::new(0);
    StubEngineServer::start(move |request| {
        if request.starts_with(b"POST /v1/audio/speech ") {
            return speech.clone();
        }
        let number = transcriptions.fetch_add(1, Ordering::Relaxed) + 1;
        // The reply to a briefer one waits, in case more follows.
        let heard = format!(
            "That was answer {number}, and I said a few more words with it, because there was so much to tell."
        );
        let heard = json!({ "text": heard });
        response("application/json", heard.to_string().as_bytes())
    })
}
