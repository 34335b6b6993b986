use colloquy_testkit::FreshAdapter;
use colloquy_testkit::contract::recognizer::RecognizerWithLanguages;

use super::*;

async fn fresh() -> FreshAdapter<RecognizerWithLanguages> {
    let recognizer = shared().await;
    FreshAdapter::new(RecognizerWithLanguages { recognizer, known: &["en", "de"], unknown: "tlh" })
}

colloquy_testkit::recognizer_contract!(fresh);
