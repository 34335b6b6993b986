//! Reads in which order a prompt wants its topics: "start with the room, then breakfast, and end with the bill".

use colloquy_domain::language::Language;
use colloquy_languages::LanguageTables;
use colloquy_languages::prompt::{PromptCueWords, TopicOrderWords};

use super::super::matching::has_any;
use super::{ITEM_WORDS, ParsedPrompt};
use crate::prompt_parts::keywords::{after_link, is_instruction, without_leads};
use crate::prompt_parts::sentences::PromptSentence;
use crate::prompt_parts::wording::{after, after_any, after_question_word, begins_with, tails, word_count};

/// The most words between a verb and its adverb of order: "ask them first".
const ADVERB_WITHIN: usize = 4;
/// The most words in the name of a last topic that has no article.
const BARE_WORDS: usize = 2;

/// A sentence of a prompt, with its place in the order of topics.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderedSentence {
    pub sentence: PromptSentence,
    /// Whether the prompt wants its topics before all others.
    pub comes_first: bool,
    /// Whether the prompt wants its topics after others.
    pub goes_on: bool,
}

/// What precedes a topic in its sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OrderCue {
    None,
    First,
    Later,
}

/// A part of a sentence that asks for something of its own.
struct Step {
    cue: OrderCue,
    text: String,
    is_item: bool,
}

impl ParsedPrompt {
    /// Splits a sentence into the requests that it puts in order. A sentence without such an order stays as it is.
    pub(super) fn ordered(&self, sentence: &PromptSentence) -> Vec<OrderedSentence> {
        let goes_on = cue_of(sentence.text.trim(), &self.cues().sequence)
            .is_some_and(|(cue, _, rest)| cue == OrderCue::Later && !rest.is_empty());
        let alone = |sentence| vec![OrderedSentence { sentence, comes_first: false, goes_on }];
        if sentence.is_question || sentence.is_heading {
            return alone(sentence.clone());
        }
        let cues = self.cues();
        let text = sentence.text.trim();
        if begins_with(text, |cues| cues.conditions) {
            return alone(sentence.clone());
        }
        let steps = self.steps(text, cues);
        let is_ordered = steps.len() > 1 || steps.iter().any(|step| step.cue != OrderCue::None);
        if !is_ordered {
            let text = without_adverb(text, self).unwrap_or_else(|| sentence.text.clone());
            return alone(PromptSentence { text, ..sentence.clone() });
        }
        let ordered = steps.into_iter().enumerate().map(|(place, step)| OrderedSentence {
            comes_first: step.cue == OrderCue::First,
            goes_on: step.cue == OrderCue::Later,
            sentence: PromptSentence {
                text: without_adverb(&step.text, self).unwrap_or(step.text),
                is_item: sentence.is_item || step.is_item,
                follows_in_line: sentence.follows_in_line || place > 0,
                ..sentence.clone()
            },
        });
        ordered.collect()
    }

    /// Returns the steps of a sentence, or none if a part of it would be left that asks for nothing.
    fn steps(&self, text: &str, cues: &PromptCueWords) -> Vec<Step> {
        let mut steps: Vec<Step> = Vec::new();
        let mut start = 0;
        let starts: Vec<usize> = self.starts(text).collect();
        for end in starts.iter().skip(1).copied().chain([text.len()]) {
            let part = text[start..end].trim().trim_end_matches([',', ';', ':', ' ']);
            let part = self.without_last_joint(part);
            let is_in_order = steps.iter().any(|step| step.cue != OrderCue::None);
            let may_divide = start == 0 || is_in_order || is_instruction(without_leads(text, cues), cues);
            match self.step(part, is_in_order, may_divide) {
                Some(step) => steps.push(step),
                None if start == 0 => {
                    steps.push(Step { cue: OrderCue::None, text: part.to_owned(), is_item: false });
                }
                None => return Vec::new(),
            }
            start = end;
        }
        steps
    }

    /// Returns the places of a text at which a step may begin: its beginning, and each cue after a mark or a joint.
    fn starts<'t>(&'t self, text: &'t str) -> impl Iterator<Item = usize> + 't {
        let follows = tails(text).skip(1).filter_map(|tail| {
            let at = text.len() - tail.len();
            let before = text[..at].trim_end();
            let is_apart = before.ends_with([',', ';', ':', '–', '—'])
                || before.rsplit(' ').next().is_some_and(|last| self.cues().joints.contains(&last));
            (is_apart && cue_of(tail, &self.cues().sequence).is_some()).then_some(at)
        });
        std::iter::once(0).chain(follows)
    }

