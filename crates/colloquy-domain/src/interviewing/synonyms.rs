//! Words for the same thing, so that "the chief physician" is recognized in a question about the doctors.

use colloquy_languages::PerLanguage;

use super::normalized_text::NormalizedText;
use super::topic_words::is_akin;
use crate::language::Language;

/// The most letters of a word that only counts as a whole: "lead" is not in "leaflet".
const WHOLE_LETTERS: usize = 4;

static GROUPS: PerLanguage<Vec<Vec<String>>> = PerLanguage::new(|language| {
    let groups = language.tables().guide.synonyms.iter();
    groups.map(|group| group.iter().filter_map(|word| single(word)).collect()).collect()
});

fn single(word: &str) -> Option<String> {
    let word = NormalizedText::of(word);
    let mut words = word.words();
    words.next().filter(|_| words.next().is_none()).map(str::to_owned)
}

/// Returns whether one word is the noun of the other, a verb: "Abholung" and "abholen".
pub fn is_noun_of_verb(one: &str, other: &str, language: Language) -> bool {
    let (noun_endings, verb_endings): (&[&str], &[&str]) = match language {
        Language::German => (&["ungen", "ung"], &["en", "e", "t", "te", "ten", "st", "n"]),
        Language::Dutch => (&["ingen", "ing"], &["en", "de", "den", "t", "te", "ten"]),
        _ => return false,
    };
    let is_noun_of = |noun: &str, verb: &str| {
        let stem = noun_endings.iter().find_map(|ending| noun.strip_suffix(ending));
        let rest =
            stem.filter(|stem| stem.chars().count() > WHOLE_LETTERS).and_then(|stem| verb.strip_prefix(stem));
        rest.is_some_and(|rest| verb_endings.contains(&rest))
    };
    is_noun_of(one, other) || is_noun_of(other, one)
}

/// Returns whether two words mean the same thing: as forms of one word, or as synonyms.
pub fn is_same_thing(one: &str, other: &str, language: Language) -> bool {
    let has = |group: &[String], word: &str| {
        let is = |own: &String| {
            word == own || own.chars().count() > WHOLE_LETTERS && word.starts_with(own.as_str())
        };
        group.iter().any(is)
    };
    is_akin(one, other) || GROUPS.of(language).iter().any(|group| has(group, one) && has(group, other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn synonyms_are_the_same_thing_and_words_that_begin_alike_are_not() {
        for (one, other) in
            [("doctors", "physician"), ("boss", "manager"), ("queues", "waited"), ("menu", "menus")]
        {
            assert!(is_same_thing(one, other, Language::English), "{one} {other}");
        }
        for (one, other) in [("doctors", "nurses"), ("lead", "leaflet"), ("team", "rent")] {
            assert!(!is_same_thing(one, other, Language::English), "{one} {other}");
        }
    }

    #[test]
    fn a_verb_is_recognized_by_its_noun() {
        for (noun, verb, is_same) in
            [("abholung", "abholen", true), ("betreuung", "betreut", true), ("abholung", "abheben", false)]
        {
            assert_eq!(is_noun_of_verb(noun, verb, Language::German), is_same, "{noun} {verb}");
        }
    }
}
