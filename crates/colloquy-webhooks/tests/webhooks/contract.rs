//! Runs the contract of a webhook sender.

use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use bytes::Bytes;
use colloquy_domain::text::EndpointUrl;
use colloquy_testkit::contract::webhook_sender::{TestWebhookReceiver, WebhookSenderFixture};
use colloquy_testkit::{FreshAdapter, StubResponse, StubServer};

use crate::harness::sender;

struct StubReceiver {
    status: AtomicU16,
    received: Mutex<Vec<(String, Bytes)>>,
}

#[async_trait]
impl TestWebhookReceiver for StubReceiver {
    async fn received(&self) -> Vec<(String, Bytes)> {
        self.received.lock().expect("a list").clone()
    }

    async fn respond(&self, status: u16) {
        self.status.store(status, Ordering::SeqCst);
    }
}

async fn fresh() -> FreshAdapter<WebhookSenderFixture> {
    let receiver = Arc::new(StubReceiver { status: AtomicU16::new(204), received: Mutex::default() });
    let receiving = receiver.clone();
    let server = StubServer::start(move |request| {
        let id = request.header("webhook-id").expect("an id").to_owned();
        receiving.received.lock().expect("a list").push((id, request.body.into()));
        let status = receiving.status.load(Ordering::SeqCst);
        StubResponse { status, content_type: "text/plain", body: Vec::new() }
    })
    .await;
    let url = |text: &str| EndpointUrl::parse(text).expect("a URL");
    let fixture = WebhookSenderFixture {
        sender: Arc::new(sender("127.0.0.0/8")),
        receiver,
        url: url(&format!("{}/hook", server.url())),
        refused: url("http://10.0.0.1/hook"),
    };
    FreshAdapter::with(fixture, server)
}

colloquy_testkit::webhook_sender_contract!(fresh);
