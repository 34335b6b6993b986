use super::*;

fn check(text: &str, shown: Option<&str>) {
    let sender = text.parse::<SenderAddress>().ok().map(|sender| sender.named("").to_string());
    assert_eq!(sender.as_deref(), shown, "{text}");
}

#[test]
fn a_sender_is_an_address_with_or_without_a_name() {
    check("hello@example.org", Some("hello@example.org"));
    check(" Colloquy <hello@example.org> ", Some("Colloquy <hello@example.org>"));
    check("\"Smith, Jones\" <hello@example.org>", Some("\"Smith, Jones\" <hello@example.org>"));
}

#[test]
fn rejects_anything_else() {
    check("", None);
    check("hello", None);
    check("hello@", None);
    check("hello@localhost", None);
    check("a..b@example.org", None);
    check("hello@example.org\r\nBcc: other@example.org", None);
}

#[test]
fn the_error_says_what_to_write() {
    let refusal = "hello".parse::<SenderAddress>().expect_err("no address").to_string();
    assert!(refusal.contains("invitations@example.org"), "{refusal}");
}
