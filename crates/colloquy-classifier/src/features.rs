//! What a sentence is recognized by.

/// How many features are distinguished. Features that share a number disturb each other little, since each sentence has many.
pub const FEATURES: usize = 1 << 15;

/// The lengths of the parts of words.
const PARTS: [usize; 3] = [3, 4, 5];

/// The features of a sentence: its words, the pairs of words beside each other or with one between, and the parts of
/// its words.
#[derive(Debug)]
pub struct SentenceFeatures {
    /// The number of each feature and its sign, without repetitions.
    signed: Vec<(usize, f32)>,
}

impl SentenceFeatures {
    pub fn of(sentence: &str) -> Self {
        let words = words(sentence);
        let mut hashes = Vec::new();
        for (at, word) in words.iter().enumerate() {
            hashes.push(hash(['w'].into_iter().chain(word.iter().copied())));
            for (kind, back) in [('b', 1), ('s', 2)] {
                if let Some(before) = at.checked_sub(back).map(|before| &words[before]) {
                    let pair = before.iter().chain(&[' ']).chain(word);
                    hashes.push(hash([kind].into_iter().chain(pair.copied())));
                }
            }
            let edged: Vec<char> = ['<'].into_iter().chain(word.iter().copied()).chain(['>']).collect();
            for length in PARTS {
                hashes.extend(edged.windows(length).map(|part| hash(part.iter().copied())));
            }
        }
        hashes.sort_unstable();
        hashes.dedup();
        // Signs let features that share a number cancel out instead of adding up.
        let sign = |hash: u64| if hash >> 63 == 0 { 1.0 } else { -1.0 };
        let scale = 1.0 / (hashes.len().max(1) as f32).sqrt();
        let numbered = |hash: u64| ((hash % FEATURES as u64) as usize, sign(hash) * scale);
        SentenceFeatures { signed: hashes.into_iter().map(numbered).collect() }
    }

    /// Returns each feature with its value, and the one that every sentence has.
    pub fn all(&self) -> impl Iterator<Item = (usize, f32)> {
        self.signed.iter().copied().chain([(FEATURES, 1.0)])
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
