use colloquy_testkit::{Fresh, PlainSpeech};

use super::*;
use crate::PicoEngine;

/// Returns the built-in voices, an engine that is left out because it has their provider, and one elsewhere.
async fn fresh() -> Fresh<Arc<dyn TextToSpeech>> {
    let plain = |voices| Arc::new(PlainSpeech::new(voices)) as Arc<dyn TextToSpeech>;
    let here = SpeechEngines::new([
        Arc::new(PicoEngine::default()) as Arc<dyn TextToSpeech>,
        plain(vec![voice("pico", "Ada"), voice("plain", "Eve")]),
    ]);
    Fresh::new(Arc::new(here.with_remote(plain(vec![voice("elsewhere", "Max")]))))
}

colloquy_testkit::text_to_speech_contract!(fresh);
