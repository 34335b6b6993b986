use super::*;

fn event(data: &str) -> Result<ModelResponsePart, ProviderFailure> {
    Anthropic::default().event(&ServerSentEvent { name: String::new(), data: data.to_owned() })
}

#[test]
fn recognizes_the_end_and_a_refusal_by_the_stop_reason() {
    let end = |reason: &str| {
        event(&format!(
            r#"{{"type":"message_delta","delta":{{"stop_reason":"{reason}"}},"usage":{{"output_tokens":5}}}}"#
        ))
    };
    assert_eq!(
        end("end_turn").map(|part| (part.end, part.tokens.output)),
        Ok((Some(GenerationEndReason::Complete), Some(5)))
    );
    assert_eq!(end("max_tokens").map(|part| part.end), Ok(Some(GenerationEndReason::CutShort)));
    assert_eq!(end("refusal"), Err(ProviderFailure::Declined));
}

#[test]
fn ignores_reasoning_and_unknown_events() {
    let thought = r#"{"type":"content_block_delta","delta":{"type":"thinking_delta","thinking":"hm"}}"#;
    assert_eq!(event(thought), Ok(ModelResponsePart::default()));
    assert_eq!(event(r#"{"type":"something_new"}"#), Ok(ModelResponsePart::default()));
    assert!(matches!(event(r#"{"no":"type"}"#), Err(ProviderFailure::Unusable(_))));
}

#[test]
fn an_overload_is_transient_and_a_wrong_key_is_not() {
    for (kind, is_transient) in
        [("overloaded_error", true), ("rate_limit_error", true), ("authentication_error", false)]
    {
        let failure = event(&format!(r#"{{"type":"error","error":{{"type":"{kind}","message":"x"}}}}"#));
        assert_eq!(failure, Err(ProviderFailure::Reported { words: "x".to_owned(), is_transient }), "{kind}");
    }
}

#[test]
fn sends_texts_that_end_a_response_only_if_there_are_some() {
    let wire = Anthropic::default();
    assert!(wire.body(&ChatRequest::default()).get("stop_sequences").is_none());
    let body = wire.body(&ChatRequest { stop: &["END"], ..ChatRequest::default() });
    assert_eq!(body["stop_sequences"], json!(["END"]));
}
