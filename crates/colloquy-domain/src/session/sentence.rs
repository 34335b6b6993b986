//! How much of a sentence was heard.

/// Returns the words of a sentence that had been said when this much of it was heard. All letters are assumed
/// to take the same time.
pub(super) fn heard_words(text: &str, heard_ms: i64, length_ms: i64) -> &str {
    if heard_ms >= length_ms {
        return text.trim_end();
    }
    let letters = text.chars().count() as i64;
    let heard = heard_ms.max(0).saturating_mul(letters) / length_ms.max(1);
    let mut end = 0;
    let mut in_word = false;
    for (count, (at, letter)) in text.char_indices().enumerate() {
        if count as i64 > heard {
            break;
        }
        if letter.is_whitespace() {
            end = if in_word { at } else { end };
        }
        in_word = !letter.is_whitespace();
    }
    &text[..end]
}

#[cfg(test)]
mod tests;
