//! Prepares texts from elsewhere for a terminal: safe to print and fitted to columns.

pub use colloquy_api::terminal::{escape as clean, escape_json as json_for_terminals};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Returns a text on one line.
pub fn line(text: &str) -> String {
    clean(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the number of columns of a line.
pub fn width(line: &str) -> usize {
    line.width()
}

/// Cuts a line to a number of columns and marks the cut with `…`.
pub fn cut(line: &str, columns: usize) -> String {
    if width(line) <= columns {
        return line.to_owned();
    }
    let (head, _) = split(line, columns.saturating_sub(1));
    format!("{}…", head.trim_end())
}

/// Wraps a text to a number of columns, between words if possible.
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    let columns = columns.max(2);
    clean(text).lines().flat_map(|line| wrap_line(line, columns)).collect()
}

fn wrap_line(line: &str, columns: usize) -> Vec<String> {
    let (mut lines, mut current) = (Vec::new(), String::new());
    for word in line.split(' ') {
        let mut word = word;
        if !current.is_empty() && width(&current) + 1 + width(word) > columns {
            lines.push(std::mem::take(&mut current));
        }
        if !current.is_empty() {
            current.push(' ');
        }
        while width(&current) + width(word) > columns {
            let (head, rest) = split(word, columns - width(&current));
            lines.push(format!("{}{head}", std::mem::take(&mut current)));
            word = rest;
        }
        current.push_str(word);
    }
    lines.push(current);
    lines
}

/// Splits a text into the longest beginning that fits, and the rest.
fn split(text: &str, columns: usize) -> (&str, &str) {
    let mut taken = 0;
    for (at, letter) in text.char_indices() {
        taken += letter.width().unwrap_or(0);
        if taken > columns {
            return text.split_at(at);
        }
    }
    (text, "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_control_characters() {
        let cleaned = clean("a\u{1b}]0;title\u{7}\tb\r\nc\u{9b}\u{202e}d\re");
        assert_eq!(cleaned, "a\\u001b]0;title\\u0007 b\nc\\u009b\\u202ed\\u000de");
        assert_eq!(json_for_terminals("{\"a\": \"\u{7f}é\u{2066}\"}\n"), "{\"a\": \"\\u007fé\\u2066\"}\n");
    }

    #[test]
    fn cuts_lines_by_display_width() {
        for (text, columns, expected) in [
            ("abc", 3, "abc"),
            ("abcd", 3, "ab…"),
            ("日本語", 6, "日本語"),
            ("日本語", 5, "日本…"),
            ("ab cd", 4, "ab…"),
        ] {
            assert_eq!(cut(text, columns), expected);
        }
    }

    #[test]
    fn breaks_lines_between_words_or_within_long_ones() {
        for (text, columns, expected) in [
            ("one two three", 8, vec!["one two", "three"]),
            ("one\n\ntwo", 8, vec!["one", "", "two"]),
            ("abcdefgh ij", 3, vec!["abc", "def", "gh", "ij"]),
            ("a 日本語日本語", 6, vec!["a", "日本語", "日本語"]),
            ("日本", 1, vec!["日", "本"]),
            ("", 5, vec![]),
        ] {
            assert_eq!(wrap(text, columns), expected, "{text:?}");
        }
    }
}
