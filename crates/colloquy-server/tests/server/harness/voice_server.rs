//! A stub of an OpenAI-compatible server for the three requests of an interview: chat completions, which it streams,
//! transcriptions and speech. It rejects requests that the OpenAI documentation does not allow.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex};

use serde_json::{Value, json};

/// How the server handles requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    Works,
    /// Responds only once the mood changes.
    Waits,
    Refuses(u16),
    /// Accepts requests and never responds.
    Stalls,
    /// Closes the connection in the middle of a response.
    Cuts,
}

pub const RATE: i64 = 24_000;
pub const HEARD: &str = "The people were kind, and I learned a lot.";
pub const REPLY: &str = "Thank you. What was hard?";
/// What it writes if it is not asked for a reply.
const TEXT: &str = "Thank you for coming. How was your first week at work?";

struct Seen {
    mood: Mood,
    changed: Arc<Condvar>,
    /// Connections that never get a response.
    stalled: Vec<TcpStream>,
    /// The number of requests per path.
    requests: BTreeMap<String, usize>,
    faults: Vec<String>,
}

pub struct VoiceServer {
    address: SocketAddr,
    seen: Arc<Mutex<Seen>>,
}

struct Request {
    path: String,
    head: String,
    body: Vec<u8>,
}

impl VoiceServer {
    /// Starts a server that requires this key in each request.
    pub fn start(key: &'static str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let seen = Seen {
            mood: Mood::Works,
            changed: Arc::default(),
            stalled: Vec::new(),
            requests: BTreeMap::new(),
            faults: Vec::new(),
        };
        let seen = Arc::new(Mutex::new(seen));
        let serving = seen.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let serving = serving.clone();
                std::thread::spawn(move || respond(stream, key, &serving));
            }
        });
        VoiceServer { address, seen }
    }

    pub fn url(&self) -> String {
        format!("http://{}/v1", self.address)
    }

    pub fn set_mood(&self, mood: Mood) {
        let mut seen = self.seen.lock().expect("no panic");
        seen.mood = mood;
        seen.changed.notify_all();
    }

    /// Returns the number of requests per path, and all faults in them.
    pub fn requests(&self) -> (BTreeMap<String, usize>, Vec<String>) {
        let seen = self.seen.lock().expect("no panic");
        (seen.requests.clone(), seen.faults.clone())
    }
}

fn respond(mut stream: TcpStream, key: &str, seen: &Mutex<Seen>) {
    let Some(request) = read(&stream) else { return };
    let response_to = response_to(&request, key);
    let mut seen = seen.lock().expect("no panic");
    let changed = seen.changed.clone();
    seen = changed.wait_while(seen, |seen| seen.mood == Mood::Waits).expect("no panic");
    *seen.requests.entry(request.path.clone()).or_default() += 1;
    let whole = match response_to {
        Ok((kind, parts)) => chunked(kind, &parts),
        Err(fault) => {
            let rejection = rejection(400, &fault);
            seen.faults.push(format!("{}: {fault}", request.path));
            rejection
        }
    };
    let _ = match seen.mood {
        Mood::Works | Mood::Waits => stream.write_all(&whole),
        // Quotes the request's key, as careless servers do.
        Mood::Refuses(status) => stream.write_all(&rejection(status, &request.head)),
        Mood::Cuts => stream.write_all(&whole[..whole.len() * 2 / 3]),
        Mood::Stalls => return seen.stalled.push(stream),
    };
}

fn rejection(status: u16, words: &str) -> Vec<u8> {
    let body = json!({ "error": { "message": words, "type": "error" } }).to_string();
    let kind = "Content-Type: application/json\r\nConnection: close";
    format!("HTTP/1.1 {status} X\r\n{kind}\r\nContent-Length: {}\r\n\r\n{body}", body.len()).into_bytes()
}

fn chunked(kind: &str, parts: &[Vec<u8>]) -> Vec<u8> {
    let kind = format!("Content-Type: {kind}\r\nConnection: close");
    let mut response =
        format!("HTTP/1.1 200 OK\r\n{kind}\r\nTransfer-Encoding: chunked\r\n\r\n").into_bytes();
    for part in parts {
        response.extend(format!("{:x}\r\n", part.len()).into_bytes());
        response.extend(part);
        response.extend(b"\r\n");
    }
    response.extend(b"0\r\n\r\n");
    response
}

