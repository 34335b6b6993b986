use std::net::TcpListener;

use colloquy_domain::ports::{GenerationError, GuideAndTextsGenerator};
use colloquy_domain::text::Title;

use super::*;
use crate::model::{LanguageModelAdapter, ModelIdentity};
use crate::settings::ProviderTimeouts;
use crate::templates::InstructionTemplates;
use crate::testing::{
    FixedTestClock, KEY, NoAutoAdvance, ScriptedResponse, ShortestWaitRandomness, StubModelServer, TestLatch,
    anthropic, brief, completion, delta, done, eventually, model, openai, run_all_tasks, situation_after,
};

async fn title(model: &LanguageModelAdapter) -> Result<Title, GenerationError> {
    let situation = situation_after("");
    model.title(&brief(&situation, None), &situation.guide).await.map(|title| title.value)
}

/// Returns the outcome of these responses, and the number of requests.
async fn outcome(
    scripts: impl IntoIterator<Item = ScriptedResponse>,
) -> (Result<String, GenerationError>, usize) {
    let provider = StubModelServer::start(scripts).await;
    let title = title(&model(openai(&provider))).await;
    let requests = provider.requests().len();
    provider.until_disconnected().await;
    (title.map(|title| title.as_str().to_owned()), requests)
}

fn good() -> ScriptedResponse {
    ScriptedResponse::json("200 OK", completion("Ways to work"))
}

