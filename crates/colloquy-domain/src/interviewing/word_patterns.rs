//! Patterns of words that generalize over phrases: a verb of wanting, a negation and a verb of saying, with other words
//! between them. [`colloquy_languages::intents::AnswerPatterns`] describes their notation.

use std::collections::HashMap;
use std::ops::Range;

use colloquy_languages::PerLanguage;
use colloquy_languages::intents::{AnswerPatterns, phrases};

use super::normalized_text::NormalizedText;
use crate::language::Language;

/// The most words that a gap stands for.
const GAP_WORDS: usize = 4;

/// A list of patterns, of which one is enough.
#[derive(Debug, Default)]
pub struct WordPatternSet {
    patterns: Vec<Vec<Element>>,
    /// The patterns that may begin with a word, so that few are compared.
    by_word: HashMap<String, Vec<usize>>,
    /// Those that begin with any word that has a certain beginning.
    by_stem: Vec<(String, usize)>,
}

#[derive(Clone, Debug)]
enum Element {
    Gap,
    /// One of these sequences of words.
    OneOf(Vec<Vec<WordSign>>),
}

#[derive(Clone, Debug)]
struct WordSign {
    text: String,
    is_stem: bool,
}

impl WordSign {
    fn fits(&self, word: &str) -> bool {
        if self.is_stem { word.starts_with(&self.text) } else { word == self.text }
    }
}

type Classes = HashMap<&'static str, Vec<Vec<WordSign>>>;

/// The patterns of a language, ready for comparison.
#[derive(Debug)]
pub struct CompiledAnswerPatterns {
    pub refusal: WordPatternSet,
    pub already_said: WordPatternSet,
    pub going_on: WordPatternSet,
    pub feels_ignored: WordPatternSet,
    pub impatient: WordPatternSet,
    pub has_time: WordPatternSet,
    pub in_a_hurry: WordPatternSet,
    pub maybe_impatient: WordPatternSet,
    pub nothing: WordPatternSet,
    pub weary: WordPatternSet,
    pub digressions: WordPatternSet,
    pub companions: WordPatternSet,
    pub organizer: WordPatternSet,
    pub purpose: WordPatternSet,
    pub count: WordPatternSet,
    pub name_use: WordPatternSet,
    pub readers: WordPatternSet,
    pub contact: WordPatternSet,
    pub reason: WordPatternSet,
    pub unclear: WordPatternSet,
    pub vague: WordPatternSet,
    pub causes: WordPatternSet,
    pub harm: WordPatternSet,
    pub events: WordPatternSet,
    pub praises: WordPatternSet,
    pub promises: WordPatternSet,
    pub welcomes: WordPatternSet,
    pub references: WordPatternSet,
}

static PATTERNS: PerLanguage<CompiledAnswerPatterns> = PerLanguage::new(CompiledAnswerPatterns::compile);

impl CompiledAnswerPatterns {
    pub fn of(language: Language) -> &'static Self {
        PATTERNS.of(language)
    }

    fn compile(language: Language) -> Self {
        let AnswerPatterns { classes, .. } = &language.tables().intents.patterns;
        let classes: Classes = classes.iter().map(|(name, words)| (*name, alternatives(words))).collect();
        let set = |patterns: &'static str| WordPatternSet::new(patterns, &classes);
        let patterns = &language.tables().intents.patterns;
        // Those of the informal phrases have the formal patterns as well.
        let spoken = language.tables().interviewer_phrases(true);
        CompiledAnswerPatterns {
            refusal: set(patterns.refusal),
            already_said: set(patterns.already_said),
            going_on: set(patterns.going_on),
            feels_ignored: set(patterns.feels_ignored),
            impatient: set(patterns.impatient),
            has_time: set(patterns.has_time),
            in_a_hurry: set(patterns.in_a_hurry),
            maybe_impatient: set(patterns.maybe_impatient),
            nothing: set(patterns.nothing),
            weary: set(patterns.weary),
            digressions: set(patterns.digressions),
            companions: set(patterns.companions),
            organizer: set(patterns.organizer),
            purpose: set(patterns.purpose),
            count: set(patterns.count),
            name_use: set(patterns.name_use),
            readers: set(patterns.readers),
            contact: set(patterns.contact),
            reason: set(patterns.reason),
            unclear: set(patterns.unclear),
            vague: set(patterns.vague),
            causes: set(patterns.causes),
            harm: set(patterns.harm),
            events: set(patterns.events),
            praises: set(spoken.praises),
            promises: set(spoken.promises),
            welcomes: set(spoken.welcomes),
            references: set(spoken.references),
        }
    }
}

