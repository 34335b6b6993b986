//! Reads whom a prompt asks something of their own: "aux parents séparés, demandez comment ils s'organisent".

use colloquy_domain::language::Language;

use super::super::matching::has_any;
use super::brackets::capitalized;
use crate::prompt_parts::keywords::without_leads;
use crate::prompt_parts::pieces;
use crate::prompt_parts::wording::{after_any, tails, word_count};

/// The most words in such people, after their preposition.
const GROUP_WORDS: usize = 7;

/// Makes a condition of it. The first ones whom a prompt asks are all its invitees.
pub fn limited(text: &str, language: Language) -> String {
    let mut has_asked = false;
    let line = |line: &str| {
        let own = |piece: &str| {
            let limited = limited_sentence(piece, language).filter(|_| has_asked);
            has_asked |= tails(piece).any(|tail| after_any(tail, language.tables().prompt.asking).is_some());
            limited.unwrap_or_else(|| piece.to_owned())
        };
        pieces(line).iter().map(|piece| piece.text).map(own).collect::<String>()
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

fn limited_sentence(piece: &str, language: Language) -> Option<String> {
    // Each preposition with the article of the people.
    let to: &[(&str, &str)] = match language {
        Language::French => &[("aux", "les"), ("pour les", "les")],
        Language::Spanish => &[("a los", "los"), ("a las", "las"), ("para los", "los"), ("para las", "las")],
        Language::Italian => &[
            ("ai", "i"),
            ("agli", "gli"),
            ("alle", "le"),
            ("per i", "i"),
            ("per gli", "gli"),
            ("per le", "le"),
        ],
        Language::Portuguese => &[("aos", "os"), ("às", "as"), ("para os", "os"), ("para as", "as")],
        _ => return None,
    };
    let tables = language.tables();
    let (cues, own) = (&tables.prompt, &tables.briefing);
    let sentence = piece.trim_start();
    let space = &piece[..piece.len() - sentence.len()];
    let (group, asked) = sentence.split_once(", ")?;
    let (rest, article) =
        to.iter().find_map(|(to, article)| Some((after_any(group, &[*to])?.1, *article)))?;
    let (_, asked) = after_any(without_leads(asked, cues), cues.asking)?;
    let are_others =
        ["autres", "otros", "otras", "demás", "altri", "altre", "outros", "outras"].contains(&rest);
    let is_long = word_count(rest) > 1 || are_others;
    let is_group = is_long && word_count(rest) <= GROUP_WORDS && !has_any(rest, tables.guide.finite);
    let asks = after_any(asked, cues.question_words).is_some();
    let only =
        own.only.iter().find(|only| [" pour", " para", " per"].iter().any(|end| only.ends_with(end)))?;
    (is_group && asks).then(|| format!("{space}{} {article} {rest}: {asked}", capitalized(only)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_some_are_asked_becomes_a_condition() {
        for (language, prompt, expected) in [
            (
                Language::French,
                "Demandez ce qui va bien. Aux parents séparés, demandez comment ils s'organisent.",
                "Demandez ce qui va bien. Seulement pour les parents séparés: comment ils s'organisent.",
            ),
            (
                Language::French,
                "Aux parents d'élèves, demandez comment ils s'organisent.",
                "Aux parents d'élèves, demandez comment ils s'organisent.",
            ),
            (
                Language::Spanish,
                "Pregunta qué tal. A los vecinos mayores, pregúntales cómo bajan la basura.",
                "Pregunta qué tal. Solo para los vecinos mayores: cómo bajan la basura.",
            ),
        ] {
            assert_eq!(limited(prompt, language), expected);
        }
    }
}
