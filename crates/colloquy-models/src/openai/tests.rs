use super::*;

fn event(data: &str) -> Result<StreamedPart, ProviderFailure> {
    OpenAi::default().event(&ServerSentEvent { name: String::new(), data: data.to_owned() })
}

#[test]
fn events_of_several_servers_are_understood() {
    let text = |data: &str| event(data).map(|heard| heard.text);
    assert_eq!(text(r#"{"choices":[{"delta":{"role":"assistant","content":null}}]}"#), Ok(String::new()));
    assert_eq!(text(r#"{"choices":[{"delta":{"content":"a"},"finish_reason":null}]}"#), Ok("a".to_owned()));
    assert_eq!(text(r#"{"choices":[{"delta":{"reasoning_content":"hm"}}]}"#), Ok(String::new()));
    let parts = r#"{"choices":[{"delta":{"content":[{"type":"thinking","thinking":[]},{"type":"text","text":"b"}]}}]}"#;
    assert_eq!(text(parts), Ok("b".to_owned()));
    assert_eq!(text(r#"{"choices":[],"usage":null}"#), Ok(String::new()));
}

#[test]
fn the_end_is_told_in_several_ways() {
    let end =
        |reason: &str| event(&format!(r#"{{"choices":[{{"delta":{{}},"finish_reason":"{reason}"}}]}}"#));
    assert_eq!(end("stop").map(|heard| heard.end), Ok(Some(StopReason::Complete)));
    assert_eq!(end("length").map(|heard| heard.end), Ok(Some(StopReason::CutShort)));
    assert_eq!(end("content_filter"), Err(ProviderFailure::Declined));
    assert_eq!(event("[DONE]").map(|heard| heard.end), Ok(Some(StopReason::Complete)));
}

#[test]
fn errors_within_a_stream_pass_unless_the_request_is_at_fault() {
    for (data, passes) in [
        (r#"{"error":{"message":"x","code":502}}"#, true),
        (r#"{"error":{"message":"x","code":429}}"#, true),
        (r#"{"error":{"message":"x","code":400}}"#, false),
        (r#"{"error":{"message":"x","type":"invalid_request_error"}}"#, false),
        (r#"{"error":"x"}"#, true),
    ] {
        assert_eq!(event(data), Err(ProviderFailure::Told { words: "x".to_owned(), passes }), "{data}");
    }
}

#[test]
fn usage_is_asked_for_until_the_server_does_not_take_it() {
    let question = ChatRequest {
        system: "s",
        messages: &[],
        max_tokens: 9,
        temperature: 0.5,
        wants_json: true,
        streams: true,
    };
    let wire = OpenAi::default();
    let body = wire.body(&question);
    assert_eq!(body["stream_options"]["include_usage"], true);
    assert_eq!(body["response_format"]["type"], "json_object");
    assert!(wire.adapts_to("unknown field stream_options", &body));
    let body = wire.body(&question);
    assert!(body.get("stream_options").is_none());
    assert!(!wire.adapts_to("unknown field stream_options", &body), "it is not sent any more");
    assert!(!wire.adapts_to("context too long", &body));
}
