use std::sync::Arc;

use super::*;
use crate::contract::Fresh;

mod speech {
    use super::*;

    async fn fresh() -> Fresh<Arc<dyn TextToSpeech>> {
        let voice = |language, name| Voice::new("plain", language, name, None);
        Fresh::new(Arc::new(PlainSpeech::new(vec![voice("en-GB", "Ada"), voice("de-DE", "Max")])))
    }

    crate::text_to_speech_contract!(fresh);
}

mod recognizer {
    use super::*;
    use crate::contract::recognizer::RecognizerWithLanguages;

    async fn fresh() -> Fresh<RecognizerWithLanguages> {
        let recognizer = Arc::new(NoRecognizer);
        Fresh::new(RecognizerWithLanguages { recognizer, known: &[], unknown: "en" })
    }

    crate::recognizer_contract!(fresh);
}

mod vad {
    use super::*;
    use crate::contract::voice_activity_detector::NewDetector;

    async fn fresh() -> Fresh<NewDetector> {
        Fresh::new(Arc::new(|| Box::new(LoudnessDetector)))
    }

    crate::voice_activity_detector_contract!(fresh);
}

mod turn_detector {
    use super::*;
    use crate::contract::turn_detector::DetectorWithLanguages;

    async fn fresh() -> Fresh<DetectorWithLanguages> {
        let detector = Arc::new(SilenceTurnDetector);
        Fresh::new(DetectorWithLanguages { detector, known: &["en", "de"], unknown: "tlh" })
    }

    crate::turn_detector_contract!(fresh);
}

mod analyst {
    use super::*;

    async fn fresh() -> Fresh<Arc<dyn Analyst>> {
        Fresh::new(Arc::new(CountingAnalyst))
    }

    crate::analyst_contract!(fresh);
}
