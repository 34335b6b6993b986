use colloquy_testkit::Fresh;

use super::*;

async fn fresh() -> Fresh<Arc<dyn TextToSpeech>> {
    Fresh::new(Arc::new(PicoEngine::new(2)))
}

colloquy_testkit::text_to_speech_contract!(fresh);
