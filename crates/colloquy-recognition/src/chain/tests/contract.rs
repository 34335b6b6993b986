use colloquy_testkit::contract::recognizer::RecognizerUnderTest;
use colloquy_testkit::{FreshAdapter, RecognizerWithoutLanguages};

use super::*;
use crate::local::tests::shared;

/// Returns a chain in which a recognizer without languages and one that fails come before the local models.
async fn fresh() -> FreshAdapter<RecognizerUnderTest> {
    let recognizers: [Arc<dyn Recognizer>; 3] =
        [Arc::new(RecognizerWithoutLanguages), Scripted::new("en", Err(failed())), shared().await];
    let recognizer = Arc::new(RecognizerChain::new(recognizers));
    FreshAdapter::new(RecognizerUnderTest { recognizer, known: &["en", "de"], unknown: "tlh" })
}

colloquy_testkit::recognizer_contract!(fresh);
