//! The words that praise or blame something, and those that carry no meaning. To add a language, add a file and a
//! folder in this module and a line in [`of`].
//!
//! Each line of a list has one word or two. `*` after it stands for any ending, `!` marks a strong word.

mod dutch;
mod english;
mod french;
mod german;
mod italian;
mod portuguese;
mod spanish;

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use colloquy_domain::language::Language;

use super::tokens::{ApostropheRule, tokens};
use crate::generator_phrases;

/// The words that negate, strengthen or weaken others, in lower case.
pub struct SentimentModifiers {
    /// "not".
    pub negators: &'static [&'static str],
    /// Words after a negator that cancel the negation: "not only".
    pub only: &'static [&'static str],
    pub boosters: &'static [&'static str],
    pub softeners: &'static [&'static str],
    /// Words after which the text weighs more than before: "but".
    pub contrasts: &'static [&'static str],
    /// Words that limit how far back a negation reaches: "and".
    pub joints: &'static [&'static str],
    /// Pairs of words that neither praise nor blame: "good morning".
    pub idioms: &'static [&'static str],
    /// Words without meaning of their own, in addition to the function words for prompts.
    pub common: &'static [&'static str],
    /// Phrases without information: "I don't know".
    pub fillers: &'static [&'static str],
    /// How many words back a negator reaches: "das gefällt mir nicht".
    pub backward_reach: usize,
    /// Whether words may be joined by an elision: "l’idée".
    pub elides: bool,
}

pub struct SentimentLexicon {
    pub grammar: &'static SentimentModifiers,
    whole: HashMap<&'static str, f64>,
    stems: HashMap<&'static str, f64>,
    idioms: HashSet<&'static str>,
    /// Words that identify the language and carry no meaning.
    frequent: HashSet<&'static str>,
    weightless: HashSet<&'static str>,
    fillers: HashSet<Vec<String>>,
    longest_filler: usize,
}

const STRONG: f64 = 2.0;
/// The least number of characters in a stem.
const STEM_CHARACTERS: usize = 4;
const HAPPY: &str = "😀😃😄😁😆😊🙂😍🥰😘🤩😎😇🤗👍👏🙌🎉💪💯❤💖💙💚💛🧡💜✨🌟⭐🏆🥳";
const UNHAPPY: &str = "😞😟😠😡🤬😢😭😣😖😫😩😒🙁☹😤😰😨😱🤮🤢👎💔💩😕😔😓🤦";

static ENGLISH: LazyLock<SentimentLexicon> = LazyLock::new(|| {
    let lists = [include_str!("lexicon/english/positive.txt"), include_str!("lexicon/english/negative.txt")];
    SentimentLexicon::read(Language::English, &english::GRAMMAR, lists)
});
static FRENCH: LazyLock<SentimentLexicon> = LazyLock::new(|| {
    let lists = [include_str!("lexicon/french/positive.txt"), include_str!("lexicon/french/negative.txt")];
    SentimentLexicon::read(Language::French, &french::GRAMMAR, lists)
});
static GERMAN: LazyLock<SentimentLexicon> = LazyLock::new(|| {
    let lists = [include_str!("lexicon/german/positive.txt"), include_str!("lexicon/german/negative.txt")];
    SentimentLexicon::read(Language::German, &german::GRAMMAR, lists)
});
static SPANISH: LazyLock<SentimentLexicon> = LazyLock::new(|| {
    let lists = [include_str!("lexicon/spanish/positive.txt"), include_str!("lexicon/spanish/negative.txt")];
    SentimentLexicon::read(Language::Spanish, &spanish::GRAMMAR, lists)
});
static ITALIAN: LazyLock<SentimentLexicon> = LazyLock::new(|| {
    let lists = [include_str!("lexicon/italian/positive.txt"), include_str!("lexicon/italian/negative.txt")];
    SentimentLexicon::read(Language::Italian, &italian::GRAMMAR, lists)
});
static PORTUGUESE: LazyLock<SentimentLexicon> = LazyLock::new(|| {
    let lists =
        [include_str!("lexicon/portuguese/positive.txt"), include_str!("lexicon/portuguese/negative.txt")];
    SentimentLexicon::read(Language::Portuguese, &portuguese::GRAMMAR, lists)
});
static DUTCH: LazyLock<SentimentLexicon> = LazyLock::new(|| {
    let lists = [include_str!("lexicon/dutch/positive.txt"), include_str!("lexicon/dutch/negative.txt")];
    SentimentLexicon::read(Language::Dutch, &dutch::GRAMMAR, lists)
});

pub fn of(language: Language) -> &'static SentimentLexicon {
    match language {
        Language::English => &ENGLISH,
        Language::French => &FRENCH,
        Language::German => &GERMAN,
        Language::Spanish => &SPANISH,
        Language::Italian => &ITALIAN,
        Language::Portuguese => &PORTUGUESE,
        Language::Dutch => &DUTCH,
    }
}

impl SentimentLexicon {
    fn read(
        language: Language,
        grammar: &'static SentimentModifiers,
        [positive, negative]: [&'static str; 2],
    ) -> Self {
        let (mut whole, mut stems) = (HashMap::new(), HashMap::new());
        for (list, sign) in [(positive, 1.0), (negative, -1.0)] {
            for line in list.lines() {
                let (entry, weight) = line.strip_suffix('!').map_or((line, 1.0), |entry| (entry, STRONG));
                match entry.strip_suffix('*') {
                    Some(stem) => stems.insert(stem, sign * weight),
                    None => whole.insert(entry, sign * weight),
                };
            }
        }
        let elision = ApostropheRule::of(grammar);
        let words = |text: &str| tokens(text, elision).into_iter().map(|token| token.word).collect();
        let fillers: HashSet<Vec<String>> = grammar.fillers.iter().map(|filler| words(filler)).collect();
        let prompts = generator_phrases::of(language).cues.function_words;
        let turning = [grammar.negators, grammar.only, grammar.boosters, grammar.softeners];
        let joining = [grammar.contrasts, grammar.joints];
        SentimentLexicon {
            grammar,
            whole,
            stems,
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

    /// Returns the sentiment of a word: its own weight, else that of the longest stem with which it begins.
    pub fn weight(&self, word: &str) -> Option<f64> {
        if let Some(weight) = self.whole.get(word) {
            return Some(*weight);
        }
        if let Some(sign) = emoji(word) {
            return Some(sign);
        }
        let ends = word.char_indices().map(|(at, letter)| at + letter.len_utf8()).skip(STEM_CHARACTERS - 1);
        let ends: Vec<usize> = ends.collect();
        ends.iter().rev().find_map(|end| self.stems.get(&word[..*end])).copied()
    }

    /// Returns the sentiment of two words together, which is zero for an idiom.
    pub fn weight_of_pair(&self, first: &str, second: &str) -> Option<f64> {
        let pair = format!("{first} {second}");
        if self.idioms.contains(pair.as_str()) { Some(0.0) } else { self.whole.get(pair.as_str()).copied() }
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
