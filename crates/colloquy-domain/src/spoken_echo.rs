//! Recognizes the interviewer's own words in what a microphone heard. It is the last resort against loudspeaker echo:
//! the echo canceller removes nearly all of it, and this compares the words of what remains.

use std::collections::HashMap;

use crate::text_search::without_accent;

/// Texts up to this number of words must be explained completely, because a single further word may be the answer:
/// "yes, the first week".
const SHORT_WORDS: usize = 5;

/// The share of a longer text that may be unexplained. Recognizers misunderstand a part of what is left of an echo.
const UNEXPLAINED_MAX: f32 = 0.2;

/// The weight of a single unexplained word between explained ones. It is more often a misunderstanding than one at
/// the edge or one of several, which are more often the invitee's own.
const SINGLE_WEIGHT: f32 = 0.5;

/// Texts up to this number of words must be spelled alike: "nein" differs from "ein" in one letter.
const EXACT_WORDS: usize = 2;

/// The share of letters in which two spellings of one word may differ.
const SPELLING_MAX: f32 = 0.34;
const LONG_SPELLING_MAX: f32 = 0.4;

/// Recognizers split and join words: "another" and "an other". Their letters hardly change.
const JOINED_MAX: usize = 3;
const JOINED_SPELLING_MAX: f32 = 0.15;

/// A number such as "2,024" is spoken in up to this many words.
const NUMBER_WORDS_MAX: usize = 6;

/// Half of a word is heard where the sound is cut, and it must have as many letters as this.
const FRAGMENT_MIN: usize = 3;

/// Numbers are compared only by their place, so as many other words must agree.
const NUMBER_CONTEXT: usize = 2;

/// More words than are spoken in any stretch of sound that is recognized as a whole.
const WORDS_MAX: usize = 160;

/// Returns whether the recognized text is what was being played, or a fragment of it. `played` must have only the
/// words that were audible while `heard` was recorded: an answer may use the words of a question, but people do not say the
/// same words at the same time.
pub fn is_echo_of(heard: &str, played: &str) -> bool {
    let (heard, played) = (words(heard), words(played));
    if heard.is_empty() || played.is_empty() {
        return false;
    }
    let Some(alignment) = Aligner::new(&heard, &played).best() else { return false };
    if heard.len() <= SHORT_WORDS {
        return alignment.unexplained == 0.0 && alignment.numbers == 0;
    }
    let has_context = alignment.numbers == 0 || alignment.explained >= NUMBER_CONTEXT * alignment.numbers;
    has_context && alignment.unexplained <= UNEXPLAINED_MAX * heard.len() as f32
}

/// How well a stretch of the played words explains the first words of a text.
#[derive(Clone, Copy, Debug, Default)]
struct Alignment {
    /// The weighted number of words that have no counterpart.
    unexplained: f32,
    /// The differences in spelling, which only decide between equal alignments.
    misspelt: f32,
    explained: usize,
    /// Numbers that stand where the other text has words.
    numbers: usize,
    /// Whether its last step passed over a word.
    has_passed: bool,
}

impl Alignment {
    fn cost(&self) -> f32 {
        self.unexplained + 0.1 * self.misspelt + 0.25 * self.numbers as f32
    }
}

fn cheaper(one: Option<Alignment>, other: Option<Alignment>) -> Option<Alignment> {
    match (one, other) {
        (Some(one), Some(other)) => Some(if other.cost() < one.cost() { other } else { one }),
        (one, other) => one.or(other),
    }
}

/// Finds the stretch of the played words that explains the heard ones best.
struct Aligner<'w> {
    heard: &'w [Vec<char>],
    played: &'w [Vec<char>],
    /// The best alignments of the first heard words that end with this played word.
    ending: HashMap<(usize, usize), Alignment>,
}

impl<'w> Aligner<'w> {
    fn new(heard: &'w [Vec<char>], played: &'w [Vec<char>]) -> Self {
        Aligner { heard, played, ending: HashMap::new() }
    }

    fn best(mut self) -> Option<Alignment> {
        let mut best = None;
        for heard in 1..=self.heard.len() {
            for played in 1..=self.played.len() {
                let matched = self.matched(heard, played);
                let rest = (self.heard.len() - heard) as f32;
                let whole = matched.map(|one| Alignment { unexplained: one.unexplained + rest, ..one });
                best = cheaper(best, whole);
                if let Some(one) = cheaper(matched, self.passed_over(heard, played)) {
                    self.ending.insert((heard, played), one);
                }
            }
        }
        best
    }

