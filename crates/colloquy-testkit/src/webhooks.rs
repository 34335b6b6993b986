use std::collections::HashMap;
use std::sync::Mutex;

use async_trait::async_trait;
use colloquy_domain::ports::{News, WebhookAnswer, WebhookCall, WebhookSender, WebhookWriter};
use colloquy_domain::text::EndpointUrl;
use tokio::sync::watch;

/// A sender that keeps what it is given, and answers for each receiver what it was told to: 204 from the start.
#[derive(Debug, Default)]
pub struct RecordingSender {
    desk: Mutex<Desk>,
    /// Counted up when stalled receivers answer.
    released: watch::Sender<usize>,
}

#[derive(Debug, Default)]
struct Desk {
    answers: HashMap<String, WebhookAnswer>,
    /// After so many calls to it.
    stalled: HashMap<String, usize>,
    calls: Vec<WebhookCall>,
    under_way: usize,
    most_under_way: usize,
}

impl RecordingSender {
    pub fn answer(&self, url: &EndpointUrl, status: u16) {
        let answer = WebhookAnswer::Answered { status, body: format!("answer {status}") };
        self.desk().answers.insert(url.as_str().to_owned(), answer);
    }

    /// From now on calls to it wait until [`RecordingSender::release`].
    pub fn stall(&self, url: &EndpointUrl) {
        self.stall_after(url, 0);
    }

    /// The same after so many calls to it.
    pub fn stall_after(&self, url: &EndpointUrl, calls: usize) {
        self.desk().stalled.insert(url.as_str().to_owned(), calls);
    }

    pub fn release(&self) {
        self.desk().stalled.clear();
        self.released.send_modify(|times| *times += 1);
    }

    /// All calls so far, in the order in which they began.
    pub fn calls(&self) -> Vec<WebhookCall> {
        self.desk().calls.clone()
    }

    pub fn calls_to(&self, url: &EndpointUrl) -> Vec<WebhookCall> {
        self.desk().calls.iter().filter(|call| call.url == *url).cloned().collect()
    }

    /// Waits until so many calls have begun.
    pub async fn until_begun(&self, count: usize) {
        while self.desk().calls.len() < count {
            tokio::task::yield_now().await;
        }
    }

    pub fn most_under_way(&self) -> usize {
        self.desk().most_under_way
    }

    fn desk(&self) -> std::sync::MutexGuard<'_, Desk> {
        self.desk.lock().expect("no test panicked here")
    }

    fn begin(&self, call: &WebhookCall) -> bool {
        let mut desk = self.desk();
        desk.calls.push(call.clone());
        desk.under_way += 1;
        desk.most_under_way = desk.most_under_way.max(desk.under_way);
        let calls = desk.calls.iter().filter(|earlier| earlier.url == call.url).count();
        desk.stalled.get(call.url.as_str()).is_some_and(|after| calls > *after)
    }
}

#[async_trait]
impl WebhookSender for RecordingSender {
    fn accepts(&self, url: &EndpointUrl) -> Result<(), String> {
        if url.as_str().starts_with("https://") { Ok(()) } else { Err("https only".to_owned()) }
    }

    async fn send(&self, call: &WebhookCall) -> WebhookAnswer {
        let mut released = self.released.subscribe();
        let is_stalled = self.begin(call);
        if is_stalled {
            let _ = released.changed().await;
        }
        let mut desk = self.desk();
        desk.under_way -= 1;
        let usual = WebhookAnswer::Answered { status: 204, body: String::new() };
        desk.answers.get(call.url.as_str()).cloned().unwrap_or(usual)
    }
}

/// Tells what it is given in the form that debugging has.
#[derive(Debug)]
pub struct PlainWriter;

impl WebhookWriter for PlainWriter {
    fn body(&self, news: &News) -> String {
        format!("{news:?}")
    }
}
