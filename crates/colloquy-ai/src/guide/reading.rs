//! Reads a prompt: what it asks for, about whom, and what it only tells the interviewer.

mod conditional;
mod instructions;
mod points;
mod questions;

use colloquy_domain::guide::TopicDepth;
use colloquy_domain::language::Language;
use colloquy_languages::guide::GuideWords;
use colloquy_languages::prompt::PromptKeywords;

use super::audience::Audience;
use super::matching::{has_any, normalized, split_at_any, without_any};
use super::section::{Section, section_of};
use crate::prompt_parts::keywords::{is_instruction, without_leads};
use crate::prompt_parts::sentences::{PromptSentence, split};
use crate::prompt_parts::wording::{after, after_any, language, word_count};
use crate::prompt_parts::{PromptTopic, TopicForm};

/// How many sentences of a prompt are read.
const SENTENCES: usize = 500;
/// The most words in an item of a list that names a topic.
const ITEM_WORDS: usize = 12;
/// The most words in a prompt that is nothing but a topic.
const BARE_WORDS: usize = 9;
/// With so many points to ask, what the organization wants to find out is no further one.
const ASKED_POINTS: usize = 2;
/// The most words for whom the interviewer meets, before what they are to tell.
const AUDIENCE_WORDS: usize = 7;
/// The most words in a label such as "Part B".
const LABEL_WORDS: usize = 3;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PointForm {
    NounPhrase,
    /// An indirect question.
    Clause,
    /// A question of the prompt, verbatim.
    Question,
}

/// Something to ask about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    pub text: String,
    pub form: PointForm,
    pub is_required: bool,
    pub depth: TopicDepth,
    /// Whether it says what the organization wants to find out, and not what to ask.
    is_goal: bool,
}

/// Something to ask only if there is a reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    pub condition: String,
    /// What to ask. Without it, the interviewer asks for more.
    pub point: Option<Point>,
}

/// The parts of a prompt.
#[derive(Clone, Debug)]
pub struct PromptReading {
    pub language: Language,
    /// Whether the words of the prompt identified the language.
    pub has_language: bool,
    pub goals: Vec<String>,
    pub audience: Audience,
    pub points: Vec<Point>,
    pub conditions: Vec<Condition>,
    pub bans: Vec<String>,
    /// Sentences for the interviewer alone.
    pub asides: Vec<String>,
    /// Whether the sentences that are read say what the organization wants to find out.
    reads_goal: bool,
    is_in_goal_section: bool,
    follows_goal_heading: bool,
}

/// What a sentence says of the topics in it.
#[derive(Clone, Copy)]
struct Weight {
    is_required: bool,
    depth: TopicDepth,
}

impl PromptReading {
    pub fn of(prompt: &str, fallback: Language) -> Self {
        let known = language(prompt);
        let mut reading = PromptReading {
            language: known.unwrap_or(fallback),
            has_language: known.is_some(),
            goals: Vec::new(),
            audience: Audience::default(),
            points: Vec::new(),
            conditions: Vec::new(),
            bans: Vec::new(),
            asides: Vec::new(),
            reads_goal: false,
            is_in_goal_section: false,
            follows_goal_heading: false,
        };
        let sentences = split(prompt);
        let mut section = Section::Topics;
        let mut was_item = false;
        let mut is_enumerated = false;
        for sentence in sentences.iter().take(SENTENCES) {
            if was_item && !sentence.is_item && !sentence.is_heading {
                section = Section::Topics;
            }
            was_item = sentence.is_item;
            is_enumerated = reading.begins_enumeration(sentence) || is_enumerated && sentence.follows_in_line;
            let is_item = sentence.is_item || is_enumerated && sentence.follows_in_line;
            reading.note_goal(sentence);
            section = reading.read(&PromptSentence { is_item, ..sentence.clone() }, section);
        }
        if reading.points.is_empty() {
            reading.read_as_topic(&sentences);
        }
        // "Goal: understand why they leave" is a question as well, "their experience" is not.
        let is_general = |point: &Point| point.is_goal && point.form == PointForm::NounPhrase;
        if reading.points.iter().filter(|point| !point.is_goal).count() >= ASKED_POINTS {
            reading.points.retain(|point| !is_general(point));
        }
        reading
    }

