use super::*;

#[test]
fn words_are_short_on_one_line_and_without_the_key() {
    let key = ApiKey::parse("sk-live-123456").expect("a key");
    assert_eq!(quoted("no\n sk-live-123456 \u{1b}[31m", Some(&key)), "no *** [31m");
    assert_eq!(quoted("key sk-live***3456 or ...123456.", Some(&key)), "key *** or ***");
    let short = ApiKey::parse("abc").expect("a key");
    assert_eq!(quoted("the key abc is wrong", Some(&short)), "the key *** is wrong");
    assert_eq!(quoted(&"é".repeat(300), None).chars().count(), 200);
}

#[test]
fn only_what_may_go_well_later_is_worth_another_try() {
    let answered = |code| ProviderFailure::Answered {
        status: StatusCode::from_u16(code).expect("a status"),
        words: String::new(),
        retry_after: None,
    };
    for code in [408, 429, 500, 502, 503, 529] {
        assert!(answered(code).passes(), "{code}");
    }
    for code in [302, 400, 401, 403, 404, 413, 422] {
        assert!(!answered(code).passes(), "{code}");
    }
    for failure in [
        ProviderFailure::Late,
        ProviderFailure::Crowded,
        ProviderFailure::Declined,
        ProviderFailure::Unusable(String::new()),
    ] {
        assert!(!failure.passes(), "{failure:?}");
    }
}
