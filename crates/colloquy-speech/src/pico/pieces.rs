//! Cuts texts into pieces of a bounded size.

/// Cuts a text into pieces of at most this many bytes: after a sentence if possible, else between words, else anywhere.
pub(super) fn pieces(text: &str, at_most_bytes: usize) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let (piece, others) = rest.split_at(cut(rest, at_most_bytes));
        rest = others;
        Some(piece)
    })
}

fn cut(text: &str, at_most_bytes: usize) -> usize {
    if text.len() <= at_most_bytes {
        return text.len();
    }
    let window = &text[..text.floor_char_boundary(at_most_bytes)];
    let ends_sentence = |space: usize| window[..space].ends_with(['.', '!', '?', '…']);
    let spaces = || window.char_indices().rev().filter(|(_, c)| c.is_whitespace()).map(|(at, _)| at);
    let sentence = spaces().find(|at| ends_sentence(*at));
    let first = text.chars().next().map_or(0, char::len_utf8);
    // A piece has at least one character, even one that is too long. With empty pieces, this would never end.
    sentence.or_else(|| spaces().find(|at| *at > 0)).unwrap_or(window.len()).max(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[&str]) {
        assert_eq!(pieces(text, 12).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_short_text_is_one_piece() {
        check("One. Two. 3.", &["One. Two. 3."]);
        check("", &[]);
    }

    #[test]
    fn a_long_text_is_cut_after_its_sentences() {
        check("One. Two! Three? Four.", &["One. Two!", " Three?", " Four."]);
        check("It is 3.5 m. Yes.", &["It is 3.5", " m. Yes."]);
    }

    #[test]
    fn a_long_sentence_is_cut_between_words() {
        check("one two three four", &["one two", " three four"]);
    }

    #[test]
    fn a_long_word_is_cut_between_characters() {
        check("ééééééééé", &["éééééé", "ééé"]);
        assert_eq!(pieces("日本", 1).collect::<Vec<_>>(), ["日", "本"]);
    }
}
