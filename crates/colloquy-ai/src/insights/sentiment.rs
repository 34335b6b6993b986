//! Scores the sentiment of a text.

use std::ops::AddAssign;

use colloquy_domain::insights::FindingKind;
use colloquy_domain::invitation::Sentiment;

use super::impact;
use super::lexicon::SentimentLexicon;
use super::tokens::WordToken;

/// How many words ahead a negator reaches.
const NEGATOR_REACH: usize = 4;
/// Two negators within this many words are one negation: "ne … jamais".
const NEGATION_LENGTH: usize = 3;
const BOOSTER_REACH: usize = 2;
/// "Not good" is less bad than "bad".
const NEGATED: f64 = -0.75;
const BOOSTED: f64 = 1.5;
const SOFTENED: f64 = 0.6;
const BEFORE_CONTRAST: f64 = 0.75;
const AFTER_CONTRAST: f64 = 1.5;
/// The blame in "nobody came" or "with no water". One such sentence alone is neutral.
const ABSENCE: f64 = 0.35;
/// A text with less sentiment than this is neutral.
const LEAST_WEIGHT: f64 = 0.4;
/// A text with more words than this for each unit of sentiment is neutral too.
const WORDS_PER_WEIGHT: f64 = 60.0;
/// And so is a text in which praise and blame balance each other within this share.
const LEAST_BALANCE: f64 = 0.25;

/// From this number of statements on that praise or blame, they decide how someone feels, by the share of the good ones.
const JUDGED_STATEMENTS: usize = 3;
const MOSTLY_GOOD: f64 = 0.6;
const MOSTLY_BAD: f64 = 0.4;

/// The praise and the blame in a text.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SentimentTally {
    positive: f64,
    negative: f64,
    words: usize,
}

impl AddAssign for SentimentTally {
    fn add_assign(&mut self, other: SentimentTally) {
        self.positive += other.positive;
        self.negative += other.negative;
        self.words += other.words;
    }
}

/// A word that praises or blames.
struct Hit {
    at: usize,
    length: usize,
    value: f64,
    is_negated: bool,
}

impl SentimentTally {
    /// Scores one sentence.
    pub fn of(tokens: &[WordToken], lexicon: &SentimentLexicon) -> Self {
        let mut hits = hits(tokens, lexicon);
        let is_absence = negate(&mut hits, tokens, lexicon);
        let is_contrast = |token: &WordToken| lexicon.grammar.contrasts.contains(&token.word.as_str());
        let contrast = tokens.iter().rposition(is_contrast);
        let negative = if is_absence && hits.is_empty() { ABSENCE } else { 0.0 };
        let mut feeling = SentimentTally { words: tokens.len(), negative, positive: 0.0 };
        for hit in hits {
            let side = match contrast {
                Some(contrast) if hit.at > contrast => AFTER_CONTRAST,
                Some(contrast) if contrast > 0 => BEFORE_CONTRAST,
                _ => 1.0,
            };
            let turned = if hit.is_negated { NEGATED } else { 1.0 };
            let value = hit.value * side * turned * strength(&hit, tokens, lexicon);
            if value > 0.0 {
                feeling.positive += value;
            } else {
                feeling.negative -= value;
            }
        }
        feeling
    }

    /// Adds the blame in what was done, which needs no word of blame. Nothing that is said beside harm praises it.
    pub fn add_blame(&mut self, kind: FindingKind) {
        self.negative += impact::blame(kind);
        if kind == FindingKind::Harm {
            self.positive = 0.0;
        }
    }

    /// Adds the praise in "I cannot complain", which has no word of praise.
    pub fn add_denied_complaint(&mut self) {
        self.positive = self.positive.max(1.0);
    }

    /// "A letter would be good" praises no letter.
    pub fn leave_out_praise(&mut self) {
        self.positive = 0.0;
    }

    /// Returns the sentiment of a conversation. If enough of what was said praises or blames, its kinds decide, since one
    /// accident outweighs several words of praise.
    pub fn overall(kinds: impl Iterator<Item = FindingKind>, words: SentimentTally) -> Sentiment {
        let (mut judged, mut good, mut bad) = (0, 0.0, 0.0);
        for kind in kinds {
            let weight = match kind {
                FindingKind::Harm => 2.5,
                FindingKind::Money | FindingKind::Leaving | FindingKind::Blocked => 1.5,
                FindingKind::Complaint | FindingKind::Praise => 1.0,
                FindingKind::Wish | FindingKind::Other => continue,
            };
            judged += 1;
            *(if kind == FindingKind::Praise { &mut good } else { &mut bad }) += weight;
        }
        match (judged >= JUDGED_STATEMENTS, good / (good + bad)) {
            (false, _) => words.sentiment(),
            (true, share) if share >= MOSTLY_GOOD => Sentiment::Positive,
            (true, share) if share <= MOSTLY_BAD => Sentiment::Negative,
            _ => Sentiment::Neutral,
        }
    }

