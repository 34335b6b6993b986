//! Texts as they sound: without the signs that nobody hears.

/// Of one turn of the interviewer's, more is not read.
const HEARD_CHARACTERS: usize = 6_000;

/// The words of a text alone, so that two writings of the same words are the same.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NormalizedText {
    words: String,
    /// A bit for each word. Most of what a text does not contain shows in them already.
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

    /// Whether the words of the other stand in it, one after another.
    pub fn contains(&self, other: &NormalizedText) -> bool {
        let may = other.bits.iter().zip(self.bits).all(|(other, own)| other & !own == 0);
        may && !other.is_empty() && self.words.contains(other.words.as_str())
    }

    pub fn starts_with(&self, other: &NormalizedText) -> bool {
        !other.is_empty() && self.words.starts_with(other.words.as_str())
    }

    /// Leaves the given words out.
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

/// Accents that are letters of their own.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{900}'..='\u{fff}')
}

/// What a voice can say: brackets become pauses.
pub fn speakable(text: &str) -> String {
    let plain = text
        .replace(" (", ", ")
        .replace(['(', ')', '[', ']', '{', '}', '<', '>', '*', '#', '_', '`', '|'], "");
    plain.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Takes a text apart into sentences; closing quotation marks stay with what they close.
pub fn sentences(text: &str) -> Vec<String> {
    let mut sentences: Vec<String> = Vec::new();
    for piece in crate::prompt_parts::pieces(text) {
        let mut piece = piece.text.trim();
        if let Some(last) = sentences.last_mut()
            && let Some(rest) = piece.strip_prefix(['»', '”', '“'])
            && last.contains(['«', '“', '„'])
        {
            let close = &piece[..piece.len() - rest.len()];
            last.push_str(if close == "»" && last.contains("«\u{a0}") { "\u{a0}»" } else { close });
            piece = rest.trim();
        }
        match sentences.last_mut() {
            Some(last) if !piece.contains(char::is_alphanumeric) => last.push_str(piece),
            _ if !piece.is_empty() => sentences.push(piece.to_owned()),
            _ => {}
        }
    }
    sentences
}
