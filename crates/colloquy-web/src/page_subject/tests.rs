use super::*;

#[test]
fn removes_characters_that_reorder_text() {
    assert_eq!(line("a\u{202e}b\nc\u{0}d\u{fffe} \u{200f}e"), "a b c d e");
    assert_eq!(typed("a\u{202e}b\nc"), "abc");
}

#[test]
fn keeps_joiners() {
    assert_eq!(line("👩\u{200d}🔬 ک\u{200c}ه"), "👩\u{200d}🔬 ک\u{200c}ه");
}

#[test]
fn splits_paragraphs_at_empty_lines_of_any_kind() {
    let check = |text: &str, expected: &[&str]| assert_eq!(paragraphs(text), expected, "{text:?}");
    check("a\nb\n\nc", &["a\nb", "c"]);
    check("a\r\n\r\nb\r\rc\u{2029}\u{2028}d", &["a", "b", "c", "d"]);
    check("\n \n a\t b \n\t\n", &[" a  b"]);
    check(" \u{200b}\n", &[]);
}
