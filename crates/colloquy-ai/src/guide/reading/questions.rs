//! Reads questions.

use colloquy_domain::guide::TopicDepth;
use colloquy_domain::language::Language;

use super::super::compose::is_whole_verb;
use super::super::matching::has_any;
use super::super::section::PromptSectionKind;
use super::unmarked_questions::{is_certain_question, is_unmarked_question};
use super::{ParsedPrompt, ParsedPromptTopicPhrasing, Weight};
use crate::prompt_parts::Reading;
use crate::prompt_parts::keywords::{
    after_link, has_spoken_part, is_instruction, question, without_label, without_leads,
};
use crate::prompt_parts::sentences::PromptSentence;
use crate::prompt_parts::wording::{after_any, tails, word_count};

/// The most words in a question that says nothing without the one before it.
const FOLLOW_ON_WORDS: usize = 5;

/// The most words before a list of questions: "quick one for the exit interviews".
const LABEL_WORDS: usize = 16;
/// The most words in a question that only names something, and with what none begins: "too many?".
const NAME_WORDS: usize = 4;
const NO_NAMES: [&str; 10] = ["too", "any", "more", "less", "enough", "zu", "trop", "plus", "mehr", "te"];
/// The fewest questions after a label, and the fewest names in a question, that are topics of their own.
const SEVERAL: usize = 3;

impl ParsedPrompt {
    pub(super) fn read_question(
        &mut self,
        text: &str,
        weight: Weight,
        section: PromptSectionKind,
        is_item: bool,
    ) {
        let cues = self.cues();
        let text = without_name_of_talk(without_label(text));
        // "And the prices?"
        let is_joined = after_any(text, cues.follow_ons).is_none();
        let text = after_any(text, cues.joints).filter(|_| is_joined).map_or(text, |(_, rest)| rest);
        // "The flat, the school, your partner?" names topics.
        let names: Vec<&str> = text.split(", ").collect();
        if names.len() > 1 && names.iter().all(|name| self.is_phrase(name)) {
            names.iter().for_each(|name| self.keep_phrase(name, weight));
            return;
        }
        // "The shift patterns?" names a topic.
        let bare = text.trim_end_matches(['?', ' ']).trim_start_matches('¿');
        let is_name = is_short(bare)
            && !self.is_asking(bare)
            && !is_unmarked_question(bare, cues)
            && !has_any(bare, self.words().closing_signs)
            && after_any(bare, cues.follow_ons).is_none()
            && after_any(bare, &NO_NAMES).is_none()
            && self.names_a_topic(bare, NAME_WORDS);
        let has_noun = self.is_phrase(bare) || self.ends_with_plural(bare);
        if is_name && has_noun {
            self.keep_phrase(bare, weight);
            return;
        }
        // "If so, why?" is asked by following up.
        let follows = after_any(text, cues.follow_ons).is_some() && word_count(text) <= FOLLOW_ON_WORDS;
        if let Some(before) = self.points.last_mut().filter(|_| follows) {
            before.depth = TopicDepth::Deep;
            return;
        }
        // "Survey of the tenants: how did it go, how were the fitters, and is it warm now?" asks what follows the label.
        let after_label = text.split_once(": ").map(|(_, rest)| self.several_questions(rest));
        let after_label = after_label.filter(|questions| questions.len() >= SEVERAL);
        if after_label.is_none() && self.read_labelled(text, weight, section) {
            return;
        }
        // "What do you think about the heating, the works and the caretaker?" asks about three things.
        if let Some(names) = self.listed_in_question(text) {
            names.iter().for_each(|name| self.keep_phrase(name, weight));
            return;
        }
        let several = after_label.unwrap_or_else(|| self.several_questions(text));
        if several.len() > 1 {
            several.iter().for_each(|one| self.read_question(one, weight, section, is_item));
            return;
        }
        let is_verb = is_whole_verb(text.trim_matches(['¿', '?', ' ']), self.language);
        if word_count(text) < 2 && !is_verb || word_count(text) == 2 && section != PromptSectionKind::Topics {
            return;
        }
        let instruction = without_leads(text, cues);
        if instruction.len() < text.len() && has_any(text, cues.occasions) {
            let sentence = PromptSentence {
                text: text.to_owned(),
                is_question: false,
                is_heading: false,
                is_item: false,
                follows_in_line: false,
            };
            self.read_weighted(text, weight, &sentence);
            return;
        }
        let is_request = !is_item
            && instruction.len() < text.len()
            && is_instruction(instruction, cues)
            && !has_spoken_part(text);
        if is_request {
            let sentence = PromptSentence {
                text: text.to_owned(),
                is_question: false,
                is_heading: false,
                is_item: false,
                follows_in_line: false,
            };
            self.read_weighted(text, weight, &sentence);
            return;
        }
        let marks = self.language.tables().generator.question_marks;
        if section != PromptSectionKind::Rules
            && let Reading::Question(question) = question(text, cues, marks)
        {
            self.keep(question, ParsedPromptTopicPhrasing::Question, weight);
        } else {
            self.asides.push(text.to_owned());
        }
    }

