use super::*;

fn check(text: &str, code: Option<ViolationCode>) {
    assert_eq!(Prompt::parse(text).err().map(|fault| fault.code), code, "{text:?}");
}

fn check_address(text: &str, accepted: bool) {
    assert_eq!(Email::parse(text).is_ok(), accepted, "{text:?}");
}

#[test]
fn a_prompt_has_ten_to_fifty_thousand_characters() {
    check("123456789", Some(ViolationCode::TooSmall));
    check("1234567890", None);
    check(&"x".repeat(50_000), None);
    check(&"x".repeat(50_001), Some(ViolationCode::TooBig));
}

#[test]
fn length_counts_characters_and_not_bytes() {
    check("ééééééééé", Some(ViolationCode::TooSmall));
    check("🎈🎈🎈🎈🎈🎈🎈🎈🎈🎈", None);
}

#[test]
fn rejects_a_null_character() {
    check("ten letters\0", Some(ViolationCode::Custom));
}

#[test]
fn text_is_kept_exactly() {
    let text = "  two spaces\tand \u{301} a tail \n";
    assert_eq!(Prompt::parse(text).map(|prompt| prompt.as_str().to_owned()), Ok(text.to_owned()));
}

#[test]
fn addresses_follow_the_pattern() {
    for text in ["a@b.co", "a.b'c+d-e_f@x-y.example.org", "A@B.CD", "1@2.ab", "a@b-.co", "-@b.co"] {
        check_address(text, true);
    }
    for text in [
        "",
        "a",
        "a@b",
        ".a@b.co",
        "a.@b.co",
        "a..b@c.co",
        "a'@b.co",
        "a@-b.co",
        "a@b.c",
        "a@b.c1",
        "a@b..co",
        "a@@b.co",
        "a b@c.co",
        "ä@b.co",
        "a@b.co\n",
        "a@.co",
        "@b.co",
    ] {
        check_address(text, false);
    }
}

#[test]
fn an_address_has_at_most_254_characters() {
    let long = format!("{}@example.org", "a".repeat(243));
    assert_eq!(Email::parse(&long).map_err(|fault| fault.code), Err(ViolationCode::TooBig));
}

#[test]
fn the_primary_subtag_names_the_language() {
    let primary = |text: &str| Locale::parse(text).map(|locale| locale.primary());
    assert_eq!(primary("pt-BR"), Ok("pt".into()));
    assert_eq!(primary("DE_at"), Ok("de".into()));
    assert_eq!(primary(""), Ok(String::new()));
}