    /// Notes whether a sentence, or the section that it begins, says what the organization wants to find out.
    fn note_goal(&mut self, sentence: &PromptSentence) {
        let (own, english) = (self.words().goal_labels, Language::English.tables().guide.goal_labels);
        let is_goal = |label: &str| {
            let label = normalized(label);
            own.contains(&label.trim()) || english.contains(&label.trim())
        };
        let label = sentence.text.split_once(':').map(|(label, _)| label);
        let label = label.filter(|label| word_count(label) <= LABEL_WORDS);
        let is_heading = sentence.is_heading || is_goal(&sentence.text);
        // "Goal: …" holds for its sentence, a heading on a line of its own for what is below it.
        let follows_heading = std::mem::replace(&mut self.follows_goal_heading, false);
        match label {
            Some(label) => (self.reads_goal, self.is_in_goal_section) = (is_goal(label), false),
            None if is_heading => {
                (self.reads_goal, self.is_in_goal_section) = (false, false);
                self.follows_goal_heading = is_goal(&sentence.text);
            }
            None if follows_heading => {
                (self.reads_goal, self.is_in_goal_section) = (true, !sentence.follows_in_line);
            }
            None => self.reads_goal = self.is_in_goal_section,
        }
    }

    /// Returns whether a line names its topics after a label: "Topics: onboarding; the team".
    fn begins_enumeration(&self, sentence: &PromptSentence) -> bool {
        let languages = [self.words(), &Language::English.tables().guide];
        let label =
            sentence.text.split_once(':').map(|(label, _)| label).filter(|label| word_count(label) <= 4);
        label.is_some_and(|label| {
            matches!(section_of(label, &languages), Some(Section::Topics | Section::Optional))
        })
    }

