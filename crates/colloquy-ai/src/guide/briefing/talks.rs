//! Parts the people with whom to talk from what to talk about: "parle aux bénévoles de l'accueil, du planning et des repas".

use colloquy_domain::language::Language;

use super::with_sentences;
use crate::prompt_parts::keywords::after_link;
use crate::prompt_parts::wording::{after_any, tails};

/// Before people in French. Those after "with" are parted from the things by other rules.
const TO: [&str; 4] = ["à", "au", "aux", "à l'"];
/// The fewest things in such an enumeration. Two may be people and where they are.
const THINGS: usize = 3;

/// Puts a colon between both.
pub fn parted(text: &str, language: Language) -> String {
    if language != Language::French {
        return text.to_owned();
    }
    with_sentences(text, |sentence| parted_sentence(sentence, language))
}

fn parted_sentence(sentence: &str, language: Language) -> Option<String> {
    let cues = &language.tables().prompt;
    let (_, rest) = after_any(sentence, cues.asking)?;
    after_any(rest, &TO)?;
    if sentence.contains([':', ';', '?']) || tails(rest).any(|tail| after_link(tail, cues.links).is_some()) {
        return None;
    }
    let end = rest.trim_end_matches(['.', ' ']);
    let mut parts: Vec<&str> = end.split(", ").collect();
    let last = parts.pop()?;
    let pair = cues.joints.iter().find_map(|joint| last.split_once(&format!(" {joint} ")));
    parts.extend(pair.map_or(vec![last], |(one, other)| vec![one, other]));
    let (first, others) = parts.split_first()?;
    let things: Option<Vec<String>> = others.iter().map(|part| thing(part, language)).collect();
    let things = things.filter(|things| things.len() + 1 >= THINGS)?;
    let tail = tails(first)
        .enumerate()
        .skip(1)
        .filter(|(place, tail)| !describes_people(first, *place) && thing(tail, language).is_some())
        .map(|(_, tail)| tail)
        .next()
        .or_else(|| tails(first).skip(1).find(|tail| thing(tail, language).is_some()))?;
    let before = sentence[..sentence.len() - rest.len() + first.len() - tail.len()].trim_end();
    let close = &rest[end.len()..];
    Some(format!("{before}: {}, {}{close}", thing(tail, language)?, things.join(", ")))
}

/// Returns whether the word at a place follows the noun of the people directly: "aux clients du magasin de l'accueil".
fn describes_people(text: &str, place: usize) -> bool {
    let has_determiner =
        !["aux", "au"].contains(&text.split(' ').next().unwrap_or_default().to_lowercase().as_str());
    place == 2 + usize::from(has_determiner)
}

/// Returns "l'accueil" of "de l'accueil". Without an article, it would describe something: "d'accueil".
fn thing(text: &str, language: Language) -> Option<String> {
    let tables = language.tables();
    let ((link, article), rest) = after_link(text, tables.prompt.near_links)?;
    if !link.starts_with('d') || rest.is_empty() {
        return None;
    }
    let is_phrase = after_any(rest, tables.guide.determiners).is_some() || rest.starts_with("l'");
    let space = if article.ends_with('\'') { "" } else { " " };
    match article {
        "" => is_phrase.then(|| rest.to_owned()),
        article => Some(format!("{article}{space}{rest}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_to_talk_about_is_parted_from_the_people() {
        for (language, sentence, expected) in [
            (
                Language::French,
                "Parle à nos familles d'accueil de l'arrivée, du matériel et des frais.",
                "Parle à nos familles d'accueil: l'arrivée, le matériel, les frais.",
            ),
            (
                Language::French,
                "Parle aux clients du magasin de l'accueil, du parking et des prix.",
                "Parle aux clients du magasin: l'accueil, le parking, les prix.",
            ),
            (
                Language::French,
                "Parle à nos familles d'adoption de l'arrivée de l'animal, des premières nuits et du suivi.",
                "Parle à nos familles d'adoption: l'arrivée de l'animal, les premières nuits, le suivi.",
            ),
            (Language::French, "Parle aux clients du magasin.", "Parle aux clients du magasin."),
        ] {
            assert_eq!(parted(sentence, language), expected);
        }
    }
}
