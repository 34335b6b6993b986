//! Finds words in texts, as people type them into a search field: without regard to capitals and accents, and in any
//! order.

use std::ops::Range;

/// What is searched for: words, all of which must be in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchWords(Vec<String>);

impl SearchWords {
    /// Further words and letters are ignored.
    const WORDS_MAX: usize = 8;
    const LETTERS_MAX: usize = 40;

    /// Returns `None` for a text without words.
    pub fn new(typed: &str) -> Option<Self> {
        let words = typed.split_whitespace().take(Self::WORDS_MAX);
        let fold = |word: &str| word.chars().take(Self::LETTERS_MAX).flat_map(folded).collect::<String>();
        let words: Vec<String> = words.map(fold).filter(|word| !word.is_empty()).collect();
        (!words.is_empty()).then_some(SearchWords(words))
    }

    /// Returns whether the text contains all words.
    pub fn are_in(&self, text: &str) -> bool {
        let mut plain = String::with_capacity(text.len());
        for letter in text.chars() {
            // Most letters are of this kind, and a search compares many.
            match letter.is_ascii() {
                true => plain.push(letter.to_ascii_lowercase()),
                false => plain.extend(folded(letter)),
            }
        }
        self.0.iter().all(|word| plain.contains(word))
    }

    /// Returns where the words are in a text, in order and without overlaps.
    pub fn places(&self, text: &str) -> Vec<Range<usize>> {
        let mut plain = String::new();
        // For each byte of the plain text, the letter of the text that it stands for.
        let mut letters: Vec<Range<usize>> = Vec::new();
        for (start, letter) in text.char_indices() {
            for folded in folded(letter) {
                plain.push(folded);
                letters.resize(plain.len(), start..start + letter.len_utf8());
            }
        }
        let found = self.0.iter().flat_map(|word| {
            plain.match_indices(word).map(|(start, word)| {
                let last = start + word.len() - 1;
                letters[start].start..letters[last].end
            })
        });
        let mut found: Vec<Range<usize>> = found.collect();
        found.sort_by_key(|place| (place.start, place.end));
        let mut places: Vec<Range<usize>> = Vec::new();
        for place in found {
            match places.last_mut() {
                Some(last) if place.start <= last.end => last.end = last.end.max(place.end),
                _ => places.push(place),
            }
        }
        places
    }
}

/// Returns a letter as the search compares it.
fn folded(letter: char) -> impl Iterator<Item = char> {
    letter.to_lowercase().flat_map(without_accent)
}

/// Returns a small letter without its accent. A letter may stand for two, and a combining accent for none.
pub(crate) fn without_accent(letter: char) -> impl Iterator<Item = char> {
    let plain = match letter {
        'à' | 'á' | 'â' | 'ã' | 'å' | 'ä' => "a",
        'ç' => "c",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'ñ' => "n",
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' => "o",
        'ù' | 'ú' | 'û' | 'ü' => "u",
        'ý' | 'ÿ' => "y",
        'æ' => "ae",
        'œ' => "oe",
        'ß' => "ss",
        _ => "",
    };
    let is_itself = plain.is_empty() && !('\u{300}'..='\u{36f}').contains(&letter);
    plain.chars().chain(is_itself.then_some(letter))
}

#[cfg(test)]
mod tests;
