use std::sync::Arc;

use colloquy_testkit::FreshAdapter;

use super::*;

async fn fresh() -> FreshAdapter<Arc<dyn WebhookSerializer>> {
    FreshAdapter::new(Arc::new(JsonWebhookSerializer))
}

colloquy_testkit::webhook_serializer_contract!(fresh);
