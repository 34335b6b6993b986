//! How much a word praises or blames what it is said about, by the lists of its language.

use std::collections::HashMap;

use colloquy_languages::PerLanguage;

use crate::interviewing::NormalizedText;
use crate::language::Language;

/// The weight of a word that is marked as strong.
pub const STRONG: f64 = 2.0;
/// The fewest letters of a beginning that stands for all words with it.
pub const STEM_CHARACTERS: usize = 4;
/// How many words ahead a negator reaches.
const NEGATOR_REACH: usize = 4;

pub struct WordSentiments {
    whole: HashMap<&'static str, f64>,
    stems: HashMap<&'static str, f64>,
}

static SENTIMENTS: PerLanguage<WordSentiments> = PerLanguage::new(WordSentiments::read);

impl WordSentiments {
    pub fn of(language: Language) -> &'static WordSentiments {
        SENTIMENTS.of(language)
    }

    fn read(language: Language) -> Self {
        let words = &language.tables().sentiment;
        let (mut whole, mut stems) = (HashMap::new(), HashMap::new());
        for (list, sign) in [(words.positive, 1.0), (words.negative, -1.0)] {
            for line in list.lines() {
                let (entry, weight) = line.strip_suffix('!').map_or((line, 1.0), |entry| (entry, STRONG));
                match entry.strip_suffix('*') {
                    Some(stem) => stems.insert(stem, sign * weight),
                    None => whole.insert(entry, sign * weight),
                };
            }
        }
        WordSentiments { whole, stems }
    }

    /// Returns the sentiment of a word: its own weight, else that of the longest stem with which it begins.
    pub fn weight(&self, word: &str) -> Option<f64> {
        if let Some(weight) = self.whole.get(word) {
            return Some(*weight);
        }
        let ends = word.char_indices().map(|(at, letter)| at + letter.len_utf8()).skip(STEM_CHARACTERS - 1);
        let ends: Vec<usize> = ends.collect();
        ends.iter().rev().find_map(|end| self.stems.get(&word[..*end])).copied()
    }

    pub fn weight_of_pair(&self, pair: &str) -> Option<f64> {
        self.whole.get(pair).copied()
    }
}

/// Returns a sentence with a mark for each word that praises or blames, so that a classifier also learns from words that are
/// in none of its examples.
pub fn with_marks(sentence: &str, language: Language) -> String {
    let (sentiments, grammar) = (WordSentiments::of(language), &language.tables().sentiment.modifiers);
    let said = NormalizedText::of(sentence);
    let words: Vec<&str> = said.words().collect();
    let is_negator = |word: &&str| grammar.negators.contains(word);
    let mut marked = sentence.to_owned();
    let mut at = 0;
    while at < words.len() {
        let pair = words.get(at + 1).map(|next| format!("{} {next}", words[at]));
        let of_pair = pair.and_then(|pair| sentiments.weight_of_pair(&pair));
        let weight = of_pair.or_else(|| sentiments.weight(words[at]));
        let length = if of_pair.is_some() { 2 } else { 1 };
        if let Some(weight) = weight {
            let before = &words[at.saturating_sub(NEGATOR_REACH)..at];
            let after = &words
                [(at + length).min(words.len())..(at + length + grammar.backward_reach).min(words.len())];
            let is_negated = of_pair.is_none() && before.iter().chain(after).any(is_negator);
            marked.push_str(match (weight > 0.0, is_negated) {
                (true, false) => " qqpraise",
                (true, true) => " qqnopraise",
                (false, false) => " qqblame",
                (false, true) => " qqnoblame",
            });
            if weight.abs() >= STRONG && !is_negated {
                marked.push_str(if weight > 0.0 { " qqgreat" } else { " qqawful" });
            }
        }
        at += length;
    }
    marked
}
