//! The phrases of a group of words, and where they are found in a sentence.

use std::collections::HashMap;

use super::folding::Folding;

/// The most words that a gap stands for.
const GAP_WORDS: usize = 4;

pub(super) type Phrase = Vec<Element>;

pub(super) enum Element {
    Gap,
    Group(usize),
    /// One of these sequences of words.
    OneOf(Vec<Vec<WordForm>>),
}

pub(super) struct WordForm {
    pub text: String,
    pub is_stem: bool,
}

/// Where a phrase was found, from `start` to before `end`. The words that its gaps stand for are not words of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Match {
    pub start: usize,
    pub end: usize,
    /// The words of the phrase, the lowest bit for the one at `start`.
    words: u64,
}

impl Match {
    fn at(start: usize) -> Self {
        Match { start, end: start, words: 0 }
    }

    fn followed_by(self, count: usize) -> Self {
        let words = (self.end..self.end + count).map(|at| 1_u64.checked_shl((at - self.start) as u32));
        let words = words.fold(self.words, |all, word| all | word.unwrap_or_default());
        Match { end: self.end + count, words, ..self }
    }

    fn after_gap(self, count: usize) -> Self {
        Match { end: self.end + count, ..self }
    }

    /// Returns where the words of the phrase are.
    pub(super) fn words(self) -> impl Iterator<Item = usize> {
        (self.start..self.end).filter(move |at| self.words >> (at - self.start).min(63) & 1 == 1)
    }
}

impl WordForm {
    fn fits(&self, word: &str) -> bool {
        if self.is_stem { word.starts_with(&self.text) } else { word == self.text }
    }
}

/// Parses the phrases of a group.
pub(super) fn phrases(group: &str, places: &HashMap<&str, usize>, folding: &Folding) -> Vec<Phrase> {
    let element = |text: &str| match text.strip_prefix('$') {
        Some(name) => Element::Group(places[name]),
        None if text == "…" => Element::Gap,
        None => Element::OneOf(text.split('/').map(|words| word_forms(words, folding)).collect()),
    };
    group.split('|').map(|phrase| phrase.split_whitespace().map(element).collect()).collect()
}

fn word_forms(text: &str, folding: &Folding) -> Vec<WordForm> {
    let forms = text.split('_').flat_map(|word| {
        let mut forms: Vec<WordForm> =
            folding.words(word).into_iter().map(|text| WordForm { text, is_stem: false }).collect();
        if let Some(last) = forms.last_mut() {
            last.is_stem = word.ends_with('*');
        }
        forms
    });
    forms.collect()
}

/// Where in a sentence which phrases of each group may begin, in the order of the words.
pub(super) type Beginnings<'a> = Vec<Vec<(usize, &'a Phrase)>>;

/// Returns the matches of a phrase that begin with this word.
pub(super) fn matches(
    phrase: &[Element],
    beginnings: &Beginnings<'_>,
    words: &[String],
    start: usize,
) -> Vec<Match> {
    let mut found = Vec::new();
    let search = Search { beginnings, words };
    search.phrase(phrase, Match::at(start), &mut |end| {
        if !found.contains(&end) {
            found.push(end);
        }
    });
    found
}

struct Search<'a> {
    beginnings: &'a Beginnings<'a>,
    words: &'a [String],
}

impl Search<'_> {
    /// Passes on each match that continues this one with the phrase.
    fn phrase(&self, phrase: &[Element], so_far: Match, found: &mut dyn FnMut(Match)) {
        let Some((first, others)) = phrase.split_first() else { return found(so_far) };
        let rest = &self.words[so_far.end..];
        match first {
            Element::Gap => {
                for skipped in 0..=GAP_WORDS.min(rest.len()) {
                    self.phrase(others, so_far.after_gap(skipped), found);
                }
            }
            Element::Group(group) => {
                let beginnings = &self.beginnings[*group];
                let first = beginnings.partition_point(|(at, _)| *at < so_far.end);
                for (_, phrase) in beginnings[first..].iter().take_while(|(at, _)| *at == so_far.end) {
                    self.phrase(phrase, so_far, &mut |after| self.phrase(others, after, found));
                }
            }
            Element::OneOf(sequences) => {
                for sequence in sequences {
                    if rest.len() >= sequence.len()
                        && sequence.iter().zip(rest).all(|(form, word)| form.fits(word))
                    {
                        self.phrase(others, so_far.followed_by(sequence.len()), found);
                    }
                }
            }
        }
    }
}
