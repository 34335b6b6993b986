//! Reads questions after a label: "the first day: how did it go?", "tickets – easy to buy?".

use colloquy_domain::interviewing::{NormalizedText, is_akin};
use colloquy_domain::language::Language;

use super::super::briefing::find;
use super::super::compose::{capitalized, is_romance, lowered};
use super::super::matching::has_any;
use super::super::section::{PromptSectionKind, is_goal_heading, section_of};
use super::unmarked_questions::is_unmarked_question;
use super::{ParsedPrompt, ParsedPromptTopicPhrasing, Weight};
use crate::prompt_parts::keywords::after_link;
use crate::prompt_parts::wording::{after_any, tails, word_count};

/// The most words in a label.
const LABEL_WORDS: usize = 6;
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
            || self.is_asking(first)
            || self.begins_with_their_verb(question) && !is_plural(label);
        let is_of_label = self.asks_about_label(label, question);
        if let Some(named) = self.with_several(label, question).filter(|_| is_of_label) {
            self.keep(named, ParsedPromptTopicPhrasing::Question, weight);
            return true;
        }
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
        let needs_label = !names(question, label)
            && (self.refers_back(question, label) || word_count(question) <= SHORT_WORDS);
        if let Some(point) = self.points.get_mut(known)
            && point.form == ParsedPromptTopicPhrasing::Question
            && needs_label
        {
            point.label = Some(label.to_owned());
        }
        self.points.len() > known
    }

    /// Returns "labour: were there enough hands" of "I'd love to hear about labour: were there enough hands".
    pub(super) fn after_request<'t>(&self, text: &'t str) -> &'t str {
        let Some((label, question)) = text.split_once(": ") else { return text };
        // "Mich interessiert: wie war es?"
        let begins = after_any(question, self.cues().question_words).is_some();
        let may_have = matches!(self.language, Language::English | Language::Dutch);
        let wishes = self.language.tables().briefing.wishes;
        let is_request = self.begins_with_instruction(label) || find(label, wishes).is_some();
        let object = tails(label).find_map(|tail| after_link(tail, self.cues().links));
        match object {
            Some((_, object)) if is_request && may_have && word_count(object) > 0 => {
                &text[label.len() - object.len()..]
            }
            None if is_request && begins && word_count(label) <= LABEL_WORDS => question,
            _ => text,
        }
    }

    /// Returns whether an item asks without a question mark, perhaps after a label: "the bill: was it clear".
    pub(super) fn asks_unmarked(&self, item: &str) -> bool {
        let question = self.label_of(item).map_or(item, |(_, question)| question);
        let describes =
            |rest: &str| after_link(rest, self.cues().near_links).is_some() || word_count(rest) < 2;
        // "Usan otra aplicación", unlike "régimen de visitas"
        let is_verb = item.split_once(' ').is_some_and(|(_, rest)| !describes(rest));
        is_unmarked_question(question, self.cues()) || is_verb && self.begins_with_their_verb(item)
    }

    /// Splits a text after a short label that names something, unlike "warm-up" or "question 3".
    fn label_of<'t>(&self, text: &'t str) -> Option<(&'t str, &'t str)> {
        let separators = [": ", " : ", "\u{a0}: ", " – ", " — ", " - "];
        let (label, question) = separators
            .iter()
            .filter_map(|separator| text.split_once(separator))
            .min_by_key(|(label, _)| label.len())?;
        let (label, question) = (label.trim(), question.trim().trim_start_matches('¿'));
        // "Aftercare instructions: were they clear?" has a label.
        let is_asked = word_count(label) > 1 && is_unmarked_question(question, self.cues());
        let is_heading = section_of(label, &[self.words()]).is_some() && !is_asked
            || is_goal_heading(label, self.language);
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
        const SEVERAL: [&str; 13] = [
            "staff",
            "support",
            "service",
            "management",
            "reception",
            "people",
            "team",
            "office",
            "company",
            "hotline",
            "helpline",
            "desk",
            "department",
        ];
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

    /// Returns whether a question begins with what several people do, in languages whose verbs show that: "conseguem vender?"
    fn begins_with_their_verb(&self, question: &str) -> bool {
        let words = self.words();
        let is_verb_enough =
            matches!(self.language, Language::Spanish | Language::Italian | Language::Portuguese);
        let lower = question.to_lowercase();
        let first = |text: &str| text.split(' ').next().unwrap_or_default().to_owned();
        is_verb_enough
            && word_count(question) > 1
            && (words.second_person)(&lower, &[]).is_some_and(|turned| first(&turned) != first(&lower))
    }

    /// Returns "were the instructions easy to follow?" of "instructions: were they easy to follow?".
    fn with_several(&self, label: &str, question: &str) -> Option<String> {
        let words: Vec<&str> = question.trim_end_matches(['?', ' ']).split(' ').collect();
        let is_verb = self.cues().unmarked.verbs.contains(&words[0].to_lowercase().as_str());
        let is_plain = !words.iter().any(|word| ["them", "their"].contains(word));
        let has_article = after_any(label, self.words().determiners).is_some();
        let name = if has_article { lowered(label) } else { format!("the {}", lowered(label)) };
        let is_named = is_verb && is_plain && label.ends_with('s') && words.get(1) == Some(&"they");
        (self.language == Language::English && is_named)
            .then(|| capitalized(&format!("{} {name} {}?", words[0], words[2..].join(" "))))
    }

    fn refers_back(&self, question: &str, label: &str) -> bool {
        let words: Vec<&str> = question.split(' ').map(bare).collect();
        let is_reference = |at: usize| {
            // "Waiting: did anyone keep them informed?" is about the invitees.
            let is_invitee = words[at] == "them" && !label.split(' ').any(|word| word.ends_with('s'));
            self.cues().back_references.contains(&words[at].to_lowercase().as_str())
                && !is_invitee
                && !self.is_article(&words, at)
        };
        // "Pick-up times: passen sie zu Ihrer Arbeitszeit?" addresses the invitee, who is not "sie".
        let is_formal = || {
            words.iter().skip(1).any(|word| ["Sie", "Ihnen", "Ihr", "Ihre", "Ihrer", "Ihren"].contains(word))
        };
        let is_several = self.language == Language::German && words.contains(&"sie") && is_formal();
        // "Pediu-as?" has the reference at the end of its verb.
        let is_joined = || {
            let parts = question.split([' ', '-']).map(|part| bare(part).to_lowercase());
            is_romance(self.language)
                && parts.into_iter().any(|part| self.cues().back_references.contains(&part.as_str()))
        };
        is_several || is_joined() || (0..words.len()).any(is_reference)
    }

    /// Returns whether a word is an article and no pronoun: in "hebt u het pakket gebruikt", a noun and a verb follow it.
    fn is_article(&self, words: &[&str], at: usize) -> bool {
        const ADVERBS: [&str; 12] = [
            "goed",
            "duidelijk",
            "al",
            "nog",
            "ook",
            "wel",
            "niet",
            "snel",
            "makkelijk",
            "leuk",
            "fijn",
            "mee",
        ];
        let Some(next) = words.get(at + 1) else { return false };
        let last = words.last().copied().unwrap_or_default();
        match self.language {
            Language::German => {
                let after_next = words.get(at + 2).is_some_and(|word| word.starts_with(char::is_uppercase));
                let is_adjective = next.ends_with('e') || next.ends_with("en");
                words[at] == "das" && (next.starts_with(char::is_uppercase) || is_adjective && after_next)
            }
            Language::Dutch => {
                let is_verb = last.starts_with("ge") || last.ends_with("en");
                words[at] == "het" && at + 2 < words.len() && is_verb && !ADVERBS.contains(next)
            }
            _ => false,
        }
    }
}

/// Returns whether a Romance label names several: "los profesores". What they do is no question to the invitee.
fn is_plural(label: &str) -> bool {
    let first = label.split(' ').next().unwrap_or_default().to_lowercase();
    label.to_lowercase().ends_with(['s', 'i'])
        || ["los", "las", "i", "gli", "le", "os", "as"].contains(&first.as_str())
}

/// Returns whether a question has the label in it: "food: how was the food?".
fn names(question: &str, label: &str) -> bool {
    let (question, label) = (NormalizedText::of(question), NormalizedText::of(label));
    label.words().last().is_some_and(|noun| question.words().any(|word| is_akin(word, noun)))
}

fn bare(word: &str) -> &str {
    word.trim_matches(|letter: char| !letter.is_alphanumeric())
}
