//! Makes lists of the lines below the labels of a plan: "Section 2 - the home" and "heating, damp, repairs (how quickly)".

use colloquy_domain::language::Language;

use super::plan::after_part_label;
use crate::guide::reading::ForbiddenTopicReader;
use crate::prompt_parts::keywords::{is_instruction, without_leads};
use crate::prompt_parts::without_marker;
use crate::prompt_parts::wording::{after_any, word_count};

/// The most words in the label of a part, and in each of the things below it.
const LABEL_WORDS: usize = 6;
const THING_WORDS: usize = 12;
/// A list of things with so few words each needs the label as a topic before it.
const BARE_WORDS: usize = 2;

pub fn with_lists(text: &str, language: Language) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let mut written: Vec<String> = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let label = after_part_label(lines[at].trim(), language).filter(|label| names(label));
        let things = label.and_then(|_| things(lines.get(at + 1)?, language));
        match (label, things) {
            (Some(label), Some(things)) => {
                let are_bare = things.iter().all(|thing| word_count(thing) <= BARE_WORDS);
                let label = label.trim_end_matches([':', '.', ' ']);
                // "Section 3 - us" names nothing to ask about.
                let is_long = label.chars().count() > 3;
                if are_bare && is_long {
                    written.push(format!("- {label}"));
                }
                written.extend(things.iter().map(|thing| format!("- {thing}")));
                at += 2;
            }
            _ => {
                written.push(lines[at].to_owned());
                at += 1;
            }
        }
    }
    written.join("\n")
}

fn names(label: &str) -> bool {
    word_count(label) <= LABEL_WORDS
        && !label.contains(['?', ','])
        && !label.contains(". ")
        && !label.contains(": ")
}

/// Returns the things that a line lists, if it does nothing else.
fn things(line: &str, language: Language) -> Option<Vec<String>> {
    let line = line.trim();
    let cues = &language.tables().prompt;
    let (is_item, _) = without_marker(line);
    let is_other = is_item
        || line.contains(['?', ':'])
        || line.contains(". ")
        || after_part_label(line, language).is_some()
        || is_instruction(without_leads(line, cues), cues)
        || after_any(line, cues.conditions).is_some_and(|_| after_any(line, cues.whether).is_none())
        || ForbiddenTopicReader::of(language).read(line).is_some();
    let things: Vec<String> =
        apart(line.trim_end_matches(['.', ' '])).into_iter().map(str::to_owned).collect();
    let are_short = things.iter().all(|thing| (1..=THING_WORDS).contains(&word_count(thing)));
    (!is_other && things.len() > 1 && are_short).then_some(things)
}

/// Splits at commas and semicolons outside of brackets.
fn apart(line: &str) -> Vec<&str> {
    let (mut parts, mut start, mut depth) = (Vec::new(), 0, 0_usize);
    for (at, letter) in line.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            ',' | ';' if depth == 0 => {
                parts.push(line[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(line[start..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_line_below_a_label_lists_becomes_items() {
        for (language, plan, expected) in [
            (
                Language::English,
                "Section 1 - the flat\ncondition at first, heating and damp, repairs (how quickly, how well)",
                "- condition at first\n- heating and damp\n- repairs (how quickly, how well)",
            ),
            (
                Language::Spanish,
                "Bloque 1. Alojamiento\nlimpieza, espacio, convivencia",
                "- Alojamiento\n- limpieza\n- espacio\n- convivencia",
            ),
            (
                Language::English,
                "Section 1 - us\nAsk about prices, hours.",
                "Section 1 - us\nAsk about prices, hours.",
            ),
            (Language::English, "Block A. The visit\n- the bus", "Block A. The visit\n- the bus"),
        ] {
            assert_eq!(with_lists(plan, language), expected);
        }
    }
}
