//! Sends requests over several connections, each as soon as the last response has arrived, or at a fixed rate.

mod connection;
mod histogram;
mod paced;

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::Result;
use futures::future::try_join_all;

use crate::seed::interview_id;
pub use connection::LoadTestConnection;
pub use histogram::LatencyHistogram;
pub use paced::measure_paced;

/// The request that is repeated.
#[derive(Clone, Copy, Debug)]
pub enum LoadTestRequest {
    /// A random one of this many interviews.
    Get {
        interviews: u64,
    },
    List,
    Create,
}

/// The server to send requests to, and the API key.
#[derive(Clone, Debug)]
pub struct LoadTestTarget {
    pub address: SocketAddr,
    pub key: String,
}

#[derive(Clone, Debug)]
pub struct LoadTestRoundResult {
    pub per_second: f64,
    pub times: LatencyHistogram,
}

const NEW_INTERVIEW: &str = r#"{"prompt":"Ask about their first month: what went well, what was hard, whom they turned to, and what one thing they would change for the next person who begins. Follow up on friction with tools, and let them give examples of it.","title":"The first month","intro":"Hello, and thank you for taking the time. We would like to hear how your first month was. There are no right or wrong answers, and nothing of it is held against anybody. It takes about ten minutes, you can pause or stop at any time, and what you say is read by two people of the team only.","firstMessage":"To begin with, how would you describe your first month in a sentence or two?"}"#;

/// A pseudo-random generator, good enough to spread requests.
struct Draw(u64);

impl Draw {
    /// Returns a generator for a connection, different from those of the others.
    fn of(place: usize) -> Self {
        Draw(0x9E37_79B9_7F4A_7C15 ^ ((place as u64 + 1) << 32))
    }

    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }
}

impl LoadTestRequest {
    fn write(self, key: &str, draw: &mut Draw, bytes: &mut Vec<u8>) {
        let text = match self {
            LoadTestRequest::Get { interviews } => {
                let id = interview_id(draw.below(interviews));
                request(&format!("GET /v1/interviews/{id}"), key, None)
            }
            LoadTestRequest::List => request("GET /v1/interviews?limit=100", key, None),
            LoadTestRequest::Create => request("POST /v1/interviews", key, Some(NEW_INTERVIEW)),
        };
        bytes.clear();
        bytes.extend_from_slice(text.as_bytes());
    }
}

/// Writes a request. `line` is its method and path; a body is JSON.
pub fn request(line: &str, key: &str, body: Option<&str>) -> String {
    let head = format!("{line} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {key}\r\n");
    match body {
        None => head + "\r\n",
        Some(body) => {
            let length = body.len();
            format!("{head}Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}")
        }
    }
}

/// Sends one request.
pub async fn ask(target: &LoadTestTarget, request: LoadTestRequest) -> Result<serde_json::Value> {
    let mut bytes = Vec::new();
    request.write(&target.key, &mut Draw(1), &mut bytes);
    let mut connection = LoadTestConnection::open(target.address).await?;
    Ok(serde_json::from_slice(connection.exchange(&bytes).await?.ok()?)?)
}

pub async fn measure(
    target: &LoadTestTarget,
    request: LoadTestRequest,
    connections: usize,
    time: Duration,
) -> Result<LoadTestRoundResult> {
    let opening = (0..connections).map(|_| LoadTestConnection::open(target.address));
    let opened = try_join_all(opening).await?;
    let started = Instant::now();
    let asking = opened.into_iter().enumerate().map(|(place, connection)| {
        let target = target.clone();
        tokio::spawn(async move { ask_until(connection, &target, request, started + time, place).await })
    });
    let mut times = LatencyHistogram::default();
    for one in try_join_all(asking).await? {
        times.add(&one?);
    }
    Ok(LoadTestRoundResult { per_second: times.count() as f64 / time.as_secs_f64(), times })
}

/// Counts the responses that arrive before the deadline.
async fn ask_until(
    mut connection: LoadTestConnection,
    target: &LoadTestTarget,
    request: LoadTestRequest,
    deadline: Instant,
    place: usize,
) -> Result<LatencyHistogram> {
    let mut draw = Draw::of(place);
    let mut times = LatencyHistogram::default();
    let mut bytes = Vec::new();
    loop {
        request.write(&target.key, &mut draw, &mut bytes);
        let asked = Instant::now();
        connection.exchange(&bytes).await?.ok()?;
        let answered = Instant::now();
        if answered > deadline {
            return Ok(times);
        }
        times.record(answered - asked);
    }
}
