use colloquy_testkit::FreshAdapter;
use colloquy_testkit::contract::turn_detector::TurnDetectorUnderTest;

async fn fresh() -> FreshAdapter<TurnDetectorUnderTest> {
    let detector = super::shared().await;
    FreshAdapter::new(TurnDetectorUnderTest { detector, known: &["en", "nb"], unknown: "tlh" })
}

colloquy_testkit::turn_detector_contract!(fresh);
