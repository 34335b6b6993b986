//! Finds servers with language models on this machine.

use std::time::Duration;

use colloquy_outbound::http::{client_builder, read_body};
use reqwest::Client;
use serde_json::Value;

/// Servers on this machine respond at once or not at all.
const CONNECT_LIMIT: Duration = Duration::from_millis(300);
const RESPONSE_LIMIT: Duration = Duration::from_secs(1);
const LIST_BYTES: usize = 256 * 1024;
const NAME_CHARACTERS: usize = 200;
/// Names of models that do not converse have one of these parts.
const OTHER_USES: [&str; 5] = ["embed", "rerank", "whisper", "bge-", "clip"];

/// The place where a program serves language models unless its operator has changed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModelServerCandidate {
    pub program: &'static str,
    /// The base URL of its OpenAI-compatible interface.
    pub url: String,
}

impl ModelServerCandidate {
    /// Returns the places on this machine, without the port on which this service listens.
    pub fn all(own_port: u16) -> Vec<ModelServerCandidate> {
        let usual = [("Ollama", 11434), ("LM Studio", 1234), ("llama.cpp", 8080), ("vLLM", 8000)];
        let places = usual.into_iter().filter(|(_, port)| *port != own_port);
        places
            .map(|(program, port)| ModelServerCandidate {
                program,
                url: format!("http://127.0.0.1:{port}/v1"),
            })
            .collect()
    }
}

/// A server that responds, and one of its models.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DetectedModelServer {
    pub place: ModelServerCandidate,
    pub model: String,
}

impl DetectedModelServer {
    /// Returns the settings of the environment that let this server conduct interviews, with the rules as its fallback.
    pub fn settings(&self) -> String {
        let DetectedModelServer { place, model } = self;
        format!(
            "COLLOQUY_AI=local,offline COLLOQUY_AI_LOCAL_URL={} COLLOQUY_AI_LOCAL_MODEL={model}",
            place.url
        )
    }
}

/// Returns the first of these servers that responds with a list of models. Sends no text, and takes about a second at
/// most for each place.
pub async fn find_local_server(places: Vec<ModelServerCandidate>) -> Option<DetectedModelServer> {
    let http = client_builder(CONNECT_LIMIT).ok()?.timeout(RESPONSE_LIMIT).build().ok()?;
    for place in places {
        if let Some(model) = first_model(&http, &place.url).await {
            return Some(DetectedModelServer { place, model });
        }
    }
    None
}

async fn first_model(http: &Client, base: &str) -> Option<String> {
    let mut response = http.get(format!("{base}/models")).send().await.ok()?;
    if !response.status().is_success() {
        return None;
    }
    let body = read_body(&mut response, LIST_BYTES).await.ok()??;
    let list: Value = serde_json::from_slice(&body).ok()?;
    let models = list.get("data")?.as_array()?;
    let names = models.iter().filter_map(|model| model.get("id")?.as_str());
    names.filter(|name| converses(name)).map(str::to_owned).next()
}

/// Returns whether a model can be suggested: it converses, and its name fits on a line of the log.
fn converses(name: &str) -> bool {
    let is_plain =
        name.chars().all(|letter| letter.is_ascii_graphic()) && !name.contains(['"', '\'', '\\', '$', '`']);
    let lower = name.to_lowercase();
    is_plain
        && (1..=NAME_CHARACTERS).contains(&name.len())
        && !OTHER_USES.iter().any(|part| lower.contains(part))
}

#[cfg(test)]
mod tests;
