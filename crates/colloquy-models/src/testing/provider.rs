//! An HTTP server that responds by a script, and counts its connections.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;

/// A gate that stays shut until a test opens it.
#[derive(Clone)]
pub struct TestLatch(Arc<Semaphore>);

impl TestLatch {
    pub fn shut() -> Self {
        TestLatch(Arc::new(Semaphore::new(0)))
    }

    pub fn open(&self) {
        self.0.add_permits(Semaphore::MAX_PERMITS / 2);
    }
}

#[derive(Clone)]
enum Step {
    Bytes(Vec<u8>),
    Wait(TestLatch),
}

/// The response to one request.
#[derive(Clone)]
pub struct ScriptedResponse {
    steps: Vec<Step>,
    is_chunked: bool,
    /// Whether the response ends as HTTP requires.
    ends_well: bool,
}

impl ScriptedResponse {
    pub fn answering(status: &str, headers: &str, body: impl AsRef<[u8]>) -> Self {
        let body = body.as_ref();
        let head = format!("HTTP/1.1 {status}\r\n{headers}content-length: {}\r\n\r\n", body.len());
        let steps = vec![Step::Bytes([head.as_bytes(), body].concat())];
        ScriptedResponse { steps, is_chunked: false, ends_well: true }
    }

    pub fn json(status: &str, body: impl AsRef<[u8]>) -> Self {
        ScriptedResponse::answering(status, "content-type: application/json\r\n", body)
    }

    pub fn events() -> Self {
        let head = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream; charset=utf-8\r\n\
                    transfer-encoding: chunked\r\n\r\n";
        ScriptedResponse {
            steps: vec![Step::Bytes(head.as_bytes().to_vec())],
            is_chunked: true,
            ends_well: true,
        }
    }

    /// Sends bytes in a chunk of their own.
    pub fn sending(mut self, bytes: impl AsRef<[u8]>) -> Self {
        let bytes = bytes.as_ref();
        let framed = if self.is_chunked {
            [format!("{:x}\r\n", bytes.len()).as_bytes(), bytes, b"\r\n"].concat()
        } else {
            bytes.to_vec()
        };
        if !bytes.is_empty() {
            self.steps.push(Step::Bytes(framed));
        }
        self
    }

    pub fn waiting(mut self, gate: &TestLatch) -> Self {
        self.steps.push(Step::Wait(gate.clone()));
        self
    }

    pub fn breaking_off(mut self) -> Self {
        self.ends_well = false;
        self
    }
}

pub struct StubProviderRequest {
    pub head: String,
    pub body: Value,
    pub raw_body: String,
}

/// Computes the response to a request.
type Respond = Box<dyn Fn(&StubProviderRequest) -> ScriptedResponse + Send + Sync>;

struct StubState {
    scripts: Mutex<VecDeque<ScriptedResponse>>,
    /// Responds when there is no script left.
    respond: Respond,
    requests: Mutex<Vec<StubProviderRequest>>,
    open: watch::Sender<usize>,
}

pub struct StubModelServer {
    url: String,
    state: Arc<StubState>,
    accepting: JoinHandle<()>,
}

impl StubModelServer {
    pub async fn start(scripts: impl IntoIterator<Item = ScriptedResponse>) -> Self {
        Self::serving(scripts, Box::new(|_| ScriptedResponse::json("500 Out Of Script", "{}"))).await
    }

    /// Starts a server that computes each response from its request.
    pub async fn computing(
        respond: impl Fn(&StubProviderRequest) -> ScriptedResponse + Send + Sync + 'static,
    ) -> Self {
        Self::serving([], Box::new(respond)).await
    }

    async fn serving(scripts: impl IntoIterator<Item = ScriptedResponse>, respond: Respond) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let state = Arc::new(StubState {
            scripts: Mutex::new(scripts.into_iter().collect()),
            respond,
            requests: Mutex::default(),
            open: watch::Sender::new(0),
        });
        let serving = Arc::clone(&state);
        let accepting = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let serving = Arc::clone(&serving);
                serving.open.send_modify(|open| *open += 1);
                tokio::spawn(async move {
                    serve(stream, &serving).await;
                    serving.open.send_modify(|open| *open -= 1);
                });
            }
        });
        StubModelServer { url, state, accepting }
    }

    pub fn url(&self) -> &str {
        &self.url
    }

    pub fn requests(&self) -> std::sync::MutexGuard<'_, Vec<StubProviderRequest>> {
        self.state.requests.lock().expect("the requests")
    }

    pub fn open(&self) -> usize {
        *self.state.open.borrow()
    }

    /// Waits until there are no connections.
    pub async fn until_disconnected(&self) {
        self.state.open.subscribe().wait_for(|open| *open == 0).await.expect("the server");
    }
}

impl Drop for StubModelServer {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

async fn serve(mut stream: TcpStream, state: &StubState) {
    // Without this, small writes would be delayed.
    stream.set_nodelay(true).expect("a stream");
    let mut received = Vec::new();
    while let Some(request) = request(&mut stream, &mut received).await {
        let script = state.scripts.lock().expect("the scripts").pop_front();
        let script = script.unwrap_or_else(|| (state.respond)(&request));
        state.requests.lock().expect("the requests").push(request);
        if !play(&mut stream, script).await {
            return;
        }
    }
}

/// Sends the response. Returns whether the connection can serve another request.
async fn play(stream: &mut TcpStream, script: ScriptedResponse) -> bool {
    for step in script.steps {
        match step {
            Step::Bytes(bytes) => {
                if stream.write_all(&bytes).await.is_err() {
                    return false;
                }
            }
            Step::Wait(gate) => {
                let mut nothing = [0; 1];
                tokio::select! {
                    permit = gate.0.acquire() => permit.expect("a gate").forget(),
                    _ = stream.read(&mut nothing) => return false,
                }
            }
        }
    }
    if script.is_chunked && script.ends_well {
        return stream.write_all(b"0\r\n\r\n").await.is_ok();
    }
    script.ends_well
}

async fn request(stream: &mut TcpStream, received: &mut Vec<u8>) -> Option<StubProviderRequest> {
    let end = loop {
        match received.windows(4).position(|bytes| bytes == b"\r\n\r\n") {
            Some(end) => break end + 4,
            None => more(stream, received).await?,
        }
    };
    let head = String::from_utf8(received[..end].to_vec()).expect("a head of text").to_lowercase();
    let length = head.lines().find_map(|line| line.strip_prefix("content-length:")).expect("a length");
    let length: usize = length.trim().parse().expect("a length");
    while received.len() < end + length {
        more(stream, received).await?;
    }
    let raw_body = String::from_utf8(received[end..end + length].to_vec()).expect("a body of text");
    received.drain(..end + length);
    let body = serde_json::from_str(&raw_body).expect("a body of JSON");
    Some(StubProviderRequest { head, body, raw_body })
}

async fn more(stream: &mut TcpStream, received: &mut Vec<u8>) -> Option<()> {
    let read = stream.read_buf(received).await.ok()?;
    (read > 0).then_some(())
}
