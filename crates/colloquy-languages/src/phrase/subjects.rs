//! Subjects after their verb in Romance clauses.

use colloquy_word_list::words;

use super::{bare, is_any};

/// What children or other people of the invitees do is not what the invitees do.
const OTHERS: &[&str] = words!(
    "niños, niñas, hijos, hijas, nietos, bambini, bambine, figli, figlie, nipoti, crianças, filhos, filhas, netos, vecinos, vicini, \
     vizinhos, compañeros, colleghi, colegas"
);
const DETERMINERS: &[&str] = words!(
    "el, la, los, las, su, sus, un, una, il, lo, l, i, gli, le, uno, o, a, os, as, um, uma, seu, sua, seus, suas, este, esta, \
     questo, questa, nuestro, nuestra, nosso, nossa"
);
/// The ends of nouns for people by what they do.
const AGENTS: &[&str] = words!(
    "ores, oras, eros, eras, antes, entes, istas, ados, adas, arios, ori, anti, enti, isti, ieri, ati, eiros, eiras, ários"
);
/// Pronouns before a verb that are its object, or show that it has none.
const CLITICS: &[&str] = words!("se, si, lo, la, ci, ne, me, nos, lhes, les");

/// "Cómo vivieron los temporeros la última campaña": of two things after a verb in the plural, the first are people who did
/// it. Returns the words without them.
pub fn without_subject_before_object(
    text: &str,
    plurals: &[&str],
    is_verb: impl Fn(&str) -> bool,
) -> Option<String> {
    let words: Vec<&str> = text.split(' ').collect();
    let asks_for_thing = words
        .first()
        .is_none_or(|first| is_any(first, words!("qué, que, quién, cuál, chi, cosa, quem, qual, o, che")));
    if asks_for_thing {
        return None;
    }
    let article = (2..words.len().min(5)).find(|at| is_any(words[*at], plurals))?;
    let follows_verb = (article.saturating_sub(2)..article).any(|at| at > 0 && is_verb(&bare(words[at])));
    let noun = bare(words.get(article + 1)?);
    let is_people = AGENTS.iter().any(|end| noun.ends_with(end)) && !is_any(&noun, OTHERS);
    let has_object = words
        .get(article + 2)
        .is_some_and(|next| is_any(next, DETERMINERS) || next.starts_with("l'") || next.starts_with("un'"));
    (follows_verb && is_people && has_object)
        .then(|| [&words[..article], &words[article + 2..]].concat().join(" "))
}

/// "Qué impide a los estudiantes usar las salas" asks what keeps the invitee from it. Returns the words with the pronoun for
/// one person before the verb, and without the people.
pub fn with_person_as_object(
    text: &str,
    pronoun: &str,
    articles: &[&str],
    people: &[String],
) -> Option<String> {
    let words: Vec<&str> = text.split(' ').collect();
    let noun = words.iter().take(7).position(|word| people.contains(&bare(word)))?;
    let article = noun.checked_sub(1).filter(|at| is_any(words[*at], articles))?;
    let begin = if is_any(words[article - 1], words!("a, ai, agli, alle")) { article - 1 } else { article };
    // What follows is what they do: an infinitive, perhaps after "a".
    let next = words.get(noun + 1)?;
    let verb = if is_any(next, words!("a, de, di, da")) { words.get(noun + 2)? } else { next };
    let is_infinitive =
        ["ar", "er", "ir", "are", "ere", "ire"].iter().any(|end| bare(verb).ends_with(end) && verb.len() > 3);
    let question = words.iter().position(|word| is_any(word, words!("qué, que, cosa")))?;
    let asks = question < begin && question <= 1 && begin == question + 2;
    (asks && is_infinitive).then(|| {
        [&words[..=question], &[pronoun], &words[question + 1..begin], &words[noun + 1..]].concat().join(" ")
    })
}

/// Returns whether a clause ends in the subject of its verb, because a pronoun before the verb is its object: "cómo se
/// comportan los vecinos", "qué tal lo pasaron los niños".
pub fn ends_in_subject(words: &[String], plurals: &[&str], is_verb: impl Fn(&str) -> bool) -> bool {
    (1..words.len()).any(|at| {
        is_any(&words[at], CLITICS)
            && words.get(at + 1).is_some_and(|verb| is_verb(&bare(verb)))
            && words.get(at + 2).is_some_and(|article| is_any(article, plurals))
            && !words[at + 3..].iter().any(|word| is_any(word, DETERMINERS))
    })
}
