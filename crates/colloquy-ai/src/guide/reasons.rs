//! The words by which answers meet the conditions of a guide.

use colloquy_domain::language::Language;

use super::compose::GuideComposer;
use super::keywords::keywords;
use super::matching::normalized;
use crate::prompt_parts::wording::after_any;

const NEGATIONS: &[&str] = &[
    "not", "don't", "didn't", "doesn't", "never", "nicht", "kein", "keine", "keinen", "nie", "pas", "jamais",
    "non", "mai", "no", "nunca", "não", "niet", "geen", "nooit",
];
/// Words for those whom no condition describes: "ask the others why they gave up".
const OTHERS: &[&str] =
    &["autres", "otros", "otras", "demás", "altri", "altre", "outros", "outras", "others", "anderen"];
/// Words of all languages that any answer may have, and that meet no condition beside others: "still", "very", "children".
const FAINT: &[&str] = &[
    "very",
    "still",
    "later",
    "before",
    "ago",
    "more",
    "less",
    "any",
    "ever",
    "problem",
    "problems",
    "issue",
    "issues",
    "came",
    "come",
    "comes",
    "work",
    "works",
    "child",
    "children",
    "kid",
    "kids",
    "später",
    "vorher",
    "früher",
    "mehr",
    "weniger",
    "nur",
    "selbst",
    "immer",
    "länger",
    "lange",
    "probleme",
    "kind",
    "kinder",
    "kindern",
    "très",
    "avoir",
    "avant",
    "après",
    "plus",
    "moins",
    "fin",
    "problème",
    "problèmes",
    "viennent",
    "enfant",
    "enfants",
    "menos",
    "más",
    "antes",
    "después",
    "luego",
    "otra",
    "otro",
    "problema",
    "problemas",
    "vienen",
    "viene",
    "niño",
    "niños",
    "niña",
    "hijo",
    "hijos",
    "meno",
    "più",
    "prima",
    "dopo",
    "altro",
    "altra",
    "problemi",
    "raccontano",
    "racconta",
    "raccontare",
    "vengono",
    "bambino",
    "bambini",
    "figlio",
    "figli",
    "steeds",
    "eerder",
    "dan",
    "klaar",
    "meer",
    "minder",
    "vaker",
    "langer",
    "kinderen",
    "problemen",
    "mais",
    "depois",
    "sem",
    "embora",
    "vieram",
    "vierem",
    "vier",
    "vinieron",
    "vengono",
    "kommen",
    "kommt",
    "kamen",
    "komen",
    "kwamen",
    "viennent",
    "vêm",
    "tiveram",
    "teve",
    "criança",
    "crianças",
    "filho",
    "filhos",
    "disser",
    "disserem",
    "pessoa",
];

/// The fewest letters of a verb that has a form of its own in the first person.
const VERB_CHARACTERS: usize = 5;

/// Returns the words by which an answer meets a condition: those after "if they mention".
pub fn reasons(condition: &str, composer: &GuideComposer) -> Vec<String> {
    let tables = composer.reading.language.tables();
    let people = composer.reading.audience.nouns(&tables.guide, &[]);
    let words = normalized(condition);
    // "A chi vive solo" has a word for "only" that is none.
    let is_limit = after_any(condition, tables.briefing.only).is_some();
    let is_part = |phrases: &[&str], word: &str| {
        phrases.iter().any(|phrase| phrase.split(' ').any(|part| part == word))
    };
    let is_reason = |word: &&str| {
        !tables.guide.mentions.contains(word)
            && !is_part(tables.prompt.conditions, word)
            && !tables.guide.third_person.contains(word)
            && !tables.prompt.function_words.contains(word)
            && (!is_limit || !is_part(tables.briefing.only, word))
            && !is_part(tables.briefing.those_who, word)
            && !OTHERS.contains(word)
            && !people.iter().any(|noun| noun == word)
    };
    let reason: Vec<&str> = words.split_whitespace().filter(is_reason).collect();
    let clear: Vec<&str> = reason.iter().copied().filter(|word| !says_little(word, composer)).collect();
    // "If they do not use the app" is met by "I do not use it".
    let is_negative = words.split_whitespace().any(|word| NEGATIONS.contains(&word));
    let reason = if clear.is_empty() || is_negative { reason } else { clear };
    let mut found = keywords(&[&reason.join(" ")], composer.reading.language);
    let own = reason.iter().filter_map(|word| in_first_person(word, composer.reading.language));
    found.extend(own);
    found.retain(|word| !tables.guide.third_person.contains(&word.as_str()));
    found
}

/// Returns what people say of themselves for what a condition says of them: "me mareé" for "si alguien se mareó".
fn in_first_person(verb: &str, language: Language) -> Option<String> {
    let endings: &[(&str, &str)] = match language {
        Language::Spanish => &[("ieron", "í"), ("aron", "é"), ("ió", "í"), ("ó", "é")],
        Language::Portuguese => {
            &[("aram", "ei"), ("eram", "i"), ("iram", "i"), ("ou", "ei"), ("eu", "i"), ("iu", "i")]
        }
        Language::Italian => &[("ò", "ai")],
        _ => return None,
    };
    let is_long = verb.chars().count() >= VERB_CHARACTERS;
    let (stem, ending) = endings.iter().find_map(|(from, to)| Some((verb.strip_suffix(from)?, to)))?;
    is_long.then(|| format!("{stem}{ending}"))
}

/// Returns whether a word is in many answers: "still", and a word for people.
fn says_little(word: &str, composer: &GuideComposer) -> bool {
    let words = &composer.reading.language.tables().guide;
    FAINT.contains(&word) || words.faint.contains(&word) || words.people.contains(&word)
}
