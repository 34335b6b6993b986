//! Finds what a sentence reports by the combinations of word groups that it contains.
//! `colloquy_languages::concepts` has the groups and describes their notation.

mod folding;
mod phrases;
mod reading;

use std::collections::{BTreeSet, HashMap, HashSet};

use colloquy_languages::PerLanguage;
use colloquy_languages::attitudes::{ATTITUDES, Attitude, REPORTS};
use colloquy_languages::concepts::{COMBINATIONS, DangerConcept};

use self::folding::{Folding, folding};
use self::phrases::{Beginnings, Element, Phrase, phrases};
use self::reading::Reading;
use crate::interviewing::sentences;
use crate::language::Language;

/// The most words of a sentence that are read. It bounds the work for texts that nobody speaks.
const READ_WORDS: usize = 200;

struct ConceptMatcher<C> {
    folding: &'static Folding,
    groups: Vec<Vec<Phrase>>,
    /// The phrases that a word may begin, so that the others are not compared with it.
    begun_by: HashMap<String, HashSet<PhrasePlace>>,
    /// The same for beginnings of words.
    begun_by_stem: HashMap<String, HashSet<PhrasePlace>>,
    /// The lengths of these beginnings in bytes, in order.
    stem_lengths: Vec<usize>,
    combinations: Vec<Combination<C>>,
    /// The group whose words are denied, as far as each of its phrases reaches.
    denied: Option<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct PhrasePlace {
    group: usize,
    phrase: usize,
}

struct Combination<C> {
    concept: C,
    wanted: Vec<usize>,
    unwanted: Vec<usize>,
}

/// Combinations of the names of groups, by what they report.
type Combinations<C> = &'static [(C, &'static [&'static str])];

static DANGERS: PerLanguage<ConceptMatcher<DangerConcept>> = PerLanguage::new(|language| {
    let groups = language.tables().concepts.all().collect();
    ConceptMatcher::of(folding(language), groups, COMBINATIONS, harmless)
});
static ATTITUDE_MATCHERS: PerLanguage<ConceptMatcher<Attitude>> = PerLanguage::new(|language| {
    let groups = language.tables().attitudes.all().collect();
    ConceptMatcher::of(folding(language), groups, ATTITUDES, |_| &[])
});
static REPORT_MATCHERS: PerLanguage<ConceptMatcher<Attitude>> = PerLanguage::new(|language| {
    let groups = language.tables().attitudes.all().collect();
    ConceptMatcher::of(folding(language), groups, REPORTS, |_| &[])
});

/// Returns the groups with which no combination reports this danger.
fn harmless(concept: DangerConcept) -> &'static [&'static str] {
    match concept {
        DangerConcept::MedicalEmergency => &["harmless", "harmless_illness"],
        DangerConcept::SelfHarm | DangerConcept::Violence => &["harmless"],
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
        folding: &'static Folding,
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
            folding,
            denied: places.get("denied").copied(),
            groups: groups.iter().map(|(_, text)| phrases(text, &places, folding)).collect(),
            begun_by: HashMap::new(),
            begun_by_stem: HashMap::new(),
            stem_lengths: Vec::new(),
        };
        for group in 0..matcher.groups.len() {
            for phrase in 0..matcher.groups[group].len() {
                let place = PhrasePlace { group, phrase };
                matcher.add_beginnings(place, place);
            }
        }
        let lengths = matcher.begun_by_stem.keys().map(String::len);
        matcher.stem_lengths = lengths.collect::<BTreeSet<usize>>().into_iter().collect();
        matcher
    }

    /// Adds the words with which the phrase `inner` begins, each of which may begin the phrase `place`.
    fn add_beginnings(&mut self, place: PhrasePlace, inner: PhrasePlace) {
        // A phrase does not begin with a gap.
        match self.groups[inner.group][inner.phrase].first() {
            Some(Element::OneOf(sequences)) => {
                for form in sequences.iter().filter_map(|sequence| sequence.first()) {
                    let table = if form.is_stem { &mut self.begun_by_stem } else { &mut self.begun_by };
                    table.entry(form.text.clone()).or_default().insert(place);
                }
            }
            Some(Element::Group(other)) => {
                let other = *other;
                for phrase in 0..self.groups[other].len() {
                    self.add_beginnings(place, PhrasePlace { group: other, phrase });
                }
            }
            Some(Element::Gap) | None => {}
        }
    }

    fn beginnings(&self, words: &[String]) -> Beginnings<'_> {
        let mut beginnings = vec![Vec::new(); self.groups.len()];
        for (at, word) in words.iter().enumerate() {
            let lengths = self.stem_lengths.iter().take_while(|length| **length <= word.len());
            let stems = lengths.filter_map(|length| word.get(..*length));
            let by_stem = stems.filter_map(|stem| self.begun_by_stem.get(stem));
            for place in self.begun_by.get(word).into_iter().chain(by_stem).flatten() {
                beginnings[place.group].push((at, &self.groups[place.group][place.phrase]));
            }
        }
        beginnings
    }

    fn in_text(&self, text: &str) -> Option<C> {
        sentences(text).iter().find_map(|sentence| self.in_sentence(sentence.text, |_| true))
    }

    fn has_in_sentence(&self, concept: C, sentence: &str) -> bool {
        self.in_sentence(sentence, |other| other == concept).is_some()
    }

    fn in_sentence(&self, sentence: &str, counts: impl Fn(C) -> bool) -> Option<C> {
        Reading::of(self, self.folding.sentence(sentence, READ_WORDS)).concept(counts)
    }
}

#[cfg(test)]
mod tests;