    /// Reads the questions of a hasty note, which has no question marks: "quick one: why do they leave, what was missing".
    pub(super) fn read_direct_questions(
        &mut self,
        text: &str,
        sentence: &PromptSentence,
        weight: Weight,
        section: PromptSectionKind,
    ) -> bool {
        if sentence.is_question
            || sentence.is_item
            || sentence.is_heading
            || section == PromptSectionKind::Rules
        {
            return false;
        }
        let cues = self.cues();
        let labelled = text.split_once(": ").filter(|(label, _)| word_count(label) <= LABEL_WORDS);
        let list = labelled.map_or(text, |(_, list)| list);
        let several = self.several_questions(list);
        let is_direct = |question: &String| is_certain_question(question, cues);
        // "Ask what they value, how often they come and what would bring them back" has one with the order of a question.
        let is_indirect = |question: &String| {
            let asked = after_any(question, cues.unmarked.adverbs).map_or("", |(_, rest)| rest);
            let mut words = asked.split_whitespace().take(2);
            !is_certain_question(question, cues) && words.any(|word| cues.unmarked.subjects.contains(&word))
        };
        let is_list = several.len() > 1 && several.iter().any(is_direct) && !several.iter().any(is_indirect);
        if !is_list || self.begins_with_instruction(list) {
            return false;
        }
        for question in several {
            let bare = question.trim_end_matches('?');
            if self.is_asking(bare) || is_unmarked_question(bare, cues) {
                self.read_question(&question, weight, section, true);
            } else {
                let item = PromptSentence { is_item: true, text: bare.to_owned(), ..sentence.clone() };
                self.read_weighted(bare, weight, &item);
            }
        }
        true
    }

    /// Returns the names that a question asks about: three noun phrases or more after "about", up to its end.
    fn listed_in_question(&self, text: &str) -> Option<Vec<String>> {
        let text = text.trim_end_matches(['?', ' ', '\u{a0}']);
        let (_, list) = tails(text).skip(1).find_map(|tail| after_link(tail, self.cues().links))?;
        let names = self.chunks(list);
        let names: Vec<String> = names
            .iter()
            .map(|name| self.without_joint(name.trim().trim_end_matches(',')).to_owned())
            .filter(|name| !name.is_empty())
            .collect();
        let are_names = names.len() >= SEVERAL && names.iter().all(|name| self.is_phrase(name));
        are_names.then_some(names)
    }

    /// Splits "why did you leave, what was missing, and would you return?". What follows the last joint is a question of
    /// its own if two others come before it.
    /// Returns whether an English text ends with a noun in the plural: "shift patterns".
    fn ends_with_plural(&self, text: &str) -> bool {
        let last = text.rsplit(' ').next().unwrap_or_default();
        self.language == Language::English && last.len() > 4 && last.ends_with('s') && !last.ends_with("ss")
    }

