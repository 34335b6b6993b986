//! Finds what a sentence reports by the combinations of word groups that it contains.
//! `colloquy_languages::concepts` has the groups and describes their notation.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use colloquy_languages::PerLanguage;
use colloquy_languages::attitudes::{ATTITUDES, Attitude, REPORTS};
use colloquy_languages::concepts::{COMBINATIONS, DangerConcept};

use crate::interviewing::sentences;
use crate::language::Language;

/// The most words that a gap stands for.
const GAP_WORDS: usize = 4;
/// Words further apart have little to do with each other: speech comes without punctuation.
const WINDOW_WORDS: usize = 18;
const WINDOW_STEP: usize = 6;
/// The most words of a sentence that are read. It bounds the work for texts that nobody speaks.
const READ_WORDS: usize = 200;

struct ConceptMatcher<C> {
    groups: Vec<Vec<Phrase>>,
    /// The groups that a word may begin, so that the phrases of the others are not compared with it.
    begun_by: HashMap<String, HashSet<usize>>,
    /// The same for beginnings of words.
    begun_by_stem: HashMap<String, HashSet<usize>>,
    combinations: Vec<Combination<C>>,
}

struct Combination<C> {
    concept: C,
    wanted: Vec<usize>,
    unwanted: Vec<usize>,
}

/// Combinations of the names of groups, by what they report.
type Combinations<C> = &'static [(C, &'static [&'static str])];

type Phrase = Vec<Element>;

enum Element {
    Gap,
    Group(usize),
    /// One of these sequences of words.
    OneOf(Vec<Vec<WordForm>>),
}

struct WordForm {
    text: String,
    is_stem: bool,
}

impl WordForm {
    fn fits(&self, word: &str) -> bool {
        if self.is_stem { word.starts_with(&self.text) } else { word == self.text }
    }
}

static DANGERS: PerLanguage<ConceptMatcher<DangerConcept>> = PerLanguage::new(|language| {
    ConceptMatcher::of(language.tables().concepts.all().collect(), COMBINATIONS, harmless)
});
static ATTITUDE_MATCHERS: PerLanguage<ConceptMatcher<Attitude>> = PerLanguage::new(|language| {
    ConceptMatcher::of(language.tables().attitudes.all().collect(), ATTITUDES, |_| &[])
});
static REPORT_MATCHERS: PerLanguage<ConceptMatcher<Attitude>> = PerLanguage::new(|language| {
    ConceptMatcher::of(language.tables().attitudes.all().collect(), REPORTS, |_| &[])
});

/// Returns the groups with which no combination reports this danger.
fn harmless(concept: DangerConcept) -> &'static [&'static str] {
    match concept {
        DangerConcept::MedicalEmergency => &["harmless", "denied", "harmless_illness"],
        DangerConcept::SelfHarm | DangerConcept::Violence => &["harmless", "denied"],
    }
}

/// Returns the danger that the words of a text report by themselves.
pub(crate) fn danger_concept(text: &str, language: Language) -> Option<DangerConcept> {
    DANGERS.of(language).in_text(text)
}

/// Returns the attitude to the interview that the words of a text show by themselves.
pub(crate) fn attitude(text: &str, language: Language) -> Option<Attitude> {
    ATTITUDE_MATCHERS.of(language).in_text(text)
}

/// Returns whether the words of a text report what others did or forbade, or doubt something.
pub(crate) fn reports(text: &str, report: Attitude, language: Language) -> bool {
    let matcher = REPORT_MATCHERS.of(language);
    sentences(text).iter().any(|sentence| matcher.has_in_sentence(report, sentence.text))
}

