use super::*;

fn event(data: &str) -> Result<StreamedPart, ProviderFailure> {
    Anthropic::default().event(&ServerSentEvent { name: String::new(), data: data.to_owned() })
}

#[test]
fn the_end_and_a_refusal_are_told_by_the_reason() {
    let end = |reason: &str| {
        event(&format!(
            r#"{{"type":"message_delta","delta":{{"stop_reason":"{reason}"}},"usage":{{"output_tokens":5}}}}"#
        ))
    };
    assert_eq!(
        end("end_turn").map(|heard| (heard.end, heard.tokens.output)),
        Ok((Some(StopReason::Complete), Some(5)))
    );
    assert_eq!(end("max_tokens").map(|heard| heard.end), Ok(Some(StopReason::CutShort)));
    assert_eq!(end("refusal"), Err(ProviderFailure::Declined));
}

#[test]
fn thoughts_and_unknown_events_are_no_words() {
    let thought = r#"{"type":"content_block_delta","delta":{"type":"thinking_delta","thinking":"hm"}}"#;
    assert_eq!(event(thought), Ok(StreamedPart::default()));
    assert_eq!(event(r#"{"type":"something_new"}"#), Ok(StreamedPart::default()));
    assert!(matches!(event(r#"{"no":"type"}"#), Err(ProviderFailure::Unusable(_))));
}

#[test]
fn an_overload_passes_and_a_wrong_key_does_not() {
    for (kind, passes) in
        [("overloaded_error", true), ("rate_limit_error", true), ("authentication_error", false)]
    {
        let told = event(&format!(r#"{{"type":"error","error":{{"type":"{kind}","message":"x"}}}}"#));
        assert_eq!(told, Err(ProviderFailure::Told { words: "x".to_owned(), passes }), "{kind}");
    }
}
