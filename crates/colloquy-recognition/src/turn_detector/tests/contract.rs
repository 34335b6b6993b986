use colloquy_testkit::Fresh;
use colloquy_testkit::contract::turn_detector::DetectorWithLanguages;

async fn fresh() -> Fresh<DetectorWithLanguages> {
    let detector = super::shared().await;
    Fresh::new(DetectorWithLanguages { detector, known: &["en", "nb"], unknown: "tlh" })
}

colloquy_testkit::turn_detector_contract!(fresh);
