//! Reads what is asked only if there is a reason, and what only tells the interviewer how to behave.

use colloquy_domain::guide::TopicDepth;
use colloquy_domain::language::Language;

use super::super::briefing::find;
use super::super::compose::lowered;
use super::super::matching::has_any;
use super::super::section::PromptSectionKind;
use super::clauses::asked_of;
use super::{ParsedPrompt, ParsedPromptCondition, ParsedPromptTopic, ParsedPromptTopicPhrasing, Weight};
use crate::prompt_parts::keywords::{is_instruction, without_leads};
use crate::prompt_parts::sentences::PromptSentence;
use crate::prompt_parts::wording::{after_any, tails, word_count};

/// The most words in the condition before a colon or a comma.
pub(super) const CONDITION_WORDS: usize = 16;
/// The most questions of a condition: "ask what happened and how they noticed".
const POINTS: usize = 2;
/// The most words in "those in a house should not", which says for whom a question is not.
const EXCLUSION_WORDS: usize = 10;
pub(super) const NEGATIONS: [&str; 7] = ["not", "nicht", "non", "no", "não", "niet", "rien"];

impl ParsedPrompt {
    /// Returns whether a sentence only says how to behave, or what to leave out.
    pub(super) fn is_conduct(&self, text: &str) -> bool {
        let own = &self.language.tables().briefing;
        let text = without_leads(text, self.cues());
        let begins = |list: &[&str]| after_any(text, list).is_some();
        let has_condition =
            after_any(text, own.those_who).is_some() || after_any(text, self.cues().conditions).is_some();
        self.begins_with_otherwise(text)
            || begins(own.skipping)
            || begins(own.conduct)
            || has_condition && find(text, own.skipping).is_some()
    }

    /// Returns whether a text says what to do otherwise. "Se não" and "si no" begin a condition too: "si no la usan, pregunta
    /// por qué".
    fn begins_with_otherwise(&self, text: &str) -> bool {
        let own = &self.language.tables().briefing;
        after_any(text, own.otherwise).is_some_and(|(word, rest)| {
            let said = text[..text.len() - rest.len()].trim_end();
            after_any(word, self.cues().conditions).is_none()
                || said.ends_with([',', ':'])
                || rest.is_empty()
                || self.has_instruction(rest)
        })
    }

    /// Returns whether a condition is followed by how to behave: "when they mention her, please don't go into it".
    pub(super) fn is_conduct_in_case(&self, text: &str) -> bool {
        let cues = self.cues();
        let last = text.rsplit_once(", ").map(|(_, last)| without_leads(last, cues));
        after_any(text, cues.conditions).is_some()
            && last.is_some_and(|last| after_any(last, self.language.tables().briefing.conduct).is_some())
    }

    /// Returns a sentence without what follows "but", and without what to do otherwise.
    pub(super) fn without_reservation(&self, text: &str) -> String {
        let own = &self.language.tables().briefing;
        let ends = tails(text).skip(1).find(|tail| {
            let before = text[..text.len() - tail.len()].trim_end();
            let is_pause = before.ends_with([',', ';', '-', '–', '—', ':']);
            (is_pause || self.begins_with_ban_after_but(tail))
                && (after_any(tail, own.but).is_some() || self.begins_with_otherwise(tail))
        });
        let end = ends.map_or(text.len(), |tail| text.len() - tail.len());
        text[..end].trim_end_matches([',', ';', ' ', '-', '–', '—', ':']).to_owned()
    }