    fn several_questions(&self, text: &str) -> Vec<String> {
        let (mut questions, mut has_joint): (Vec<String>, _) = (Vec::new(), false);
        let cues = self.cues();
        // "If you could change one thing, what would it be?" is one question.
        let is_condition = |part: &str| after_any(part, cues.whether).is_some();
        let begins = |part: &str| {
            let opens = after_any(part, cues.unmarked.openings).is_some();
            opens || after_any(part, cues.question_words).is_some() && !is_condition(part)
        };
        // "What was hard, what helped, who was there?" has short ones.
        let shortest = if text.matches(", ").count() > 1 { 2 } else { 3 };
        let asks = |part: &str| begins(part) && word_count(part) >= shortest;
        let is_verb = |word: &str| cues.unmarked.verbs.contains(&word.to_lowercase().as_str());
        // "…, was delivery on time, …?"
        let begins_with_verb = |part: &str| part.split(' ').next().is_some_and(is_verb);
        let asks_too = |part: &str| {
            asks(part) || (is_unmarked_question(part, cues) || begins_with_verb(part)) && word_count(part) > 2
        };
        let text = self.with_pauses(text.trim_end_matches('?'));
        for part in text.split(", ").map(str::trim) {
            let bare = self.without_joint(part);
            has_joint |= bare.len() < part.len();
            // "Did they pay, and if so, how much?"
            let in_case = |last: &String| {
                let end = last.rsplit(", ").next().map(|end| self.without_joint(end));
                end.is_some_and(|end| {
                    after_any(end, cues.follow_ons).is_some_and(|(_, rest)| rest.is_empty())
                })
            };
            let continues = questions.last().is_some_and(|last| ends_in_knowing(last) || in_case(last));
            let is_new = questions.is_empty()
                || asks_too(bare) && !continues
                || bare.len() < part.len() && questions.len() > 1 && word_count(bare) > 2;
            match questions.last_mut() {
                Some(last) if !is_new => last.push_str(&format!(", {part}")),
                _ => questions.push((if questions.is_empty() { part } else { bare }).to_owned()),
            }
        }
        // "How clear is it, what is expected?" is one question.
        let is_subordinate = questions.len() == 2 && !has_joint;
        // "Did it help them, what confused them, and how did it end?"
        let asks_from = |first: usize| questions.iter().skip(first).take(2).all(|question| asks(question));
        let begins_with_verb = questions.len() > 2 && !is_condition(&questions[0]) && asks_from(1);
        // "How did it go, does your child like it, and what should change?"
        let asks_all = || {
            let last = questions.len().saturating_sub(1);
            questions.len() > 2
                && !is_condition(&questions[0])
                && questions[..last].iter().all(|question| asks_too(question))
        };
        if is_subordinate || !(asks_from(0) || begins_with_verb || asks_all()) {
            return Vec::new();
        }
        questions.into_iter().map(|question| format!("{question}?")).collect()
    }
}

/// Returns whether a question is so short that it may be nothing but a name.
fn is_short(text: &str) -> bool {
    (2..=NAME_WORDS).contains(&word_count(text)) && !text.contains([',', ':'])
}

/// Returns "why did they cancel" of "quick churn chat - why did they cancel".
fn without_name_of_talk(text: &str) -> &str {
    const TALKS: [&str; 16] = [
        "chat",
        "interview",
        "survey",
        "talk",
        "call",
        "gespräch",
        "befragung",
        "umfrage",
        "interviews",
        "entretien",
        "enquête",
        "encuesta",
        "intervista",
        "sondaggio",
        "conversa",
        "gesprek",
    ];
    let separators = [" - ", " – ", " — "];
    let parted = separators.iter().filter_map(|separator| text.split_once(separator));
    let Some((label, rest)) = parted.min_by_key(|(label, _)| label.len()) else { return text };
    let last = label.rsplit(' ').next().unwrap_or_default().to_lowercase();
    if word_count(label) <= 4 && TALKS.contains(&last.as_str()) { rest } else { text }
}

/// The fewest questions in a list that is more than an example.
const LISTED_QUESTIONS: usize = 3;

/// Returns whether the prompt lists the questions to ask.
pub fn lists_questions(sentences: &[PromptSentence]) -> bool {
    let is_listed = |sentence: &&PromptSentence| {
        sentence.is_item && sentence.is_question && word_count(&sentence.text) > 2
    };
    sentences.iter().filter(is_listed).count() >= LISTED_QUESTIONS
}

/// Returns whether a question ends in its verb, and another one is its object: "whether they know", "how long it takes".
pub fn ends_in_knowing(text: &str) -> bool {
    const VERBS: [&str; 17] = [
        "know",
        "knew",
        "understand",
        "understood",
        "wissen",
        "wussten",
        "wüssten",
        "verstehen",
        "savent",
        "savaient",
        "saben",
        "sabían",
        "sanno",
        "sapevano",
        "sabem",
        "weten",
        "wisten",
    ];
    let mut last = text.rsplit(' ');
    let verb =
        last.next().filter(|word| !["sie", "they", "ze", "ils"].contains(word)).or_else(|| last.next());
    verb.is_some_and(|verb| VERBS.contains(&verb))
}
