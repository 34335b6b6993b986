//! Parts the name in an item of a list from the question about it: "access to the code, how long it took".

use colloquy_domain::language::Language;

use super::super::compose::is_romance;
use crate::prompt_parts::without_marker;
use crate::prompt_parts::wording::{after_any, word_count};

/// The most words in such a name.
const NAME_WORDS: usize = 6;

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
