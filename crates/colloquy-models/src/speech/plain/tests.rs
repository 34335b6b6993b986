use super::*;

#[test]
fn removes_what_is_not_spoken() {
    for (written, said) in [
        ("**Really**, _why_ `so`?", "Really, why so?"),
        ("## How are you?", "How are you?"),
        ("- How are you?", "How are you?"),
        ("2. How are you?", "How are you?"),
        ("**Interviewer:** How are you?", "How are you?"),
        ("Entrevistadora: ¿Cómo está?", "¿Cómo está?"),
        ("How are you 🙂👍🏽?", "How are you ?"),
        ("See [our page](https://example.com/x_y).", "See our page."),
        ("Hear <play file=\"/etc/passwd\"> this < that.", "Hear this that."),
        ("\"How are you?", "How are you?"),
        ("He said \"no\".", "He said \"no\"."),
        ("It is 3:15, note: late.", "It is 3:15, note: late."),
        ("-5 degrees?", "-5 degrees?"),
        ("snake_case?", "snake_case?"),
    ] {
        assert_eq!(plain(written).as_deref(), Some(said), "{written:?}");
    }
}

#[test]
fn drops_sentences_without_words() {
    for written in ["", "---", "***", "🙂", "<br>", "\u{200b}", "…"] {
        assert_eq!(plain(written), None, "{written:?}");
    }
}
