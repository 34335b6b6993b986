//! Finds sentences that only name what to ask about: "Erreichbarkeit der Anwälte. Transparenz der Kosten."

use colloquy_domain::language::Language;

use super::super::matching::has_any;
use crate::prompt_parts::wording::word_count;
use crate::prompt_parts::{pieces, without_marker};

/// The most words in a sentence that only names something, and the fewest of them in a line that are a list.
const NAME_WORDS: usize = 6;
const NAMED_TOPICS: usize = 2;

pub fn as_items(text: &str, language: Language) -> String {
    text.lines().map(|line| line_as_items(line, language)).collect::<Vec<_>>().join("\n")
}

/// Makes items of sentences that only name something: "Erreichbarkeit der Anwälte. Transparenz der Kosten."
fn line_as_items(line: &str, language: Language) -> String {
    let tables = language.tables();
    let (is_item, _) = without_marker(line.trim_start());
    let name = |text: &str| -> Option<String> {
        let name = text.trim().strip_suffix('.')?;
        let lower = name.to_lowercase();
        let is_name = (1..=NAME_WORDS).contains(&word_count(name))
            && (tables.guide.with_article)(name).is_some()
            && !name.contains([',', ':', '('])
            && !has_any(name, tables.guide.finite)
            && !has_any(name, tables.guide.rule_words)
            && !tables.briefing.tools.iter().any(|tool| lower.contains(tool));
        is_name.then(|| name.to_owned())
    };
    let pieces = pieces(line);
    let names = pieces.iter().filter_map(|piece| name(piece.text).filter(|_| !piece.is_question)).count();
    if is_item || names < NAMED_TOPICS {
        return line.to_owned();
    }
    let mut written = String::new();
    for piece in &pieces {
        match name(piece.text).filter(|_| !piece.is_question) {
            Some(name) => written.push_str(&format!("\n- {name}\n")),
            None if written.ends_with('\n') => written.push_str(piece.text.trim_start()),
            None => written.push_str(piece.text),
        }
    }
    written
}