    /// Returns the best alignment whose last step explains heard words.
    fn matched(&self, heard: usize, played: usize) -> Option<Alignment> {
        let mut best = None;
        for (heard_count, played_count) in steps() {
            if heard_count > heard || played_count > played {
                continue;
            }
            let (before_heard, before_played) = (heard - heard_count, played - played_count);
            let Some(step) = self.explains(before_heard..heard, before_played..played) else { continue };
            // Words before the first explained one are at the edge.
            let fresh = Some(Alignment { unexplained: before_heard as f32, ..Alignment::default() });
            let before = cheaper(fresh, self.ending.get(&(before_heard, before_played)).copied());
            best = cheaper(
                best,
                before.map(|before| Alignment {
                    unexplained: before.unexplained,
                    misspelt: before.misspelt + step.misspelt,
                    explained: before.explained + step.explained,
                    numbers: before.numbers + step.numbers,
                    has_passed: false,
                }),
            );
        }
        best
    }

    /// Returns the best alignment that passes over a word: one replaced, one more, or one fewer.
    fn passed_over(&self, heard: usize, played: usize) -> Option<Alignment> {
        let steps = [(heard - 1, played - 1), (heard - 1, played), (heard, played - 1)];
        let all = steps.into_iter().map(|step| {
            let before = self.ending.get(&step)?;
            let weight = if before.has_passed { 1.0 } else { SINGLE_WEIGHT };
            Some(Alignment { unexplained: before.unexplained + weight, has_passed: true, ..*before })
        });
        all.fold(None, cheaper)
    }

    /// Returns whether these played words explain these heard words.
    fn explains(&self, heard: std::ops::Range<usize>, played: std::ops::Range<usize>) -> Option<Alignment> {
        let (is_first, is_last) = (heard.start == 0, heard.end == self.heard.len());
        let explained = heard.len();
        let (heard, played) = (&self.heard[heard], &self.played[played]);
        if heard.len() <= JOINED_MAX && played.len() <= JOINED_MAX {
            let (one, other) = (heard.concat(), played.concat());
            let distance = distance(&one, &other) as f32 / one.len().max(other.len()) as f32;
            let has_number = one.iter().chain(&other).any(char::is_ascii_digit);
            let is_joined = heard.len() + played.len() > 2;
            let spelling_max = if is_joined { JOINED_SPELLING_MAX } else { self.spelling_max(&one) };
            if distance == 0.0 || !has_number && distance <= spelling_max {
                return Some(Alignment { misspelt: distance, explained, ..Alignment::default() });
            }
            let is_fragment = heard.len() == 1
                && played.len() == 1
                && one.len() >= FRAGMENT_MIN
                && self.heard.len() > 1
                && (is_first && other.ends_with(&one) || is_last && other.starts_with(&one));
            if is_fragment {
                return Some(Alignment { misspelt: 0.5, explained, ..Alignment::default() });
            }
        }
        let is_written = |words: &[Vec<char>]| words.len() == 1 && is_number(&words[0]);
        let is_spoken = |words: &[Vec<char>]| words.iter().all(|word| !is_number(word));
        let is_number = is_written(heard) && is_spoken(played) || is_written(played) && is_spoken(heard);
        is_number.then(|| Alignment { numbers: 1, ..Alignment::default() })
    }

    fn spelling_max(&self, word: &[char]) -> f32 {
        match self.heard.len() {
            0..=EXACT_WORDS => 0.0,
            count if count > SHORT_WORDS && word.len() >= 5 => LONG_SPELLING_MAX,
            _ => SPELLING_MAX,
        }
    }
}

/// Returns how many heard and played words may explain each other.
fn steps() -> impl Iterator<Item = (usize, usize)> {
    let heard = (2..=NUMBER_WORDS_MAX).map(|count| (count, 1));
    let played = (2..=NUMBER_WORDS_MAX).map(|count| (1, count));
    [(1, 1)].into_iter().chain(heard).chain(played)
}

fn is_number(word: &[char]) -> bool {
    word.iter().all(char::is_ascii_digit)
}

/// Returns the words without case, accents and punctuation. Recognizers differ in all three.
fn words(text: &str) -> Vec<Vec<char>> {
    let mut words = vec![Vec::new()];
    let letters: Vec<char> = text.chars().flat_map(char::to_lowercase).collect();
    for (index, letter) in letters.iter().enumerate() {
        let is_between_digits = index > 0
            && letters[index - 1].is_ascii_digit()
            && letters.get(index + 1).is_some_and(char::is_ascii_digit);
        match letter {
            // "2,024" is one number, and "don't" one word.
            ',' | '.' if is_between_digits => {}
            '\'' | '’' => {}
            letter if letter.is_alphanumeric() => {
                words.last_mut().into_iter().for_each(|word| word.extend(without_accent(*letter)))
            }
            _ => words.push(Vec::new()),
        }
    }
    words.retain(|word| !word.is_empty());
    let surplus = words.len().saturating_sub(WORDS_MAX);
    words.split_off(surplus)
}

/// Returns how many letters must be added, removed or replaced to turn one word into the other.
fn distance(one: &[char], other: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (index, letter) in one.iter().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], index + 1);
        for (place, counterpart) in other.iter().enumerate() {
            let replaced = diagonal + usize::from(letter != counterpart);
            diagonal = row[place + 1];
            row[place + 1] = replaced.min(diagonal + 1).min(row[place] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests;
