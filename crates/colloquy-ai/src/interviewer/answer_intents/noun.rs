//! Finds a noun in an answer that the interviewer can repeat without getting its grammar wrong.

use colloquy_domain::language::Language;
use colloquy_languages::intents::{NounForms, phrases};

use super::beginning;
use crate::insights::lexicon::{self, SentimentLexicon};
use crate::insights::tokens::tokens;
use crate::interviewer::normalized_text::NormalizedText;

const NOUN_CHARACTERS: usize = 5;

/// Returns a noun in the form that follows "you mentioned", but not one from the question's own topic.
pub fn mentioned(text: &str, topic: Option<&NormalizedText>, language: Language) -> Option<String> {
    let lexicon = lexicon::of(language);
    let text = beginning(text);
    let found = match &language.tables().intents.nouns {
        NounForms::CapitalizedAfter(articles) => capitalized(text, articles),
        NounForms::AfterPrepositions { prepositions, articles, verb_endings } => {
            let verb_endings: Vec<&str> = phrases(verb_endings).collect();
            let is_verb = |word: &str| verb_endings.iter().any(|ending| word.ends_with(ending));
            let nouns = after_prepositions(text, prepositions, articles, lexicon);
            nouns.into_iter().filter(|(_, noun)| !is_verb(noun)).collect()
        }
    };
    let is_informative = |(_, noun): &&(String, String)| {
        noun.chars().count() >= NOUN_CHARACTERS
            && noun.chars().all(char::is_alphabetic)
            && !is_vague(noun)
            && lexicon.is_content(noun)
            && lexicon.weight(noun).is_none()
            && !topic.is_some_and(|topic| topic.words().any(|word| is_akin(word, noun)))
    };
    let chosen = found.iter().filter(is_informative).max_by_key(|(_, noun)| noun.chars().count());
    chosen.map(|(spoken, _)| spoken.clone())
}

/// Returns whether a noun is too vague in any language, because answers mix languages.
fn is_vague(noun: &str) -> bool {
    Language::ALL
        .iter()
        .any(|language| phrases(language.tables().intents.vague_nouns).any(|vague| vague == noun))
}

/// Returns whether one word begins with the other, such as "apps" with "app".
fn is_akin(one: &str, other: &str) -> bool {
    let (short, long) = if one.len() < other.len() { (one, other) } else { (other, one) };
    short.chars().count() >= 3 && long.starts_with(short)
}

/// Returns nouns as spoken and in lower case.
fn capitalized(text: &str, articles: &[&str]) -> Vec<(String, String)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let pairs = words.windows(2).filter(|pair| articles.contains(&pair[0]));
    let nouns = pairs.map(|pair| pair[1].trim_matches(|letter: char| !letter.is_alphanumeric()));
    let is_noun = |noun: &&str| {
        let mut letters = noun.chars();
        letters.next().is_some_and(char::is_uppercase) && letters.all(char::is_lowercase)
    };
    nouns.filter(is_noun).map(|noun| (noun.to_owned(), noun.to_lowercase())).collect()
}

fn after_prepositions(
    text: &str,
    prepositions: &'static str,
    articles: &[(&str, &str)],
    lexicon: &SentimentLexicon,
) -> Vec<(String, String)> {
    let tokens = tokens(text, lexicon.elision());
    let mut found = Vec::new();
    for (at, window) in tokens.windows(3).enumerate() {
        let [preposition, article, noun] = window else { continue };
        let is_one_clause = preposition.clause == noun.clause;
        let next = tokens.get(at + 3);
        let ends = next.is_none_or(|next| next.clause != noun.clause || !lexicon.is_content(&next.word));
        let article = articles.iter().find(|(said, _)| *said == article.word);
        if let Some((_, article)) = article
            && is_one_clause
            && ends
            && phrases(prepositions).any(|known| known == preposition.word)
        {
            found.push((format!("{article} {}", noun.word), noun.word.clone()));
        }
    }
    found
}
