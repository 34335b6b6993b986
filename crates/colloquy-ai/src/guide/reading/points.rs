//! Keeps what to ask about, each thing once.

use colloquy_domain::guide::TopicDepth;

use super::super::compose::capitalized;
use super::super::matching::{has_any, normalized};
use super::{BARE_WORDS, Point, PointForm, PromptReading, Weight};
use crate::prompt_parts::keywords::{is_instruction, without_label, without_leads};
use crate::prompt_parts::sentences::PromptSentence;
use crate::prompt_parts::wording::{after_any, tails, word_count};
use crate::prompt_parts::{PromptTopic, TopicForm, is_latin, items};

/// How many words after "but" may precede the negation of what is forbidden.
const NEGATED_WITHIN: usize = 3;

impl PromptReading {
    /// Keeps both parts of "the tram and why you use it" and of "how you plan, and your frustrations".
    pub(super) fn keep_joined(&mut self, text: &str, form: PointForm, weight: Weight) {
        let cues = self.cues();
        let joined = |rest: &str| {
            cues.joints
                .iter()
                .find_map(|joint| rest.strip_prefix(joint)?.strip_prefix(' ').map(str::to_owned))
        };
        let split = tails(text).skip(1).find_map(|tail| {
            let before = &text[..text.len() - tail.len()];
            let rest = joined(tail)?;
            let is_other = match form {
                PointForm::Clause => {
                    before.trim_end().ends_with(',') && after_any(&rest, self.words().determiners).is_some()
                }
                _ => self.is_clause(&rest) && word_count(&rest) > 2,
            };
            is_other.then(|| (before.trim_end_matches([' ', ',']).to_owned(), rest))
        });
        // "What they liked and what not" asks nothing more.
        let is_negation =
            [" no", " not", " nicht", " non", " não", " niet", " pas"].iter().any(|end| text.ends_with(end));
        if form == PointForm::Clause && word_count(text) <= 2 && is_negation {
            return;
        }
        match split {
            Some((first, second)) => {
                self.keep_with_details(&first, form, weight);
                self.keep_phrase(&second, weight);
            }
            None => self.keep_with_details(text, form, weight),
        }
    }

    pub(super) fn is_clause(&self, text: &str) -> bool {
        after_any(text, self.cues().question_words).is_some()
    }

