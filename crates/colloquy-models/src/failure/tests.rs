use super::*;

#[test]
fn words_are_short_on_one_line_and_without_the_key() {
    let key = ProviderApiKey::parse("sk-live-123456").expect("a key");
    assert_eq!(quoted("no\n sk-live-123456 \u{1b}[31m", Some(&key)), "no *** [31m");
    assert_eq!(quoted("key sk-live***3456 or ...123456.", Some(&key)), "key *** or ***");
    let short = ProviderApiKey::parse("abc").expect("a key");
    assert_eq!(quoted("the key abc is wrong", Some(&short)), "the key *** is wrong");
    assert_eq!(quoted(&"é".repeat(300), None).chars().count(), 200);
}

#[test]
fn only_transient_failures_are_worth_a_retry() {
    let error_status = |code| ProviderFailure::ErrorStatus {
        status: StatusCode::from_u16(code).expect("a status"),
        words: String::new(),
        retry_after: None,
    };
    for code in [408, 429, 500, 502, 503, 529] {
        assert!(error_status(code).is_transient(), "{code}");
    }
    for code in [302, 400, 401, 403, 404, 413, 422] {
        assert!(!error_status(code).is_transient(), "{code}");
    }
    for failure in [
        ProviderFailure::TimedOut,
        ProviderFailure::QueueFull,
        ProviderFailure::Declined,
        ProviderFailure::Unusable(String::new()),
    ] {
        assert!(!failure.is_transient(), "{failure:?}");
    }
}
