use std::sync::Arc;

use super::*;
use crate::contract::FreshAdapter;
use crate::contract::webhook_sender::{TestWebhookReceiver, WebhookSenderFixture};
use crate::sample::text;

const URL: &str = "https://example.org/hook";

#[async_trait]
impl TestWebhookReceiver for FakeWebhookSender {
    async fn received(&self) -> Vec<(String, bytes::Bytes)> {
        self.calls().into_iter().map(|call| (call.id, call.body)).collect()
    }

    async fn respond(&self, status: u16) {
        self.answer(&text(EndpointUrl::parse, URL), status);
    }
}

mod sender {
    use super::*;

    async fn fresh() -> FreshAdapter<WebhookSenderFixture> {
        let sender = Arc::new(FakeWebhookSender::default());
        FreshAdapter::new(WebhookSenderFixture {
            sender: sender.clone(),
            receiver: sender,
            url: text(EndpointUrl::parse, URL),
            refused: text(EndpointUrl::parse, "http://example.org/hook"),
        })
    }

    crate::webhook_sender_contract!(fresh);
}

mod serializer {
    use super::*;

    async fn fresh() -> FreshAdapter<Arc<dyn WebhookSerializer>> {
        FreshAdapter::new(Arc::new(DebugWebhookSerializer))
    }

    crate::webhook_serializer_contract!(fresh);
}
