//! Texts as they sound, without punctuation and letter case.

/// The most characters of a text that are read.
const HEARD_CHARACTERS: usize = 6_000;

/// The words of a text. Two texts with the same words are equal. Punctuation and letter case do not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NormalizedText {
    words: String,
    /// A bit for each word, as in a Bloom filter. It quickly rules out most texts that are not contained.
    bits: [u64; 4],
}

impl NormalizedText {
    pub fn of(text: &str) -> Self {
        let mut key = String::with_capacity(text.len().min(HEARD_CHARACTERS) + 2);
        key.push(' ');
        for letter in text.chars().take(HEARD_CHARACTERS) {
            if letter.is_ascii_alphanumeric() {
                key.push(letter.to_ascii_lowercase());
            } else if letter.is_alphanumeric() || is_mark(letter) {
                key.extend(letter.to_lowercase());
            } else if !key.ends_with(' ') {
                key.push(' ');
            }
        }
        if !key.ends_with(' ') {
            key.push(' ');
        }
        NormalizedText::made(key)
    }

    fn made(words: String) -> Self {
        let mut bits = [0; 4];
        for word in words.split_ascii_whitespace() {
            let mix = |sum: u32, byte: u8| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193);
            let sum = word.bytes().fold(0x811c_9dc5, mix);
            let bit = (sum ^ (sum >> 16)) % 256;
            bits[(bit / 64) as usize] |= 1 << (bit % 64);
        }
        NormalizedText { words, bits }
    }

    /// Returns whether the text contains the words of the other, in a row.
    pub fn contains(&self, other: &NormalizedText) -> bool {
        let may = other.bits.iter().zip(self.bits).all(|(other, own)| other & !own == 0);
        may && !other.is_empty() && self.words.contains(other.words.as_str())
    }

    pub fn starts_with(&self, other: &NormalizedText) -> bool {
        !other.is_empty() && self.words.starts_with(other.words.as_str())
    }

    /// Returns the text without these phrases.
    pub fn without(&self, others: &[NormalizedText]) -> NormalizedText {
        let mut kept: Option<String> = None;
        for other in others.iter().filter(|other| self.contains(other)) {
            let kept = kept.get_or_insert_with(|| self.words.clone());
            while kept.contains(other.words.as_str()) {
                *kept = kept.replace(other.words.as_str(), " ");
            }
        }
        kept.map_or_else(|| self.clone(), NormalizedText::made)
    }

    pub fn is_empty(&self) -> bool {
        self.words.len() < 2
    }

    pub fn len(&self) -> usize {
        self.words.len()
    }

    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.words.split_ascii_whitespace()
    }
}

/// Returns whether a character is a combining mark or a vowel sign, which belongs to its word.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{900}'..='\u{fff}')
}
