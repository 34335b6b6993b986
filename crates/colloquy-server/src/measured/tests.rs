use colloquy_testkit::contract::recognizer::RecognizerWithLanguages;
use colloquy_testkit::contract::turn_detector::DetectorWithLanguages;
use colloquy_testkit::{Fresh, NoRecognizer, PlainSpeech, SilenceTurnDetector};

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

mod turn_detector {
    use super::*;

    async fn fresh() -> Fresh<DetectorWithLanguages> {
        let counter = RequestTallies::default().of("silence");
        let detector = MeasuredEngines::turn_detector(Arc::new(SilenceTurnDetector), counter);
        Fresh::new(DetectorWithLanguages { detector, known: &["en"], unknown: "tlh" })
    }

    colloquy_testkit::turn_detector_contract!(fresh);
}
