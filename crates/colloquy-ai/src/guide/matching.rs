//! Finds whole words and phrases in texts.

/// Returns the text in lower case, its words separated by single spaces, with a space at both ends.
pub fn normalized(text: &str) -> String {
    let mut words = String::with_capacity(text.len() + 2);
    words.push(' ');
    for letter in text.chars() {
        if letter.is_ascii_alphanumeric() || matches!(letter, '\'' | '-') {
            words.push(letter.to_ascii_lowercase());
        } else if letter == '’' {
            words.push('\'');
        } else if letter.is_alphanumeric() {
            words.extend(letter.to_lowercase());
        } else if !words.ends_with(' ') {
            words.push(' ');
        }
    }
    if !words.ends_with(' ') {
        words.push(' ');
    }
    words
}

/// Returns whether a text has one of the phrases, as whole words.
pub fn has_any(text: &str, phrases: &[&str]) -> bool {
    let text = normalized(text);
    phrases.iter().any(|phrase| has_phrase(&text, phrase))
}

/// Returns whether a normalized text has a phrase, as whole words.
pub fn has_phrase(text: &str, phrase: &str) -> bool {
    let is_whole = |start: usize, end: usize| is_space(text, start.wrapping_sub(1)) && is_space(text, end);
    text.contains(phrase)
        && text.match_indices(phrase).any(|(start, found)| is_whole(start, start + found.len()))
}

/// Returns whether a text has a word that begins with one of the stems.
pub fn has_stem(text: &str, stems: &[&str]) -> bool {
    let text = normalized(text).replace('\'', " ");
    stems.iter().any(|stem| {
        let stem = stem.replace('\'', " ");
        text.contains(&stem)
            && text.match_indices(&stem).any(|(start, _)| is_space(&text, start.wrapping_sub(1)))
    })
}

fn is_space(text: &str, at: usize) -> bool {
    text.as_bytes().get(at) == Some(&b' ')
}

/// Removes the first of the phrases that the text has, and the commas around it. Returns `None` if it has none.
pub fn without_any(text: &str, phrases: &[&str]) -> Option<String> {
    let lower: String = text
        .chars()
        .map(|letter| {
            if letter.to_lowercase().count() == 1 {
                letter.to_lowercase().next().unwrap_or(letter)
            } else {
                letter
            }
        })
        .collect();
    let mut found: Option<(usize, usize)> = None;
    for phrase in phrases {
        let place = lower.match_indices(phrase).map(|(at, _)| at).find(|at| {
            let before = lower[..*at].chars().next_back();
            let after = lower[at + phrase.len()..].chars().next();
            before.is_none_or(|letter| !letter.is_alphanumeric())
                && after.is_none_or(|letter| !letter.is_alphanumeric())
        });
        if let Some(at) = place
            && found.is_none_or(|(_, length)| phrase.len() > length)
        {
            found = Some((at, phrase.len()));
        }
    }
    let (at, length) = found?;
    if lower.len() != text.len() {
        return None;
    }
    let around = |end: char| end.is_whitespace() || matches!(end, ',' | ':' | '(' | ')' | '-' | '–' | '—');
    let before = text[..at].trim_end_matches(around);
    let after = text[at + length..].trim_start_matches(around);
    let space = if before.is_empty() || after.is_empty() { "" } else { " " };
    Some(format!("{before}{space}{after}"))
}

/// Returns the words of a text that say something, in lower case.
pub fn content_words(text: &str, frequent: &dyn Fn(&str) -> bool) -> Vec<String> {
    let words = normalized(text);
    let words = words.split([' ', '\'']).filter(|word| word.chars().count() > 2 && !frequent(word));
    words.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrases_are_found_as_whole_words() {
        assert!(has_any("Please, ask them.", &["ask"]));
        assert!(!has_any("a task for you", &["ask"]));
        assert!(has_stem("the new pricing", &["pric"]));
    }

    #[test]
    fn a_phrase_is_removed_with_its_commas() {
        let removed = |text| without_any(text, &["if there is time", "if there is time left"]);
        assert_eq!(removed("If there is time left, ask about tea").as_deref(), Some("ask about tea"));
        assert_eq!(removed("Ask about tea (if there is time)").as_deref(), Some("Ask about tea"));
        assert_eq!(removed("Ask about tea"), None);
    }
}
