//! Makes a sentence of its own of what a prompt asks only some people: "the timetable, and only if they commute, the
//! season ticket".

use colloquy_domain::language::Language;

use super::brackets::{capitalized, is_mark};
use super::tables;
use crate::prompt_parts::keywords::after_link;
use crate::prompt_parts::wording::{after_any, tails, word_count};

const CONDITION_WORDS: usize = 12;

pub fn parted(text: &str, language: Language) -> String {
    let text = spelled_out(&without_if_any(text, language), language);
    text.lines().map(|line| parted_line(line, language)).collect::<Vec<_>>().join("\n")
}

/// Leaves out "if any" between commas, so that they do not divide a question.
fn without_if_any(text: &str, language: Language) -> String {
    let phrases = tables(language).flat_map(|own| own.briefing.if_any);
    phrases.fold(text.to_owned(), |text, phrase| text.replace(&format!(", {phrase},"), ""))
}

/// Writes "and" for the sign that is read aloud, except in names: "Salt & Pepper".
fn spelled_out(text: &str, language: Language) -> String {
    const SIGN: &str = " & ";
    let mut parts = text.split(SIGN);
    let mut spelled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let is_word = part.starts_with(char::is_lowercase);
        spelled.push_str(if is_word { language.tables().guide.and } else { SIGN });
        spelled.push_str(part);
    }
    spelled
}

fn parted_line(line: &str, language: Language) -> String {
    let found = tails(line).skip(1).find_map(|tail| {
        let is_limit = tables(language).any(|own| {
            // A single "only" limits many things.
            let limits: Vec<&str> =
                own.briefing.only.iter().copied().filter(|only| only.contains(' ')).collect();
            after_any(tail, &limits).is_some()
        });
        let (condition, rest) = tail.split_once(", ").filter(|_| is_limit)?;
        let before = without_joint(line[..line.len() - tail.len()].trim_end(), language)?;
        let is_short = word_count(condition) <= CONDITION_WORDS && !condition.contains(['.', '?', '!', ':']);
        (is_short && word_count(rest) > 0 && !is_mark(condition, language))
            .then_some((before, condition, rest))
    });
    let Some((before, condition, rest)) = found else { return line.to_owned() };
    let cues = &language.tables().prompt;
    let linked = after_link(rest, cues.links);
    let asked = linked.map_or_else(
        || without_preposition(rest, language).to_owned(),
        |((link, _), asked)| (cues.nominative)(link, asked),
    );
    format!("{before}. {}: {asked}", capitalized(condition))
}

/// Returns "la piscina" of "por la piscina".
fn without_preposition(text: &str, language: Language) -> &str {
    let determiners = language.tables().guide.determiners;
    let rest = text.split_once(' ').map_or(text, |(_, rest)| rest);
    let is_phrase = after_any(text, determiners).is_none() && after_any(rest, determiners).is_some();
    if is_phrase { rest } else { text }
}

/// Returns a text without the comma and the "and" at its end, if it has either.
fn without_joint(text: &str, language: Language) -> Option<&str> {
    let bare = text.trim_end_matches(',');
    let joints = language.tables().prompt.joints;
    let joined = joints.iter().find_map(|joint| bare.strip_suffix(joint)?.strip_suffix(' '));
    let ends = joined.is_some() || bare.len() < text.len();
    let bare = joined.unwrap_or(bare).trim_end_matches(',');
    (ends && !bare.ends_with(['.', '?', '!', ':']) && word_count(bare) > 1).then_some(bare)
}
