//! Reads a prompt: what it asks for, about whom, and what it only tells the interviewer.

mod bans;
mod clauses;
mod conditional_questions;
mod conditions;
mod details;
mod headings;
mod instructions;
mod labelled_questions;
mod lists;
mod order;
mod parsed;
mod points;
mod questions;
mod requests;
mod subject;
mod unmarked_questions;

use colloquy_domain::guide::TopicDepth;
use colloquy_domain::language::Language;
use colloquy_languages::guide::GuideCueWords;
use colloquy_languages::prompt::PromptCueWords;

pub use self::bans::ForbiddenTopicReader;
pub use self::details::is_bare_question;
use self::order::OrderedSentence;
pub use self::order::ends_with_topic;
pub use self::parsed::{ParsedPromptCondition, ParsedPromptTopic, ParsedPromptTopicPhrasing};
pub use self::unmarked_questions::{is_certain_question, is_unmarked_question};
use super::audience::AudienceDescription;
use super::briefing::{PromptWithoutFraming, find, is_petition};
use super::matching::{has_any, without_any};
use super::section::{PromptSectionKind, begins_with_goal, kind_of_interview, tells_of_a_study};
use crate::prompt_parts::keywords::{is_instruction, without_leads};
use crate::prompt_parts::sentences::{PromptSentence, split};
use crate::prompt_parts::wording::{after_any, language, word_count};

/// How many sentences of a prompt are read.
const SENTENCES: usize = 500;
/// The most words in an item of a list that names a topic.
const ITEM_WORDS: usize = 12;
/// The most words in an item of a list after a label.
const LISTED_WORDS: usize = 9;
/// The most words in a prompt that is nothing but a topic.
const BARE_WORDS: usize = 9;

/// The parts of a prompt.
#[derive(Clone, Debug)]
pub struct ParsedPrompt {
    pub language: Language,
    /// Whether the words of the prompt identified the language.
    pub has_language: bool,
    pub goals: Vec<String>,
    pub audience: AudienceDescription,
    pub points: Vec<ParsedPromptTopic>,
    pub conditions: Vec<ParsedPromptCondition>,
    pub bans: Vec<String>,
    /// Sentences for the interviewer alone.
    pub asides: Vec<String>,
    /// What surrounds the text: its limits, and what to say at the end.
    pub briefing: PromptWithoutFraming,
    /// The points that its goals name.
    goal_points: Vec<String>,
    /// The topic that the prompt may divide into others.
    general: Option<String>,
    /// Sentences in which nothing was found, each with the number of points before it.
    unread: Vec<(usize, PromptSentence)>,
    /// What the whole prompt is about, if its points say it more exactly.
    subject: Option<String>,
    /// The heading above the items that are read, if it names something.
    heading: Option<String>,
    /// Whether the prompt lists the questions to ask. They say more exactly what to ask than the text around them.
    lists_questions: bool,
}

/// What a sentence says of the topics in it.
#[derive(Clone, Copy)]
struct Weight {
    is_required: bool,
    depth: TopicDepth,
}

