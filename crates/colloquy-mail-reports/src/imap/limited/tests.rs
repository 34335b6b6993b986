use super::{LineScanner, MAX_LINE, MAX_LITERAL};

/// Checks one text in one piece and byte by byte.
#[track_caller]
fn check(text: &[u8], accepted: bool) {
    assert_eq!(LineScanner::default().accepts(text), accepted, "in one piece");
    let mut scanner = LineScanner::default();
    assert_eq!(text.chunks(1).all(|byte| scanner.accepts(byte)), accepted, "byte by byte");
}

fn fetched(content: &str) -> Vec<u8> {
    format!("* 1 FETCH (UID 5 BODY[]<0> {{{}}}\r\n{content})\r\na1 OK done\r\n", content.len()).into_bytes()
}

#[test]
fn usual_responses_are_read() {
    check(b"* OK ready\r\n* SEARCH 1 2 3\r\na1 OK done\r\n", true);
    check(&fetched("Subject: a\r\n\r\nhello\r\n"), true);
}

#[test]
fn the_content_of_a_mail_is_no_announcement() {
    check(&fetched("Subject: a\r\n\r\n{4000000000}\r\nhello\r\n"), true);
    check(&fetched(&"(".repeat(1000)), true);
}

#[test]
fn a_long_text_is_rejected_when_it_is_announced() {
    check(format!("* 1 FETCH (BODY[] {{{}}}\r\n", MAX_LITERAL + 1).as_bytes(), false);
    check(b"* 1 FETCH (BODY[] {99999999999999999999999999999999999999}\r\n", false);
    check(b"* LIST () {500000000}\r\n", false);
}

#[test]
fn an_announcement_cannot_hide_in_what_is_no_content() {
    check(b"* OK {1000}\r\n* 1 FETCH (BODY[] {500000000}\r\n", false);
    check(b"* 1 FETCH (X \"{1000}\r\n\" BODY[] {500000000}\r\n", false);
    check(b"* 1 FETCH (BODY[] {2}\r\nab BODY[TEXT] {500000000}\r\n", false);
}

#[test]
fn long_lines_and_deep_nesting_are_rejected() {
    let line = vec![b'a'; MAX_LINE + 1];
    assert!(!LineScanner::default().accepts(&line));
    check(format!("* 1 FETCH (BODYSTRUCTURE {}", "(".repeat(1000)).as_bytes(), false);
}
