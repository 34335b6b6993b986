//! Splits a text into its sentences and the items of its lists.

use super::lines::{Line, lines};
use super::wording::in_any;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PromptSentence {
    /// The sentence without its full stop, question mark or list marker.
    pub text: String,
    pub is_question: bool,
    /// Whether it ends in a colon, so that what follows belongs to it.
    pub is_heading: bool,
    /// Whether it stands in an item of a list.
    pub is_item: bool,
    /// Whether a sentence of the same line is before it.
    pub follows_in_line: bool,
}

/// The most characters of a sentence that are read.
const SENTENCE_CHARACTERS: usize = 1_500;

pub fn split(text: &str) -> Vec<PromptSentence> {
    lines(text).iter().flat_map(of_line).collect()
}

fn of_line(line: &Line) -> Vec<PromptSentence> {
    let mut sentences = Vec::new();
    let pieces = pieces(&line.text);
    for (place, piece) in pieces.iter().enumerate() {
        let is_last = place + 1 == pieces.len();
        let text = if is_last { piece.text } else { without_number(piece.text) };
        push(&mut sentences, text, piece.is_question, (line.is_item, place > 0));
    }
    sentences
}

/// A sentence as it appears in its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RawSentence<'t> {
    pub text: &'t str,
    pub is_question: bool,
}

/// Splits a line into sentences without leaving anything out. The last piece is the text after the last sentence, which
/// may be empty.
pub fn pieces(line: &str) -> Vec<RawSentence<'_>> {
    let mut pieces = Vec::new();
    let mut start = 0;
    let mut letters = line.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        if !matches!(letter, '.' | '!' | '?' | '…' | ';' | '。' | '！' | '？') {
            continue;
        }
        let mut end = at + letter.len_utf8();
        let mut is_question = matches!(letter, '?' | '？');
        let closes = |next: char| matches!(next, '.' | '!' | '?' | '…' | '"' | ')' | '”' | '»' | '’');
        while let Some((at, next)) = letters.next_if(|(_, next)| closes(*next)) {
            is_question |= next == '?';
            end = at + next.len_utf8();
        }
        let is_wide = matches!(letter, '。' | '！' | '？');
        let is_apart = is_wide || letters.peek().is_none_or(|(_, next)| next.is_whitespace());
        if is_apart && !(letter == '.' && is_abbreviation(&line[start..at])) {
            pieces.push(RawSentence { text: &line[start..end], is_question });
            start = end;
        }
    }
    pieces.push(RawSentence { text: &line[start..], is_question: false });
    pieces
}

/// Removes a number at the end: in "one thing 2. another", it belongs to what follows.
fn without_number(sentence: &str) -> &str {
    let numbered = sentence.strip_suffix('.').and_then(|text| text.rsplit_once(' '));
    match numbered {
        Some((before, number)) if number.len() <= 2 && number.bytes().all(|byte| byte.is_ascii_digit()) => {
            before
        }
        _ => sentence,
    }
}

fn is_abbreviation(before: &str) -> bool {
    let word = before.rsplit([' ', '(']).next().unwrap_or("").to_lowercase();
    let is_initial = word.chars().count() == 1 && word.chars().all(char::is_alphabetic);
    is_initial || in_any(|keywords| keywords.abbreviations).any(|known| known == word)
}

fn push(
    sentences: &mut Vec<PromptSentence>,
    raw: &str,
    is_question: bool,
    (is_item, follows_in_line): (bool, bool),
) {
    let raw = raw.trim();
    let is_heading = raw.ends_with(':');
    let ends = |end: char| !end.is_alphanumeric() && !matches!(end, '"' | ')' | '%' | '+' | '€' | '£' | '°');
    let text =
        raw.trim_end_matches(ends).trim_start_matches([',', '.', ';', ':', '!', '?', ' ', ')', '…', '/']);
    if text.contains(char::is_alphanumeric) {
        let text = text.chars().take(SENTENCE_CHARACTERS).collect();
        sentences.push(PromptSentence { text, is_question, is_heading, is_item, follows_in_line });
    }
}