impl<C: Copy + PartialEq> ConceptMatcher<C> {
    fn of(
        groups: Vec<(&str, &str)>,
        combinations: Combinations<C>,
        always_unwanted: fn(C) -> &'static [&'static str],
    ) -> Self {
        let places: HashMap<&str, usize> =
            groups.iter().enumerate().map(|(place, (name, _))| (*name, place)).collect();
        let place = |name: &str| places[name];
        let combination = |concept: C, parts: &str| {
            let (unwanted, wanted): (Vec<&str>, Vec<&str>) =
                parts.split(" & ").partition(|part| part.starts_with('-'));
            let unwanted = unwanted.into_iter().map(|part| &part[1..]);
            Combination {
                concept,
                wanted: wanted.into_iter().map(place).collect(),
                unwanted: unwanted.chain(always_unwanted(concept).iter().copied()).map(place).collect(),
            }
        };
        let combinations = combinations.iter().flat_map(|(concept, all)| {
            all.iter().map(move |parts| combination(*concept, parts)).collect::<Vec<_>>()
        });
        let mut matcher = ConceptMatcher {
            combinations: combinations.collect(),
            groups: groups.iter().map(|(_, text)| phrases(text, &places)).collect(),
            begun_by: HashMap::new(),
            begun_by_stem: HashMap::new(),
        };
        for group in 0..matcher.groups.len() {
            matcher.add_beginnings(group, group);
        }
        matcher
    }

    /// Adds the words with which a phrase of `inner` begins, each of which may begin `group`.
    fn add_beginnings(&mut self, group: usize, inner: usize) {
        let (mut words, mut nested) = (Vec::new(), Vec::new());
        for phrase in &self.groups[inner] {
            // A phrase does not begin with a gap.
            match phrase.first() {
                Some(Element::OneOf(sequences)) => {
                    let firsts = sequences.iter().filter_map(|sequence| sequence.first());
                    words.extend(firsts.map(|form| (form.text.clone(), form.is_stem)));
                }
                Some(Element::Group(other)) => nested.push(*other),
                Some(Element::Gap) | None => {}
            }
        }
        for (word, is_stem) in words {
            let table = if is_stem { &mut self.begun_by_stem } else { &mut self.begun_by };
            table.entry(word).or_default().insert(group);
        }
        for other in nested {
            self.add_beginnings(group, other);
        }
    }

    /// Returns where each group may begin.
    fn beginnings(&self, words: &[String]) -> Vec<Vec<usize>> {
        let mut places = vec![Vec::new(); self.groups.len()];
        for (at, word) in words.iter().enumerate() {
            let stems = word.char_indices().map(|(end, letter)| &word[..end + letter.len_utf8()]);
            let by_stem = stems.filter_map(|stem| self.begun_by_stem.get(stem));
            for group in self.begun_by.get(word).into_iter().chain(by_stem).flatten() {
                if places[*group].last() != Some(&at) {
                    places[*group].push(at);
                }
            }
        }
        places
    }

    fn in_text(&self, text: &str) -> Option<C> {
        sentences(text).iter().find_map(|sentence| self.in_sentence(sentence.text, |_| true))
    }

    fn has_in_sentence(&self, concept: C, sentence: &str) -> bool {
        self.in_sentence(sentence, |other| other == concept).is_some()
    }

    fn in_sentence(&self, sentence: &str, counts: impl Fn(C) -> bool) -> Option<C> {
        let mut words = folded_words(sentence);
        words.truncate(READ_WORDS);
        let starts = (0..words.len())
            .step_by(WINDOW_STEP)
            .take_while(|start| *start == 0 || start + WINDOW_WORDS - WINDOW_STEP < words.len());
        let beginnings = self.beginnings(&words);
        starts
            .map(|start| start..words.len().min(start + WINDOW_WORDS))
            .find_map(|window| self.in_window(&words, window, &beginnings, &counts))
    }

    fn in_window(
        &self,
        words: &[String],
        window: Range<usize>,
        beginnings: &[Vec<usize>],
        counts: impl Fn(C) -> bool,
    ) -> Option<C> {
        let mut found: Vec<Option<bool>> = vec![None; self.groups.len()];
        let mut has = |group: usize| {
            *found[group].get_or_insert_with(|| self.has(group, words, &window, &beginnings[group]))
        };
        let mut is_met = |combination: &&Combination<C>| {
            counts(combination.concept)
                && combination.wanted.iter().all(|group| has(*group))
                && !combination.unwanted.iter().any(|group| has(*group))
        };
        self.combinations.iter().find(|combination| is_met(combination)).map(|found| found.concept)
    }

    fn has(&self, group: usize, words: &[String], window: &Range<usize>, beginnings: &[usize]) -> bool {
        let mut within = beginnings.iter().filter(|at| window.contains(at));
        within.any(|at| self.begins(group, &words[*at..window.end], &|_| true))
    }

    /// Returns whether the words begin with a phrase of the group, and the rest satisfies a condition.
    fn begins(&self, group: usize, words: &[String], rest: &dyn Fn(&[String]) -> bool) -> bool {
        self.groups[group].iter().any(|phrase| self.fits(phrase, words, rest))
    }

    fn fits(&self, phrase: &[Element], words: &[String], rest: &dyn Fn(&[String]) -> bool) -> bool {
        let Some((first, others)) = phrase.split_first() else { return rest(words) };
        match first {
            Element::Gap => {
                (0..=GAP_WORDS.min(words.len())).any(|skipped| self.fits(others, &words[skipped..], rest))
            }
            Element::Group(group) => self.begins(*group, words, &|after| self.fits(others, after, rest)),
            Element::OneOf(sequences) => sequences.iter().any(|sequence| {
                words.len() >= sequence.len()
                    && sequence.iter().zip(words).all(|(form, word)| form.fits(word))
                    && self.fits(others, &words[sequence.len()..], rest)
            }),
        }
    }
}

fn phrases(group: &str, places: &HashMap<&str, usize>) -> Vec<Phrase> {
    let element = |text: &str| match text.strip_prefix('$') {
        Some(name) => Element::Group(places[name]),
        None if text == "…" => Element::Gap,
        None => Element::OneOf(text.split('/').map(word_forms).collect()),
    };
    group.split('|').map(|phrase| phrase.split_whitespace().map(element).collect()).collect()
}

fn word_forms(text: &str) -> Vec<WordForm> {
    let forms = text.split('_').flat_map(|word| {
        let mut forms: Vec<WordForm> =
            folded_words(word).into_iter().map(|text| WordForm { text, is_stem: false }).collect();
        if let Some(last) = forms.last_mut() {
            last.is_stem = word.ends_with('*');
        }
        forms
    });
    forms.collect()
}

/// Returns the words without capitals and accents, which people leave out. An apostrophe separates words.
fn folded_words(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    for letter in text.chars().flat_map(char::to_lowercase) {
        let word = words.last_mut().expect("a word");
        match letter {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => word.push('a'),
            'è' | 'é' | 'ê' | 'ë' => word.push('e'),
            'ì' | 'í' | 'î' | 'ï' => word.push('i'),
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' => word.push('o'),
            'ù' | 'ú' | 'û' | 'ü' => word.push('u'),
            'ç' => word.push('c'),
            'ñ' => word.push('n'),
            'ß' => word.push_str("ss"),
            'œ' => word.push_str("oe"),
            'æ' => word.push_str("ae"),
            // A combining accent.
            '\u{300}'..='\u{36f}' => {}
            _ if letter.is_alphanumeric() => word.push(letter),
            _ => words.push(String::new()),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

#[cfg(test)]
mod tests;
