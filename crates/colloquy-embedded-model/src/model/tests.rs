use std::time::Duration;

use colloquy_models::{ChatMessage, ChatRole};

use super::*;
use crate::testing::{CONTEXT, SteppedClock, TinyModel};

fn settings() -> EmbeddedSettings {
    EmbeddedSettings { context: CONTEXT, ..EmbeddedSettings::default() }
}

/// A model to which 32 tokens of a prompt, and one of a response, seem to take 32 ms.
fn model(settings: &EmbeddedSettings) -> EmbeddedModel {
    let clock = SteppedClock::new(Duration::from_millis(32));
    let (of_engine, now) = (clock.of_engine(), clock.of_others());
    EmbeddedModel::load_with_time(TinyModel::write().path(), settings, of_engine, now).expect("a model")
}

fn greeting() -> [ChatMessage; 1] {
    [ChatMessage { role: ChatRole::Person, text: "Hello".to_owned() }]
}

fn request(messages: &[ChatMessage]) -> ChatRequest<'_> {
    ChatRequest {
        system: "Be brief.",
        messages,
        prefill: "So ",
        max_tokens: 30,
        streams: true,
        ..ChatRequest::default()
    }
}

/// Keeps the paused clock from advancing while the test waits for the model's thread.
fn hold_clock() {
    tokio::spawn(async {
        loop {
            tokio::task::yield_now().await;
        }
    });
}

/// Collects what a model says through the seam, and how its calls ended.
async fn said(model: &EmbeddedModel, request: &ChatRequest<'_>) -> Result<Vec<String>, ProviderFailure> {
    let mut call = MeteredModelRequest::untracked();
    let mut response = model.ask(request, &mut call).await?;
    let mut said = Vec::new();
    while let Some(words) = response.next(&mut call).await? {
        said.push(words);
    }
    assert!(response.is_cut_short() || call.tokens.output < Some(30));
    assert!(call.tokens.input > Some(20), "{:?}", call.tokens);
    Ok(said)
}

#[tokio::test(start_paused = true)]
async fn words_arrive_one_by_one() {
    hold_clock();
    let model = model(&settings());
    let messages = greeting();
    let words = said(&model, &request(&messages)).await.expect("a response");
    assert!(words[0].starts_with("So "), "{words:?}");
    assert!(words.len() > 5, "{words:?}");
    assert_eq!(said(&model, &request(&messages)).await.expect("a response"), words);
}

#[tokio::test(start_paused = true)]
async fn a_late_request_is_in_time_once_it_was_prepared() {
    hold_clock();
    let limits = ProviderTimeouts { first_token: Duration::from_millis(250), ..ProviderTimeouts::default() };
    let model = model(&EmbeddedSettings { limits, ..settings() });
    let message = |role, text: &str| ChatMessage { role, text: text.to_owned() };
    let messages = [
        message(ChatRole::Person, "Hello"),
        message(ChatRole::Model, &"I see. ".repeat(50)),
        message(ChatRole::Person, "Yes."),
    ];
    // A single token has no sentence, and needs none.
    let request = ChatRequest { shares_prefix: true, max_tokens: 1, ..request(&messages) };
    assert_eq!(said(&model, &request).await, Err(ProviderFailure::TimedOut));
    model.prepare(&request, &mut MeteredModelRequest::untracked()).await;
    // It is prepared after the requests that come before, which take no time.
    let mut attempts = 0..10_000;
    while said(&model, &request).await.is_err() {
        assert!(attempts.next().is_some(), "it is never in time");
    }
}

#[tokio::test(start_paused = true)]
async fn a_request_fails_at_once_if_the_queue_is_full() {
    hold_clock();
    let model = model(&EmbeddedSettings { waiting: 0, ..settings() });
    assert_eq!(said(&model, &request(&greeting())).await, Err(ProviderFailure::QueueFull));
}

#[tokio::test(start_paused = true)]
async fn a_dropped_response_makes_room_for_the_next_one() {
    hold_clock();
    let model = model(&settings());
    let messages = greeting();
    for _ in 0..20 {
        let mut call = MeteredModelRequest::untracked();
        let endless = ChatRequest { max_tokens: 400, ..request(&messages) };
        drop(model.ask(&endless, &mut call).await.expect("a response"));
    }
    assert!(said(&model, &request(&messages)).await.is_ok());
}

#[test]
fn says_which_file_cannot_be_used() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("not-a-model.gguf");
    std::fs::write(&path, "no model").expect("a file");
    let error = EmbeddedModel::load(&path, &settings()).err().expect("an error").to_string();
    assert!(error.contains("not-a-model.gguf cannot be used as a language model"), "{error}");
}
