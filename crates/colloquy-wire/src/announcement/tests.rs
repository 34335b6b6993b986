use std::sync::Arc;

use colloquy_testkit::Fresh;

use super::*;

async fn fresh() -> Fresh<Arc<dyn WebhookSerializer>> {
    Fresh::new(Arc::new(JsonWebhookSerializer))
}

colloquy_testkit::webhook_serializer_contract!(fresh);