    /// Returns what follows a label that only says that the organization wants to know it: "what we want to know: how …".
    pub(super) fn after_knowing_label<'t>(&self, text: &'t str) -> Option<&'t str> {
        const KNOWING: [&str; 22] = [
            "know",
            "find out",
            "learn",
            "hear",
            "wissen",
            "erfahren",
            "herausfinden",
            "savoir",
            "comprendre",
            "saber",
            "conocer",
            "averiguar",
            "sapere",
            "capire",
            "conoscere",
            "conhecer",
            "perceber",
            "entender",
            "weten",
            "horen",
            "begrijpen",
            "understand",
        ];
        const WE: [&str; 20] = [
            "we",
            "we'd",
            "i",
            "i'd",
            "wir",
            "ich",
            "nous",
            "on",
            "je",
            "queremos",
            "quiero",
            "nos",
            "vogliamo",
            "vorremmo",
            "ci",
            "quero",
            "wij",
            "ik",
            "gostaríamos",
            "interessa-nos",
        ];
        let (label, rest) = text.split_once(": ")?;
        let knows = has_any(label, &KNOWING) && has_any(label, &WE) && word_count(label) <= EXCLUSION_WORDS;
        (knows && self.is_asking(label) && word_count(rest) > 1).then_some(rest)
    }

    /// Returns a text without why the organization asks: "how the forms went, because we are planning an advice centre".
    pub(super) fn without_own_reason<'t>(&self, text: &'t str) -> &'t str {
        const BECAUSE: [&str; 16] = [
            "because",
            "as",
            "since",
            "weil",
            "da",
            "denn",
            "parce que",
            "car",
            "porque",
            "ya que",
            "perché",
            "poiché",
            "pois",
            "já que",
            "omdat",
            "want",
        ];
        const WE: [&str; 17] = [
            "we", "we're", "we've", "wir", "ich", "nous", "on", "wij", "ik", "i'm", "i", "we'd", "our",
            "unser", "unsere", "onze", "ons",
        ];
        let is_we = |word: &str| {
            let is_verb =
                matches!(self.language, Language::Spanish | Language::Portuguese | Language::Italian)
                    && (word.ends_with("mos") || word.ends_with("iamo") || word.ends_with("remmo"));
            WE.contains(&word) || is_verb
        };
        let reason = tails(text).skip(2).find(|tail| {
            let before = text[..text.len() - tail.len()].trim_end();
            let first = after_any(tail, &BECAUSE).and_then(|(_, rest)| rest.split(' ').next());
            before.ends_with(',') && first.is_some_and(|word| is_we(&word.to_lowercase()))
        });
        text[..text.len() - reason.map_or(0, str::len)].trim_end_matches([',', ' '])
    }

    /// Reads what a colleague is asked to find out, and whom to ask.
    pub(super) fn read_petition(&mut self, text: &str, asks_colleague: bool, weight: Weight) -> bool {
        let asides = self.asides.len();
        let found = self.read_report(text, weight) || asks_colleague && self.read_request(text, weight);
        if found {
            self.asides.truncate(asides);
            self.goals.push(text.to_owned());
        }
        found
    }

    /// Reads "only if X: Y", "those who X: Y" and "if X: Y". Returns whether the sentence begins with such a condition.
    pub(super) fn read_limited(
        &mut self,
        text: &str,
        sentence: &PromptSentence,
        section: PromptSectionKind,
    ) -> bool {
        let own = &self.language.tables().briefing;
        if !sentence.is_question
            && let Some((people, asked)) = asked_of(text, own)
        {
            let asked = (self.cues().nominative)("nach", asked);
            self.keep_conditional(people, &asked, sentence, section);
            return true;
        }
        let last = text.trim_end_matches('.').rsplit(' ').next().unwrap_or_default();
        // "If they do not return, ask why not" asks.
        let asks_why = tails(text)
            .skip(1)
            .any(|tail| after_any(tail, self.words().why).is_some_and(|(_, rest)| word_count(rest) < 2));
        let excludes =
            !sentence.is_question && !sentence.is_item && !asks_why && word_count(text) <= EXCLUSION_WORDS;
        if excludes && NEGATIONS.contains(&last) {
            self.asides.push(text.to_owned());
            return true;
        }
        let is_limit = after_any(text, own.only).is_some();
        let is_about_some = after_any(text, own.those_who).is_some();
        let is_condition = is_limit || is_about_some || after_any(text, self.cues().conditions).is_some();
        if !is_condition {
            return false;
        }
        // "Wer kommt und warum?" and "chi vi ha aiutato?" are questions.
        let colon = text.split_once(": ").filter(|(before, _)| word_count(before) <= CONDITION_WORDS);
        let comma = || {
            let (before, rest) = text.split_once(", ")?;
            let is_short = word_count(before) <= CONDITION_WORDS;
            let clause = self.clause_in(rest).filter(|_| !sentence.is_question)?;
            (is_short && !self.has_instruction(rest)).then_some((before, clause))
        };
        let parted =
            colon.or_else(|| self.asked_of_some(text)).or_else(|| if is_limit { None } else { comma() });
        let Some((condition, rest)) = parted else {
            // "Those who never ordered cake, need no question about it" asks nothing.
            let says_who = is_about_some && !sentence.is_question && !sentence.is_item && text.contains(", ");
            // "Falls jemand abgebrochen hat, nach den Gründen fragen" does.
            let instructs = |tail: &str| self.has_instruction(tail) || self.with_verb_first(tail).is_some();
            if says_who && !tails(text).any(instructs) {
                self.asides.push(text.to_owned());
                return true;
            }
            return false;
        };
        let asked = rest.trim().to_owned();
        self.keep_conditional(condition, &asked, sentence, section);
        true
    }

    /// Turns a condition that begins with its verb into one with "if": "Hat jemand ein Kind, frag nach der Betreuung".
    pub(super) fn with_condition_word(&self, text: &str) -> Option<String> {
        let own = &self.language.tables().briefing;
        let word = own.condition_word?;
        let (condition, rest) = text.split_once(", ")?;
        let begins = after_any(condition, own.condition_verbs).is_some();
        if !begins || !(3..=CONDITION_WORDS).contains(&word_count(condition)) {
            return None;
        }
        let condition = lowered(condition);
        if let Some((_, asked)) = after_any(rest, own.then) {
            return Some(format!("{word} {condition}: {asked}"));
        }
        // "Vraag dan hoe het gaat"
        let asked = match rest.split_once(' ') {
            Some((verb, then)) => {
                let then = after_any(then, own.then).map_or(then, |(_, after)| after);
                format!("{verb} {then}")
            }
            None => rest.to_owned(),
        };
        self.has_instruction(&asked).then(|| format!("{word} {condition}, {asked}"))
    }

    /// Returns the text from its first indirect question.
    pub(super) fn clause_in<'t>(&self, text: &'t str) -> Option<&'t str> {
        tails(text).find(|tail| self.is_clause(tail) && after_any(tail, self.cues().relatives).is_none())
    }

    fn has_instruction(&self, text: &str) -> bool {
        is_instruction(without_leads(text, self.cues()), self.cues())
    }

    fn keep_conditional(
        &mut self,
        condition: &str,
        asked: &str,
        sentence: &PromptSentence,
        section: PromptSectionKind,
    ) {
        let weight = Weight { is_required: true, depth: TopicDepth::Usual };
        let mut inner = self.empty();
        let asked = self.with_thing(condition, &self.of_invitee(condition, asked));
        let asked = self.without_reservation(&asked);
        // "If they had an accident: ask whether we helped"
        let clause = self.clause_asked_for(&asked);
        let why = self.reason_clause(condition, without_leads(&asked, self.cues()));
        // Why it is so repeats the condition aloud.
        if why.is_none() {
            self.asides.push(condition.to_owned());
        }
        let asked = why.unwrap_or_else(|| clause.map_or_else(|| asked.clone(), str::to_owned));
        if sentence.is_question && word_count(&asked) > 1 {
            inner.read_question(&asked, weight, section, true);
        }
        let is_word = sentence.is_question && word_count(&asked) < 2;
        // "Nach dem Einstieg und dem Platz fragen" has its verb at the end.
        let fronted = self.with_verb_first(&asked);
        let asked = fronted.clone().unwrap_or(asked);
        let is_asked = |inner: &mut ParsedPrompt| fronted.is_none() && inner.read_asked(&asked, weight);
        if inner.points.is_empty() && !is_word && !is_asked(&mut inner) {
            let item = PromptSentence {
                is_item: true,
                is_question: false,
                is_heading: false,
                text: asked.clone(),
                follows_in_line: false,
            };
            inner.read_statement(&asked, weight, &item);
        }
        if inner.points.is_empty() {
            self.conditions.push(ParsedPromptCondition {
                condition: condition.to_owned(),
                point: None,
                is_limit: true,
            });
        }
        for point in inner.points {
            self.conditions.push(ParsedPromptCondition {
                condition: condition.to_owned(),
                point: Some(point),
                is_limit: true,
            });
        }
    }

    fn empty(&self) -> ParsedPrompt {
        ParsedPrompt {
            points: Vec::<ParsedPromptTopic>::new(),
            goals: Vec::new(),
            conditions: Vec::new(),
            ..self.clone()
        }
    }

    /// Reads "if they mention X, ask Y". Returns whether the sentence begins with a condition.
    pub(super) fn read_condition(&mut self, text: &str, is_question: bool) -> bool {
        let cues = self.cues();
        let text = &self.without_reservation(text);
        let Some((_, rest)) = after_any(text, cues.conditions) else { return false };
        let ends = tails(text).skip(1).find(|tail| {
            let before = text[..text.len() - tail.len()].trim_end();
            let then = after_any(tail, cues.leads).map_or(*tail, |(_, rest)| rest);
            (before.ends_with(',') || then.len() < tail.len())
                && (is_instruction(without_leads(then, cues), cues) || self.with_verb_first(then).is_some())
        });
        let Some(instruction) = ends else {
            // "Se si sente a casa" may be an indirect question, which is read further.
            let is_condition = !is_question && rest.contains(',');
            if is_condition {
                self.asides.push(text.to_owned());
            }
            return is_condition;
        };
        let condition = text[..text.len() - instruction.len()].trim_end_matches([',', ' ']).to_owned();
        let is_rule = has_any(&condition, self.words().rule_words);
        let fronted = self.with_verb_first(instruction);
        let instruction = fronted.as_deref().unwrap_or(instruction);
        let of_invitee = self.with_thing(&condition, &self.of_invitee(&condition, instruction));
        let instruction = of_invitee.as_str();
        let asks = without_leads(instruction, cues);
        let is_asking = after_any(asks, cues.asking).is_some() || after_any(asks, cues.exploring).is_some();
        if !is_asking || is_rule && !is_question {
            self.asides.push(condition);
            return true;
        }
        let weight = Weight { is_required: true, depth: TopicDepth::Usual };
        if let Some(clause) = self.reason_clause(&condition, asks) {
            let form = ParsedPromptTopicPhrasing::Clause;
            let point =
                ParsedPromptTopic { text: clause, label: None, form, is_required: true, depth: weight.depth };
            self.conditions.push(ParsedPromptCondition { condition, point: Some(point), is_limit: false });
            return true;
        }
        self.asides.push(condition.clone());
        let mut inner = ParsedPrompt { points: Vec::new(), goals: Vec::new(), ..self.clone() };
        let sentence = PromptSentence {
            text: instruction.to_owned(),
            is_question,
            is_heading: false,
            is_item: false,
            follows_in_line: false,
        };
        if is_question {
            inner.read_question(instruction, weight, PromptSectionKind::Topics, false);
        } else {
            inner.read_statement(instruction, weight, &sentence);
        }
        let mut points: Vec<Option<ParsedPromptTopic>> =
            inner.points.into_iter().map(Some).take(POINTS).collect();
        if points.is_empty() {
            points.push(None);
        }
        for point in points {
            let condition = condition.clone();
            self.conditions.push(ParsedPromptCondition { condition, point, is_limit: false });
        }
        true
    }
}
