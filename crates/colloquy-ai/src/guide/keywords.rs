//! The words by which an answer shows what it is about.

use colloquy_domain::interviewing::is_akin;
use colloquy_domain::language::Language;

use super::matching::{content_words, has_stem};
use crate::prompt_parts::in_any;

/// As many as a guide allows for one topic.
const KEYWORDS: usize = 40;
/// The least number of letters in a word that is kept in other forms too.
const STEM_LETTERS: usize = 5;

/// Returns the words of the texts that say something, their other forms, and words for the same things.
pub fn keywords(texts: &[&str], language: Language) -> Vec<String> {
    let tables = language.tables();
    let frequent = |word: &str| {
        let (cues, words) = (&tables.prompt, &tables.guide);
        in_any(|keywords| keywords.function_words).any(|known| known == word)
            || cues.question_words.contains(&word)
            || words.determiners.contains(&word)
            || words.possessives.contains(&word)
            || words.finite.contains(&word)
            || cues.addressing.iter().any(|known| known.to_lowercase() == word)
    };
    let mut kept: Vec<String> = Vec::new();
    let mut keep = |word: String| {
        if kept.len() < KEYWORDS && !kept.contains(&word) && word.chars().count() > 2 {
            kept.push(word);
        }
    };
    let own: Vec<String> = texts.iter().flat_map(|text| content_words(text, &frequent)).collect();
    own.iter().for_each(|word| keep(word.clone()));
    for group in tables.guide.synonyms {
        // A short word is no beginning of a longer one: "app" is not in "apparaat".
        let (short, long): (Vec<&str>, Vec<&str>) =
            group.iter().partition(|word| word.chars().count() < STEM_LETTERS);
        let is_named = own.iter().any(|word| short.iter().any(|one| is_akin(word, one)));
        if is_named || texts.iter().any(|text| has_stem(text, &long)) {
            group.iter().for_each(|word| keep((*word).to_owned()));
        }
    }
    for word in own.iter().filter(|word| word.chars().count() >= STEM_LETTERS) {
        let endings: &[&str] = match language {
            Language::English => &["ies", "es", "ing", "ed", "s", "y", "e"],
            Language::German => &["ungen", "ung", "en", "er", "e", "n", "s"],
            Language::Dutch => &["ingen", "ing", "en", "er", "e", "n", "s"],
            _ => &["es", "s", "e", "a", "o", "i"],
        };
        let stem = endings.iter().find_map(|ending| word.strip_suffix(ending));
        if let Some(stem) = stem.filter(|stem| stem.chars().count() + 1 >= STEM_LETTERS) {
            keep(stem.to_owned());
        }
    }
    kept
}