    pub fn sentiment(self) -> Sentiment {
        let weight = self.weight();
        if weight < LEAST_WEIGHT || weight * WORDS_PER_WEIGHT < self.words as f64 {
            return Sentiment::Neutral;
        }
        let balance = (self.positive - self.negative) / weight;
        if balance > LEAST_BALANCE {
            Sentiment::Positive
        } else if balance < -LEAST_BALANCE {
            Sentiment::Negative
        } else {
            Sentiment::Neutral
        }
    }

    /// Returns the strength of the sentiment, positive and negative together.
    pub fn weight(self) -> f64 {
        self.positive + self.negative
    }
}

fn hits(tokens: &[WordToken], lexicon: &SentimentLexicon) -> Vec<Hit> {
    let mut hits = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let next = tokens.get(at + 1).filter(|next| next.clause == tokens[at].clause);
        let pair = next.and_then(|next| lexicon.weight_of_pair(&tokens[at].word, &next.word));
        let length = if pair.is_some() { 2 } else { 1 };
        let value = pair.or_else(|| lexicon.weight(&tokens[at].word)).unwrap_or(0.0);
        if value != 0.0 {
            hits.push(Hit { at, length, value, is_negated: false });
        }
        at += length;
    }
    hits
}

/// Applies each negation to the next word that praises or blames, or, in languages where a negator reaches back, to the
/// last one. Returns whether something else was missing: "nobody came".
fn negate(hits: &mut [Hit], tokens: &[WordToken], lexicon: &SentimentLexicon) -> bool {
    let grammar = lexicon.grammar;
    let is_in =
        |list: &[&str], at: usize| tokens.get(at).is_some_and(|token| list.contains(&token.word.as_str()));
    // The index of the first hit that does not end before the negator.
    let mut next = 0;
    // The position of the last negator that was applied.
    let mut last: Option<usize> = None;
    let mut is_absence = false;
    for at in 0..tokens.len() {
        while hits.get(next).is_some_and(|hit| hit.at + hit.length <= at) {
            next += 1;
        }
        let is_part = hits.get(next).is_some_and(|hit| hit.at <= at);
        let is_same =
            last.is_some_and(|last| at - last <= NEGATION_LENGTH && tokens[last].clause == tokens[at].clause);
        if is_part || is_same || !is_in(grammar.negators, at) || is_in(grammar.only, at + 1) {
            continue;
        }
        let reaches = |from: usize, to: usize| {
            tokens[from].clause == tokens[to].clause
                && !(from..to).any(|between| is_in(grammar.contrasts, between))
        };
        let ahead = hits.get(next).is_some_and(|hit| hit.at - at <= NEGATOR_REACH && reaches(at, hit.at));
        let behind = next.checked_sub(1).filter(|behind| {
            let hit = &hits[*behind];
            // "Caro no me pareció."
            let is_fronted = hit.at == 0 && hit.length == at && !ahead;
            (is_fronted || at - hit.at <= grammar.backward_reach)
                && reaches(hit.at, at)
                && !(hit.at..at).any(|between| is_in(grammar.joints, between))
        });
        let is_beside = behind.is_some_and(|behind| hits[behind].at + 1 == at);
        let turned = if ahead && !is_beside { Some(next) } else { behind };
        if let Some(hit) = turned.and_then(|turned| hits.get_mut(turned)) {
            hit.is_negated = true;
            last = Some(at);
        } else {
            let is_followed = tokens.get(at + 1).is_some_and(|next| next.clause == tokens[at].clause);
            is_absence |= is_followed && is_in(grammar.absence, at);
        }
    }
    is_absence
}

/// Returns the factor by which the words before a hit strengthen or weaken it.
fn strength(hit: &Hit, tokens: &[WordToken], lexicon: &SentimentLexicon) -> f64 {
    let near = &tokens[hit.at.saturating_sub(BOOSTER_REACH)..hit.at];
    let mut near = near.iter().filter(|token| token.clause == tokens[hit.at].clause);
    let is_in = |list: &[&str], token: &WordToken| list.contains(&token.word.as_str());
    if near.clone().any(|token| is_in(lexicon.grammar.softeners, token)) {
        SOFTENED
    } else if near.any(|token| is_in(lexicon.grammar.boosters, token)) {
        BOOSTED
    } else {
        1.0
    }
}