fn alternatives(words: &str) -> Vec<Vec<WordSign>> {
    words.split('|').map(sequence).collect()
}

fn sequence(words: &str) -> Vec<WordSign> {
    let signs = words.split_whitespace().flat_map(|word| {
        let is_stem = word.ends_with('*');
        let parts: Vec<String> = NormalizedText::of(word).words().map(str::to_owned).collect();
        let last = parts.len().saturating_sub(1);
        let sign = move |(at, text)| WordSign { text, is_stem: is_stem && at == last };
        parts.into_iter().enumerate().map(sign).collect::<Vec<_>>()
    });
    signs.collect()
}

impl WordPatternSet {
    /// Compiles patterns without classes.
    pub fn of(patterns: &'static str) -> Self {
        WordPatternSet::new(patterns, &Classes::new())
    }

    /// Compiles a pattern for each word of the patterns.
    pub fn of_single_words(patterns: &'static str) -> Self {
        let words = patterns.split([' ', ',', '|']).filter(|word| !matches!(*word, "" | "…"));
        WordPatternSet::compile(words, &Classes::new())
    }

    /// Compiles the patterns of several lists that share classes.
    pub(super) fn all<const LISTS: usize>(
        lists: [&'static str; LISTS],
        classes: &[(&'static str, &'static str)],
    ) -> [Self; LISTS] {
        let classes: Classes = classes.iter().map(|(name, words)| (*name, alternatives(words))).collect();
        lists.map(|patterns| WordPatternSet::new(patterns, &classes))
    }

    fn new(patterns: &'static str, classes: &Classes) -> Self {
        WordPatternSet::compile(phrases(patterns), classes)
    }

    fn compile(patterns: impl Iterator<Item = &'static str>, classes: &Classes) -> Self {
        let element = |word: &str| match word.strip_prefix('$') {
            Some(name) => Element::OneOf(classes.get(name).cloned().unwrap_or_default()),
            None if word == "…" => Element::Gap,
            None => Element::OneOf(vec![sequence(word)]),
        };
        let patterns: Vec<Vec<Element>> =
            patterns.map(|pattern| pattern.split(' ').map(element).collect()).collect();
        let mut set = WordPatternSet { patterns, ..WordPatternSet::default() };
        for (place, pattern) in set.patterns.iter().enumerate() {
            let Some(Element::OneOf(sequences)) = pattern.first() else { continue };
            for first in sequences.iter().filter_map(|sequence| sequence.first()) {
                match first.is_stem {
                    true => set.by_stem.push((first.text.clone(), place)),
                    false => set.by_word.entry(first.text.clone()).or_default().push(place),
                }
            }
        }
        set
    }

    /// Returns whether one of the patterns has this word.
    pub fn has_word(&self, word: &str) -> bool {
        let mut elements = self.patterns.iter().flatten();
        elements.any(|element| match element {
            Element::Gap => false,
            Element::OneOf(sequences) => sequences.iter().flatten().any(|sign| sign.fits(word)),
        })
    }

    /// Returns whether one of the patterns occurs in the text.
    pub fn is_in(&self, text: &NormalizedText) -> bool {
        let words: Vec<&str> = text.words().collect();
        self.places_in(&words).next().is_some()
    }

    /// Returns whether the text begins with one of the patterns.
    pub fn begins(&self, words: &[&str]) -> bool {
        let Some(first) = words.first() else { return false };
        let by_stem = self.by_stem.iter().filter(|(stem, _)| first.starts_with(stem.as_str()));
        let by_word = self.by_word.get(*first).into_iter().flatten();
        let mut candidates = by_word.copied().chain(by_stem.map(|(_, place)| *place));
        candidates.any(|place| length(&self.patterns[place], words).is_some())
    }

    /// Returns the places among the words at which a pattern begins.
    pub fn places_in<'w>(&'w self, words: &'w [&'w str]) -> impl Iterator<Item = usize> + 'w {
        (0..words.len()).filter(|start| self.begins(&words[*start..]))
    }

    /// Returns the places of the words of each match, gaps included, of the longest pattern that fits at a place.
    pub fn spans_in(&self, words: &[&str]) -> Vec<Range<usize>> {
        let longest = |start: usize| {
            let lengths = self.patterns.iter().filter_map(|pattern| length(pattern, &words[start..])).max();
            lengths.map(|length| start..start + length)
        };
        self.places_in(words).filter_map(longest).collect()
    }

    /// Returns the places at which a pattern begins, each with the places of the words in its gaps.
    pub fn matches_in(&self, words: &[&str]) -> Vec<(usize, Vec<usize>)> {
        let fitting = |start: usize| {
            let mut all = self.patterns.iter();
            all.find_map(|pattern| gap_words(pattern, &words[start..], start)).map(|gaps| (start, gaps))
        };
        self.places_in(words).filter_map(fitting).collect()
    }

    /// Returns how many places of the text match a pattern.
    pub fn count_in(&self, text: &NormalizedText) -> usize {
        let words: Vec<&str> = text.words().collect();
        self.places_in(&words).count()
    }
}

