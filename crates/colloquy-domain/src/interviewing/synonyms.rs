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
}