    fn step(&self, part: &str, is_in_order: bool, may_divide: bool) -> Option<Step> {
        let cues = self.cues();
        let sequence = &cues.sequence;
        let bare = [part, self.without_joint(part), without_leads(part, cues)];
        let text = bare.into_iter().find(|text| cue_of(text, sequence).is_some())?;
        let (cue, asks, rest) = cue_of(text, sequence)?;
        let rest = without_particle(rest.trim_start_matches([',', ':', ' ']));
        let request = |text: String| Some(Step { cue, text, is_item: false });
        let bare = rest.as_str();
        if bare.is_empty() {
            return None;
        }
        let asks_openly = asks && tails(bare).any(|tail| self.is_asking(tail));
        if asks_openly || self.is_asking(bare) || after_link(bare, cues.links).is_some() {
            return may_divide.then(|| request(format!("{} {bare}", sequence.ask))).flatten();
        }
        if is_instruction(without_leads(bare, cues), cues) {
            return is_in_order.then(|| request(bare.to_owned())).flatten();
        }
        // "Then breakfast" is a topic only after another one.
        let is_named = asks || cue == OrderCue::First || is_in_order || is_verbal(text, sequence);
        let is_topic = is_named
            && !has_any(bare, sequence.no_topics)
            && word_count(bare) <= ITEM_WORDS
            && self.names_a_topic(bare, ITEM_WORDS);
        is_topic.then(|| Step { cue, text: (cues.nominative)("nach", bare), is_item: true })
    }

    fn without_last_joint<'t>(&self, text: &'t str) -> &'t str {
        let (before, last) = text.rsplit_once(' ').unwrap_or(("", text));
        if self.cues().joints.contains(&last) { before.trim_end_matches([',', ' ']) } else { text }
    }
}

/// Returns the cue with which a text begins, whether it asks, and the text after it with the part of the cue that
/// belongs to it.
fn cue_of(text: &str, sequence: &TopicOrderWords) -> Option<(OrderCue, bool, String)> {
    let asking = [(OrderCue::First, sequence.first_asking), (OrderCue::Later, sequence.later_asking)];
    let asked = asking.iter().find_map(|(cue, list)| Some((*cue, true, after_any(text, list)?.1.to_owned())));
    asked.or_else(|| {
        let named = [(OrderCue::First, sequence.first), (OrderCue::Later, sequence.later)];
        named.iter().find_map(|(cue, list)| {
            let ((_, article), rest) = after_link(text, list)?;
            let space = if article.is_empty() || article.ends_with('\'') { "" } else { " " };
            Some((*cue, false, format!("{article}{space}{rest}")))
        })
    })
}

/// Returns whether a sentence that begins with "end with" names a topic, and not how to say goodbye.
pub fn ends_with_topic(text: &str, language: Language) -> bool {
    let LanguageTables { prompt, guide, .. } = language.tables();
    let bare = [text, without_leads(text, prompt)];
    let cue = bare.into_iter().find_map(|text| cue_of(text, &prompt.sequence));
    cue.is_some_and(|(_, asks, rest)| {
        let is_other = has_any(&rest, guide.rule_words) || has_any(&rest, prompt.sequence.no_topics);
        let has_determiner = after_any(&rest, guide.determiners).is_some();
        let is_name = !is_other && (has_determiner || word_count(&rest) <= BARE_WORDS);
        asks || is_name && !rest.is_empty() || after_question_word(&rest, prompt).is_some()
    })
}

/// Returns whether a cue is more than an adverb: "end with", and not "then".
fn is_verbal(text: &str, sequence: &TopicOrderWords) -> bool {
    after_link(text, sequence.later).is_some_and(|((cue, _), _)| cue.contains(' '))
        && after_any(text, sequence.adverbs).is_none()
}

/// Removes the second half of a separable verb: "fang mit dem Zimmer an", "sluit met de prijs af".
fn without_particle(text: &str) -> String {
    let particles = [" an", " ab", " af", " fort"];
    particles.iter().find_map(|particle| text.strip_suffix(particle)).unwrap_or(text).to_owned()
}

/// Removes an adverb of order between a verb and what it asks for: "ask at the end whether they would return".
fn without_adverb(text: &str, reading: &ParsedPrompt) -> Option<String> {
    let cues = reading.cues();
    let instruction = without_leads(text, cues);
    after_any(instruction, cues.asking).or_else(|| after_any(instruction, cues.exploring))?;
    tails(text).take(ADVERB_WITHIN).skip(1).find_map(|tail| {
        let (_, rest) = after_any(tail, cues.sequence.adverbs)?;
        let rest = rest.trim_start_matches([',', ' ']);
        let is_object = reading.is_asking(rest)
            || after_link(rest, cues.links).is_some()
            || after_link(rest, cues.near_links).is_some();
        let is_verb = after(tail, cues.sequence.ask).is_some();
        (is_object && !is_verb).then(|| format!("{}{rest}", &text[..text.len() - tail.len()]))
    })
}
