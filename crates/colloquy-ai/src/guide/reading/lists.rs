//! Reads lists in a line: after a question, or without an announcement.

use colloquy_domain::guide::TopicDepth;

use super::super::matching::has_any;
use super::super::section::PromptSectionKind;
use super::unmarked_questions::is_unmarked_question;
use super::{ITEM_WORDS, LISTED_WORDS, ParsedPrompt, Weight};
use crate::prompt_parts::keywords::{after_link, is_instruction, without_leads};
use crate::prompt_parts::sentences::PromptSentence;
use crate::prompt_parts::wording::{after_any, tails, word_count};

/// The most words in a detail of a question that lists what belongs to it.
const DETAIL_WORDS: usize = 5;
/// The most words before an unannounced list.
const LEAD_WORDS: usize = 16;

impl ParsedPrompt {
    /// Reads the lists in sentences in which nothing was found, and keeps the order of the prompt.
    pub(super) fn read_unread_lists(&mut self) {
        for (place, sentence) in std::mem::take(&mut self.unread).into_iter().rev() {
            let known = self.points.len();
            self.read_unread_list(&sentence);
            let found = self.points.split_off(known);
            let place = place.min(known);
            self.points.splice(place..place, found);
        }
    }

    /// Reads a list without an announcement: "We'd love to hear from visitors: getting here, the seats, how long it was." or
    /// "Reasons for leaving, shifts, tone of the managers." Returns nothing if it may be anything else.
    fn read_unread_list(&mut self, sentence: &PromptSentence) {
        if sentence.is_item || sentence.is_heading {
            return;
        }
        let text = sentence.text.trim_end_matches(['.', '!', '?', ' ']);
        if self.read_unread_questions(text, sentence) {
            return;
        }
        let (lead, list) = text.split_once(": ").unwrap_or(("", text));
        let parts: Vec<&str> = list.split(", ").collect();
        if parts.len() < 3 || word_count(lead) > LEAD_WORDS || list.contains(['.', '(', ';', ':']) {
            return;
        }
        if sentence.is_question {
            let asks = |part: &&str| {
                let part = self.without_joint(part);
                is_unmarked_question(part, self.cues())
                    || self.is_clause(part)
                    || part.contains("-il")
                    || part.contains("-elle")
            };
            if lead.is_empty() || !parts.iter().all(asks) {
                return;
            }
            self.read_audience(lead);
            let weight = Weight { is_required: true, depth: TopicDepth::Usual };
            let questions: Vec<String> =
                parts.iter().map(|part| format!("{}?", self.without_joint(part))).collect();
            questions
                .iter()
                .for_each(|question| self.read_question(question, weight, PromptSectionKind::Topics, true));
            return;
        }
        let has_rule = |part: &str| has_any(part, self.words().rule_words);
        let is_part = |part: &&str| {
            let part = self.without_joint(part);
            word_count(part) <= LISTED_WORDS
                && (self.is_clause(part) || self.names_a_topic(part, ITEM_WORDS))
                && !has_rule(part)
                && !is_instruction(without_leads(part, self.cues()), self.cues())
        };
        // "Friendly, calm, brief" says how to ask.
        let is_long = |part: &&str| word_count(self.without_joint(part)) > 1;
        let is_list =
            parts.iter().all(is_part) && parts.iter().filter(|part| is_long(part)).count() > parts.len() / 3;
        if is_list && after_any(text, self.cues().conditions).is_none() {
            self.read_audience(lead);
            self.read_list(&parts, sentence, PromptSectionKind::Topics);
        }
    }

    /// Reads several questions in a sentence without a word that introduces them: "we wonder why they came, whether …".
    fn read_unread_questions(&mut self, text: &str, sentence: &PromptSentence) -> bool {
        let is_other = sentence.is_question
            || after_any(text, self.cues().conditions).is_some()
            || self.is_conduct(text)
            || self.ban_reader().read(text).is_some();
        let object = tails(text).skip(1).find(|tail| self.is_asking(tail));
        let Some(object) = object.filter(|_| !is_other) else { return false };
        let parts = self.asked_parts(object);
        let asking = parts.iter().filter(|part| self.is_asking(part) && word_count(part) > 2).count();
        asking > 1 && self.read_asked(object, Weight { is_required: true, depth: TopicDepth::Usual })
    }

