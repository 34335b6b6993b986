use std::sync::Arc;

use colloquy_testkit::FreshAdapter;

use super::*;

async fn fresh() -> FreshAdapter<Arc<dyn TextToSpeech>> {
    FreshAdapter::new(Arc::new(voices()))
}

colloquy_testkit::text_to_speech_contract!(fresh);
