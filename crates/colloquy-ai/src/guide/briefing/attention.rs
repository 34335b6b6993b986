//! Removes labels that only call for attention: "Important: if they …".

use colloquy_domain::language::Language;

use super::brackets::capitalized;
use crate::prompt_parts::wording::after_any;

/// Labels that only call for attention: "Important: if they …".
const ATTENTION: [&str; 20] = [
    "important",
    "note",
    "please note",
    "nb",
    "n.b.",
    "wichtig",
    "hinweis",
    "achtung",
    "bitte beachten",
    "à noter",
    "attention",
    "nota",
    "ojo",
    "importante",
    "attenzione",
    "atenção",
    "belangrijk",
    "let op",
    "noot",
    "remarque",
];

pub fn without_attention(text: &str, language: Language) -> String {
    let cues = &language.tables().prompt;
    let line = |line: &str| {
        let (label, rest) = line.split_once(": ").unwrap_or_default();
        let label =
            label.trim_matches(|letter: char| !letter.is_alphanumeric() && letter != '.').to_lowercase();
        let is_attention = ATTENTION.contains(&label.trim_end_matches('\u{a0}').trim());
        // "Note: our members are retired" stays a note.
        let is_asking = after_any(rest, cues.conditions).is_some() || after_any(rest, cues.asking).is_some();
        if is_attention && is_asking { capitalized(rest) } else { line.to_owned() }
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}
