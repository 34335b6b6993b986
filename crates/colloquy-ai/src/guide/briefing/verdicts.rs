//! Leaves out the verdicts in the items of hasty lists, which have no verb: "price ok? / as expected", "changing rooms
//! clean?". What such an item names can be asked about openly.

use colloquy_domain::language::Language;

use crate::prompt_parts::without_marker;
use crate::prompt_parts::wording::{after_any, word_count};

/// The most words in such an item, and after the verdict.
const ITEM_WORDS: usize = 9;
const REST_WORDS: usize = 4;

fn verdicts(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &[
            "ok",
            "okay",
            "clear",
            "clean",
            "fair",
            "helpful",
            "fine",
            "good",
            "enough",
            "easy",
            "useful",
            "friendly",
            "reachable",
            "reasonable",
            "acceptable",
            "sufficient",
        ],
        Language::German => &[
            "ok",
            "okay",
            "klar",
            "verständlich",
            "sauber",
            "gut",
            "hilfreich",
            "fair",
            "angemessen",
            "in ordnung",
            "ausreichend",
            "freundlich",
            "pünktlich",
            "erreichbar",
            "nützlich",
            "gerecht",
        ],
        Language::French => &[
            "ok",
            "clair",
            "claire",
            "clairs",
            "claires",
            "propre",
            "propres",
            "utile",
            "utiles",
            "suffisant",
            "suffisante",
            "suffisants",
            "suffisantes",
            "correct",
            "corrects",
            "correcte",
            "joignable",
            "joignables",
        ],
        Language::Spanish => &[
            "ok",
            "bien",
            "claro",
            "clara",
            "claros",
            "claras",
            "limpio",
            "limpia",
            "limpios",
            "limpias",
            "útil",
            "útiles",
            "suficiente",
            "suficientes",
            "justo",
            "justos",
            "amable",
            "amables",
        ],
        Language::Italian => &[
            "ok",
            "bene",
            "chiaro",
            "chiara",
            "chiari",
            "chiare",
            "pulito",
            "pulita",
            "puliti",
            "pulite",
            "utile",
            "utili",
            "sufficiente",
            "sufficienti",
            "giusto",
            "giusti",
            "gentile",
            "gentili",
        ],
        Language::Dutch => &[
            "ok",
            "oké",
            "duidelijk",
            "schoon",
            "goed",
            "handig",
            "nuttig",
            "eerlijk",
            "redelijk",
            "genoeg",
            "vriendelijk",
            "bereikbaar",
            "voldoende",
            "op tijd",
        ],
        Language::Portuguese => &[
            "ok",
            "bem",
            "claro",
            "clara",
            "claros",
            "claras",
            "limpo",
            "limpa",
            "limpos",
            "limpas",
            "útil",
            "úteis",
            "suficiente",
            "suficientes",
            "justo",
            "justos",
            "simpático",
            "simpáticos",
        ],
    }
}

pub fn left_out(text: &str, language: Language) -> String {
    let line = |line: &str| without_verdict(line, language).unwrap_or_else(|| line.to_owned());
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

fn without_verdict(line: &str, language: Language) -> Option<String> {
    let (is_item, content) = without_marker(line.trim());
    let tables = language.tables();
    let (cues, guide) = (&tables.prompt, &tables.guide);
    let begins = |list: &[&str]| after_any(content, list).is_some();
    let is_other = !is_item
        || word_count(content) > ITEM_WORDS
        || content.contains([':', '.', ';', '(', ',', '¿'])
        || begins(cues.question_words)
        || begins(cues.asking)
        || begins(cues.conditions)
        || begins(guide.bans.negations)
        || begins(guide.bans.whole)
        || begins(cues.unmarked.verbs)
        || content.split(' ').any(|word| {
            let word = word.to_lowercase();
            guide.finite.contains(&word.as_str()) || cues.unmarked.verbs.contains(&word.as_str())
        });
    if is_other {
        return None;
    }
    let starts = content.match_indices(' ').map(|(at, _)| at + 1);
    let (name, _) = starts.into_iter().find_map(|at| {
        let (_, rest) = after_any(&content[at..], verdicts(language))?;
        let said = &content[at..content.len() - rest.len()];
        let is_last = rest.trim_matches([' ', '?', '!']).is_empty()
            || said.ends_with('?')
            || rest.trim_start().starts_with(['/', '?'])
            || after_any(rest, &["or", "oder", "ou", "o", "u", "of", "en"]).is_some();
        (is_last && word_count(rest) <= REST_WORDS).then_some((content[..at].trim_end(), rest))
    })?;
    let name = name.trim_end_matches([' ', '-', '–', '/']);
    let begin = &line[..line.len() - line.trim_start().len() + line.trim().len() - content.len()];
    (word_count(name) > 0).then(|| format!("{begin}{name}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_item_without_a_verb_loses_its_verdict() {
        for (language, item, name) in [
            (Language::English, "- price ok? / as expected", "- price"),
            (Language::German, "- Preis ok / wie erwartet", "- Preis"),
            (Language::German, "- Rad danach in Ordnung?", "- Rad danach"),
            (Language::Italian, "- spiegazioni del meccanico chiare?", "- spiegazioni del meccanico"),
            (Language::Dutch, "- begeleiders bereikbaar?", "- begeleiders"),
            (Language::English, "- good coffee", "- good coffee"),
            (Language::English, "- was the price ok?", "- was the price ok?"),
            (Language::English, "- what is good enough", "- what is good enough"),
            (Language::German, "- Sind die Duschen sauber?", "- Sind die Duschen sauber?"),
        ] {
            assert_eq!(left_out(item, language), name);
        }
    }
}
