use colloquy_testkit::contract::recognizer::RecognizerUnderTest;
use colloquy_testkit::contract::turn_detector::TurnDetectorUnderTest;
use colloquy_testkit::{FakeTextToSpeech, FakeTurnDetector, FreshAdapter, RecognizerWithoutLanguages};

use super::*;

async fn speech() -> FreshAdapter<Arc<dyn TextToSpeech>> {
    let plain = FakeTextToSpeech::new(vec![Voice::new("plain", "en-GB", "Ada", None)]);
    FreshAdapter::new(InstrumentedEngine::speech(
        Arc::new(plain),
        EngineRequestTallies::default().of("plain"),
    ))
}

async fn recognizer() -> FreshAdapter<RecognizerUnderTest> {
    let counter = EngineRequestTallies::default().of("none");
    let recognizer = InstrumentedEngine::recognizer(Arc::new(RecognizerWithoutLanguages), counter);
    FreshAdapter::new(RecognizerUnderTest { recognizer, known: &[], unknown: "en" })
}

colloquy_testkit::text_to_speech_contract!(speech);
colloquy_testkit::recognizer_contract!(recognizer);

mod turn_detector {
    use super::*;

    async fn fresh() -> FreshAdapter<TurnDetectorUnderTest> {
        let counter = EngineRequestTallies::default().of("silence");
        let detector = InstrumentedEngine::turn_detector(Arc::new(FakeTurnDetector), counter);
        FreshAdapter::new(TurnDetectorUnderTest { detector, known: &["en"], unknown: "tlh" })
    }

    colloquy_testkit::turn_detector_contract!(fresh);
}
