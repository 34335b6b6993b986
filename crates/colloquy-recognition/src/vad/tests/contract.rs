use std::sync::Arc;

use colloquy_testkit::FreshAdapter;
use colloquy_testkit::contract::voice_activity_detector::NewDetector;

use super::*;

async fn fresh() -> FreshAdapter<NewDetector> {
    FreshAdapter::new(Arc::new(|| Box::new(Earshot::default())))
}

colloquy_testkit::voice_activity_detector_contract!(fresh);