    fn words(&self) -> &'static GuideWords {
        &self.language.tables().guide
    }

    fn cues(&self) -> &'static PromptKeywords {
        &self.language.tables().prompt
    }

    /// Reads a sentence of a section, and returns the section of the next one.
    fn read(&mut self, sentence: &PromptSentence, section: Section) -> Section {
        let (words, english) = (self.words(), &Language::English.tables().guide);
        let text = sentence.text.trim();
        // "Bonjour, pouvez-vous …" says something after its greeting.
        if let Some((greeting, rest)) = text.split_once(", ")
            && word_count(greeting) <= 3
            && word_count(rest) > 3
            && after_any(greeting, words.greetings).is_some()
        {
            return self.read(&PromptSentence { text: rest.to_owned(), ..sentence.clone() }, section);
        }
        let without = text.trim_matches(|letter: char| !letter.is_alphanumeric());
        let most_words = if sentence.is_question { 4 } else { 6 };
        if word_count(text) <= most_words && !sentence.is_item && self.is_courtesy(without) {
            self.asides.push(text.to_owned());
            return section;
        }
        if sentence.is_heading && !self.is_sentence_heading(text) {
            let found = section_of(text, &[words, english]);
            return found.unwrap_or(Section::Topics);
        }
        if let Some((label, rest)) = text.split_once(':')
            && word_count(label) <= 4
            && rest.contains(char::is_alphanumeric)
            && !is_instruction(without_leads(text, self.cues()), self.cues())
            && let Some(own) = section_of(label, &[words, english])
        {
            let rest = PromptSentence { text: rest.trim().to_owned(), is_heading: false, ..sentence.clone() };
            let is_whole = matches!(own, Section::Topics | Section::Optional) && !rest.is_question;
            let parts: Vec<&str> = rest.text.split(", ").collect();
            let are_short = is_whole
                && parts.len() > 1
                && parts.iter().all(|part| word_count(part) <= 6 && !self.is_clause(part));
            let are_names = are_short && parts.iter().all(|part| self.names_a_topic(part, ITEM_WORDS));
            if are_names {
                self.read_list(&parts, &rest, own);
            } else {
                self.read_in(&PromptSentence { is_item: is_whole || rest.is_item, ..rest }, own);
            }
            return section;
        }
        // "Part B: how you search"
        if let Some((label, rest)) = text.split_once([':', '–', '—'])
            && is_numbered(label)
            && rest.contains(char::is_alphanumeric)
        {
            let rest = PromptSentence {
                text: rest.trim().to_owned(),
                is_heading: false,
                is_item: true,
                ..sentence.clone()
            };
            self.read_in(&rest, section);
            return section;
        }
        self.read_in(sentence, section);
        section
    }

    /// Reads the items after a label, each with its own remarks: "apps, delays, costs (optional)".
    fn read_list(&mut self, parts: &[&str], sentence: &PromptSentence, section: Section) {
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

    fn is_courtesy(&self, text: &str) -> bool {
        let words = self.words();
        let begins = |list: &[&str]| after_any(text, list).is_some_and(|(_, rest)| word_count(rest) <= 4);
        (begins(words.greetings) || begins(words.farewells)) && after_any(text, self.cues().asking).is_none()
    }

    /// Returns whether a line that ends in a colon says something itself: "Ask about:" does not.
    fn is_sentence_heading(&self, text: &str) -> bool {
        let rest = after_any(text, self.words().audience_leads).is_some();
        rest || word_count(text) > 8 && !is_instruction(without_leads(text, self.cues()), self.cues())
    }

    fn read_in(&mut self, sentence: &PromptSentence, section: Section) {
        let words = self.words();
        let mut text = sentence.text.trim().to_owned();
        let mut weight = Weight { is_required: section != Section::Optional, depth: TopicDepth::Usual };
        let announced = after_any(without_leads(&text, self.cues()), words.announces);
        if after_any(&text, words.branches).is_some() || announced.is_some() && !sentence.is_question {
            self.asides.push(sentence.text.clone());
            return;
        }
        if section != Section::Bans
            && let Some(part) = self.conditional(&text)
        {
            self.read_conditional(part, sentence, section);
            return;
        }
        text = self.without_remarks(&text, &mut weight);
        if section == Section::Bans && !sentence.is_question {
            let ban = after_any(&text, words.bans).map_or(text.as_str(), |(_, rest)| rest);
            self.bans.push(ban.to_owned());
            return;
        }
        if let Some(rest) = without_any(&text, words.optional) {
            weight.is_required = false;
            text = rest;
        }
        if let Some((people, told)) = split_at_any(&text, words.tell_us)
            && word_count(people) <= AUDIENCE_WORDS
            && word_count(told) > 1
            && !sentence.is_question
        {
            self.audience.add(people, self.cues());
            let told = told.trim_start_matches([',', ':', ' ']);
            let form = if self.is_clause(told) { TopicForm::Clause } else { TopicForm::Subject };
            let topic = PromptTopic { text: told.to_owned(), form, follows: false };
            self.asides.push(text.clone());
            self.read_items(&topic, told, weight);
            return;
        }
        let around = words.bans_around.iter().find_map(|(begin, end)| {
            let rest = after(without_leads(&text, self.cues()), begin)?;
            Some(rest.strip_suffix(end)?.trim())
        });
        if let Some(ban) = around.filter(|ban| !ban.is_empty()) {
            self.bans.push(ban.to_owned());
            self.asides.push(sentence.text.clone());
            return;
        }
        if let Some((_, ban)) = after_any(without_leads(&text, self.cues()), words.bans) {
            if !has_any(ban, words.rule_words) && !ban.is_empty() {
                self.bans.push(ban.to_owned());
            }
            self.asides.push(sentence.text.clone());
            return;
        }
        if self.read_condition(&text, sentence.is_question) {
            return;
        }
        if sentence.is_question {
            self.read_question(&text, weight, section);
            return;
        }
        if section == Section::Rules && (sentence.is_item || !self.begins_with_instruction(&text)) {
            self.read_audience(&text);
            self.asides.push(sentence.text.clone());
            return;
        }
        if without_any(&text, words.brief).is_some() {
            weight.depth = TopicDepth::Brief;
        }
        self.read_weighted(&text, weight, sentence);
    }
}

/// Returns whether a label only counts: "Part B", "Bloque 2".
fn is_numbered(label: &str) -> bool {
    let words: Vec<&str> = label.split_whitespace().collect();
    let is_count = |word: &str| {
        word.chars().all(|letter| letter.is_ascii_digit())
            || word.chars().count() == 1 && word.starts_with(char::is_uppercase)
    };
    (2..=LABEL_WORDS).contains(&words.len()) && words.last().is_some_and(|word| is_count(word))
}