type ResponseBody = (&'static str, Vec<Vec<u8>>);

fn response_to(request: &Request, key: &str) -> Result<ResponseBody, String> {
    if !request.head.contains(&format!("authorization: Bearer {key}\r\n")) {
        return Err("no key".to_owned());
    }
    match request.path.as_str() {
        "/v1/chat/completions" => chat(&json_of(request)?),
        "/v1/audio/transcriptions" => transcription(request),
        "/v1/audio/speech" => speech(&json_of(request)?),
        path => Err(format!("no such path {path}")),
    }
}

fn json_of(request: &Request) -> Result<Value, String> {
    serde_json::from_slice(&request.body).map_err(|error| error.to_string())
}

fn chat(body: &Value) -> Result<ResponseBody, String> {
    let messages = body["messages"].as_array().ok_or("no messages")?;
    if body["model"] != "small-1" || messages.is_empty() {
        return Err(format!("{body}"));
    }
    if body["stream"] != true {
        let choice = json!({ "index": 0, "message": { "role": "assistant", "content": TEXT }, "finish_reason": "stop" });
        let usage = json!({ "prompt_tokens": 100, "completion_tokens": 7, "total_tokens": 107 });
        let body = json!({ "object": "chat.completion", "choices": [choice], "usage": usage });
        return Ok(("application/json", vec![body.to_string().into_bytes()]));
    }
    let event = |delta: Value, end: Value| {
        let choice = json!({ "index": 0, "delta": delta, "finish_reason": end });
        format!("data: {}\n\n", json!({ "object": "chat.completion.chunk", "choices": [choice] }))
    };
    let mut events = event(json!({ "role": "assistant", "content": "" }), Value::Null);
    for word in REPLY.split_inclusive(' ') {
        events.push_str(&event(json!({ "content": word }), Value::Null));
    }
    events.push_str(&event(json!({}), json!("stop")));
    events.push_str("data: [DONE]\n\n");
    // The chunks split events and characters anywhere.
    Ok(("text/event-stream", events.into_bytes().chunks(37).map(<[u8]>::to_vec).collect()))
}

fn transcription(request: &Request) -> Result<ResponseBody, String> {
    let kind = "content-type: multipart/form-data; boundary=";
    let boundary = request.head.split(kind).nth(1).and_then(|rest| rest.lines().next());
    let boundary = format!("--{}", boundary.ok_or("no boundary")?.trim_matches('"'));
    let body = String::from_utf8_lossy(&request.body);
    let part = |name: &str| {
        let mut parts = body.split(&boundary);
        let part = parts.find(|part| part.contains(&format!("; name=\"{name}\"")));
        let content = part.and_then(|part| part.split_once("\r\n\r\n"));
        content.map(|(_, content)| content.trim_end_matches("\r\n")).ok_or(format!("no {name}"))
    };
    let fields = (part("model")?, part("language")?, part("response_format")?);
    if fields != ("whisper-1", "en", "json") {
        return Err(format!("{fields:?}"));
    }
    if !part("file")?.starts_with("RIFF") || !body.contains("filename=\"") {
        return Err("no WAV file with a name".to_owned());
    }
    Ok(("application/json", vec![json!({ "text": HEARD }).to_string().into_bytes()]))
}

fn speech(body: &Value) -> Result<ResponseBody, String> {
    let fields = (&body["model"], &body["voice"], &body["response_format"]);
    if fields != (&json!("tts-1"), &json!("alloy"), &json!("pcm")) {
        return Err(format!("{body}"));
    }
    let letters = body["input"].as_str().filter(|input| (1..=4_096).contains(&input.len()));
    let letters = letters.ok_or("no input")?.len();
    let wave = |at: usize| (f64::sin(at as f64 / 20.0) * 8_000.0) as i16;
    let samples: Vec<u8> = (0..letters * 600).flat_map(|at| wave(at).to_le_bytes()).collect();
    // The odd chunk size splits samples.
    Ok(("audio/pcm", samples.chunks(4_095).map(<[u8]>::to_vec).collect()))
}

fn read(stream: &TcpStream) -> Option<Request> {
    let mut reader = BufReader::new(stream);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if reader.read_line(&mut head).ok()? == 0 {
            return None;
        }
    }
    let lower = head.to_ascii_lowercase();
    let length = lower.lines().find_map(|line| line.strip_prefix("content-length:"))?;
    let mut body = vec![0; length.trim().parse().ok()?];
    reader.read_exact(&mut body).ok()?;
    let path = head.strip_prefix("POST ")?.split(' ').next()?.to_owned();
    Some(Request { path, head, body })
}
