//! Tells what a heading of a prompt begins.

use colloquy_domain::guide::TopicDepth;
use colloquy_domain::language::Language;

use super::super::matching::{has_any, normalized};
use super::super::section::{PromptSectionKind, is_background_heading, is_goal_heading, section_of};
use super::{ITEM_WORDS, ParsedPrompt, Weight};
use crate::prompt_parts::keywords::{is_instruction, without_leads};
use crate::prompt_parts::wording::{after_any, word_count};

impl ParsedPrompt {
    /// Returns the section that a heading begins. Goals are none if a list of topics says more exactly what to ask.
    pub(super) fn section(&self, heading: &str) -> Option<PromptSectionKind> {
        let (words, english) = (self.words(), &Language::English.tables().guide);
        let is_goal = self.briefing.has_topic_list && is_goal_heading(heading, self.language);
        if is_goal {
            return Some(PromptSectionKind::Goals);
        }
        if self.ban_reader().is_heading(heading) {
            return Some(PromptSectionKind::Bans);
        }
        if is_background_heading(heading, self.language) {
            return Some(PromptSectionKind::Rules);
        }
        section_of(heading, &[words, english])
    }

    /// Reads a heading, and returns the section that it begins. One that asks about the invitees is asked itself: "how they
    /// chose us:".
    pub(super) fn read_heading(&mut self, text: &str) -> PromptSectionKind {
        let section = self.section(text);
        let is_clause = self.is_clause(text);
        let names = section.is_none() && self.names_a_topic(text, ITEM_WORDS) && !is_clause;
        self.heading = names.then(|| text.to_owned());
        let names_subjects = [Language::English, Language::German, Language::French, Language::Dutch];
        let is_about_them =
            names_subjects.contains(&self.language) && has_any(text, self.words().third_person);
        if section.is_none() && is_clause && is_about_them && word_count(text) > 3 {
            let weight = Weight { is_required: true, depth: TopicDepth::Usual };
            self.keep_phrase(text.trim_end_matches([':', ' ']), weight);
        }
        section.unwrap_or(PromptSectionKind::Topics)
    }

    /// Reads whom a prompt asks after a label: "Target group: teachers who came with a class".
    pub(super) fn read_audience_label(&mut self, label: &str, people: &str) {
        let headings = self.language.tables().briefing.audience_headings;
        let label = normalized(label);
        if headings.contains(&label.trim()) && word_count(people) > 0 {
            self.audience.add(people, self.cues());
        }
    }

    /// Returns whether a line that ends in a colon says something itself: "Ask about:" does not.
    pub(super) fn is_sentence_heading(&self, text: &str) -> bool {
        let rest = after_any(text, self.words().audience_leads).is_some();
        rest || word_count(text) > 8 && !is_instruction(without_leads(text, self.cues()), self.cues())
    }
}
