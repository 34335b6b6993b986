//! Puts the commas that hasty notes leave out between their questions: "ask how they found us what they buy and if …".

use colloquy_domain::language::Language;

use crate::prompt_parts::pieces;
use crate::prompt_parts::wording::{PREPOSITIONS, after_any, tails};

/// The fewest questions of a sentence without a comma that are a list.
const QUESTIONS: usize = 3;
/// How many bytes after a question word another one belongs to the same question: "wer macht was".
const WITHIN: usize = 8;

pub fn between_questions(text: &str, language: Language) -> String {
    let line = |line: &str| -> String {
        pieces(line)
            .iter()
            .map(|piece| parted(piece.text, language).unwrap_or_else(|| piece.text.to_owned()))
            .collect()
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// Puts the comma before a German question inside of a sentence: "wurde erklärt was gemacht wird".
fn with_comma(piece: &str) -> Option<String> {
    let begins = |tail: &&str| {
        let before = piece[..piece.len() - tail.len()].trim_end();
        let last = before.rsplit(' ').next().unwrap_or_default();
        let asks = after_any(tail, &["was", "warum", "ob", "wann", "welche", "welcher", "wieso"])
            .or_else(|| {
                after_any(tail, &["wie sie", "wie es", "wie man", "wie die", "wie der", "wie das", "wie ihr"])
            })
            .is_some_and(|(_, rest)| !rest.trim().is_empty());
        let is_verb =
            last.starts_with(char::is_lowercase) && last.chars().count() > 3 && last.ends_with(['t', 'n']);
        asks && is_verb && !ends_in_link(last, Language::German)
    };
    // "Wer macht was im Team" is one question.
    let asks_already = after_any(piece.trim(), Language::German.tables().prompt.question_words).is_some();
    let clause = tails(piece).skip(2).find(begins).filter(|_| !asks_already)?;
    Some(format!("{}, {clause}", piece[..piece.len() - clause.len()].trim_end()))
}

fn parted(piece: &str, language: Language) -> Option<String> {
    let tables = language.tables();
    let cues = &tables.prompt;
    if piece.contains([',', ';', ':', '(']) || after_any(piece.trim(), cues.conditions).is_some() {
        return None;
    }
    let mut places: Vec<(usize, bool)> = Vec::new();
    let mut before = "";
    let mut asked_to = 0;
    for tail in tails(piece) {
        let at = piece.len() - tail.len();
        let word = tail.split(' ').next().unwrap_or_default();
        let found = after_any(tail, cues.question_words).filter(|(_, rest)| !rest.trim().is_empty());
        // "Cada cuánto" asks once, "who does what" has one question, and "se" may be a pronoun.
        let may_be_other = [
            "se", "si", "if", "of", "als", "lorsque", "when", "quand", "quando", "cuando", "wanneer", "wenn",
        ];
        let asks = found.is_some_and(|(question, rest)| {
            let is_inside = at < asked_to;
            asked_to = asked_to.max(piece.len() - rest.len() + WITHIN);
            !is_inside && !may_be_other.contains(&question) && !cues.relatives.contains(&question)
        });
        let follows = ends_in_link(before, language);
        if asks {
            places.push((at, !follows));
        }
        before = word;
    }
    if places.len() < QUESTIONS {
        return if language == Language::German { with_comma(piece) } else { None };
    }
    let mut written = String::new();
    let mut start = 0;
    for (at, _) in places.iter().skip(1).filter(|(_, is_new)| *is_new) {
        written.push_str(piece[start..*at].trim_end());
        written.push_str(", ");
        start = *at;
    }
    written.push_str(&piece[start..]);
    (start > 0).then_some(written)
}

/// Returns whether what follows a word belongs to it: "and why", "about what", "so gut wie".
fn ends_in_link(word: &str, language: Language) -> bool {
    let tables = language.tables();
    let lower = word.to_lowercase();
    let lower = lower.as_str();
    let cues = &tables.prompt;
    let links = cues.links.iter().chain(cues.near_links).map(|(link, _)| *link);
    PREPOSITIONS.contains(&lower)
        || cues.joints.contains(&lower)
        || cues.conjunctions.contains(&lower)
        || cues.question_words.contains(&lower)
        || cues.asking.contains(&lower)
        || tables.guide.determiners.contains(&lower)
        || tables.guide.people.contains(&lower)
        || links.into_iter().any(|link| link == lower)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_without_commas_are_parted() {
        for (language, prompt, expected) in [
            (
                Language::German,
                "frag unsere kunden bitte wie sie uns fanden was sie einkaufen was ihnen fehlt und ob es passt.",
                "frag unsere kunden bitte wie sie uns fanden, was sie einkaufen, was ihnen fehlt und ob es passt.",
            ),
            (
                Language::English,
                "ask customers how they found us what they usually buy and why they return",
                "ask customers how they found us, what they usually buy and why they return",
            ),
            (
                Language::English,
                "ask what they think about how we work",
                "ask what they think about how we work",
            ),
        ] {
            assert_eq!(between_questions(prompt, language), expected);
        }
    }
}
