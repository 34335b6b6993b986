use std::sync::Arc;

use colloquy_testkit::Fresh;
use colloquy_testkit::contract::voice_activity_detector::NewDetector;

use super::*;

async fn fresh() -> Fresh<NewDetector> {
    Fresh::new(Arc::new(|| Box::new(NearVoice::default())))
}

colloquy_testkit::voice_activity_detector_contract!(fresh);
