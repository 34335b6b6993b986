use colloquy_domain::mail_report::MailReport;

use super::{message_id, reason, recipient};

#[test]
fn a_reason_is_one_line_without_control_characters() {
    assert_eq!(reason(" 550 no\r\n\tsuch\u{7}user\u{1b}[31m ", "none"), "550 no such user [31m");
    assert_eq!(reason("\r\n\0", "none given"), "none given");
}

#[test]
fn a_reason_is_cut_at_its_longest() {
    let line = reason(&"ä ".repeat(10_000), "none");
    assert_eq!(line.chars().count(), MailReport::REASON_CHARACTERS);
}

#[test]
fn a_message_id_has_no_brackets_and_only_visible_characters() {
    assert_eq!(message_id(" <0193@colloquy.example>\r\n").as_deref(), Some("0193@colloquy.example"));
    assert_eq!(message_id("0193@colloquy.example").as_deref(), Some("0193@colloquy.example"));
    for text in ["", "<>", "<a b@example.org>", "<a@example.org> <b@example.org>", "ü@example.org"] {
        assert_eq!(message_id(text), None, "{text:?}");
    }
    assert_eq!(message_id(&"a".repeat(251)), None);
}

#[test]
fn a_recipient_is_read_with_and_without_its_type() {
    for text in [
        "rfc822; ann@example.org",
        "rfc822;ann@example.org",
        " <ann@example.org> ",
        "RFC822; <ann@example.org> (Ann)",
    ] {
        assert_eq!(recipient(text).expect(text).as_str(), "ann@example.org");
    }
    assert_eq!(recipient("x400; /O=Example/"), None);
    assert_eq!(recipient(""), None);
}
