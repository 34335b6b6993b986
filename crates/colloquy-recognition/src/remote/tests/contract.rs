use std::sync::Arc;

use colloquy_testkit::contract::recognizer::RecognizerUnderTest;
use colloquy_testkit::{FreshAdapter, StubResponse, StubServer};

use super::*;

async fn fresh() -> FreshAdapter<RecognizerUnderTest> {
    let server = StubServer::start(|_| StubResponse {
        status: 200,
        content_type: "application/json",
        body: b"{\"text\": \" Guten Tag.\\n\"}".to_vec(),
    })
    .await;
    let mut settings = RemoteRecognizerSettings::new(&format!("{}/v1", server.url()), "whisper-1", None);
    settings.languages = vec!["de".to_owned(), "en".to_owned()];
    let recognizer = Arc::new(recognizer(settings));
    FreshAdapter::with(RecognizerUnderTest { recognizer, known: &["de", "en"], unknown: "fr" }, server)
}

colloquy_testkit::recognizer_contract!(fresh);
