//! A sentence in which a matcher looks for its combinations.

use std::collections::HashSet;
use std::ops::Range;

use super::folding::FoldedSentence;
use super::phrases::{Beginnings, Element, Match, Phrase, matches};
use super::{Combination, ConceptMatcher};

/// Words further apart have little to do with each other: speech comes without punctuation.
const WINDOW_WORDS: usize = 18;
const WINDOW_STEP: usize = 6;
/// How many words after a denial that is open at its end are denied too: "I would never hurt anyone". Words further
/// away may be another statement: "I would never tell anyone he hits me".
const DENIED_WORDS: usize = 2;

pub(super) struct Reading<'a, C> {
    matcher: &'a ConceptMatcher<C>,
    sentence: FoldedSentence,
    beginnings: Beginnings<'a>,
    /// What was found of each group, once it is asked for.
    found: Vec<Option<Vec<Match>>>,
    /// Whether each word is denied, once it is asked for.
    denied: Option<Vec<bool>>,
}

impl<'a, C: Copy + PartialEq> Reading<'a, C> {
    pub(super) fn of(matcher: &'a ConceptMatcher<C>, sentence: FoldedSentence) -> Self {
        let beginnings = matcher.beginnings(&sentence.words);
        let found = vec![None; matcher.groups.len()];
        Reading { matcher, sentence, beginnings, found, denied: None }
    }

    /// Returns the concept of the first combination that counts and is met.
    pub(super) fn concept(&mut self, counts: impl Fn(C) -> bool) -> Option<C> {
        let length = self.sentence.words.len();
        let starts = (0..length)
            .step_by(WINDOW_STEP)
            .take_while(|start| *start == 0 || start + WINDOW_WORDS - WINDOW_STEP < length);
        let matcher = self.matcher;
        let mut windows = starts.map(|start| start..length.min(start + WINDOW_WORDS));
        windows.find_map(|window| {
            let mut combinations = matcher.combinations.iter();
            let met = combinations.find(|one| counts(one.concept) && self.is_met(one, &window));
            met.map(|combination| combination.concept)
        })
    }

    fn is_met(&mut self, combination: &Combination<C>, window: &Range<usize>) -> bool {
        let Combination { wanted, unwanted, .. } = combination;
        if !wanted.iter().all(|group| self.has(*group, window)) {
            return false;
        }
        let harmless = self.statements_with(unwanted, window);
        wanted.iter().all(|group| self.has_serious(*group, window, &harmless))
    }

    pub(super) fn has(&mut self, group: usize, window: &Range<usize>) -> bool {
        self.matches(group).iter().any(|found| is_within(found, window))
    }

    /// Returns which statements have one of the groups. What "but" separates from them, they do not make harmless.
    fn statements_with(&mut self, groups: &[usize], window: &Range<usize>) -> HashSet<usize> {
        let mut statements = HashSet::new();
        for group in groups {
            let within = self.matches(*group).iter().copied().filter(|found| is_within(found, window));
            let starts: Vec<usize> = within.map(|found| found.start).collect();
            statements.extend(starts.into_iter().map(|at| self.sentence.positions[at].statement));
        }
        statements
    }

    /// Returns whether the window has a group in words that are not denied, outside of the harmless statements.
    fn has_serious(&mut self, group: usize, window: &Range<usize>, harmless: &HashSet<usize>) -> bool {
        if self.denied.is_none() {
            self.denied = Some(self.denied_words());
        }
        self.matches(group);
        let Reading { sentence, found, denied, .. } = self;
        let counts = |at: usize| {
            let is_denied = denied.as_ref().is_some_and(|denied| denied[at]);
            !is_denied && !harmless.contains(&sentence.positions[at].statement)
        };
        let mut within = found[group].iter().flatten().filter(|found| is_within(found, window));
        within.any(|found| found.words().all(counts))
    }

    fn matches(&mut self, group: usize) -> &[Match] {
        let Reading { sentence, beginnings, found, .. } = self;
        found[group].get_or_insert_with(|| {
            let found =
                |(start, phrase): &(usize, &Phrase)| matches(phrase, beginnings, &sentence.words, *start);
            beginnings[group].iter().flat_map(found).collect()
        })
    }

    /// Returns whether each word is denied. A denial reaches as far as its phrase, and over a gap only within a clause,
    /// so that it cancels nothing but what it denies.
    fn denied_words(&self) -> Vec<bool> {
        let FoldedSentence { words, positions } = &self.sentence;
        let mut denied = vec![false; words.len()];
        let Some(group) = self.matcher.denied else { return denied };
        for (start, phrase) in &self.beginnings[group] {
            let (phrase, is_open) = match phrase.as_slice() {
                [phrase @ .., Element::Gap] => (phrase, true),
                phrase => (phrase, false),
            };
            let has_gap = phrase.iter().any(|element| matches!(element, Element::Gap));
            for found in matches(phrase, &self.beginnings, words, *start) {
                let clause = positions[found.end - 1].clause;
                if has_gap && positions[*start].clause != clause {
                    continue;
                }
                found.words().for_each(|at| denied[at] = true);
                let after = found.end..words.len().min(found.end + DENIED_WORDS);
                let after = after.take_while(|at| is_open && positions[*at].clause == clause);
                after.for_each(|at| denied[at] = true);
            }
        }
        denied
    }
}

fn is_within(found: &Match, window: &Range<usize>) -> bool {
    found.start >= window.start && found.end <= window.end
}
