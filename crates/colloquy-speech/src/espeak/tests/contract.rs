use std::sync::Arc;

use colloquy_testkit::Fresh;

use super::*;

async fn fresh() -> Fresh<Arc<dyn TextToSpeech>> {
    Fresh::new(Arc::new(voices()))
}

colloquy_testkit::text_to_speech_contract!(fresh);
