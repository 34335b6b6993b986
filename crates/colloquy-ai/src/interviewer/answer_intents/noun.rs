//! Finds a noun in an answer that the interviewer can repeat without getting its grammar wrong.

use colloquy_domain::language::Language;

use super::beginning;
use super::intent_phrases::IntentPhrases;
use crate::insights::lexicon::{self, SentimentLexicon};
use crate::insights::tokens::tokens;
use crate::interviewer::normalized_text::NormalizedText;

const NOUN_CHARACTERS: usize = 5;
/// Nouns that are too vague to ask about.
const VAGUE: &[&str] = &[
    "moment",
    "start",
    "beginning",
    "whole",
    "future",
    "thing",
    "things",
    "other",
    "others",
    "first",
    "second",
    "third",
    "years",
    "weeks",
    "months",
    "people",
    "world",
    "point",
    "night",
    "début",
    "temps",
    "jours",
    "suite",
    "autres",
    "même",
    "gens",
    "monde",
    "point",
    "semaine",
    "mois",
    "années",
    "année",
    "chose",
    "choses",
    "momento",
    "tiempo",
    "final",
    "principio",
    "mismo",
    "misma",
    "demás",
    "otros",
    "otras",
    "gente",
    "mundo",
    "punto",
    "semana",
    "meses",
    "cosas",
    "tarde",
    "mañana",
    "noche",
    "tempo",
    "inizio",
    "stesso",
    "stessa",
    "altri",
    "altre",
    "settimana",
    "mondo",
    "giorno",
    "giorni",
    "cose",
    "notte",
    "mattina",
    "início",
    "mesmo",
    "mesma",
    "outros",
    "outras",
    "pessoas",
    "coisas",
    "noite",
    "manhã",
    "tijd",
    "eerste",
    "tweede",
    "andere",
    "anderen",
    "mensen",
    "wereld",
    "weken",
    "dagen",
    "jaren",
    "begin",
    "einde",
    "laatste",
    "zelfde",
    "hele",
    "leute",
    "zeit",
    "welt",
    "sache",
    "dinge",
    "woche",
    "jahre",
    "ganze",
    "gleiche",
    "meisten",
    "anderen",
    "ende",
    "jahr",
    "wochen",
    "monate",
    "tage",
    "problem",
    "person",
    "personne",
];

/// Returns a noun in the form that follows "you mentioned", but not one from the question's own topic.
pub fn mentioned(text: &str, topic: Option<&NormalizedText>, language: Language) -> Option<String> {
    let lexicon = lexicon::of(language);
    let text = beginning(text);
    let found = match language {
        Language::German => german(text),
        _ => after_prepositions(text, language, lexicon),
    };
    let is_informative = |(_, noun): &&(String, String)| {
        noun.chars().count() >= NOUN_CHARACTERS
            && noun.chars().all(char::is_alphabetic)
            && !VAGUE.contains(&noun.as_str())
            && lexicon.is_content(noun)
            && lexicon.weight(noun).is_none()
            && !topic.is_some_and(|topic| topic.words().any(|word| is_akin(word, noun)))
    };
    let chosen = found.iter().filter(is_informative).max_by_key(|(_, noun)| noun.chars().count());
    chosen.map(|(spoken, _)| spoken.clone())
}

/// Returns whether one word begins with the other, such as "apps" with "app".
fn is_akin(one: &str, other: &str) -> bool {
    let (short, long) = if one.len() < other.len() { (one, other) } else { (other, one) };
    short.chars().count() >= 3 && long.starts_with(short)
}

/// Returns nouns as spoken and in lower case. Nouns have a capital letter. After "die" and "das", the nominative and
/// the accusative look alike, so the case does not matter.
fn german(text: &str) -> Vec<(String, String)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let pairs = words.windows(2).filter(|pair| ["die", "das", "Die", "Das"].contains(&pair[0]));
    let nouns = pairs.map(|pair| pair[1].trim_matches(|letter: char| !letter.is_alphanumeric()));
    let is_noun = |noun: &&str| {
        let mut letters = noun.chars();
        letters.next().is_some_and(char::is_uppercase) && letters.all(char::is_lowercase)
    };
    nouns.filter(is_noun).map(|noun| (noun.to_owned(), noun.to_lowercase())).collect()
}

fn after_prepositions(text: &str, language: Language, lexicon: &SentimentLexicon) -> Vec<(String, String)> {
    let intents = IntentPhrases::of(language);
    let (prepositions, endings) = (intents.list("prepositions"), intents.list("verb endings"));
    let articles = intents.list("articles").iter().filter_map(|pair| pair.split_once(" > "));
    let articles: Vec<(&str, &str)> = articles.collect();
    let tokens = tokens(text, lexicon.elision());
    let mut found = Vec::new();
    for (at, window) in tokens.windows(3).enumerate() {
        let [preposition, article, noun] = window else { continue };
        let is_one_clause = preposition.clause == noun.clause;
        let next = tokens.get(at + 3);
        let ends = next.is_none_or(|next| next.clause != noun.clause || !lexicon.is_content(&next.word));
        let article = articles.iter().find(|(said, _)| *said == article.word);
        let is_verb = endings.iter().any(|ending| noun.word.ends_with(ending));
        if let Some((_, article)) = article
            && is_one_clause
            && ends
            && !is_verb
            && prepositions.contains(&preposition.word.as_str())
        {
            found.push((format!("{article} {}", noun.word), noun.word.clone()));
        }
    }
    found
}