/// Returns how many of the words a pattern takes that fits at their beginning.
fn length(pattern: &[Element], words: &[&str]) -> Option<usize> {
    let Some((first, rest)) = pattern.split_first() else { return Some(0) };
    match first {
        Element::Gap => (0..=GAP_WORDS.min(words.len()))
            .find_map(|skipped| length(rest, &words[skipped..]).map(|length| skipped + length)),
        Element::OneOf(sequences) => sequences.iter().find_map(|sequence| {
            let fits = words.len() >= sequence.len()
                && sequence.iter().zip(words).all(|(sign, word)| sign.fits(word));
            if fits {
                length(rest, &words[sequence.len()..]).map(|length| sequence.len() + length)
            } else {
                None
            }
        }),
    }
}

/// Returns the places of the words that the gaps of a fitting pattern stand for, if the words begin at this place.
fn gap_words(pattern: &[Element], words: &[&str], at: usize) -> Option<Vec<usize>> {
    let Some((first, rest)) = pattern.split_first() else { return Some(Vec::new()) };
    match first {
        Element::Gap => (0..=GAP_WORDS.min(words.len())).find_map(|skipped| {
            let others = gap_words(rest, &words[skipped..], at + skipped)?;
            Some((at..at + skipped).chain(others).collect())
        }),
        Element::OneOf(sequences) => sequences.iter().find_map(|sequence| {
            let fits = words.len() >= sequence.len()
                && sequence.iter().zip(words).all(|(sign, word)| sign.fits(word));
            if fits { gap_words(rest, &words[sequence.len()..], at + sequence.len()) } else { None }
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_has_classes_gaps_and_stems() {
        let classes =
            Classes::from([("not", alternatives("don't|not")), ("tell", alternatives("say|go into"))]);
        let set = WordPatternSet::new("$not … $tell, privat*", &classes);
        for text in ["I don’t want to say.", "Not that I go into it", "a private matter"] {
            assert!(set.is_in(&NormalizedText::of(text)), "{text}");
        }
        for text in ["I say no", "not one two three four five say", "in private", "go not into"] {
            assert_eq!(set.is_in(&NormalizedText::of(text)), text == "in private", "{text}");
        }
    }

    #[test]
    fn every_pattern_uses_classes_that_its_language_has() {
        for language in Language::ALL {
            let patterns = &language.tables().intents.patterns;
            let classes: Vec<&str> = patterns.classes.iter().map(|(name, _)| *name).collect();
            let spoken = language.tables().interviewer_phrases(true);
            let used = [
                patterns.refusal,
                patterns.already_said,
                patterns.going_on,
                patterns.feels_ignored,
                patterns.impatient,
                patterns.in_a_hurry,
                patterns.maybe_impatient,
            ];
            let questions = [patterns.organizer, patterns.purpose, patterns.count, patterns.name_use];
            let more = [patterns.nothing, patterns.weary];
            let others = [patterns.contact, patterns.reason, patterns.unclear, patterns.vague, patterns.harm];
            let spoken =
                [spoken.praises, spoken.promises, spoken.welcomes, spoken.references, patterns.events];
            let all = used.iter().chain(&questions).chain(&more).chain(&others).chain(&spoken);
            for class in all.flat_map(|text| text.split([' ', ','])).filter_map(|word| word.strip_prefix('$'))
            {
                assert!(classes.contains(&class), "{language:?}: {class}");
            }
        }
    }
}
