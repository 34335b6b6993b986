//! What a sentence is recognized by.

use std::collections::HashMap;

/// The length of the parts of words.
const PART_LETTERS: usize = 4;
/// How many words at the beginning of a sentence are read together.
const BEGINNING_WORDS: usize = 2;
/// The letters of a word that its inflections share.
const STEM_LETTERS: usize = 5;

/// The features of a sentence: its words and their beginnings, the pairs of words beside each other or with one between,
/// and the parts of its words.
#[derive(Debug)]
pub struct SentenceFeatures {
    /// Without repetitions.
    hashes: Vec<u64>,
}

/// What a classifier reads of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FeatureScope {
    Words,
    /// Besides, the words with which it begins, and about how long it is. "They …" and "We had …" rarely begin a wish, and
    /// plain facts are short.
    WordsAndForm,
}

impl SentenceFeatures {
    pub fn of(sentence: &str, scope: FeatureScope) -> Self {
        let words = words(sentence);
        let mut hashes = Vec::new();
        if scope == FeatureScope::WordsAndForm {
            for count in 1..=words.len().min(BEGINNING_WORDS) {
                let beginning = words[..count].iter().flat_map(|word| [' '].iter().chain(word));
                hashes.push(hash(['^'].iter().chain(beginning).copied()));
            }
            let length = format!("#{}", words.len().isqrt());
            hashes.push(hash(length.chars()));
        }
        for (at, word) in words.iter().enumerate() {
            hashes.push(hash(['w'].into_iter().chain(word.iter().copied())));
            if word.len() > STEM_LETTERS {
                hashes.push(hash(['p'].into_iter().chain(word[..STEM_LETTERS].iter().copied())));
            }
            for (kind, back) in [('b', 1), ('s', 2)] {
                if let Some(before) = at.checked_sub(back).map(|before| &words[before]) {
                    let pair = before.iter().chain(&[' ']).chain(word);
                    hashes.push(hash([kind].into_iter().chain(pair.copied())));
                }
            }
            let edged: Vec<char> = ['<'].into_iter().chain(word.iter().copied()).chain(['>']).collect();
            hashes.extend(edged.windows(PART_LETTERS).map(|part| hash(part.iter().copied())));
        }
        hashes.sort_unstable();
        hashes.dedup();
        SentenceFeatures { hashes }
    }
}

/// The features that examples have in common, and their numbers.
#[derive(Debug)]
pub struct CommonFeatures {
    numbers: HashMap<u64, u32>,
}

/// The common features of a sentence, which all have the same value.
#[derive(Debug)]
pub struct NumberedFeatures {
    numbers: Vec<u32>,
    value: f32,
    /// The feature that every sentence has.
    last: usize,
}

impl NumberedFeatures {
    /// Returns each feature with its value.
    pub fn all(&self) -> impl Iterator<Item = (usize, f32)> {
        self.numbers.iter().map(|number| (*number as usize, self.value)).chain([(self.last, 1.0)])
    }
}

impl CommonFeatures {
    /// Returns the features that at least `fewest` of the examples have.
    pub fn of<'f>(examples: impl Iterator<Item = &'f SentenceFeatures>, fewest: u32) -> Self {
        let mut counts: HashMap<u64, u32> = HashMap::new();
        for hash in examples.flat_map(|example| &example.hashes) {
            *counts.entry(*hash).or_default() += 1;
        }
        counts.retain(|_, count| *count >= fewest);
        // In order, so that the same examples give the same numbers.
        let mut hashes: Vec<u64> = counts.into_keys().collect();
        hashes.sort_unstable();
        let numbers = hashes.into_iter().zip(0..).collect();
        CommonFeatures { numbers }
    }

    pub fn count(&self) -> usize {
        self.numbers.len()
    }

    /// Features that no example has count for the value, so that a sentence of unknown words means little.
    pub fn numbered(&self, sentence: &SentenceFeatures) -> NumberedFeatures {
        let known = sentence.hashes.iter().filter_map(|hash| self.numbers.get(hash));
        NumberedFeatures {
            numbers: known.copied().collect(),
            value: 1.0 / (sentence.hashes.len().max(1) as f32).sqrt(),
            last: self.count(),
        }
    }
}

/// Returns the words in lower case and without accents, which recognizers and people in a hurry leave out.
fn words(sentence: &str) -> Vec<Vec<char>> {
    let letters = sentence.chars().flat_map(char::to_lowercase).flat_map(without_accent);
    let mut words = vec![Vec::new()];
    for letter in letters {
        match words.last_mut() {
            Some(word) if letter.is_alphanumeric() => word.push(letter),
            Some(word) if !word.is_empty() => words.push(Vec::new()),
            _ => {}
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

fn without_accent(letter: char) -> impl Iterator<Item = char> {
    let (one, two) = match letter {
        'à'..='å' => ('a', None),
        'ç' => ('c', None),
        'è'..='ë' => ('e', None),
        'ì'..='ï' => ('i', None),
        'ñ' => ('n', None),
        'ò'..='ö' => ('o', None),
        'ù'..='ü' => ('u', None),
        'ý' | 'ÿ' => ('y', None),
        'œ' => ('o', Some('e')),
        'æ' => ('a', Some('e')),
        'ß' => ('s', Some('s')),
        _ => (letter, None),
    };
    [Some(one), two].into_iter().flatten()
}

/// FNV-1a, with a last step that mixes the high bits.
fn hash(letters: impl Iterator<Item = char>) -> u64 {
    let mixed = letters.fold(0xcbf2_9ce4_8422_2325_u64, |hash, letter| {
        (hash ^ u64::from(letter)).wrapping_mul(0x0100_0000_01b3)
    });
    (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}