fn refused(status: &str, headers: &str) -> ScriptedResponse {
    let headers = format!("content-type: application/json\r\n{headers}");
    ScriptedResponse::answering(status, &headers, r#"{"error":{"message":"Not now, please.","type":"x"}}"#)
}

#[tokio::test]
async fn retries_after_transient_failures() {
    for status in ["429 Too Many Requests", "500 Oops", "502 Bad Gateway", "503 Away", "529 Overloaded"] {
        assert_eq!(
            outcome([refused(status, ""), refused(status, ""), good()]).await,
            (Ok("Ways to work".to_owned()), 3)
        );
        let (title, requests) = outcome((0..9).map(|_| refused(status, ""))).await;
        let words = format!("status {}: Not now, please.", &status[..3]);
        assert_eq!(title, Err(GenerationError::Unavailable { reason: words, retry_after: None }));
        assert_eq!(requests, 3, "there are two retries");
    }
}

#[tokio::test]
async fn honours_retry_after_in_both_forms() {
    for header in ["retry-after: 1\r\n", "retry-after: Sun, 06 Nov 1994 08:49:38 GMT\r\n"] {
        let since = Instant::now();
        let outcome = outcome([refused("429 Too Many Requests", header), good()]).await;
        assert_eq!(outcome, (Ok("Ways to work".to_owned()), 2));
        assert!(since.elapsed() >= Duration::from_secs(1), "{header}");
    }
}

#[tokio::test]
async fn passes_on_a_retry_after_that_is_too_long() {
    for header in ["retry-after: 3600\r\n", "retry-after: Sun, 06 Nov 1994 09:49:37 GMT\r\n"] {
        let (title, requests) = outcome([refused("429 Too Many Requests", header), good()]).await;
        let hour = Some(Duration::from_secs(3_600));
        assert!(
            matches!(&title, Err(GenerationError::Unavailable { retry_after, .. }) if *retry_after == hour),
            "{title:?}"
        );
        assert_eq!(requests, 1);
    }
}

#[tokio::test]
async fn a_refusal_is_not_retried_and_never_shows_the_key() {
    let words = format!("Incorrect API key provided: {KEY}, or sk-tes***abcdef. {}", "long ".repeat(100));
    let body = format!("{{\"error\":{{\"message\":\"{words}\"}}}}");
    for status in ["400 Bad", "401 Who", "403 No", "404 Where", "302 Elsewhere"] {
        let (title, requests) = outcome([ScriptedResponse::json(status, &body), good()]).await;
        let Err(GenerationError::Refused(reason)) = title else { panic!("{status}: {title:?}") };
        assert!(reason.contains("Incorrect API key provided: ***"), "{reason}");
        assert!(!reason.contains("sk-t") && !reason.contains("abcdef"), "{reason}");
        assert!(reason.chars().count() <= 220, "{reason}");
        assert_eq!(requests, 1);
    }
}

#[tokio::test]
async fn a_model_that_declines_is_not_a_failure_of_the_provider() {
    let filtered = completion("").replace("\"stop\"", "\"content_filter\"");
    let refusing = completion("").replace("\"refusal\":null", "\"refusal\":\"I will not.\"");
    let azure =
        ScriptedResponse::json("400 Bad", r#"{"error":{"message":"filtered","code":"content_filter"}}"#);
    for script in
        [ScriptedResponse::json("200 OK", filtered), ScriptedResponse::json("200 OK", refusing), azure]
    {
        let declined = GenerationError::Unusable("the model declines to answer this".to_owned());
        assert_eq!(outcome([script, good()]).await, (Err(declined), 1));
    }
    let refusal = r#"{"type":"message","content":[],"stop_reason":"refusal","usage":{"input_tokens":9}}"#;
    let provider = StubModelServer::start([ScriptedResponse::json("200 OK", refusal)]).await;
    assert!(matches!(title(&model(anthropic(&provider))).await, Err(GenerationError::Unusable(_))));
}

#[tokio::test]
async fn an_invalid_response_is_unusable() {
    let html = |kind: &str| {
        ScriptedResponse::answering("200 OK", &format!("content-type: {kind}\r\n"), "<html>Sign in</html>")
    };
    for script in [
        html("text/html"),
        html("application/json"),
        html("text/event-stream"),
        ScriptedResponse::answering("200 OK", "", [0xff, 0xfe, 0x00]),
        ScriptedResponse::json("200 OK", "[]"),
        ScriptedResponse::json("200 OK", "{\"choices\":{}}"),
        ScriptedResponse::json("200 OK", "{\"choices\":[{\"message\":{\"content\":7}}]}"),
        ScriptedResponse::answering("200 OK", "content-type: application/octet-stream\r\n", [0; 64]),
        ScriptedResponse::events().sending("data: nonsense\n\n"),
        ScriptedResponse::events().sending("data: ".to_owned() + &"x".repeat(300 * 1024)),
        ScriptedResponse::json("200 OK", " ".repeat(5 * 1024 * 1024)),
    ] {
        let mut settings = openai(&StubModelServer::start([]).await);
        let provider = StubModelServer::start([script]).await;
        settings.url = format!("{}/v1", provider.url());
        settings.retries.at_most = 0;
        let title = title(&model(settings)).await;
        let is_told =
            matches!(title, Err(GenerationError::Unusable(_) | GenerationError::Unavailable { .. }));
        assert!(is_told, "{title:?}");
        provider.until_disconnected().await;
    }
}

#[tokio::test]
async fn a_stream_that_ends_before_its_first_words_is_retried() {
    let streamed = || ScriptedResponse::events().sending(delta("Ways to work") + &done("stop"));
    for broken in [
        ScriptedResponse::events(),
        ScriptedResponse::events().breaking_off(),
        ScriptedResponse::events().sending(": ok\n\n").breaking_off(),
    ] {
        assert_eq!(outcome([broken, streamed()]).await, (Ok("Ways to work".to_owned()), 2));
    }
}

#[tokio::test]
async fn a_provider_that_refuses_connections_is_unavailable() {
    let free = TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("an address");
    let mut settings = openai(&StubModelServer::start([]).await);
    settings.url = format!("http://{free}/v1");
    let title = title(&model(settings)).await;
    let Err(GenerationError::Unavailable { reason, .. }) = title else { panic!("{title:?}") };
    assert!(reason.starts_with("could not connect") && !reason.contains(&free.to_string()), "{reason}");
}

#[tokio::test]
async fn leaves_out_parameters_that_a_server_rejects() {
    let no = |name: &str| {
        let body = format!("{{\"error\":{{\"message\":\"Unsupported parameter: '{name}'\"}}}}");
        ScriptedResponse::json("400 Bad Request", body)
    };
    let provider = StubModelServer::start([no("temperature"), no("max_tokens"), good(), good()]).await;
    let model = model(openai(&provider));
    title(&model).await.expect("a title");
    title(&model).await.expect("a further title");
    let requests = provider.requests();
    assert_eq!(requests.len(), 4, "it is learnt once");
    assert!(requests[0].body.get("temperature").is_some() && requests[0].body.get("max_tokens").is_some());
    assert!(requests[3].body.get("temperature").is_none() && requests[3].body.get("max_tokens").is_none());
    assert!(requests[3].body.get("max_completion_tokens").is_some());
}

#[tokio::test]
async fn requests_wait_for_a_permit_until_the_queue_is_full() {
    let gate = TestLatch::shut();
    let held = ScriptedResponse::events()
        .sending(": wait\n\n")
        .waiting(&gate)
        .sending(delta("Ways to work") + &done("stop"));
    let provider = StubModelServer::start([held.clone(), held]).await;
    let mut settings = openai(&provider);
    settings.concurrency.running = 1;
    settings.concurrency.waiting = 1;
    let client = ProviderClient::new(settings, Arc::new(FixedTestClock), Arc::new(ShortestWaitRandomness));
    let client = Arc::new(client.expect("usable settings"));
    let identity = ModelIdentity { provider: "openai".to_owned(), model: "small-1".to_owned(), prices: None };
    let templates = Arc::new(InstructionTemplates::load(None).expect("the embedded templates"));
    let model = Arc::new(LanguageModelAdapter::of(identity, client.clone(), templates));
    let ask = || {
        let model = Arc::clone(&model);
        tokio::spawn(async move { title(&model).await })
    };
    let first = ask();
    eventually(|| provider.requests().len() == 1).await;
    let second = ask();
    eventually(|| client.queue.available_permits() == 0).await;
    let third = ask().await.expect("a task");
    assert!(matches!(third, Err(GenerationError::Unavailable { .. })), "{third:?}");
    assert_eq!(provider.requests().len(), 1, "the second waits");
    gate.open();
    assert!(first.await.expect("a task").is_ok() && second.await.expect("a task").is_ok());
    assert_eq!(provider.requests().len(), 2);
}

#[tokio::test]
async fn a_request_names_the_model_and_carries_the_key() {
    let provider = StubModelServer::start([good()]).await;
    title(&model(openai(&provider))).await.expect("a title");
    let requests = provider.requests();
    assert!(requests[0].head.starts_with("post /v1/chat/completions http/1.1"));
    assert!(requests[0].head.contains(&format!("authorization: bearer {KEY}")));
    assert_eq!(requests[0].body["model"], "small-1");
    assert_eq!(requests[0].body["stream"], false);
}

#[tokio::test]
async fn errors_among_the_first_events_are_transient_or_not() {
    let overloaded = ScriptedResponse::events().sending(
        "event: error\ndata: {\"type\":\"error\",\"error\":{\"type\":\"overloaded_error\",\"message\":\"Overloaded\"}}\n\n",
    );
    let invalid = ScriptedResponse::events().sending(
        "event: error\ndata: {\"type\":\"error\",\"error\":{\"type\":\"invalid_request_error\",\"message\":\"Bad\"}}\n\n",
    );
    let whole =
        r#"{"type":"message","content":[{"type":"text","text":"Ways to work"}],"stop_reason":"end_turn"}"#;
    let provider =
        StubModelServer::start([overloaded, ScriptedResponse::json("200 OK", whole), invalid]).await;
    let mut settings = anthropic(&provider);
    settings.retries.first_wait = Duration::from_millis(1);
    let model = model(settings);
    assert_eq!(title(&model).await.map(|title| title.as_str().to_owned()), Ok("Ways to work".to_owned()));
    assert_eq!(title(&model).await, Err(GenerationError::Refused("Bad".to_owned())));
}

#[tokio::test]
async fn a_key_does_not_follow_a_redirect() {
    let elsewhere = StubModelServer::start([good()]).await;
    let headers = format!("location: {}/v1/chat/completions\r\n", elsewhere.url());
    let (title, requests) = outcome([refused("307 Temporary Redirect", &headers)]).await;
    assert!(matches!(title, Err(GenerationError::Refused(_))), "{title:?}");
    assert_eq!((requests, elsewhere.requests().len()), (1, 0));
}

#[tokio::test(start_paused = true)]
async fn a_text_has_more_time_from_a_local_model() {
    for (limits, milliseconds) in [(ProviderTimeouts::default(), 10_000), (ProviderTimeouts::local(), 20_000)]
    {
        let gate = TestLatch::shut();
        let provider = StubModelServer::start([ScriptedResponse::events().waiting(&gate)]).await;
        let _held = NoAutoAdvance::new();
        let model = model(ProviderSettings { limits, ..openai(&provider) });
        let title = tokio::spawn(async move { title(&model).await });
        eventually(|| !provider.requests().is_empty()).await;
        tokio::time::advance(Duration::from_millis(milliseconds - 1)).await;
        run_all_tasks().await;
        assert!(!title.is_finished(), "it has a moment left");
        tokio::time::advance(Duration::from_millis(2)).await;
        run_all_tasks().await;
        assert!(title.is_finished(), "its time is over");
        assert_eq!(title.await.expect("a task"), Err(GenerationError::Late));
        provider.until_disconnected().await;
    }
}

#[tokio::test]
async fn debug_output_of_a_request_does_not_show_the_key() {
    let provider = StubModelServer::start([]).await;
    for settings in [openai(&provider), anthropic(&provider)] {
        let headers = headers(&settings).expect("headers");
        assert!(headers.values().any(|value| value.as_bytes().ends_with(KEY.as_bytes())));
        assert!(!format!("{headers:?}").contains(KEY));
    }
}
