//! The words that carry meaning, and which of them belong together.

use std::collections::HashSet;

use colloquy_languages::PerLanguage;

use super::normalized_text::NormalizedText;
use crate::guide::GuideTopic;
use crate::language::Language;

const CONTENT_CHARACTERS: usize = 3;
/// Two words are akin if they share this many letters at the beginning and differ by a short ending.
const STEM_CHARACTERS: usize = 5;
const ENDING_CHARACTERS: usize = 3;
/// What a word of three letters may end in besides.
const SHORT_ENDINGS: [char; 5] = ['s', 'e', 'n', 'a', 'o'];

static FREQUENT: PerLanguage<HashSet<String>> = PerLanguage::new(frequent);

fn frequent(language: Language) -> HashSet<String> {
    let tables = language.tables();
    let grammar = &tables.sentiment.modifiers;
    let single = grammar.fillers.iter().filter(|filler| !filler.contains(' '));
    let lists = [tables.prompt.function_words, tables.prompt.question_words, grammar.common];
    let turning = [grammar.negators, grammar.boosters, grammar.softeners, grammar.contrasts, grammar.joints];
    let words = lists.into_iter().chain(turning).flatten().chain(single);
    words.flat_map(|word| NormalizedText::of(word).words().map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// Returns the words of a text that carry meaning, in order.
pub fn content_words(text: &NormalizedText, language: Language) -> Vec<&str> {
    let frequent = FREQUENT.of(language);
    let carries = |word: &&str| !frequent.contains(*word) && word.chars().count() >= CONTENT_CHARACTERS;
    text.words().filter(carries).collect()
}

/// Returns whether two words are the same but for a short ending: "explain" and "explained".
pub fn is_akin(one: &str, other: &str) -> bool {
    if one == other {
        return true;
    }
    let shared = one.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
    let last =
        [one, other].into_iter().max_by_key(|word| word.chars().count()).and_then(|word| word.chars().last());
    let (one, other) = (one.chars().count(), other.chars().count());
    let shortest = one.min(other);
    // "Mal" is not in "malade".
    let ending = if shortest < STEM_CHARACTERS - 1 { 1 } else { ENDING_CHARACTERS };
    let is_long = shared >= STEM_CHARACTERS || (shared == shortest && shared >= STEM_CHARACTERS - 2);
    // "Fee" is not in "feel".
    let is_ending =
        shortest >= STEM_CHARACTERS - 1 || last.is_some_and(|letter| SHORT_ENDINGS.contains(&letter));
    is_long && is_ending && one.max(other) - shared <= ending && shortest - shared <= 1
}

/// Returns whether a topic is named by its question, for want of a noun: "how you heard about us".
pub fn is_named_by_its_question(topic: &GuideTopic, language: Language) -> bool {
    let (name, cues) = (NormalizedText::of(&topic.name), &language.tables().prompt);
    let mut openings = cues.question_words.iter().chain(cues.interrogatives).chain(cues.whether);
    openings.any(|word| name.starts_with(&NormalizedText::of(word)))
        || name == NormalizedText::of(&topic.opening)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_with_other_endings_are_akin() {
        for (one, other) in
            [("explain", "explained"), ("manager", "managers"), ("app", "apps"), ("pay", "pay")]
        {
            assert!(is_akin(one, other), "{one} {other}");
        }
        for (one, other) in
            [("pay", "payment"), ("contract", "contrast"), ("price", "printer"), ("fee", "feel"), ("a", "an")]
        {
            assert!(!is_akin(one, other), "{one} {other}");
        }
    }

    #[test]
    fn frequent_words_carry_no_meaning() {
        let text = NormalizedText::of("How was the training, and what did you learn?");
        assert_eq!(content_words(&text, Language::English), ["training", "learn"]);
    }
}
