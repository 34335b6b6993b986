//! Reads remarks inside a sentence: what is asked only in a certain case, and what is for the interviewer alone.

use colloquy_domain::guide::TopicDepth;

use super::super::matching::{has_any, normalized, without_any};
use super::super::section::Section;
use super::{Condition, PromptReading, Weight};
use crate::prompt_parts::sentences::PromptSentence;
use crate::prompt_parts::wording::{after_any, tails, word_count};

/// A sentence, part of which is asked only in a certain case: "the delay and the refund (only if they asked for one)".
pub(super) struct ConditionalPart {
    /// The sentence without the condition.
    asked: String,
    /// What precedes the condition, which ends with what depends on it.
    before: String,
    condition: String,
}

impl PromptReading {
    /// Finds a condition that follows what is asked.
    pub(super) fn conditional(&self, text: &str) -> Option<ConditionalPart> {
        if let Some((before, inside, after)) = parenthesis(text)
            && self.is_condition(inside, true)
        {
            let asked = join(before, after);
            return Some(ConditionalPart { asked, before: before.to_owned(), condition: inside.to_owned() });
        }
        let only = self.language.tables().sentiment.modifiers.only;
        let tail = tails(text).skip(1).find(|tail| {
            let before = text[..text.len() - tail.len()].trim_end();
            let follows_pause = before.ends_with([',', '–', '—', '-']);
            let begins = after_any(tail, self.cues().conditions).is_some();
            // "Ask about the bike only, if it took long."
            self.is_condition(tail, false) || follows_pause && begins && has_any(before, only)
        })?;
        let before = text[..text.len() - tail.len()].trim_end_matches([' ', ',', '–', '—', '-']);
        let asked = without_any(before, only).unwrap_or_else(|| before.to_owned());
        let is_asked = word_count(&asked) > 0 && after_any(&asked, self.cues().conditions).is_none();
        let condition = tail.trim_end_matches('?').to_owned();
        is_asked.then(|| ConditionalPart { before: asked.clone(), asked, condition })
    }

    /// Returns whether a text begins with "only if". In parentheses, "only" is not needed if others are meant.
    fn is_condition(&self, text: &str, is_aside: bool) -> bool {
        let tables = self.language.tables();
        let begins = |text: &str| after_any(text, self.cues().conditions).is_some();
        let only = after_any(text, tables.sentiment.modifiers.only);
        let is_of_others =
            || has_any(text, tables.guide.third_person) && !has_any(text, tables.guide.rule_words);
        only.is_some_and(|(_, rest)| begins(rest)) || is_aside && begins(text) && is_of_others()
    }

    /// Keeps what depends on a condition as a question that is asked only if an answer touches on it.
    pub(super) fn read_conditional(
        &mut self,
        part: ConditionalPart,
        sentence: &PromptSentence,
        section: Section,
    ) {
        let known = self.points.len();
        self.read_in(&PromptSentence { text: part.asked, ..sentence.clone() }, section);
        self.asides.push(sentence.text.clone());
        let before = normalized(&part.before);
        let added = &self.points[known.min(self.points.len())..];
        let ends = |text: &str| before.trim_end().ends_with(normalized(text).trim_end());
        let place = added.iter().position(|point| ends(&point.text)).or(added.len().checked_sub(1));
        if let Some(place) = place {
            let point = self.points.remove(known + place);
            let condition = format!("{} {}", point.text, part.condition);
            self.conditions.push(Condition { condition, point: Some(point) });
        }
    }

    /// Removes what stands in parentheses, after it has been read: "(10 minutes)", "(if there is time)".
    pub(super) fn without_remarks(&self, text: &str, weight: &mut Weight) -> String {
        let mut text = text.to_owned();
        while let Some((before, inside, after)) = parenthesis(&text) {
            let words = self.words();
            weight.is_required &= without_any(inside, words.optional).is_none();
            for (list, depth) in [(words.deep, TopicDepth::Deep), (words.brief, TopicDepth::Brief)] {
                weight.depth = if without_any(inside, list).is_some() { depth } else { weight.depth };
            }
            text = join(before, after);
        }
        text
    }
}

/// Splits a text at its first parenthesis.
fn parenthesis(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once('(')?;
    let (inside, after) = rest.split_once(')').unwrap_or((rest, ""));
    (!before.trim().is_empty()).then_some((before.trim_end(), inside, after))
}

fn join(before: &str, after: &str) -> String {
    let (before, after) = (before.trim_end(), after.trim_start());
    let space = if after.starts_with([',', '.', '?', '!', ';', ':']) || after.is_empty() { "" } else { " " };
    format!("{before}{space}{after}")
}
