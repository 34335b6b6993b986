//! Reads questions, and what is asked only if there is a reason.

use colloquy_domain::guide::TopicDepth;

use super::super::matching::{has_any, normalized};
use super::super::section::Section;
use super::{Condition, PointForm, PromptReading, Weight};
use crate::prompt_parts::Reading;
use crate::prompt_parts::keywords::{
    has_spoken_part, is_instruction, question, without_label, without_leads,
};
use crate::prompt_parts::sentences::PromptSentence;
use crate::prompt_parts::wording::{after_any, tails, word_count};

/// The most words of a topic in a question that only names topics.
const NAME_WORDS: usize = 6;
/// The fewest letters of a word that is looked for inside others.
const COMPOUND_LETTERS: usize = 7;

impl PromptReading {
    pub(super) fn read_question(&mut self, text: &str, weight: Weight, section: Section) {
        let cues = self.cues();
        // "Could the tool ask them about …?" is for whoever holds the interview.
        if self.names_instrument(text) {
            self.asides.push(text.to_owned());
            let asks = tails(text).find(|tail| after_any(tail, cues.asking).is_some());
            if let Some(asks) = asks.filter(|asks| asks.len() < text.len()) {
                let text = asks.trim_end_matches(['?', ' ']).to_owned();
                self.read_weighted(&text, weight, &PromptSentence::statement(&text));
            }
            return;
        }
        let text = without_label(text);
        // "The meals, the time to eat, the noise?" names several topics.
        let named: Vec<&str> = text.trim_end_matches(['?', ' ', '\u{a0}']).split(", ").collect();
        let is_name = |part: &&str| self.names_a_topic(part, NAME_WORDS) && !self.is_clause(part);
        let is_addressed = cues.addressing.iter().any(|word| text.split(' ').any(|own| own == *word));
        if named.len() > 1 && !is_addressed && named.iter().all(is_name) {
            named.iter().for_each(|name| self.keep_phrase(name, weight));
            return;
        }
        let unnamed = [" – ", " — ", " - "]
            .iter()
            .find_map(|dash| text.split_once(dash).filter(|(name, _)| word_count(name) <= 4));
        if let Some((name, question)) = unnamed
            && word_count(question) <= 3
        {
            self.keep_phrase(name, weight);
            return;
        }
        let text = unnamed.map_or(text, |(_, question)| question);
        if word_count(text) < 2 || word_count(text) == 2 && section != Section::Topics {
            return;
        }
        let instruction = without_leads(text, cues);
        if instruction.len() < text.len() && has_any(text, cues.occasions) {
            self.read_weighted(text, weight, &PromptSentence::statement(text));
            return;
        }
        let is_request =
            instruction.len() < text.len() && is_instruction(instruction, cues) && !has_spoken_part(text);
        if is_request {
            self.read_weighted(text, weight, &PromptSentence::statement(text));
            return;
        }
        let marks = self.language.tables().generator.question_marks;
        if section != Section::Rules
            && let Reading::Question(question) = question(text, cues, marks)
        {
            self.keep(question, PointForm::Question, weight);
        } else {
            self.asides.push(text.to_owned());
        }
    }

    /// Returns whether a text has a word for the interview itself, perhaps in a compound: "Interviewtool".
    fn names_instrument(&self, text: &str) -> bool {
        let instruments = self.words().instruments;
        let is_long = |word: &&&str| word.chars().count() >= COMPOUND_LETTERS;
        let text_words = normalized(text);
        has_any(text, instruments)
            || instruments.iter().filter(is_long).any(|word| text_words.contains(*word))
    }

    /// Reads "if they mention X, ask Y". Returns whether the sentence begins with a condition.
    pub(super) fn read_condition(&mut self, text: &str, is_question: bool) -> bool {
        let cues = self.cues();
        // "If they work: ask how"
        let paused = text.replacen(": ", ", ", 1);
        let text = paused.as_str();
        let Some((_, rest)) = after_any(text, cues.conditions) else { return false };
        let ends = tails(text).skip(1).find(|tail| {
            let before = text[..text.len() - tail.len()].trim_end();
            let then = after_any(tail, cues.leads).map_or(*tail, |(_, rest)| rest);
            (before.ends_with(',') || then.len() < tail.len())
                && is_instruction(without_leads(then, cues), cues)
        });
        let Some(instruction) = ends else {
            self.asides.push(text.to_owned());
            return !is_question && rest.contains(',');
        };
        let condition = text[..text.len() - instruction.len()].trim_end_matches([',', ' ']).to_owned();
        self.asides.push(condition.clone());
        let is_rule = has_any(&condition, self.words().rule_words);
        let asks = without_leads(instruction, cues);
        let is_asking = after_any(asks, cues.asking).is_some() || after_any(asks, cues.exploring).is_some();
        if !is_asking || is_rule && !is_question {
            return true;
        }
        let weight = Weight { is_required: true, depth: TopicDepth::Usual };
        let mut inner = PromptReading { points: Vec::new(), goals: Vec::new(), ..self.clone() };
        let sentence = PromptSentence { is_question, ..PromptSentence::statement(instruction) };
        if is_question {
            inner.read_question(instruction, weight, Section::Topics);
        } else {
            inner.read_statement(instruction, weight, &sentence);
        }
        self.conditions.push(Condition { condition, point: inner.points.into_iter().next() });
        true
    }
}
