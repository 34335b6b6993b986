//! A stub of an OpenAI-compatible server for chat completions.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};

/// How the server handles requests.
#[derive(Clone, Debug)]
pub enum Mood {
    Says(String),
    /// Accepts requests and never responds.
    Stalls,
    Refuses(u16),
}

struct Seen {
    mood: Mood,
    /// Connections that never get a response.
    stalled: Vec<TcpStream>,
    requests: Vec<Value>,
}

pub struct ModelServer {
    address: SocketAddr,
    seen: Arc<Mutex<Seen>>,
}

impl ModelServer {
    pub fn start(mood: Mood) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let seen = Arc::new(Mutex::new(Seen { mood, stalled: Vec::new(), requests: Vec::new() }));
        let serving = seen.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let serving = serving.clone();
                std::thread::spawn(move || respond(stream, &serving));
            }
        });
        ModelServer { address, seen }
    }

    pub fn url(&self) -> String {
        format!("http://{}/v1", self.address)
    }

    pub fn set_mood(&self, mood: Mood) {
        self.seen.lock().expect("no panic").mood = mood;
    }

    /// Returns whether a request asks for an interview guide.
    pub fn wants_guide(request: &Value) -> bool {
        request.to_string().contains("\\\"opening\\\"")
    }

    /// Returns the bodies of the requests since the last call.
    pub fn requests(&self) -> Vec<Value> {
        std::mem::take(&mut self.seen.lock().expect("no panic").requests)
    }
}

fn respond(mut stream: TcpStream, seen: &Mutex<Seen>) {
    let Some((head, body)) = request(&stream) else { return };
    let mut seen = seen.lock().expect("no panic");
    seen.requests.push(serde_json::from_slice(&body).expect("JSON"));
    let wants_guide = seen.requests.last().is_some_and(ModelServer::wants_guide);
    let is_first_message = |asked: &Value| asked.to_string().contains("the first words of the interviewer");
    let wants_question = seen.requests.last().is_some_and(is_first_message);
    let (status, body) = match &seen.mood {
        Mood::Says(text) => {
            let guide = json!({ "topics": [{ "name": "your week", "opening": text, "keywords": ["week"] }] });
            let text = match text.as_str() {
                "" => String::new(),
                _ if wants_guide => guide.to_string(),
                // A first message asks something.
                text if wants_question => text.replace('.', "?"),
                text => text.to_owned(),
            };
            let message = json!({ "role": "assistant", "content": text });
            let choice = json!({ "index": 0, "message": message, "finish_reason": "stop" });
            let usage = json!({ "prompt_tokens": 1_000, "completion_tokens": 20 });
            (200, json!({ "choices": [choice], "usage": usage }))
        }
        // Quotes the request's key, as careless servers do.
        Mood::Refuses(status) => (*status, json!({ "error": { "message": head } })),
        Mood::Stalls => return seen.stalled.push(stream),
    };
    let body = body.to_string();
    let head = format!(
        "HTTP/1.1 {status} X\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    let _ = stream.write_all((head + &body).as_bytes());
}

/// Reads the head and the body of a request.
fn request(stream: &TcpStream) -> Option<(String, Vec<u8>)> {
    let mut reader = BufReader::new(stream);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if reader.read_line(&mut head).ok()? == 0 {
            return None;
        }
    }
    let length = head.lines().find_map(|line| {
        line.to_ascii_lowercase().strip_prefix("content-length:").map(str::trim).map(str::to_owned)
    });
    let mut body = vec![0; length?.parse().ok()?];
    reader.read_exact(&mut body).ok()?;
    Some((head, body))
}
