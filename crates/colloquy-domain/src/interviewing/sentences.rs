//! Splits what was said into sentences.

/// A sentence with its closing punctuation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sentence<'a> {
    pub text: &'a str,
    pub is_question: bool,
}

/// Returns the sentences of a text that have a letter or a digit.
pub fn sentences(text: &str) -> Vec<Sentence<'_>> {
    let mut found = Vec::new();
    let mut start = 0;
    let mut letters = text.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        if !matches!(letter, '.' | '!' | '?' | '…' | '。' | '！' | '？' | '\n') {
            continue;
        }
        let mut end = at + letter.len_utf8();
        while let Some((at, next)) = letters.next_if(|(_, next)| closes(*next)) {
            end = at + next.len_utf8();
        }
        if letters.peek().is_none_or(|(_, next)| next.is_whitespace()) || matches!(letter, '。' | '！' | '？')
        {
            push(&mut found, &text[start..end]);
            start = end;
        }
    }
    push(&mut found, &text[start..]);
    found
}

fn closes(letter: char) -> bool {
    matches!(letter, '.' | '!' | '?' | '…' | '"' | ')' | '”' | '“' | '»' | '’')
}

fn push<'a>(found: &mut Vec<Sentence<'a>>, text: &'a str) {
    let text = text.trim();
    if text.contains(char::is_alphanumeric) {
        let is_question = text.trim_end_matches(['"', '”', '»', ')', '’', '“']).ends_with(['?', '？']);
        found.push(Sentence { text, is_question });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_keeps_its_closing_punctuation() {
        let found = sentences("It was 2.5 km. “Why?” Really! …");
        let texts: Vec<&str> = found.iter().map(|sentence| sentence.text).collect();
        assert_eq!(texts, ["It was 2.5 km.", "“Why?”", "Really!"]);
        assert!(found[1].is_question && !found[0].is_question);
    }
}
