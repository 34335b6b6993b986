use std::collections::HashMap;
use std::sync::Mutex;

use async_trait::async_trait;
use colloquy_domain::erasure::Erasure;
use colloquy_domain::event::Event;
use colloquy_domain::ports::{
    EventWithSubject, WebhookRequest, WebhookResponse, WebhookSender, WebhookSerializer,
};
use colloquy_domain::text::EndpointUrl;
use colloquy_domain::webhook::WebhookResponseStatus;
use tokio::sync::watch;

/// A sender that records its requests and returns a configured response for each receiver, initially 204.
#[derive(Debug, Default)]
pub struct FakeWebhookSender {
    state: Mutex<SenderState>,
    /// Incremented when stalled receivers respond.
    released: watch::Sender<usize>,
}

#[derive(Debug, Default)]
struct SenderState {
    answers: HashMap<String, WebhookResponse>,
    /// The number of requests after which a receiver stalls.
    stalled: HashMap<String, usize>,
    calls: Vec<WebhookRequest>,
    in_flight: usize,
    most_under_way: usize,
}

impl FakeWebhookSender {
    pub fn answer(&self, url: &EndpointUrl, status: u16) {
        let body = format!("answer {status}");
        let answer = WebhookResponse::Answered { status: WebhookResponseStatus(status), body };
        self.state().answers.insert(url.as_str().to_owned(), answer);
    }

    /// Makes requests to this receiver wait until [`FakeWebhookSender::release`].
    pub fn stall(&self, url: &EndpointUrl) {
        self.stall_after(url, 0);
    }

    /// Makes requests to this receiver wait after the first `calls` requests.
    pub fn stall_after(&self, url: &EndpointUrl, calls: usize) {
        self.state().stalled.insert(url.as_str().to_owned(), calls);
    }

    pub fn release(&self) {
        self.state().stalled.clear();
        self.released.send_modify(|times| *times += 1);
    }

    /// Returns all requests in the order in which they began.
    pub fn calls(&self) -> Vec<WebhookRequest> {
        self.state().calls.clone()
    }

    pub fn calls_to(&self, url: &EndpointUrl) -> Vec<WebhookRequest> {
        self.state().calls.iter().filter(|call| call.url == *url).cloned().collect()
    }

    /// Waits until `count` requests have started.
    pub async fn until_begun(&self, count: usize) {
        while self.state().calls.len() < count {
            tokio::task::yield_now().await;
        }
    }

    pub fn most_under_way(&self) -> usize {
        self.state().most_under_way
    }

    fn state(&self) -> std::sync::MutexGuard<'_, SenderState> {
        self.state.lock().expect("no test panicked here")
    }

    fn begin(&self, call: &WebhookRequest) -> bool {
        let mut state = self.state();
        state.calls.push(call.clone());
        state.in_flight += 1;
        state.most_under_way = state.most_under_way.max(state.in_flight);
        let calls = state.calls.iter().filter(|earlier| earlier.url == call.url).count();
        state.stalled.get(call.url.as_str()).is_some_and(|after| calls > *after)
    }
}

#[async_trait]
impl WebhookSender for FakeWebhookSender {
    fn accepts(&self, url: &EndpointUrl) -> Result<(), String> {
        if url.as_str().starts_with("https://") { Ok(()) } else { Err("https only".to_owned()) }
    }

    async fn send(&self, call: &WebhookRequest) -> WebhookResponse {
        let mut released = self.released.subscribe();
        let is_stalled = self.begin(call);
        if is_stalled {
            let _ = released.changed().await;
        }
        let mut state = self.state();
        state.in_flight -= 1;
        let no_content =
            WebhookResponse::Answered { status: WebhookResponseStatus(204), body: String::new() };
        state.answers.get(call.url.as_str()).cloned().unwrap_or(no_content)
    }
}

/// A serializer that renders the debug format.
#[derive(Debug)]
pub struct DebugWebhookSerializer;

impl WebhookSerializer for DebugWebhookSerializer {
    fn body(&self, snapshot: &EventWithSubject) -> String {
        format!("{snapshot:?}")
    }

    fn erased(&self, _: &Event, erasure: &Erasure) -> String {
        format!("{erasure:?}")
    }
}

#[cfg(test)]
mod tests;