    /// Splits "how members experience the first month: the welcome session, the classes, other members".
    pub(super) fn listed_details<'t>(&self, sentence: &'t PromptSentence) -> Option<(&'t str, Vec<&'t str>)> {
        let is_statement = !sentence.is_item && !sentence.is_question && !sentence.is_heading;
        let (lead, list) = sentence.text.split_once(": ").filter(|_| is_statement)?;
        let list = list.trim_end_matches(['.', ' ']);
        let parts: Vec<&str> = list.split(", ").collect();
        let is_name = |part: &&str| {
            let part = self.without_joint(part);
            word_count(part) <= DETAIL_WORDS
                && !self.is_asking(part)
                && !self.is_clause(part)
                && self.names_a_topic(part, ITEM_WORDS)
        };
        let asks = self.clause_in(lead).is_some() && after_any(lead, self.cues().conditions).is_none();
        (asks && parts.len() > 2 && !list.contains(['.', ':', '(']) && parts.iter().all(is_name))
            .then_some((lead, parts))
    }

    /// Reads the items after a label, each with its own remarks: "apps, delays, costs (optional)".
    pub(super) fn read_list(
        &mut self,
        parts: &[&str],
        sentence: &PromptSentence,
        section: PromptSectionKind,
    ) {
        let joints = self.cues().joints;
        for part in parts {
            let part =
                joints.iter().find_map(|joint| part.strip_prefix(joint)?.strip_prefix(' ')).unwrap_or(part);
            let pair = joints.iter().find_map(|joint| part.split_once(&format!(" {joint} ")));
            let is_last = parts.len() > 2 && Some(&part) == parts.last();
            let both = pair.filter(|_| is_last).map_or(vec![part], |(one, other)| vec![one, other]);
            for text in both {
                self.read_in(
                    &PromptSentence { text: text.to_owned(), is_item: true, ..sentence.clone() },
                    section,
                );
            }
        }
    }

    /// Reads "parle à nos familles d'accueil : l'arrivée, les frais, ce qui leur manque": people and a list of three things or
    /// more, of which some are questions.
    pub(super) fn read_talk_list(&mut self, text: &str) -> bool {
        let weight = Weight { is_required: true, depth: TopicDepth::Usual };
        let Some((label, list)) = text.split_once(": ") else { return false };
        let asked = after_any(without_leads(label, self.cues()), self.cues().asking);
        let people = asked.map(|(_, people)| people.trim()).filter(|people| {
            let begins = |list: &[&str]| after_any(people, list).is_some();
            let has_link = tails(people).any(|tail| after_link(tail, self.cues().links).is_some());
            let to = ["à", "au", "aux", "a", "al", "ai", "agli", "alle", "aos", "às"];
            !has_link && (begins(self.cues().with) || begins(&to))
        });
        let parts: Vec<&str> = list.split(", ").collect();
        let is_part = |part: &str| {
            let part = self.without_joint(part);
            self.is_asking(part) || self.names_a_topic(part, ITEM_WORDS)
        };
        let Some(people) = people.filter(|_| parts.len() > 2 && parts.iter().all(|part| is_part(part)))
        else {
            return false;
        };
        self.audience.add(people, self.cues());
        self.asked_parts(list).iter().for_each(|part| self.keep_phrase(part, weight));
        true
    }

    /// Keeps the parts of "their last booking, any surprises in the price, how they cancelled and whether …", of which some name
    /// something and some ask. Returns whether there are both.
    pub(super) fn read_mixed_items(&mut self, text: &str, weight: Weight) -> bool {
        let parts = self.chunks(text);
        let asks = |part: &&str| self.is_asking(self.without_joint(part.trim()));
        let names = |part: &&str| self.names_a_topic(self.without_joint(part.trim()), ITEM_WORDS);
        let is_mixed = parts.len() > 2
            && !text.contains(": ")
            && parts.first().is_some_and(names)
            && parts.iter().any(asks)
            && parts.iter().all(|part| asks(part) || names(part));
        if is_mixed {
            let parts: Vec<String> =
                parts.iter().map(|part| self.without_joint(part.trim()).to_owned()).collect();
            parts.iter().for_each(|part| self.keep_phrase(part, weight));
        }
        is_mixed
    }
}
