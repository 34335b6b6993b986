//! Splits a text into words.

use colloquy_languages::sentiment::SentimentModifiers;

/// The most characters of a word that are read.
const WORD_CHARACTERS: usize = 40;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordToken {
    /// In lower case.
    pub word: String,
    /// The number of its clause. Commas and full stops separate clauses.
    pub clause: usize,
}

/// What an apostrophe within a word does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ApostropheRule {
    /// It separates two words: "l’idée".
    Separates,
    /// It is part of the word: "don’t".
    Belongs,
}

impl ApostropheRule {
    pub fn of(grammar: &SentimentModifiers) -> Self {
        if grammar.elides { ApostropheRule::Separates } else { ApostropheRule::Belongs }
    }
}

pub fn tokens(text: &str, elision: ApostropheRule) -> Vec<WordToken> {
    let mut found: Vec<WordToken> = Vec::new();
    let mut word = String::new();
    let (mut clause, mut length) = (0, 0);
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let is_apostrophe = matches!(letter, '\'' | '’' | '‘');
        let is_inside = !word.is_empty() && letters.peek().is_some_and(|next| next.is_alphanumeric());
        if letter.is_alphanumeric() || is_mark(letter) {
            length += 1;
            if length <= WORD_CHARACTERS {
                word.extend(letter.to_lowercase());
            }
            continue;
        }
        if is_apostrophe && is_inside && elision == ApostropheRule::Belongs {
            word.push('\'');
            continue;
        }
        keep(&mut found, &mut word, clause);
        length = 0;
        if is_sign(letter) {
            found.push(WordToken { word: letter.to_string(), clause });
        } else if matches!(letter, ',' | ';' | ':' | '.' | '!' | '?' | '(' | ')' | '–' | '—' | '…' | '\n')
        {
            clause += 1;
        }
    }
    keep(&mut found, &mut word, clause);
    found
}

fn keep(found: &mut Vec<WordToken>, word: &mut String, clause: usize) {
    if !word.is_empty() {
        found.push(WordToken { word: std::mem::take(word), clause });
    }
}

/// Returns whether a character is a combining mark or a vowel sign, which belongs to its word.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{900}'..='\u{fff}')
}

/// Returns whether a character is an emoji or a similar symbol.
fn is_sign(letter: char) -> bool {
    matches!(letter, '\u{2600}'..='\u{27bf}' | '\u{2b50}' | '\u{1f300}'..='\u{1faff}')
}
