use colloquy_testkit::Fresh;
use colloquy_testkit::contract::recognizer::RecognizerWithLanguages;

use super::*;

async fn fresh() -> Fresh<RecognizerWithLanguages> {
    let recognizer = shared().await;
    Fresh::new(RecognizerWithLanguages { recognizer, known: &["en", "de"], unknown: "tlh" })
}

colloquy_testkit::recognizer_contract!(fresh);