impl ParsedPrompt {
    pub fn of(prompt: &str, fallback: Language) -> Self {
        let known = language(prompt);
        let briefing = PromptWithoutFraming::of(prompt, known.unwrap_or(fallback));
        let sentences = split(&briefing.text);
        let mut reading = ParsedPrompt {
            language: known.unwrap_or(fallback),
            has_language: known.is_some(),
            goals: Vec::new(),
            audience: AudienceDescription::default(),
            points: Vec::new(),
            conditions: Vec::new(),
            bans: Vec::new(),
            asides: Vec::new(),
            briefing,
            goal_points: Vec::new(),
            general: None,
            subject: None,
            unread: Vec::new(),
            heading: None,
            lists_questions: questions::lists_questions(&sentences),
        };
        let mut section = PromptSectionKind::Topics;
        let mut was_item = false;
        let mut is_enumerated = false;
        for sentence in sentences.iter().take(SENTENCES) {
            if was_item && !sentence.is_item && !sentence.is_heading {
                section = PromptSectionKind::Topics;
            }
            was_item = sentence.is_item;
            is_enumerated = reading.begins_enumeration(sentence) || is_enumerated && sentence.follows_in_line;
            let wishes = find(&sentence.text, reading.language.tables().briefing.wishes).is_some();
            let is_item = sentence.is_item || is_enumerated && sentence.follows_in_line && !wishes;
            let is_question = sentence.is_question || is_item && reading.asks_unmarked(&sentence.text);
            for part in reading.ordered(&PromptSentence { is_item, is_question, ..sentence.clone() }) {
                section = reading.read_in_order(&part, section);
            }
        }
        reading.leave_out_goals();
        if reading.points.is_empty() {
            reading.read_as_topic(&sentences);
        }
        if reading.points.is_empty() {
            reading.read_anywhere(&sentences);
            // A list says more than a question somewhere in it.
            let anywhere = std::mem::take(&mut reading.points);
            reading.read_unread_lists();
            if reading.points.len() <= anywhere.len() {
                reading.points = anywhere;
            }
        }
        reading.read_unread_lists();
        reading.name_subject();
        let (words, questions) = (reading.words(), reading.cues().question_words);
        reading.audience.guess(&reading.briefing.text, words, questions);
        reading
    }

