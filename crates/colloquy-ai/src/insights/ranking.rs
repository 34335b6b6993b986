//! Ranks sentences by how informative they are.

use std::collections::{BTreeSet, HashMap};

use colloquy_domain::insights::FindingKind;

use super::answers::{AnalysedAnswer, AnalysedPassage};

/// How much the strength of a sentiment adds to the score, and up to which strength.
const FEELING_SHARE: f64 = 0.5;
const FEELING_LIMIT: f64 = 3.0;
/// Shorter sentences say little, longer ones are hard to read.
const FEW_WORDS: usize = 5;
const MANY_WORDS: usize = 35;
/// Two sentences that share a larger part of their words count as the same.
const SIMILAR: f64 = 0.6;
/// And so do two of which the shorter one has this share of its words from the other, if it has enough of them.
const REPEATED: f64 = 0.8;
const REPEATED_WORDS: usize = 4;
/// A sentence with a larger share of symbols counts as code or markup.
const SIGNS_SHARE: f64 = 0.15;

/// A sentence with its answer and its score.
#[derive(Clone, Copy)]
pub struct RankedSentence<'c> {
    pub answer: &'c AnalysedAnswer<'c>,
    pub passage: &'c AnalysedPassage,
    /// Its position among all sentences.
    place: usize,
    score: f64,
}

/// The sentences of a conversation, the most informative first.
pub struct SentenceRanking<'c> {
    keys: Vec<RankedSentence<'c>>,
}

/// How many sentences to choose.
#[derive(Clone, Copy)]
pub struct KeySentenceQuota {
    pub in_all: usize,
    pub of_one_turn: usize,
}

impl<'c> SentenceRanking<'c> {
    pub fn of(answers: &'c [AnalysedAnswer<'c>]) -> Self {
        let passages = answers.iter().flat_map(|answer| &answer.passages);
        let mut counts: HashMap<&str, usize> = HashMap::new();
        for word in passages.flat_map(|passage| &passage.content) {
            *counts.entry(word).or_default() += 1;
        }
        let total = counts.values().sum::<usize>() as f64;
        let rarity = |word: &String| {
            let count = counts.get(word.as_str()).copied().unwrap_or(1) as f64;
            (1.0 + total / count).ln() / (1.0 + total).ln()
        };
        let places =
            answers.iter().flat_map(|answer| answer.passages.iter().map(move |passage| (answer, passage)));
        let mut keys: Vec<RankedSentence<'c>> = places
            .enumerate()
            .map(|(place, (answer, passage))| RankedSentence {
                answer,
                passage,
                place,
                score: score(passage, rarity),
            })
            .collect();
        keys.sort_by(|one, other| other.score.total_cmp(&one.score).then(one.place.cmp(&other.place)));
        SentenceRanking { keys }
    }

    /// Chooses what harmed people or their work, then complaints, wishes and amounts, then praise and other facts: of each
    /// answer the best one, the second best, and so on. Returns them by their importance, and those of equal importance
    /// in the order in which they were said.
    pub fn chosen(&self, wanted: KeySentenceQuota) -> Vec<RankedSentence<'c>> {
        let mut chosen: Vec<RankedSentence<'c>> = Vec::new();
        let citable = || self.keys.iter().filter(|key| is_worth_citing(key.passage) && !says_little(key));
        for weight in [Weight::Serious, Weight::Telling, Weight::Light] {
            let of_one_turn = if weight == Weight::Serious { usize::MAX } else { wanted.of_one_turn };
            for share in 1..=of_one_turn.min(self.keys.len()) {
                for key in citable().filter(|key| Weight::of(key.passage) == weight) {
                    if chosen.len() == wanted.in_all {
                        break;
                    }
                    let beside = chosen.iter().filter(|other| is_of_one_turn(other, key)).count();
                    let is_new = chosen
                        .iter()
                        .all(|other| other.place != key.place && !are_similar(other.passage, key.passage));
                    if is_new && (beside < share || weight == Weight::Serious) {
                        chosen.push(*key);
                    }
                }
                if weight == Weight::Serious {
                    break;
                }
            }
        }
        chosen.sort_by_key(|key| (key.passage.concern.is_none(), key.passage.kind, key.place));
        chosen
    }

    /// Returns the best sentence, even if it says little.
    pub fn best(&self) -> Option<RankedSentence<'c>> {
        self.keys.iter().find(|key| key.passage.is_informative()).or(self.keys.first()).copied()
    }
}

