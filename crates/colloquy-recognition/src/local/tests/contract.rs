use colloquy_testkit::FreshAdapter;
use colloquy_testkit::contract::recognizer::RecognizerUnderTest;

use super::*;

async fn fresh() -> FreshAdapter<RecognizerUnderTest> {
    let recognizer = shared().await;
    FreshAdapter::new(RecognizerUnderTest { recognizer, known: &["en", "de"], unknown: "tlh" })
}

colloquy_testkit::recognizer_contract!(fresh);
