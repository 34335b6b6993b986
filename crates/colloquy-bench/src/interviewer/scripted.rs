//! A provider with a script: it asks general questions in English and never listens. It shows that the evaluation
//! reaches a provider through the adapters, and what the figures of an interviewer are that does not listen.

use std::sync::Arc;

use anyhow::Result;
use serde_json::{Value, json};

use crate::stub::{StubEngineServer, response};

const QUESTIONS: [&str; 6] = [
    "Thank you. What happened then?",
    "I see. How was that for you?",
    "Could you give me an example?",
    "What would you change about it?",
    // Asked before.
    "Could you give me an example?",
    "Is there anything else you would like to add?",
];
const FAREWELL: &str = "Thank you very much for your time. Goodbye.\n[[CLOSE]]";
const TEXT: &str = "What comes to mind first?";

pub struct ScriptedModelServer(StubEngineServer);

impl ScriptedModelServer {
    pub fn start() -> Result<Self> {
        Ok(ScriptedModelServer(StubEngineServer::start(respond)?))
    }

    pub fn url(&self) -> String {
        self.0.url()
    }
}

fn respond(request: &[u8]) -> Arc<[u8]> {
    let body =
        request.windows(4).position(|four| four == b"\r\n\r\n").map_or(request, |head| &request[head + 4..]);
    let request: Value = serde_json::from_slice(body).unwrap_or_default();
    if request["stream"] == true { streamed(&line(&request)) } else { whole(&request) }
}

/// Returns the line of the script that follows the answers in the request.
fn line(request: &Value) -> String {
    let messages = request["messages"].as_array().map(Vec::as_slice).unwrap_or_default();
    let answers = messages.iter().filter(|message| message["role"] == "user").count();
    QUESTIONS.get(answers.saturating_sub(1)).copied().unwrap_or(FAREWELL).to_owned()
}

fn streamed(text: &str) -> Arc<[u8]> {
    let event = |delta: Value, end: Option<&str>| {
        let choice = json!({ "index": 0, "delta": delta, "finish_reason": end });
        format!("data: {}\n\n", json!({ "choices": [choice] }))
    };
    let events =
        event(json!({ "content": text }), None) + &event(json!({}), Some("stop")) + "data: [DONE]\n\n";
    response("text/event-stream", events.as_bytes())
}

fn whole(request: &Value) -> Arc<[u8]> {
    let analysis = json!({
        "summary": "The person answered some questions.", "sentiment": "neutral", "findings": [], "remarks": [],
    });
    let wants_json = request.get("response_format").is_some();
    let text = if wants_json { analysis.to_string() } else { TEXT.to_owned() };
    let message = json!({ "role": "assistant", "content": text });
    let body = json!({ "choices": [{ "index": 0, "message": message, "finish_reason": "stop" }] });
    response("application/json", body.to_string().as_bytes())
}
