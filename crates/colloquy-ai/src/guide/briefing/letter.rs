//! Takes the text of an e-mail out of its header lines, its greeting and its signature.

use colloquy_domain::language::Language;
use colloquy_languages::briefing::BriefingCueWords;
use colloquy_languages::guide::GuideCueWords;

use super::super::matching::normalized;
use crate::prompt_parts::wording::{after_any, tails, word_count};

/// The most words in a line that only greets or signs off.
const COURTESY_WORDS: usize = 5;
/// The most lines after the words that end an e-mail: a name, a role, a company, a notice.
const SIGNATURE_LINES: usize = 8;
/// The most lines in the header of an e-mail.
const HEADER_LINES: usize = 8;

/// Returns the prompt without the parts of an e-mail around its text.
pub fn body(prompt: &str) -> String {
    let lines: Vec<&str> = prompt.lines().collect();
    let begin = begin_of_body(&lines);
    let end = end_of_body(&lines, begin);
    let is_separator = |line: &&&str| line.trim() == "--";
    let end = lines[begin..end].iter().position(|line| is_separator(&line)).map_or(end, |at| begin + at);
    if lines[begin..end].iter().all(|line| line.trim().is_empty()) {
        return prompt.to_owned();
    }
    without_sign_off(&lines[begin..end].join("\n"))
}

/// Returns a text without the sign-off that follows its last sentence in the same line: "ten minutes at most. thanks, Jo".
fn without_sign_off(text: &str) -> String {
    let text = text.trim_end();
    let line = text.rfind('\n').map_or(0, |at| at + 1);
    let ends = |tail: &&str| {
        let before = text[..text.len() - tail.len()].trim_end();
        before.len() > line && before.ends_with(['.', '!', '?', ';', ')']) && is_sign_off(tail)
    };
    let sign_off = tails(&text[line..]).skip(1).find(ends);
    text[..text.len() - sign_off.map_or(0, str::len)].trim_end().to_owned()
}

fn begin_of_body(lines: &[&str]) -> usize {
    let filled: Vec<usize> = (0..lines.len()).filter(|at| !lines[*at].trim().is_empty()).collect();
    let headers = filled.iter().take(HEADER_LINES).take_while(|at| is_header(lines[**at])).count();
    let after_headers = filled.get(headers).copied();
    let greets = after_headers.is_some_and(|at| is_greeting(lines[at]));
    let has_sign_off = filled.iter().skip(headers + 1).any(|at| is_sign_off(lines[*at]));
    match after_headers {
        Some(at) if greets => at + 1,
        Some(at) if headers > 1 || headers == 1 && has_sign_off => at,
        _ => 0,
    }
}

fn end_of_body(lines: &[&str], begin: usize) -> usize {
    let is_end = |at: &usize| {
        let rest = &lines[at + 1..];
        let filled = rest.iter().filter(|line| !line.trim().is_empty());
        let is_list =
            |line: &&str| ["- ", "* ", "•", "#"].iter().any(|marker| line.trim_start().starts_with(marker));
        is_sign_off(lines[*at])
            && !rest.iter().any(is_list)
            && (rest.iter().any(|line| line.trim().starts_with("--")) || filled.count() <= SIGNATURE_LINES)
    };
    (begin + 1..lines.len()).find(is_end).unwrap_or(lines.len())
}

/// Returns whether a line is one of an e-mail's header: "Subject: interviews".
fn is_header(line: &str) -> bool {
    let Some((label, _)) = line.split_once(':') else { return false };
    let label = normalized(label);
    word_count(&label) <= 2 && in_any_language(|words| words.mail_headers).any(|known| known == label.trim())
}

fn is_greeting(line: &str) -> bool {
    let line = line.trim();
    let greets = Language::ALL.iter().any(|own| after_any(line, own.tables().guide.greetings).is_some());
    word_count(line) <= COURTESY_WORDS && line.ends_with([',', '!', ':', '.']) && greets
}

fn is_sign_off(line: &str) -> bool {
    let line = line.trim();
    let words = line.trim_end_matches(|end: char| !end.is_alphanumeric());
    let is_of = |own: &GuideCueWords, more: &BriefingCueWords| {
        let rest = after_any(words, own.farewells).or_else(|| after_any(words, more.sign_offs));
        rest.is_some_and(|(_, rest)| word_count(rest) <= 2)
    };
    let signs_off = Language::ALL.iter().any(|own| is_of(&own.tables().guide, &own.tables().briefing));
    word_count(line) <= COURTESY_WORDS && !line.ends_with(['?', ':']) && signs_off
}

fn in_any_language(
    list: fn(&'static BriefingCueWords) -> &'static [&'static str],
) -> impl Iterator<Item = &'static str> {
    Language::ALL.iter().flat_map(move |own| list(&own.tables().briefing)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_off_after_the_last_sentence_is_left_out() {
        for (prompt, body) in [
            ("Ask why they left. ten minutes max. thanks, Jo", "Ask why they left. ten minutes max."),
            ("Frag nach dem Preis. danke, Uli", "Frag nach dem Preis."),
            ("Parle du prix ! bises, Léa", "Parle du prix !"),
            ("Pregunta por el precio. gracias, Marta", "Pregunta por el precio."),
            ("Vraag naar de prijs. groetjes, Bas", "Vraag naar de prijs."),
            (
                "Ask about the price. Thank them, and ask about the queue.",
                "Ask about the price. Thank them, and ask about the queue.",
            ),
            ("Ask whom they would thank", "Ask whom they would thank"),
        ] {
            assert_eq!(without_sign_off(prompt), body);
        }
    }
}
