use super::*;

fn check(text: &str, spoken_text: &str) {
    assert_eq!(spoken(text, |c| matches!(c, '<' | '>')).expect("not too long"), spoken_text);
}

#[test]
fn replaces_characters_that_command_an_engine() {
    check("Hi <play file=\"/a\"/> you", "Hi  play file=\"/a\"/  you");
}

#[test]
fn replaces_control_characters() {
    check("a\u{1}5Sb\0c\u{1b}[1md\u{9f}e\r\nf", "a 5Sb c [1md e  f");
}

#[test]
fn keeps_words_of_any_script() {
    check("Größe, niño, 日本語, 👍🏽!", "Größe, niño, 日本語, 👍🏽!");
}

#[test]
fn a_text_without_words_is_empty() {
    check(" \u{7f}\t<\n ", "");
}

#[test]
fn rejects_a_text_that_would_take_hours() {
    assert!(spoken(&"a".repeat(LONGEST_TEXT_BYTES), |_| false).is_ok());
    let refused = spoken(&"a".repeat(LONGEST_TEXT_BYTES + 1), |_| false);
    let message = "the text has 131073 bytes; at most 131072 can be read aloud".to_owned();
    assert_eq!(refused, Err(TextToSpeechError::Failed(message)));
}
