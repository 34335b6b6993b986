use std::sync::Arc;

use super::*;
use crate::contract::FreshAdapter;

mod speech {
    use super::*;

    async fn fresh() -> FreshAdapter<Arc<dyn TextToSpeech>> {
        let voice = |language, name| Voice::new("plain", language, name, None);
        FreshAdapter::new(Arc::new(FakeTextToSpeech::new(vec![voice("en-GB", "Ada"), voice("de-DE", "Max")])))
    }

    crate::text_to_speech_contract!(fresh);
}

mod recognizer {
    use super::*;
    use crate::contract::recognizer::RecognizerUnderTest;

    async fn fresh() -> FreshAdapter<RecognizerUnderTest> {
        let recognizer = Arc::new(RecognizerWithoutLanguages);
        FreshAdapter::new(RecognizerUnderTest { recognizer, known: &[], unknown: "en" })
    }

    crate::recognizer_contract!(fresh);
}

mod vad {
    use super::*;
    use crate::contract::voice_activity_detector::NewDetector;

    async fn fresh() -> FreshAdapter<NewDetector> {
        FreshAdapter::new(Arc::new(|| Box::new(FakeVoiceActivityDetector)))
    }

    crate::voice_activity_detector_contract!(fresh);
}

mod turn_detector {
    use super::*;
    use crate::contract::turn_detector::TurnDetectorUnderTest;

    async fn fresh() -> FreshAdapter<TurnDetectorUnderTest> {
        let detector = Arc::new(FakeTurnDetector);
        FreshAdapter::new(TurnDetectorUnderTest { detector, known: &["en", "de"], unknown: "tlh" })
    }

    crate::turn_detector_contract!(fresh);
}

mod analyst {
    use super::*;

    async fn fresh() -> FreshAdapter<Arc<dyn Analyst>> {
        FreshAdapter::new(Arc::new(FakeAnalyst))
    }

    crate::analyst_contract!(fresh);
}
