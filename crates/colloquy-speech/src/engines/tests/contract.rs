use colloquy_testkit::{FakeTextToSpeech, FreshAdapter};

use super::*;
use crate::PicoEngine;

/// Returns the built-in voices, an engine that is left out because it has their provider, and one elsewhere.
async fn fresh() -> FreshAdapter<Arc<dyn TextToSpeech>> {
    let plain = |voices| Arc::new(FakeTextToSpeech::new(voices)) as Arc<dyn TextToSpeech>;
    let here = FallbackTextToSpeech::new([
        Arc::new(PicoEngine::default()) as Arc<dyn TextToSpeech>,
        plain(vec![voice("pico", "Ada"), voice("plain", "Eve")]),
    ]);
    FreshAdapter::new(Arc::new(here.with_remote(plain(vec![voice("elsewhere", "Max")]))))
}

colloquy_testkit::text_to_speech_contract!(fresh);
