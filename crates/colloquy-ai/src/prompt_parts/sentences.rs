//! Splits a text into its sentences and the items of its lists.

use super::clean::{plain_line, without_tags};
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

/// A logical line of a text.
struct Line {
    text: String,
    is_item: bool,
    indent: usize,
}

/// The most words in a heading that only its position shows.
const HEADING_WORDS: usize = 6;

/// Ends the lines above a list in a colon, if they are short: "**Topics**", or an item with items of its own.
fn mark_headings(lines: &mut [Line]) {
    for at in 1..lines.len() {
        let (above, below) = lines.split_at_mut(at);
        let (Some(above), below) = (above.last_mut(), &below[0]) else { continue };
        let is_above_list = below.is_item && (!above.is_item || below.indent > above.indent);
        let is_short = above.text.split(' ').count() <= HEADING_WORDS;
        if is_above_list && is_short && above.text.ends_with(char::is_alphanumeric) {
            above.text.push(':');
            above.is_item = false;
        }
    }
}

/// Returns the logical lines: a line that was wrapped is joined to the one before.
fn lines(text: &str) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let mut may_continue = false;
    for raw in without_tags(text).lines() {
        let (is_item, content) = without_marker(raw.trim());
        let mut line = plain_line(content);
        let is_marked_heading = raw.trim_start().starts_with('#') && line.ends_with(char::is_alphanumeric);
        if is_marked_heading {
            line.push(':');
        }
        let continues = may_continue && !is_item && line.starts_with(char::is_lowercase);
        match lines.last_mut() {
            Some(last) if continues => {
                last.text.push(' ');
                last.text.push_str(&line);
            }
            _ if !line.is_empty() => {
                let indent = raw.len() - raw.trim_start().len();
                lines.push(Line { text: line.clone(), is_item, indent });
            }
            _ => {}
        }
        let last = if continues { lines.last().map(|line| &line.text) } else { Some(&line) };
        may_continue = last
            .is_some_and(|line| line.ends_with(|end: char| end.is_alphanumeric() || end == ','))
            && !raw.trim_start().starts_with('#');
    }
    mark_headings(&mut lines);
    lines
}

/// Removes the bullet or the number of a list item. Returns whether there was one, and the rest of the line.
fn without_marker(line: &str) -> (bool, &str) {
    let bulleted = ["- ", "* ", "• ", "– ", "— ", "+ ", "· ", "◦ ", "▪ ", "> "];
    if let Some(item) = bulleted.iter().find_map(|bullet| line.strip_prefix(bullet)) {
        let (_, inner) = without_marker(item.trim_start());
        return (true, inner);
    }
    let number = line.len() - line.trim_start_matches(|digit: char| digit.is_ascii_digit()).len();
    let lettered =
        line.starts_with(|letter: char| letter.is_ascii_alphabetic()) && line[1..].starts_with(')');
    let label = if lettered { 1 } else { number };
    if label == 0 || label > 3 {
        return (false, line);
    }
    let item =
        line[label..].strip_prefix(['.', ')', ':']).and_then(|rest| rest.strip_prefix(char::is_whitespace));
    item.map_or((false, line), |item| (true, item.trim_start()))
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
