use super::*;

fn words(typed: &str) -> SearchWords {
    SearchWords::new(typed).expect("there are words")
}

fn found<'t>(typed: &str, text: &'t str) -> Vec<&'t str> {
    words(typed).places(text).into_iter().map(|place| &text[place]).collect()
}

#[test]
fn finds_words_without_regard_to_capitals_accents_and_order() {
    for (typed, text) in [
        ("uber", "Das ist ÜBERALL so."),
        ("ÜBER", "Das ist überall so."),
        ("strasse", "Die Straße ist laut."),
        ("straße", "DIE STRASSE IST LAUT."),
        ("ecole", "l'e\u{301}cole"),
        ("late laptop", "My laptop came late."),
    ] {
        assert!(words(typed).are_in(text), "{typed} in {text}");
    }
}

#[test]
fn a_text_must_contain_all_words() {
    assert!(!words("laptop late").are_in("The laptop came."));
}

#[test]
fn a_text_without_words_searches_for_nothing() {
    assert_eq!(SearchWords::new(" \n\t"), None);
    assert_eq!(SearchWords::new("\u{301}"), None);
}

#[test]
fn places_are_those_of_the_text_itself_in_order_and_without_overlaps() {
    assert_eq!(found("ss", "Straße, Wasser"), ["ß", "ss"]);
    assert_eq!(found("late laptop", "Laptop late, too late"), ["Laptop", "late", "late"]);
    assert_eq!(found("lap laptop apt", "laptop"), ["laptop"]);
    assert_eq!(found("e\u{301}", "l'e\u{301}t\u{e9}"), ["e", "\u{e9}"]);
    assert_eq!(found("x", "laptop"), Vec::<&str>::new());
}

#[test]
fn ignores_what_is_beyond_its_bounds() {
    let many = "a ".repeat(1_000) + "z";
    assert!(words(&many).are_in("a"));
    let long = "a".repeat(1_000);
    assert!(words(&long).are_in(&"a".repeat(SearchWords::LETTERS_MAX)));
}
