//! Reads questions after a label: "the first day: how did it go?", "tickets – easy to buy?".

use colloquy_domain::interviewing::{NormalizedText, is_akin};
use colloquy_domain::language::Language;

use super::super::matching::has_any;
use super::super::section::{PromptSectionKind, is_goal_heading, section_of};
use super::unmarked_questions::is_unmarked_question;
use super::{ParsedPrompt, ParsedPromptTopicPhrasing, Weight};
use crate::prompt_parts::wording::{after_any, word_count};

/// The most words in a label.
const LABEL_WORDS: usize = 4;
/// The most words in a question that says too little without its label.
const SHORT_WORDS: usize = 4;
/// The most words in a remark that is no question: "too expensive, or fair?".
const REMARK_WORDS: usize = 5;

impl ParsedPrompt {
    /// Reads a question that has a label. Returns whether there is one, and it was kept.
    pub(super) fn read_labelled(&mut self, text: &str, weight: Weight, section: PromptSectionKind) -> bool {
        let Some((label, question)) = self.label_of(text) else { return false };
        let cues = self.cues();
        let first = question.split(", ").next().unwrap_or(question);
        let is_asking = after_any(question, cues.question_words).is_some()
            || is_unmarked_question(question, cues)
            || self.is_asking(first);
        let is_of_label = self.asks_about_label(label, question);
        if !is_asking || is_of_label {
            // What the label names can be asked about openly.
            if is_of_label || word_count(question) <= REMARK_WORDS {
                self.keep_phrase(label, weight);
                return true;
            }
            return false;
        }
        let known = self.points.len();
        self.read_question(question, weight, section, true);
        let needs_label =
            !names(question, label) && (self.refers_back(question) || word_count(question) <= SHORT_WORDS);
        if let Some(point) = self.points.get_mut(known)
            && point.form == ParsedPromptTopicPhrasing::Question
            && needs_label
        {
            point.label = Some(label.to_owned());
        }
        self.points.len() > known
    }

    /// Returns whether an item asks without a question mark, perhaps after a label: "the bill: was it clear".
    pub(super) fn asks_unmarked(&self, item: &str) -> bool {
        let question = self.label_of(item).map_or(item, |(_, question)| question);
        is_unmarked_question(question, self.cues())
    }

    /// Splits a text after a short label that names something, unlike "warm-up" or "question 3".
    fn label_of<'t>(&self, text: &'t str) -> Option<(&'t str, &'t str)> {
        let separators = [": ", " : ", "\u{a0}: ", " – ", " — ", " - "];
        let (label, question) = separators
            .iter()
            .filter_map(|separator| text.split_once(separator))
            .min_by_key(|(label, _)| label.len())?;
        let (label, question) = (label.trim(), question.trim().trim_start_matches('¿'));
        let is_heading =
            section_of(label, &[self.words()]).is_some() || is_goal_heading(label, self.language);
        let names = word_count(label) <= LABEL_WORDS
            && !label.contains(',')
            && self.names_a_topic(label, LABEL_WORDS);
        // "How did you book: by phone or by app?" is one question.
        let asks = after_any(label.trim_start_matches('¿'), self.cues().question_words).is_some();
        (names && !is_heading && !asks && !self.is_clause(label)).then_some((label, question))
    }

    /// Returns whether a pronoun that may be the invitee is what the label names: "support: do they answer quickly?", "Anreise:
    /// wie war sie?". Those who feel or think something are the invitees: "the team: do they feel welcome?".
    fn asks_about_label(&self, label: &str, question: &str) -> bool {
        const SEVERAL: [&str; 9] =
            ["staff", "support", "service", "management", "reception", "people", "team", "office", "company"];
        let words: Vec<String> = question.split(' ').map(|word| bare(word).to_lowercase()).collect();
        match self.language {
            Language::English => {
                let last = label.rsplit(' ').next().unwrap_or_default().to_lowercase();
                (last.ends_with('s') || SEVERAL.contains(&last.as_str()))
                    && has_any(question, &["they"])
                    && !has_any(question, self.words().human_verbs)
            }
            // A verb in the singular: those in the plural end in "n", but for "sind".
            Language::German => words.windows(2).any(|pair| {
                let is_verb = !self.cues().question_words.contains(&pair[0].as_str());
                pair[1] == "sie" && is_verb && !pair[0].ends_with(['n', 'd'])
            }),
            _ => false,
        }
    }

    fn refers_back(&self, question: &str) -> bool {
        let is_reference =
            |word: &str| self.cues().back_references.contains(&bare(word).to_lowercase().as_str());
        question.split(' ').any(is_reference)
    }
}

/// Returns whether a question has the label in it: "food: how was the food?".
fn names(question: &str, label: &str) -> bool {
    let (question, label) = (NormalizedText::of(question), NormalizedText::of(label));
    label.words().last().is_some_and(|noun| question.words().any(|word| is_akin(word, noun)))
}

fn bare(word: &str) -> &str {
    word.trim_matches(|letter: char| !letter.is_alphanumeric())
}
