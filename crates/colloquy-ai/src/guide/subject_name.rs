//! Names what a prompt is about as a whole, for a title: "our library", "the new exhibition".

use colloquy_domain::language::Language;

use super::check::is_name_fit;
use super::compose::{GuideComposer, lowered};
use super::matching::normalized;
use super::reading::ParsedPrompt;
use super::sayable::is_spoken_name;
use super::until_read_characters;
use crate::prompt_parts::keywords::after_link;
use crate::prompt_parts::pieces;
use crate::prompt_parts::wording::{PREPOSITIONS, after_any, tails, word_count};

/// How many sentences of a prompt are searched for its subject.
const SENTENCES: usize = 4;
/// The most words in a subject.
const SUBJECT_WORDS: usize = 7;
/// "Our" with the words that stand instead of it before a subject.
const OUR: &[(&str, &str)] = &[
    ("our", "our"),
    ("unsere", "unsere"),
    ("unserer", "unsere"),
    ("notre", "notre"),
    ("nos", "nos"),
    ("nuestro", "nuestro"),
    ("nuestra", "nuestra"),
    ("nuestros", "nuestros"),
    ("nuestras", "nuestras"),
    ("nostro", "il nostro"),
    ("nostra", "la nostra"),
    ("nostri", "i nostri"),
    ("nostre", "le nostre"),
    ("onze", "onze"),
    ("ons", "ons"),
    ("nosso", "o nosso"),
    ("nossa", "a nossa"),
    ("nossos", "os nossos"),
    ("nossas", "as nossas"),
];
/// Prepositions inside a subject: "the history of the town".
const INSIDE: &[&str] =
    &["of", "de", "du", "des", "d'", "di", "del", "della", "dei", "do", "da", "dos", "das", "van", "von"];
/// Prepositions that the list of those before questions does not have.
pub const MORE_PREPOSITIONS: &[&str] = &[
    "during", "after", "before", "about", "into", "without", "until", "between", "over", "während", "vor",
    "zwischen", "ohne", "im", "am", "zum", "zur", "beim", "vom", "pendant", "après", "avant", "entre",
    "sans", "au", "aux", "durante", "después", "antes", "sin", "al", "dopo", "prima", "nel", "nella", "dal",
    "dalla", "senza", "depois", "no", "na", "nos", "nas", "ao", "sem", "tijdens", "bij", "tussen", "zonder",
];
/// Nouns for times and for the organization's own work, by their beginnings: "the last month", "our goal".
const NO_SUBJECTS: &[&str] = &[
    "day",
    "week",
    "month",
    "year",
    "time",
    "goal",
    "aim",
    "question",
    "interview",
    "survey",
    "team",
    "compan",
    "tag",
    "woche",
    "monat",
    "jahr",
    "zeit",
    "ziel",
    "frage",
    "umfrage",
    "gespräch",
    "jour",
    "semaine",
    "mois",
    "an",
    "année",
    "fois",
    "but",
    "objectif",
    "équipe",
    "día",
    "semana",
    "mes",
    "año",
    "vez",
    "objetivo",
    "equipo",
    "encuesta",
    "entrevista",
    "giorn",
    "settiman",
    "mese",
    "mesi",
    "ann",
    "volta",
    "obiettiv",
    "squadra",
    "intervist",
    "dia",
    "mês",
    "ano",
    "equipa",
    "inquérito",
    "dag",
    "maand",
    "jaar",
    "keer",
    "doel",
    "vra",
    "gesprek",
    "onderzoek",
];

/// Returns what a prompt in the language of the interview is about.
pub fn subject_of(prompt: &str, language: Language) -> Option<String> {
    let prompt = until_read_characters(prompt);
    let reading = ParsedPrompt::of(prompt, language);
    if reading.language != language {
        return None;
    }
    let composer = GuideComposer { reading: &reading, prompt, language, is_informal: false };
    let told = [reading.told_subject(), composer.self_description()];
    let described = things_in(&reading.audience.description, language);
    let own = things_of_organization(prompt, language);
    told.into_iter().flatten().chain(own).chain(described).find(|name| is_subject(name, &reading))
}

/// Returns what of its own an organization speaks of first, for a question that has only a pronoun for it.
pub fn subject_of_organization(reading: &ParsedPrompt) -> Option<String> {
    let own = things_of_organization(&reading.briefing.text, reading.language);
    own.into_iter().find(|name| is_subject(name, reading))
}

fn things_of_organization(text: &str, language: Language) -> Vec<String> {
    let begun = text.lines().flat_map(pieces).map(|piece| piece.text).take(SENTENCES);
    begun.flat_map(|sentence| things_of_ours(sentence, language)).collect()
}

fn is_subject(name: &str, reading: &ParsedPrompt) -> bool {
    let tables = reading.language.tables();
    let people = reading.audience.nouns(&tables.guide, tables.briefing.everyone);
    let words = normalized(name);
    let is_person =
        |word: &str| tables.guide.people.contains(&word) || people.iter().any(|noun| noun == word);
    let is_none = |word: &str| {
        NO_SUBJECTS.iter().any(|noun| word.strip_prefix(noun).is_some_and(|end| end.chars().count() < 3))
    };
    let is_banned = reading.bans.iter().any(|ban| normalized(ban).contains(words.trim()));
    // "Het eerst" is no thing.
    let is_adverb = reading.language == Language::Dutch && name.ends_with("st") && word_count(name) == 2;
    (2..=SUBJECT_WORDS).contains(&word_count(&name.replace('\'', " ")))
        && !words.split_whitespace().skip(1).any(|word| is_person(word) || is_none(word))
        && !is_banned
        && !is_adverb
        && is_spoken_name(name, reading.language)
        && is_name_fit(name, reading, reading.language)
}

