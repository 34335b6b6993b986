use colloquy_testkit::contract::recognizer::RecognizerWithLanguages;
use colloquy_testkit::{Fresh, NoRecognizer, PlainSpeech};

use super::*;

async fn speech() -> Fresh<Arc<dyn TextToSpeech>> {
    let plain = PlainSpeech::new(vec![Voice::new("plain", "en-GB", "Ada", None)]);
    Fresh::new(MeasuredEngines::speech(Arc::new(plain), RequestTallies::default().of("plain")))
}

async fn recognizer() -> Fresh<RecognizerWithLanguages> {
    let counter = RequestTallies::default().of("none");
    let recognizer = MeasuredEngines::recognizer(Arc::new(NoRecognizer), counter);
    Fresh::new(RecognizerWithLanguages { recognizer, known: &[], unknown: "en" })
}

colloquy_testkit::text_to_speech_contract!(speech);
colloquy_testkit::recognizer_contract!(recognizer);
