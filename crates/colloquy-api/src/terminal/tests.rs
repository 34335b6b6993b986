use super::*;

/// The characters that reorder text, and the ones that some terminals take for the end of a line.
const FORMATTING: [char; 21] = [
    '\u{61c}', '\u{200e}', '\u{200f}', '\u{2028}', '\u{2029}', '\u{202a}', '\u{202b}', '\u{202c}',
    '\u{202d}', '\u{202e}', '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}', '\u{206a}', '\u{206b}',
    '\u{206c}', '\u{206d}', '\u{206e}', '\u{206f}', '\u{7f}',
];

fn controls() -> impl Iterator<Item = char> {
    let c0 = (0..0x20).filter_map(char::from_u32);
    let c1 = (0x80..0xa0).filter_map(char::from_u32);
    c0.chain(c1).chain(FORMATTING)
}

#[test]
fn shows_every_control_character_by_its_code() {
    for control in controls().filter(|control| !['\n', '\t'].contains(control)) {
        let code = format!("a\\u{:04x}b", u32::from(control));
        assert_eq!(escape(&format!("a{control}b")), code);
        assert_eq!(escape_field(&format!("a{control}b")), code);
        assert_eq!(escape_json(&format!("a{control}b")), code);
    }
}

#[test]
fn keeps_the_lines_of_a_text_and_the_single_line_of_a_field() {
    assert_eq!(escape("a\r\nb\n\tc\rd"), "a\nb\n c\\u000dd");
    assert_eq!(escape_field("a\r\nb\tc"), "a\\u000d\\u000ab c");
}

#[test]
fn leaves_all_other_text_unchanged() {
    // A joiner within an emoji, a non-joiner within Persian, and letters that run from right to left.
    for text in
        ["Zoë Müller-Łukasiewicz", "山田 太郎", "👩\u{200d}💻", "می\u{200c}خواهم", "שלום", "a\\u202eb"]
    {
        assert_eq!(escape(text), text);
        assert_eq!(escape_field(text), text);
        assert_eq!(escape_json(text), text);
    }
}
