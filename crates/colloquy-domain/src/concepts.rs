//! Finds what a sentence reports by the combinations of word groups that it contains.
//! `colloquy_languages::concepts` has the groups and describes their notation.

use std::collections::HashMap;

use colloquy_languages::PerLanguage;
use colloquy_languages::concepts::{COMBINATIONS, DangerConcept};

use crate::interviewing::sentences;
use crate::language::Language;

/// The most words that a gap stands for.
const GAP_WORDS: usize = 4;
/// Words further apart have little to do with each other: speech comes without punctuation.
const WINDOW_WORDS: usize = 18;
const WINDOW_STEP: usize = 6;
/// The most words that are read. An answer has fewer.
const READ_WORDS: usize = 1_000;

struct ConceptMatcher {
    groups: Vec<Vec<Phrase>>,
    combinations: Vec<Combination>,
    /// Groups with which no combination counts, and with which no medical one does.
    harmless: [usize; 2],
    harmless_illness: usize,
}

struct Combination {
    concept: DangerConcept,
    wanted: Vec<usize>,
    unwanted: Vec<usize>,
}

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

static MATCHERS: PerLanguage<ConceptMatcher> = PerLanguage::new(ConceptMatcher::of);

/// Returns the danger that the words of a text report by themselves.
pub(crate) fn danger_concept(text: &str, language: Language) -> Option<DangerConcept> {
    let matcher = MATCHERS.of(language);
    sentences(text).iter().find_map(|sentence| matcher.in_sentence(sentence.text))
}

impl ConceptMatcher {
    fn of(language: Language) -> Self {
        let groups: Vec<(&str, &str)> = language.tables().concepts.all().collect();
        let places: HashMap<&str, usize> =
            groups.iter().enumerate().map(|(place, (name, _))| (*name, place)).collect();
        let place = |name: &str| places[name];
        let combination = |concept: DangerConcept, parts: &str| {
            let (unwanted, wanted): (Vec<&str>, Vec<&str>) =
                parts.split(" & ").partition(|part| part.starts_with('-'));
            Combination {
                concept,
                wanted: wanted.into_iter().map(place).collect(),
                unwanted: unwanted.into_iter().map(|part| place(&part[1..])).collect(),
            }
        };
        let combinations = COMBINATIONS.iter().flat_map(|(concept, all)| {
            all.iter().map(move |parts| combination(*concept, parts)).collect::<Vec<_>>()
        });
        ConceptMatcher {
            combinations: combinations.collect(),
            harmless: [place("harmless"), place("denied")],
            harmless_illness: place("harmless_illness"),
            groups: groups.iter().map(|(_, text)| phrases(text, &places)).collect(),
        }
    }

    fn in_sentence(&self, sentence: &str) -> Option<DangerConcept> {
        let mut words = folded_words(sentence);
        words.truncate(READ_WORDS);
        let starts = (0..words.len())
            .step_by(WINDOW_STEP)
            .take_while(|start| *start == 0 || start + WINDOW_WORDS - WINDOW_STEP < words.len());
        starts
            .map(|start| &words[start..words.len().min(start + WINDOW_WORDS)])
            .find_map(|window| self.in_window(window))
    }

    fn in_window(&self, words: &[String]) -> Option<DangerConcept> {
        let mut found: Vec<Option<bool>> = vec![None; self.groups.len()];
        let mut has = |group: usize| *found[group].get_or_insert_with(|| self.has(group, words));
        for combination in &self.combinations {
            if !combination.wanted.iter().all(|group| has(*group))
                || combination.unwanted.iter().any(|group| has(*group))
            {
                continue;
            }
            if self.harmless.iter().any(|group| has(*group)) {
                return None;
            }
            let is_illness = combination.concept == DangerConcept::MedicalEmergency;
            if !(is_illness && has(self.harmless_illness)) {
                return Some(combination.concept);
            }
        }
        None
    }

    fn has(&self, group: usize, words: &[String]) -> bool {
        (0..words.len()).any(|at| self.begins(group, &words[at..], &|_| true))
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
