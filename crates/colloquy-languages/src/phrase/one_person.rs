//! Changes of phrases about one person.

use colloquy_word_list::words;

use super::{OF, SUBJECT_WITHIN, bare, end_of, is_any, replaced};

/// Returns the words of an indirect question without one person as its subject: "como o produtor soube do crédito". The noun
/// follows the interrogative, so that it is none after a verb.
pub fn without_one(text: &str, determiners: &[&str], people: &[String]) -> Option<Vec<String>> {
    let words: Vec<&str> = text.split(' ').collect();
    let noun = words.iter().take(SUBJECT_WITHIN).position(|word| people.contains(&bare(word)))?;
    if noun < 2 {
        return None;
    }
    let is_described = words.get(noun + 1).is_some_and(|next| is_any(next, OF));
    let is_subject = is_any(words[noun - 1], determiners)
        && words[..noun - 1].iter().all(|word| is_any(word, ASKING))
        && words.len() > noun + 1
        && !is_described
        && end_of(words[noun]).is_empty();
    let kept = words[..noun - 1].iter().chain(words.get(noun + 1..)?);
    is_subject.then(|| kept.map(|word| (*word).to_owned()).collect())
}

/// What may stand before the subject of an indirect question.
const ASKING: &[&str] = &[
    "si", "se", "cómo", "por", "qué", "cuándo", "dónde", "lo", "que", "come", "perché", "quando", "dove",
    "cosa", "che", "como", "porque", "o", "onde", "porquê", "quê",
];

/// Adverbs and nouns that end like an adjective in the plural.
const NO_ADJECTIVES: &[&str] = words!(
    "mientras, además, antes, apenas, atrás, jamás, después, veces, horas, menos, lejos, años, veces, nosotros, gratis, anos, vezes, nós, antes, mas, mais, avanti, tardi, ieri, oggi, fuori, anni"
);

/// Lets an adjective after one of these verbs agree with one person: "se siente valorados" becomes "se
/// siente valorado o valorada".
pub fn agree_with_one(words: &mut [String], verbs: &[&str], endings: &[(&str, &str)], joint: &str) {
    for at in 1..words.len() {
        let adjective = bare(&words[at]);
        let stem = endings.iter().find_map(|(end, kept)| Some((adjective.strip_suffix(end)?, *kept)));
        let is_long = |stem: &str| stem.chars().count() > 2;
        // "Si è sentita più motivata"
        let is_graded =
            at > 1 && is_any(&words[at - 1], words!("più, molto, meno, más, muy, menos, mais, muito"));
        let before = if is_graded { &words[at - 2] } else { &words[at - 1] };
        if is_any(before, verbs)
            && !is_any(&adjective, NO_ADJECTIVES)
            && let Some((stem, kept)) = stem.filter(|(stem, _)| is_long(stem))
        {
            words[at] = replaced(&words[at], &format!("{stem}{kept}o {joint} {stem}{kept}a"));
        }
    }
}