/// Returns "our library" of "we are redesigning our library". What is asked about is no subject: "how our staff work".
fn things_of_ours(sentence: &str, language: Language) -> Vec<String> {
    let cues = &language.tables().prompt;
    let own = |word: &str| OUR.iter().find(|(our, _)| *our == word.to_lowercase()).map(|(_, own)| *own);
    let mut things = Vec::new();
    for tail in tails(sentence) {
        if after_any(tail, cues.question_words).is_some() && after_any(tail, cues.relatives).is_none() {
            break;
        }
        let (word, rest) = tail.split_once(' ').unwrap_or((tail, ""));
        if let Some(own) = own(word) {
            things.extend(thing(own, rest, language));
        }
    }
    things
}

/// Returns "the new exhibition" of "visitors of the new exhibition", and "a caixa" of "clientes que cancelaram a caixa".
fn things_in(description: &str, language: Language) -> Vec<String> {
    let tables = language.tables();
    let definite = |word: &str| {
        [
            "the", "le", "la", "les", "el", "los", "las", "il", "lo", "i", "gli", "o", "a", "os", "as", "de",
            "het",
        ]
        .contains(&word)
            && tables.guide.determiners.contains(&word)
    };
    let mut things = Vec::new();
    for tail in tails(description).skip(1) {
        if let Some(((_, article), rest)) = after_link(tail, tables.prompt.near_links)
            && !article.is_empty()
        {
            things.extend(thing(article, rest, language));
            continue;
        }
        let (word, rest) = tail.split_once(' ').unwrap_or((tail, ""));
        if language == Language::German && word == "der" {
            things.extend(thing("die", rest, language));
        } else if definite(word) {
            things.extend(thing(word, rest, language));
        }
    }
    things
}

/// Returns a thing with its determiner, up to where something else begins.
fn thing(determiner: &str, rest: &str, language: Language) -> Option<String> {
    let tables = language.tables();
    let ends = |word: &str| {
        let bare = normalized(word);
        let bare = bare.trim();
        (PREPOSITIONS.contains(&bare) || MORE_PREPOSITIONS.contains(&bare)) && !INSIDE.contains(&bare)
            || tables.prompt.conjunctions.contains(&bare)
            || tables.prompt.relatives.contains(&bare)
            || tables.prompt.question_words.contains(&bare)
            || tables.guide.finite.contains(&bare)
            || !word.starts_with(char::is_alphanumeric)
    };
    let mut kept: Vec<&str> = Vec::new();
    for word in rest.split(' ').take_while(|word| !ends(word)) {
        kept.push(word.trim_end_matches(|letter: char| !letter.is_alphanumeric()));
        let is_noun = language == Language::German && word.starts_with(char::is_uppercase);
        if word.ends_with(|letter: char| !letter.is_alphanumeric()) || is_noun {
            break;
        }
    }
    // "Unserer neuen App" has another ending in a title, and "our staff communicate changes" is no thing.
    let is_clear = match language {
        Language::German => kept.len() == 1 && kept[0].starts_with(char::is_uppercase),
        _ => kept.len() < SUBJECT_WORDS,
    };
    while kept.last().is_some_and(|last| INSIDE.contains(&last.to_lowercase().as_str())) {
        kept.pop();
    }
    let space = if determiner.ends_with('\'') { "" } else { " " };
    (is_clear && !kept.is_empty()).then(|| lowered(&format!("{determiner}{space}{}", kept.join(" "))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_subject_of_a_prompt_is_the_thing_of_the_organization_or_of_the_people() {
        use Language::{Dutch, English, French, German, Italian, Portuguese, Spanish};
        for (language, prompt, subject) in [
            (
                English,
                "Interview people who left our maternity ward in the last month. Ask why.",
                Some("our maternity ward"),
            ),
            (
                English,
                "Talk to visitors of the new whaling exhibition about what they remember.",
                Some("the new whaling exhibition"),
            ),
            (English, "Ask customers how often they come.", None),
            (
                German,
                "Bitte befrage Angehörige von Menschen auf unserer Intensivstation, wie sie es erleben.",
                Some("unsere Intensivstation"),
            ),
            (
                Spanish,
                "Entrevista a desarrolladores que probaron nuestra API. Pregunta cómo la conocieron.",
                Some("nuestra API"),
            ),
            (
                Italian,
                "Intervista i clienti della libreria e chiedi come ci hanno conosciuti.",
                Some("la libreria"),
            ),
            (
                Portuguese,
                "Entrevista clientes que cancelaram a caixa de legumes e pergunta porquê.",
                Some("a caixa de legumes"),
            ),
            (
                French,
                "Interroge les abonnés de notre théâtre, et demande comment ils choisissent.",
                Some("notre théâtre"),
            ),
            (Dutch, "Praat met leden van onze sportschool over hoe vaak ze komen.", Some("onze sportschool")),
        ] {
            assert_eq!(subject_of(prompt, language).as_deref(), subject, "{prompt}");
        }
    }
}
