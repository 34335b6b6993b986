//! Reads remarks that only the invitee may begin with something: "ask about the app only if they bring it up".

use colloquy_domain::language::Language;

use super::find;
use crate::guide::matching::has_any;
use crate::prompt_parts::keywords::{after_link, without_leads};
use crate::prompt_parts::pieces;
use crate::prompt_parts::wording::{after_any, word_count};

/// The most words that name a topic.
const NAME_WORDS: usize = 6;

/// Returns the text with such remarks replaced by bans.
pub fn as_bans(text: &str, language: Language) -> String {
    text.lines().map(|line| line_with_bans(line, language)).collect::<Vec<_>>().join("\n")
}

fn line_with_bans(line: &str, language: Language) -> String {
    if let Some(ban) = ban_of_item(line, language) {
        return ban;
    }
    pieces(line).iter().map(|piece| sentence_with_ban(piece.text, language)).collect()
}

/// Returns the ban of an item that only names its topic: "- the manager, only if they bring it up".
fn ban_of_item(line: &str, language: Language) -> Option<String> {
    let tables = language.tables();
    let (own, cues) = (&tables.briefing, &tables.prompt);
    let bare = line.trim_start_matches(|letter: char| !letter.is_alphanumeric());
    let found = find(bare, own.raised)?;
    let is_instruction = cues.asking.iter().any(|verb| has_any(bare, &[verb]));
    let is_ban = has_any(bare, tables.guide.bans.negations) || has_any(bare, tables.guide.bans.whole);
    let name = found.before.split([',', ':', '?', '(', '–', '—']).next()?.split(" - ").next()?.trim();
    let is_name = (1..=NAME_WORDS).contains(&word_count(name)) && !found.before.contains(['.', '!']);
    (is_name && !is_instruction && !is_ban).then(|| format!("{} {name}.", own.avoid))
}

fn sentence_with_ban(sentence: &str, language: Language) -> String {
    let text = sentence.trim_end_matches(['.', '!', ' ']);
    let end = &sentence[text.len()..];
    format!("{}{end}", with_ban(text, language))
}

fn with_ban(text: &str, language: Language) -> String {
    let tables = language.tables();
    let (own, cues) = (&tables.briefing, &tables.prompt);
    let is_ban = has_any(text, tables.guide.bans.negations) || has_any(text, tables.guide.bans.whole);
    let without =
        |text: &str, phrases: &[&str]| find(text, phrases).map(|found| joined(found.before, found.after));
    if is_ban {
        let text = without(text, own.raised).unwrap_or_else(|| text.to_owned());
        return without(&text, own.unprompted).unwrap_or(text);
    }
    let banned = || {
        let rest = without(text, own.raised)?;
        let (_, asked) = after_any(without_leads(rest.trim(), cues), cues.asking)?;
        let linked = after_link(asked, cues.links).or_else(|| after_link(asked, cues.near_links));
        let object = linked.map_or(asked, |(_, object)| object);
        // It is not known which of several things the remark is about.
        if object.contains(", ") {
            return Some(rest);
        }
        let space = if text.starts_with(' ') { " " } else { "" };
        Some(format!("{space}{} {object}", own.avoid))
    };
    banned().unwrap_or_else(|| text.to_owned())
}

fn joined(before: &str, after: &str) -> String {
    let (before, after) = (before.trim_end_matches([' ', ',']), after.trim_start());
    let space = if after.is_empty() || after.starts_with([',', ';']) || before.is_empty() { "" } else { " " };
    format!("{before}{space}{after}")
}
