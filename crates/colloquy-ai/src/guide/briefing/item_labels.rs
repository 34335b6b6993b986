//! Parts the name in an item of a list from the question about it: "access to the code, how long it took".

use colloquy_domain::language::Language;

use super::super::compose::is_romance;
use crate::prompt_parts::without_marker;
use crate::prompt_parts::wording::{after_any, word_count};

/// The most words in such a name.
const NAME_WORDS: usize = 6;

/// Writes a colon for the dash before a list in an item ("match days - transport, cost"), and "and" for the slash between
/// things ("breaks / pace"). Between questions, it stands for "or".
pub fn with_lists(text: &str, language: Language) -> String {
    text.lines().map(|line| with_list(line, language)).collect::<Vec<_>>().join("\n")
}

fn with_list(line: &str, language: Language) -> String {
    let tables = language.tables();
    let (cues, own) = (&tables.prompt, &tables.guide);
    let (is_item, content) = without_marker(line.trim());
    if !is_item || content.contains(['?', ':']) {
        return line.to_owned();
    }
    let begin = &line[..line.len() - line.trim_start().len() + line.trim().len() - content.len()];
    let parted = [" - ", " – ", " — "].iter().find_map(|dash| content.split_once(dash));
    let parted = parted.filter(|(name, list)| {
        let asks = list.split(", ").any(|part| after_any(part, cues.question_words).is_some());
        (1..=NAME_WORDS).contains(&word_count(name)) && list.split(", ").count() > 2 && !asks
    });
    let content = parted.map_or_else(|| content.to_owned(), |(name, list)| format!("{name}: {list}"));
    let is_name = after_any(&content, cues.question_words).is_none()
        && after_any(&content, cues.unmarked.verbs).is_none()
        && !content.split(' ').any(|word| own.finite.contains(&word.to_lowercase().as_str()))
        && content.matches(" / ").count() == 1
        && word_count(&content) <= NAME_WORDS + 1;
    let content = if is_name { content.replace(" / ", own.and) } else { content };
    format!("{begin}{content}")
}

/// Puts a colon between both, as after a label.
pub fn parted(text: &str, language: Language) -> String {
    if !is_romance(language) {
        return text.to_owned();
    }
    text.lines()
        .map(|line| parted_item(line, language).unwrap_or_else(|| line.to_owned()))
        .collect::<Vec<_>>()
        .join("\n")
}

fn parted_item(line: &str, language: Language) -> Option<String> {
    let (is_item, content) = without_marker(line.trim());
    let (name, question) = content.split_once(", ").filter(|_| is_item)?;
    let tables = language.tables();
    let (cues, own) = (&tables.prompt, &tables.guide);
    let begins = |list: &[&str]| after_any(name, list).is_some();
    let is_name = (1..=NAME_WORDS).contains(&word_count(name))
        && !name.contains([':', '?', '.', ';'])
        && ![cues.question_words, cues.conditions, cues.asking, cues.exploring].into_iter().any(begins)
        && !name.split(' ').any(|word| own.finite.contains(&word.to_lowercase().as_str()));
    // "Temps d'attente, était-il acceptable"
    let first = question.split(' ').next().unwrap_or_default();
    let is_inverted = ["-il", "-elle", "-ils", "-elles"].iter().any(|end| first.ends_with(end));
    let asks = after_any(question, cues.interrogatives).is_some_and(|(_, asked)| word_count(asked) > 0);
    (is_name && (asks || is_inverted)).then(|| {
        format!(
            "{}{name}: {question}",
            &line[..line.len() - line.trim_start().len() + line.trim().len() - content.len()]
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dash_begins_a_list_and_a_slash_joins_things() {
        for (item, expected) in [
            ("- match days - transport, cost, shouting", "- match days: transport, cost, shouting"),
            ("- breaks / pace", "- breaks and pace"),
            ("- what works / what doesn't", "- what works / what doesn't"),
            (
                "- the first day - how it went, who helped, why",
                "- the first day - how it went, who helped, why",
            ),
        ] {
            assert_eq!(with_lists(item, Language::English), expected);
        }
    }

    #[test]
    fn a_name_is_parted_from_the_question_about_it() {
        for (language, item, parted_item) in [
            (Language::Spanish, "- acceso a repos, cuánto tardó", "- acceso a repos: cuánto tardó"),
            (
                Language::French,
                "2. Le retour, comment il s'est passé",
                "2. Le retour: comment il s'est passé",
            ),
            (Language::Italian, "- perché vengono, quanto spendono", "- perché vengono, quanto spendono"),
            (Language::Portuguese, "As aulas, quantas por semana", "As aulas, quantas por semana"),
        ] {
            assert_eq!(parted(item, language), parted_item);
        }
    }
}