/// Returns the best sentence of one answer, if any is informative.
pub fn key_sentence<'c>(answer: &'c AnalysedAnswer<'_>) -> Option<&'c str> {
    let informative = answer.passages.iter().filter(|passage| passage.is_informative());
    // Reversed, so that the first of equal sentences wins.
    let best =
        informative.rev().max_by(|one, other| score(one, |_| 1.0).total_cmp(&score(other, |_| 1.0)))?;
    Some(&best.text)
}

/// How much a passage tells the organization.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Weight {
    /// Always a finding, even if much else was said.
    Serious,
    /// A complaint, a wish, or a fact in numbers.
    Telling,
    Light,
}

impl Weight {
    fn of(passage: &AnalysedPassage) -> Self {
        match passage.kind {
            kind if kind <= FindingKind::Blocked => Weight::Serious,
            FindingKind::Complaint | FindingKind::Wish => Weight::Telling,
            _ if passage.states_an_amount => Weight::Telling,
            _ => Weight::Light,
        }
    }
}

/// Returns whether two sentences answer the same question. Everything said before the first question counts as one
/// answer.
fn is_of_one_turn(one: &RankedSentence<'_>, other: &RankedSentence<'_>) -> bool {
    let turn = |key: &RankedSentence<'_>| key.answer.question.map(|question| question.place);
    turn(one) == turn(other)
}

/// Returns whether a passage says enough for a finding. A single word may be an answer; a question needs more.
fn is_worth_citing(passage: &AnalysedPassage) -> bool {
    let least = if passage.concern.is_some() || passage.is_yes_or_no {
        0
    } else if passage.is_question {
        3
    } else {
        1
    };
    // Without its subject, a plain fact says nothing alone.
    let is_complete = !passage.lacks_its_subject || passage.states_an_amount;
    is_complete && (passage.content.len() >= least || (!passage.is_question && passage.says_something()))
}

/// Returns whether a plain fact beside others names at most one thing, so that it says nothing about it: "School is school".
fn says_little(key: &RankedSentence<'_>) -> bool {
    let passage = key.passage;
    passage.kind == FindingKind::Other
        && passage.concern.is_none()
        && key.answer.passages.len() > 1
        && passage.content.len() <= 1
        && !passage.states_an_amount
        && !passage.is_yes_or_no
        && !passage.text.contains(|letter: char| letter.is_ascii_digit())
}

fn are_similar(one: &AnalysedPassage, other: &AnalysedPassage) -> bool {
    let shared = one.content.intersection(&other.content).count() as f64;
    let larger = one.content.len().max(other.content.len());
    let smaller = one.content.len().min(other.content.len());
    // The texts are compared too, because the same text may have been read in two languages.
    (one.text == other.text && one.is_informative())
        || shared > SIMILAR * larger as f64
        || smaller >= REPEATED_WORDS && shared >= REPEATED * smaller as f64
}

fn score(passage: &AnalysedPassage, rarity: impl Fn(&String) -> f64) -> f64 {
    let information: f64 = passage.content.iter().map(rarity).sum();
    let length = (passage.words.max(FEW_WORDS) as f64).sqrt();
    let felt = FEELING_SHARE * passage.feeling.weight().min(FEELING_LIMIT);
    let mut score = information / length + felt + importance(passage.kind);
    if passage.words < FEW_WORDS {
        score *= 0.5;
    }
    if passage.words > MANY_WORDS {
        score *= 0.7;
    }
    if passage.is_cut.0 {
        score *= 0.8;
    }
    if passage.is_question {
        score *= 0.3;
    }
    if looks_like_code(&passage.text, &passage.content) {
        score *= 0.1;
    }
    score
}

/// Returns what the kind of statement adds to the score.
fn importance(kind: FindingKind) -> f64 {
    match kind {
        FindingKind::Harm => 4.0,
        FindingKind::Money => 2.5,
        FindingKind::Leaving => 2.2,
        FindingKind::Blocked => 2.0,
        FindingKind::Complaint => 0.6,
        FindingKind::Wish => 0.3,
        FindingKind::Praise | FindingKind::Other => 0.0,
    }
}

/// Returns whether a text looks like markup, an address or a key, which rarely is what the invitee wanted to say.
fn looks_like_code(text: &str, content: &BTreeSet<String>) -> bool {
    let signs = text.chars().filter(|letter| {
        matches!(letter, '<' | '>' | '{' | '}' | '=' | '/' | '\\' | '_' | '#' | '*' | '`' | '|' | '&')
    });
    let share = signs.count() as f64 / text.chars().count().max(1) as f64;
    let is_endless = content.iter().any(|word| word.chars().count() >= 40);
    share > SIGNS_SHARE || text.contains("://") || text.contains("</") || is_endless
}
