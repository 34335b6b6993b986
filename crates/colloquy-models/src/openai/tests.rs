use super::*;

fn event(data: &str) -> Result<ModelResponsePart, ProviderFailure> {
    OpenAi::default().event(&ServerSentEvent { name: String::new(), data: data.to_owned() })
}

#[test]
fn events_of_several_servers_are_understood() {
    let text = |data: &str| event(data).map(|part| part.text);
    assert_eq!(text(r#"{"choices":[{"delta":{"role":"assistant","content":null}}]}"#), Ok(String::new()));
    assert_eq!(text(r#"{"choices":[{"delta":{"content":"a"},"finish_reason":null}]}"#), Ok("a".to_owned()));
    assert_eq!(text(r#"{"choices":[{"delta":{"reasoning_content":"hm"}}]}"#), Ok(String::new()));
    let parts = r#"{"choices":[{"delta":{"content":[{"type":"thinking","thinking":[]},{"type":"text","text":"b"}]}}]}"#;
    assert_eq!(text(parts), Ok("b".to_owned()));
    assert_eq!(text(r#"{"choices":[],"usage":null}"#), Ok(String::new()));
}

#[test]
fn recognizes_the_end_in_several_forms() {
    let end =
        |reason: &str| event(&format!(r#"{{"choices":[{{"delta":{{}},"finish_reason":"{reason}"}}]}}"#));
    assert_eq!(end("stop").map(|part| part.end), Ok(Some(GenerationEndReason::Complete)));
    assert_eq!(end("length").map(|part| part.end), Ok(Some(GenerationEndReason::CutShort)));
    assert_eq!(end("content_filter"), Err(ProviderFailure::Declined));
    assert_eq!(event("[DONE]").map(|part| part.end), Ok(Some(GenerationEndReason::Complete)));
}

#[test]
fn errors_within_a_stream_are_transient_unless_the_request_is_at_fault() {
    for (data, is_transient) in [
        (r#"{"error":{"message":"x","code":502}}"#, true),
        (r#"{"error":{"message":"x","code":429}}"#, true),
        (r#"{"error":{"message":"x","code":400}}"#, false),
        (r#"{"error":{"message":"x","type":"invalid_request_error"}}"#, false),
        (r#"{"error":"x"}"#, true),
    ] {
        assert_eq!(
            event(data),
            Err(ProviderFailure::Reported { words: "x".to_owned(), is_transient }),
            "{data}"
        );
    }
}

#[test]
fn requests_usage_until_the_server_rejects_it() {
    let question = ChatRequest {
        system: "s",
        messages: &[],
        max_tokens: 9,
        temperature: 0.5,
        wants_json: true,
        streams: true,
        ..ChatRequest::default()
    };
    let wire = OpenAi::default();
    let body = wire.body(&question);
    assert_eq!(body["stream_options"]["include_usage"], true);
    assert_eq!(body["response_format"]["type"], "json_object");
    assert!(wire.adapts_to("unknown field stream_options", &body));
    let body = wire.body(&question);
    assert!(body.get("stream_options").is_none());
    assert!(!wire.adapts_to("unknown field stream_options", &body), "it is no longer sent");
    assert!(!wire.adapts_to("context too long", &body));
}

#[test]
fn sends_texts_that_end_a_response_only_if_there_are_some() {
    let wire = OpenAi::default();
    assert!(wire.body(&ChatRequest::default()).get("stop").is_none());
    let body = wire.body(&ChatRequest { stop: &["END"], ..ChatRequest::default() });
    assert_eq!(body["stop"], serde_json::json!(["END"]));
}
