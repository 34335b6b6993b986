use std::sync::Arc;

use colloquy_testkit::{FreshAdapter, StubRequest, StubResponse, StubServer};

use super::*;

/// Responds with loud samples, ten milliseconds for each character of the text.
fn respond(request: StubRequest) -> StubResponse {
    let wanted: Value = serde_json::from_slice(&request.body).expect("JSON");
    let characters = wanted["input"].as_str().expect("a text").chars().count();
    let samples = [20_000_i16, -20_000].repeat(characters * RATE as usize / 200);
    StubResponse { status: 200, content_type: "audio/pcm", body: bytes(&samples) }
}

async fn fresh() -> FreshAdapter<Arc<dyn TextToSpeech>> {
    let server = StubServer::start(respond).await;
    let voice = |name: &str, language: &str| RemoteVoiceDescription {
        name: name.to_owned(),
        label: None,
        language: language.to_owned(),
        gender: None,
    };
    let known = vec![voice("alloy", "en-US"), voice("echo", "de-DE")];
    let settings = RemoteTextToSpeechSettings::new(&format!("{}/v1", server.url()), "tts-1", None, known);
    FreshAdapter::with(Arc::new(voices(settings)), server)
}

colloquy_testkit::text_to_speech_contract!(fresh);