    fn words(&self) -> &'static GuideCueWords {
        &self.language.tables().guide
    }

    fn ban_reader(&self) -> ForbiddenTopicReader {
        ForbiddenTopicReader::of(self.language)
    }

    fn cues(&self) -> &'static PromptCueWords {
        &self.language.tables().prompt
    }

    /// Reads a sentence that may say where its topics belong. A prompt that says where to start and how to go on divides
    /// what it names before: "about their stay. Start with the room. Then ask about breakfast."
    fn read_in_order(&mut self, part: &OrderedSentence, section: PromptSectionKind) -> PromptSectionKind {
        if part.goes_on
            && let Some(general) = self.general.take()
        {
            self.points.retain(|point| point.text != general);
            self.subject = Some(general);
        }
        if part.comes_first
            && let [general] = self.points.as_slice()
            && general.form == ParsedPromptTopicPhrasing::NounPhrase
        {
            self.general = Some(general.text.clone());
        }
        let known = self.points.len();
        let next = self.read(&part.sentence, section);
        let own = self.points[known..].iter().map(|point| point.text.clone());
        if begins_with_goal(&part.sentence.text, self.language) || tells_of_a_study(&part.sentence.text) {
            self.goal_points.extend(own);
        } else if let Some(kind) = kind_of_interview(&part.sentence.text) {
            // "Entrevista de salida para empleados" names no topic.
            self.goal_points.extend(own.filter(|text| text.split(' ').next() == Some(kind.as_str())));
        }
        if part.comes_first {
            let first = self.points.split_off(known);
            self.points.splice(0..0, first);
        }
        next
    }

    /// Reads a sentence of a section, and returns the section of the next one.
    fn read(&mut self, sentence: &PromptSentence, section: PromptSectionKind) -> PromptSectionKind {
        let words = self.words();
        let text = sentence.text.trim();
        // "Bonjour, pouvez-vous …" says something after its greeting.
        if let Some((greeting, rest)) = text.split_once(", ")
            && word_count(greeting) <= 3
            && word_count(rest) > 3
            && after_any(greeting, words.greetings).is_some()
        {
            return self.read(&PromptSentence { text: rest.to_owned(), ..sentence.clone() }, section);
        }
        if !sentence.is_question
            && let Some(text) = self.with_condition_word(text)
        {
            return self.read(&PromptSentence { text, ..sentence.clone() }, section);
        }
        let without = text.trim_matches(|letter: char| !letter.is_alphanumeric());
        let most_words = if sentence.is_question { 4 } else { 6 };
        if word_count(text) <= most_words && !sentence.is_item && self.is_courtesy(without) {
            self.asides.push(text.to_owned());
            return section;
        }
        if sentence.is_heading && !self.is_sentence_heading(text) {
            return self.read_heading(text);
        }
        if let Some((label, rest)) = text.split_once(':')
            && (word_count(label) <= 4 || self.ban_reader().is_heading(label))
            && rest.contains(char::is_alphanumeric)
            && !is_instruction(without_leads(text, self.cues()), self.cues())
            && let Some(own) = self.section(label)
            && !((sentence.is_question || sentence.is_item && word_count(label) > 2)
                && own == PromptSectionKind::Rules)
        {
            self.read_audience_label(label, rest);
            let rest = PromptSentence { text: rest.trim().to_owned(), is_heading: false, ..sentence.clone() };
            let is_whole =
                matches!(own, PromptSectionKind::Topics | PromptSectionKind::Optional) && !rest.is_question;
            let parts: Vec<&str> = rest.text.split(", ").collect();
            // "Planning, deliveries, and how they cope" has a question among its names.
            let is_item = |part: &&str| {
                let part = self.without_joint(part);
                let is_name = word_count(part) <= LISTED_WORDS && !self.is_clause(part);
                is_name && self.names_a_topic(part, ITEM_WORDS) || self.is_asking(part)
            };
            // "What keeps them, how the rota works, training" has several questions and a name.
            let asking = parts.iter().filter(|part| self.is_asking(self.without_joint(part))).count();
            let is_list = !self.is_clause(parts[0]) || asking > 1 && parts.len() > 2;
            let are_names = is_whole && parts.len() > 1 && is_list && parts.iter().all(is_item);
            if are_names {
                self.read_list(&parts, &rest, own);
            } else {
                self.read_in(&PromptSentence { is_item: is_whole || rest.is_item, ..rest }, own);
            }
            return section;
        }
        if let Some((lead, parts)) = self.listed_details(sentence) {
            self.asides.push(lead.to_owned());
            self.read_list(&parts, sentence, section);
            return section;
        }
        if !sentence.is_question
            && !sentence.is_item
            && (self.read_talk_list(text) || self.reads_people_only(text))
        {
            return section;
        }
        let known = (self.points.len(), self.conditions.len(), self.bans.len());
        self.read_in(sentence, section);
        if known == (self.points.len(), self.conditions.len(), self.bans.len())
            && section == PromptSectionKind::Topics
        {
            self.unread.push((self.points.len(), sentence.clone()));
        }
        section
    }

    /// Returns whether a sentence says why the questions of a list are asked, or how far to follow them up. One that says
    /// itself what to ask has a verb of asking.
    fn is_beside_list(&self, text: &str, sentence: &PromptSentence) -> bool {
        let cues = self.cues();
        let is_statement = !sentence.is_item && !sentence.is_question && !sentence.is_heading;
        let asked = after_any(without_leads(text, cues), cues.asking);
        self.lists_questions
            && is_statement
            && after_any(text, self.words().audience_leads).is_none()
            && asked.is_none_or(|(verb, _)| cues.following.contains(&verb))
    }

    fn read_in(&mut self, sentence: &PromptSentence, section: PromptSectionKind) {
        let words = self.words();
        let text = sentence.text.trim();
        let mut text = if sentence.is_question { self.after_request(text) } else { text }.to_owned();
        let mut weight =
            Weight { is_required: section != PromptSectionKind::Optional, depth: TopicDepth::Usual };
        if section == PromptSectionKind::Goals {
            self.goals.push(text);
            return;
        }
        if section == PromptSectionKind::Bans && !sentence.is_question {
            let read = self.ban_reader().read(&text).map(|read| read.bans);
            // "The tender, the name of the supplier" are two things.
            self.bans.extend(read.unwrap_or_else(|| text.split(", ").map(str::to_owned).collect()));
            return;
        }
        if let Some(rest) = without_any(&text, words.optional) {
            weight.is_required = false;
            text = rest;
        }
        if !sentence.is_question && self.is_conduct_in_case(&text) {
            self.asides.push(text);
            return;
        }
        if !sentence.is_question
            && let Some(read) = self.ban_reader().read(&text)
        {
            let bans = read.bans.into_iter().filter(|ban| !has_any(ban, words.rule_words));
            let bans: Vec<String> = bans.map(|ban| self.meant_by(ban)).collect();
            self.bans.extend(bans);
            // What it asks besides may be said aloud.
            self.asides.push(text.strip_prefix(&read.rest).unwrap_or(&text).to_owned());
            if word_count(&read.rest) > 1 && !self.is_condition_alone(&read.rest) {
                self.read_in(&PromptSentence { text: read.rest, ..sentence.clone() }, section);
            }
            return;
        }
        if let Some((_, rest)) = after_any(&text, self.language.tables().briefing.agreed) {
            text = rest.trim_start_matches([',', ':', ' ']).to_owned();
        }
        // "…; and why they left" continues what is asked.
        if !sentence.is_question && self.is_clause(self.without_joint(&text)) {
            text = self.without_joint(&text).to_owned();
        }
        if let Some(asked) = self.asked_after_lead(&text).filter(|_| !sentence.is_question) {
            text = asked;
        }
        if self.is_conduct(&text) {
            self.asides.push(sentence.text.clone());
            return;
        }
        if let Some(rest) = without_any(&text, self.language.tables().briefing.required)
            && word_count(&rest) > 0
            && word_count(&text) <= ITEM_WORDS
        {
            text = rest;
        }
        if self.read_limited(&text, sentence, section)
            || self.read_condition(&text, sentence.is_question || self.is_whether_item(&text, sentence))
        {
            return;
        }
        if !sentence.is_question {
            text = self.without_reservation(&text);
        }
        if !sentence.is_question && self.read_persona(&text) {
            self.asides.push(sentence.text.clone());
            return;
        }
        if self.is_beside_list(&text, sentence) {
            self.goals.push(text);
            return;
        }
        if let Some(rest) = self.after_knowing_label(&text) {
            self.read_in(&PromptSentence { text: rest.to_owned(), ..sentence.clone() }, section);
            return;
        }
        let text = if sentence.is_question { text } else { self.without_own_reason(&text).to_owned() };
        if let Some((before, part)) = self.part_of_interest(&text).filter(|_| !sentence.is_question) {
            let (before, part) = (before.to_owned(), part.to_owned());
            self.read_in(&PromptSentence { text: before, ..sentence.clone() }, section);
            let deep = Weight { depth: TopicDepth::Deep, ..weight };
            self.read_statement(&part, deep, &PromptSentence { is_item: true, ..sentence.clone() });
            return;
        }
        if self.read_direct_questions(&text, sentence, weight, section) {
            return;
        }
        if section != PromptSectionKind::Rules && self.read_details(&text, sentence, weight) {
            return;
        }
        let asks_colleague = !sentence.is_item && is_petition(&text, self.language);
        let deep = without_any(&text, words.deep).filter(|rest| word_count(rest) > 1);
        let depth = if deep.is_some() { TopicDepth::Deep } else { weight.depth };
        let own = Weight { depth, ..weight };
        if !sentence.is_item && self.read_petition(deep.as_deref().unwrap_or(&text), asks_colleague, own) {
            return;
        }
        // "Could you ask our guests about the pool?" says what to ask.
        if asks_colleague && !self.begins_with_instruction(&text) {
            self.asides.push(sentence.text.clone());
            return;
        }
        if sentence.is_question {
            self.read_question(&text, weight, section, sentence.is_item);
            return;
        }
        if section == PromptSectionKind::Rules && (sentence.is_item || !self.begins_with_instruction(&text)) {
            self.read_audience(&text);
            self.asides.push(sentence.text.clone());
            return;
        }
        if without_any(&text, words.brief).is_some() {
            weight.depth = TopicDepth::Brief;
        }
        let (points, asides) = (self.points.len(), self.asides.len());
        self.read_weighted(&text, weight, sentence);
        let may_ask = !sentence.is_item && !self.begins_with_instruction(&text);
        if self.points.len() == points && may_ask && self.read_request(&text, weight) {
            self.asides.truncate(asides);
        }
    }
}
