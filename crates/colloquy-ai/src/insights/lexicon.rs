//! Weighs words by the sentiment lists of a language.

use std::collections::HashSet;

use colloquy_domain::language::Language;
use colloquy_domain::word_sentiments::WordSentiments;
use colloquy_languages::PerLanguage;
use colloquy_languages::sentiment::SentimentModifiers;

use super::tokens::{ApostropheRule, tokens};

pub struct SentimentLexicon {
    pub grammar: &'static SentimentModifiers,
    sentiments: &'static WordSentiments,
    idioms: HashSet<&'static str>,
    /// Words that identify the language and carry no meaning.
    frequent: HashSet<&'static str>,
    weightless: HashSet<&'static str>,
    fillers: HashSet<Vec<String>>,
    longest_filler: usize,
}

const HAPPY: &str = "😀😃😄😁😆😊🙂😍🥰😘🤩😎😇🤗👍👏🙌🎉💪💯❤💖💙💚💛🧡💜✨🌟⭐🏆🥳";
const UNHAPPY: &str = "😞😟😠😡🤬😢😭😣😖😫😩😒🙁☹😤😰😨😱🤮🤢👎💔💩😕😔😓🤦";

static LEXICONS: PerLanguage<SentimentLexicon> = PerLanguage::new(SentimentLexicon::read);

pub fn of(language: Language) -> &'static SentimentLexicon {
    LEXICONS.of(language)
}

impl SentimentLexicon {
    fn read(language: Language) -> Self {
        let tables = language.tables();
        let grammar = &tables.sentiment.modifiers;
        let elision = ApostropheRule::of(grammar);
        let words = |text: &str| tokens(text, elision).into_iter().map(|token| token.word).collect();
        let fillers: HashSet<Vec<String>> = grammar.fillers.iter().map(|filler| words(filler)).collect();
        let prompts = tables.prompt.function_words;
        let turning = [grammar.negators, grammar.only, grammar.boosters, grammar.softeners];
        let joining = [grammar.contrasts, grammar.joints];
        SentimentLexicon {
            grammar,
            sentiments: WordSentiments::of(language),
            idioms: grammar.idioms.iter().copied().collect(),
            frequent: prompts.iter().chain(grammar.common).copied().collect(),
            weightless: turning.into_iter().chain(joining).flatten().copied().collect(),
            longest_filler: fillers.iter().map(Vec::len).max().unwrap_or(0),
            fillers,
        }
    }

    pub fn elision(&self) -> ApostropheRule {
        ApostropheRule::of(self.grammar)
    }

    /// Returns the sentiment of a word or an emoji.
    pub fn weight(&self, word: &str) -> Option<f64> {
        self.sentiments.weight(word).or_else(|| emoji(word))
    }

    /// Returns the sentiment of two words together, which is zero for an idiom.
    pub fn weight_of_pair(&self, first: &str, second: &str) -> Option<f64> {
        let pair = format!("{first} {second}");
        if self.idioms.contains(pair.as_str()) { Some(0.0) } else { self.sentiments.weight_of_pair(&pair) }
    }

    pub fn is_frequent(&self, word: &str) -> bool {
        self.frequent.contains(word)
    }

    /// Returns whether a word carries meaning on its own.
    pub fn is_content(&self, word: &str) -> bool {
        word.starts_with(char::is_alphanumeric)
            && !self.frequent.contains(word)
            && !self.weightless.contains(word)
    }

    /// Returns how many words at the beginning form a filler.
    pub fn filler_length<W: AsRef<str>>(&self, words: &[W]) -> usize {
        let longest = self.longest_filler.min(words.len());
        let own = |length: usize| words[..length].iter().map(|word| word.as_ref().to_owned()).collect();
        (1..=longest).rev().find(|length| self.fillers.contains::<Vec<String>>(&own(*length))).unwrap_or(0)
    }
}

fn emoji(word: &str) -> Option<f64> {
    let sign = word.chars().next().filter(|sign| !sign.is_alphanumeric())?;
    if HAPPY.contains(sign) {
        return Some(1.0);
    }
    UNHAPPY.contains(sign).then_some(-1.0)
}

#[cfg(test)]
mod tests;
