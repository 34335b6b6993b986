//! Makes spellings alike that people use for the same words. Sentences and phrases are folded in the same way, so it
//! does not matter that the result is no proper spelling.

use std::collections::HashMap;

use colloquy_languages::PerLanguage;
use colloquy_languages::spelling::SpellingVariants;

use crate::language::Language;

static FOLDINGS: PerLanguage<Folding> = PerLanguage::new(Folding::of);

/// How the words of a language are folded.
pub(super) struct Folding {
    has_umlaut_digraphs: bool,
    special_words: HashMap<String, SpecialWord>,
}

enum SpecialWord {
    /// The words of a contraction that is written without its apostrophe: "don" and "t".
    Contraction(Vec<String>),
    /// Joins another clause: "and".
    Joins,
    /// Begins another statement: "but".
    Contrasts,
}

/// The words of a sentence, and where each is in it.
#[derive(Default)]
pub(super) struct FoldedSentence {
    pub words: Vec<String>,
    pub positions: Vec<WordPosition>,
}

/// Which clause and which statement of a sentence a word is in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct WordPosition {
    pub clause: usize,
    /// Counts what "but" and the like separate. A statement has one clause or several.
    pub statement: usize,
}

pub(super) fn folding(language: Language) -> &'static Folding {
    FOLDINGS.of(language)
}

impl Folding {
    fn of(language: Language) -> Self {
        let SpellingVariants { contractions, has_umlaut_digraphs } = language.tables().spelling;
        let modifiers = &language.tables().sentiment.modifiers;
        let mut folding = Folding { has_umlaut_digraphs, special_words: HashMap::new() };
        let joined = contractions.iter().map(|contraction| folding.words(contraction));
        let joined = joined.map(|words| (words.concat(), SpecialWord::Contraction(words)));
        let contrasts = modifiers.contrasts.iter().filter_map(|word| folding.words(word).pop());
        let contrasts = contrasts.map(|word| (word, SpecialWord::Contrasts));
        let joints = modifiers.joints.iter().flat_map(|word| folding.words(word));
        let joints = joints.map(|word| (word, SpecialWord::Joins));
        folding.special_words = joined.chain(contrasts).chain(joints).collect();
        folding
    }

    pub(super) fn words(&self, text: &str) -> Vec<String> {
        self.sentence(text, usize::MAX).words
    }

    /// Returns the first words without capitals and accents, which people leave out. An apostrophe separates words.
    pub(super) fn sentence(&self, text: &str, most_words: usize) -> FoldedSentence {
        let mut sentence = FoldedSentence::default();
        let (mut word, mut position) = (String::new(), WordPosition::default());
        let mut letters = text.chars().flat_map(char::to_lowercase);
        while sentence.words.len() < most_words
            && let Some(letter) = letters.next()
        {
            if self.push_folded(letter, &mut word) {
                continue;
            }
            // Between spaces, a hyphen is a dash.
            let is_dash = letter == '-' && word.is_empty();
            self.push_word(&mut word, &mut position, &mut sentence);
            if is_dash || ends_clause(letter) {
                position.clause += 1;
            }
        }
        self.push_word(&mut word, &mut position, &mut sentence);
        sentence.words.truncate(most_words);
        sentence.positions.truncate(most_words);
        sentence
    }

    fn push_word(&self, word: &mut String, position: &mut WordPosition, sentence: &mut FoldedSentence) {
        if word.is_empty() {
            return;
        }
        let word = std::mem::take(word);
        match self.special_words.get(&word) {
            Some(SpecialWord::Contraction(words)) => sentence.words.extend(words.iter().cloned()),
            Some(special) => {
                position.clause += 1;
                position.statement += usize::from(matches!(special, SpecialWord::Contrasts));
                sentence.words.push(word);
            }
            None => sentence.words.push(word),
        }
        sentence.positions.resize(sentence.words.len(), *position);
    }

    /// Adds a letter to a word, unless it separates words.
    fn push_folded(&self, letter: char, word: &mut String) -> bool {
        match letter {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => word.push('a'),
            // The "e" of "ae" is left out like an umlaut, also where it stands for a sound of its own: "neue".
            'e' if self.has_umlaut_digraphs && word.ends_with(['a', 'o', 'u']) => {}
            'è' | 'é' | 'ê' | 'ë' => word.push('e'),
            'ì' | 'í' | 'î' | 'ï' => word.push('i'),
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' => word.push('o'),
            'ù' | 'ú' | 'û' | 'ü' => word.push('u'),
            'ç' => word.push('c'),
            'ñ' => word.push('n'),
            'ß' => word.push_str("ss"),
            'œ' => word.push_str("oe"),
            'æ' => word.push_str("ae"),
            // A combining accent, which has a letter before it.
            '\u{300}'..='\u{36f}' => {}
            // Apostrophes that count as letters.
            '\u{2b9}'..='\u{2bf}' => return false,
            _ if letter.is_alphanumeric() => word.push(letter),
            _ => return false,
        }
        true
    }
}

fn ends_clause(letter: char) -> bool {
    matches!(letter, ',' | ';' | ':' | '.' | '!' | '?' | '…' | '–' | '—' | '(' | ')')
}

#[cfg(test)]
mod tests;