    /// Keeps "the first week: what went well, what was missing" as its parts.
    pub(super) fn keep_with_details(&mut self, text: &str, form: PointForm, weight: Weight) {
        let Some((name, details)) = text.split_once(": ") else {
            self.keep(text.to_owned(), form, weight);
            return;
        };
        let plain = |detail: &'_ str| {
            let detail = detail.trim();
            self.cues()
                .joints
                .iter()
                .find_map(|joint| Some(detail.strip_prefix(joint)?.strip_prefix(' ')?.to_owned()))
                .unwrap_or_else(|| detail.to_owned())
        };
        let details: Vec<String> = details.split(", ").map(plain).collect();
        if details.iter().all(|detail| self.is_clause(detail)) {
            self.keep(name.to_owned(), form, weight);
            for detail in details {
                self.keep(detail, PointForm::Clause, weight);
            }
        } else if form == PointForm::NounPhrase && details.len() > 1 {
            let last = details.len() - 1;
            for (place, detail) in details.iter().enumerate() {
                let pair =
                    self.cues().joints.iter().find_map(|joint| detail.split_once(&format!(" {joint} ")));
                match pair.filter(|_| place == last) {
                    Some((one, other)) => {
                        self.keep_phrase(one, weight);
                        self.keep_phrase(other, weight);
                    }
                    None => self.keep_phrase(detail, weight),
                }
            }
        } else {
            self.keep(name.to_owned(), form, weight);
        }
    }

    pub(super) fn keep_phrase(&mut self, text: &str, weight: Weight) {
        let form = if self.is_clause(text) { PointForm::Clause } else { PointForm::NounPhrase };
        let topic = PromptTopic {
            text: text.to_owned(),
            form: if form == PointForm::Clause { TopicForm::Clause } else { TopicForm::Subject },
            follows: false,
        };
        for item in items(&topic, Some(self.language)) {
            self.keep_with_details(&item.text, form.clone(), weight);
        }
    }

    /// Keeps a point. A question that asks several things is several points, because a turn asks one of them.
    pub(super) fn keep(&mut self, text: String, form: PointForm, weight: Weight) {
        let questions = if form == PointForm::Question { self.questions_in(&text) } else { Vec::new() };
        if questions.is_empty() {
            self.keep_one(text, form, weight);
        }
        for question in questions {
            self.keep_one(question, PointForm::Question, weight);
        }
    }

    /// Splits "What went well, what was hard and who helped?" into its questions.
    fn questions_in(&self, text: &str) -> Vec<String> {
        let (tables, cues) = (self.language.tables(), self.cues());
        let is_mark = |letter: char| matches!(letter, '?' | '¿' | '？') || letter.is_whitespace();
        let text = text.trim_matches(is_mark).to_owned();
        let topic = PromptTopic { text, form: TopicForm::Clause, follows: false };
        let parts = items(&topic, Some(self.language));
        let negators = tables.sentiment.modifiers.negators;
        // "What you do" is no question, and "what not" depends on what precedes.
        let asks = |part: &PromptTopic| {
            let words: Vec<String> = part.text.split(' ').map(str::to_lowercase).collect();
            let is_statement = |word: &String| {
                cues.addressing.iter().any(|own| own.to_lowercase() == *word)
                    || tables.guide.determiners.contains(&word.as_str())
            };
            cues.question_words.contains(&words[0].as_str())
                && words.len() > 1
                && !is_statement(&words[1])
                && !words.last().is_some_and(|word| negators.contains(&word.as_str()))
        };
        if parts.len() < 2 || !parts.iter().all(asks) {
            return Vec::new();
        }
        let (before, after) = tables.generator.question_marks;
        let marked = |part: PromptTopic| format!("{before}{}{after}", capitalized(&part.text));
        parts.into_iter().map(marked).collect()
    }

    /// Cuts "how the birth went, but do not dig" before what is for the interviewer.
    fn without_afterthought(&self, text: String) -> String {
        let tables = self.language.tables();
        let is_for_others = |rest: &str| {
            has_any(rest, tables.guide.third_person)
                || has_any(rest, tables.guide.instruction_signs)
                || after_any(rest, tables.guide.bans).is_some()
                || is_instruction(without_leads(rest, self.cues()), self.cues())
                || after_any(rest, self.cues().manners).is_some()
        };
        // "… but do not go on if somebody is sad"
        let negators = tables.sentiment.modifiers.negators;
        let forbids = |rest: &str| {
            !self.is_clause(rest)
                && rest
                    .split(' ')
                    .take(NEGATED_WITHIN)
                    .any(|word| negators.contains(&word.to_lowercase().as_str()))
        };
        let mut contrasts = tables.sentiment.modifiers.contrasts.iter();
        let cut = contrasts.find_map(|contrast| {
            let (before, rest) = text.split_once(&format!(", {contrast} "))?;
            (word_count(before) > 1 && (is_for_others(rest) || forbids(rest))).then(|| before.to_owned())
        });
        let mark = if text.ends_with('?') { "?" } else { "" };
        cut.map_or(text, |cut| cut + mark)
    }

    fn keep_one(&mut self, text: String, form: PointForm, weight: Weight) {
        let text = self.without_afterthought(text);
        let form =
            if form == PointForm::NounPhrase && self.is_clause(&text) { PointForm::Clause } else { form };
        let key = normalized(&text);
        if !self.points.iter().any(|point| normalized(&point.text) == key) && key.trim().chars().count() > 1 {
            let Weight { is_required, depth } = weight;
            self.points.push(Point { text, form, is_required, depth, is_goal: self.reads_goal });
        }
    }

    /// Returns whether a text without a verb names a topic.
    pub(super) fn names_a_topic(&self, text: &str, most_words: usize) -> bool {
        let words = self.words();
        let cues = self.cues();
        let is_sentence = has_any(text, words.finite) || after_any(text, cues.speakers).is_some();
        let is_rule = has_any(text, words.rule_words) || after_any(text, cues.manners).is_some();
        let is_person = after_any(text, words.audience_leads).is_some();
        is_latin(text)
            && word_count(text) <= most_words
            && !is_rule
            && !is_person
            && (!is_sentence || self.is_clause(text))
    }

    /// Reads a prompt that is nothing but the name of a topic.
    pub(super) fn read_as_topic(&mut self, sentences: &[PromptSentence]) {
        let weight = Weight { is_required: true, depth: TopicDepth::Usual };
        let [only] = sentences else { return };
        let text = without_label(&only.text).to_owned();
        let name = text.split(": ").next().unwrap_or(&text);
        if self.names_a_topic(name, BARE_WORDS) && !only.is_question {
            self.asides.clear();
            self.keep_phrase(&text, weight);
        }
    }
}
