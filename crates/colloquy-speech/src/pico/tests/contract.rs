use colloquy_testkit::FreshAdapter;

use super::*;

async fn fresh() -> FreshAdapter<Arc<dyn TextToSpeech>> {
    FreshAdapter::new(Arc::new(PicoEngine::new(2)))
}

colloquy_testkit::text_to_speech_contract!(fresh);
