//! Divides a text into its logical lines: wrapped lines are joined, and items of lists are known.

use super::clean::{plain_line, without_tags};
use super::wording::word_count;

/// A logical line of a text.
pub struct Line {
    pub text: String,
    pub is_item: bool,
    indent: usize,
    /// Whether an empty line is before it.
    begins_block: bool,
}

/// The most words in a heading that only its position shows.
const HEADING_WORDS: usize = 6;

/// The fewest letters of a heading in capital letters.
const CAPITALS: usize = 3;
/// The fewest lines below a heading that are a list, and the most words in each of them.
const LISTED_LINES: usize = 3;
const LISTED_WORDS: usize = 18;

/// Ends the lines above a list in a colon, if they are short: "**Topics**", or an item with items of its own.
fn mark_headings(lines: &mut [Line]) {
    for at in 1..lines.len() {
        let (above, below) = lines.split_at_mut(at);
        let (Some(above), below) = (above.last_mut(), &below[0]) else { continue };
        let is_above_list = below.is_item && (!above.is_item || below.indent > above.indent);
        let is_short = above.text.split(' ').count() <= HEADING_WORDS;
        // "Tone: calm" says what it has to say.
        let is_short = is_short && !above.text.contains(": ");
        if is_above_list && is_short && above.text.ends_with(char::is_alphanumeric) {
            above.text.push(':');
            above.is_item = false;
        }
    }
}

/// Ends headings in capital letters in a colon: "MUST COVER".
fn mark_capitals(lines: &mut [Line]) {
    for line in lines.iter_mut().filter(|line| !line.is_item) {
        let letters = || line.text.chars().filter(|letter| letter.is_alphabetic());
        let is_in_capitals = letters().count() >= CAPITALS && letters().all(char::is_uppercase);
        let is_short = word_count(&line.text) <= HEADING_WORDS;
        if is_in_capitals && is_short && line.text.ends_with(char::is_alphanumeric) {
            line.text.push(':');
        }
    }
}

/// Makes items of the lines of a block that are a list without marks: several short ones without full stops. The first
/// line is what the list is about, unless a heading is before it.
fn mark_bare_lists(lines: &mut [Line]) {
    let is_heading = |line: &Line| line.text.ends_with(':');
    let mut start = 0;
    while start < lines.len() {
        let rest = &lines[start + 1..];
        let length = rest.iter().take_while(|line| !line.begins_block && !is_heading(line)).count() + 1;
        let block = &mut lines[start..start + length];
        let has_heading = is_heading(&block[0]);
        let least = if has_heading { LISTED_LINES } else { LISTED_LINES + 1 };
        let is_bare = |line: &Line| {
            !line.is_item && word_count(&line.text) <= LISTED_WORDS && !line.text.ends_with(['.', '!', ','])
        };
        if block.len() >= least && block.iter().all(is_bare) {
            block[1..].iter_mut().for_each(|line| line.is_item = true);
        }
        start += length;
    }
}

/// Lines of up to this many characters are hardly wrapped.
const SHORT_LINES: usize = 60;

/// Returns whether a line begins like a ban or a condition of a hasty note.
fn begins_rule(line: &str) -> bool {
    const WORDS: [&str; 36] = [
        "nothing", "nichts", "rien", "niets", "niks", "nulla", "no", "not", "don't", "dont", "never", "if",
        "nicht", "kein", "keine", "keinen", "nix", "wenn", "falls", "bei", "pas", "ne", "si", "s'ils",
        "jamais", "non", "niente", "se", "nada", "não", "niet", "geen", "als", "nooit", "nunca", "sin",
    ];
    let first = line.split(' ').next().unwrap_or_default().to_lowercase();
    WORDS.contains(&first.as_str())
}

/// Returns whether a text has short lines of which most end long before the margin, as in a hasty note.
fn is_note(text: &str, width: usize) -> bool {
    let lines: Vec<&str> = text.lines().collect();
    let followed = lines.windows(2).filter(|pair| !pair[0].trim().is_empty() && !pair[1].trim().is_empty());
    let ends_early = |pair: &&[&str]| {
        let word = pair[1].split_whitespace().next().unwrap_or_default();
        pair[0].chars().count() + 1 + word.chars().count() <= width
    };
    let early = followed.clone().filter(ends_early).count();
    width <= SHORT_LINES && early * 2 >= followed.count()
}

/// Returns the logical lines: a line that was wrapped is joined to the one before.
pub fn lines(text: &str) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let mut may_continue = false;
    let mut begins_block = true;
    let text = without_tags(text);
    let width = text.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    let is_note = is_note(&text, width);
    let mut before = 0;
    for raw in text.lines() {
        let (is_item, content) = without_marker(raw.trim());
        let mut line = plain_line(content);
        let is_marked_heading = raw.trim_start().starts_with('#') && line.ends_with(char::is_alphanumeric);
        if is_marked_heading {
            line.push(':');
        }
        // A line is wrapped where its next word has no room.
        let word = line.split(' ').next().unwrap_or_default().chars().count();
        let is_wrapped = before + 1 + word > width && !is_note;
        before = raw.chars().count();
        let continues = may_continue
            && is_wrapped
            && !is_item
            && line.starts_with(char::is_lowercase)
            && (width > SHORT_LINES || !begins_rule(&line));
        match lines.last_mut() {
            Some(last) if continues => {
                last.text.push(' ');
                last.text.push_str(&line);
            }
            _ if !line.is_empty() => {
                let indent = raw.len() - raw.trim_start().len();
                lines.push(Line { text: line.clone(), is_item, indent, begins_block });
            }
            _ => {}
        }
        begins_block = raw.trim().is_empty();
        let last = if continues { lines.last().map(|line| &line.text) } else { Some(&line) };
        may_continue = last
            .is_some_and(|line| line.ends_with(|end: char| end.is_alphanumeric() || end == ','))
            && !raw.trim_start().starts_with('#');
    }
    mark_capitals(&mut lines);
    mark_bare_lists(&mut lines);
    mark_headings(&mut lines);
    lines
}

/// Removes the bullet or the number of a list item. Returns whether there was one, and the rest of the line.
pub fn without_marker(line: &str) -> (bool, &str) {
    let bulleted = ["- ", "* ", "• ", "– ", "— ", "+ ", "· ", "◦ ", "▪ ", "> "];
    if let Some(item) = bulleted.iter().find_map(|bullet| line.strip_prefix(bullet)) {
        let (_, inner) = without_marker(item.trim_start());
        return (true, inner);
    }
    let number = line.len() - line.trim_start_matches(|digit: char| digit.is_ascii_digit()).len();
    let lettered =
        line.starts_with(|letter: char| letter.is_ascii_alphabetic()) && line[1..].starts_with(')');
    // "a. the coaches"
    let is_letter =
        line.starts_with(|letter: char| ('a'..='h').contains(&letter)) && line[1..].starts_with(". ");
    let label = if lettered || is_letter { 1 } else { number };
    if label == 0 || label > 3 {
        return (false, line);
    }
    // "2 - Os plantões"
    let dashed =
        [" - ", " – "].iter().find_map(|dash| line[label..].strip_prefix(dash)).filter(|_| label == number);
    if let Some(item) = dashed.filter(|_| number < 3) {
        return (true, item.trim_start());
    }
    let item = line[label..]
        .strip_prefix(['.', ')', ':', '-'])
        .and_then(|rest| rest.strip_prefix(char::is_whitespace));
    item.map_or((false, line), |item| (true, item.trim_start()))
}
