//! Tells what a heading of a prompt begins.

use colloquy_domain::language::Language;

use super::super::section::{PromptSectionKind, is_background_heading, is_goal_heading, section_of};
use super::ParsedPrompt;
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

    /// Returns whether a line that ends in a colon says something itself: "Ask about:" does not.
    pub(super) fn is_sentence_heading(&self, text: &str) -> bool {
        let rest = after_any(text, self.words().audience_leads).is_some();
        rest || word_count(text) > 8 && !is_instruction(without_leads(text, self.cues()), self.cues())
    }
}
