//! Reads the sentences that say what to ask, and whom.

use colloquy_domain::guide::TopicDepth;
use colloquy_domain::language::Language;

use super::super::briefing::find;
use super::super::matching::{has_any, normalized, without_any};
use super::{ITEM_WORDS, ParsedPrompt, ParsedPromptTopicPhrasing, Weight};
use crate::prompt_parts::keywords::{
    after_link, is_instruction, is_reflexive, parts, read_part, without_label, without_leads,
};
use crate::prompt_parts::sentences::PromptSentence;
use crate::prompt_parts::wording::{after, after_any, tails, word_count};
use crate::prompt_parts::{InterviewPromptTopic, Reading, TopicPhraseKind, items};

const ARTICLES: &[&str] = &["a", "un", "uma", "une", "una", "um", "einem", "einer", "een"];
const MANNERS: &[&str] = &[
    "jeito", "modo", "maneira", "forma", "manera", "maniera", "manière", "façon", "tono", "tom", "ton",
    "way", "manner", "toon", "manier", "art", "weise", "relaxed", "friendly", "calm",
];
/// The most letters in "dell'" and "dos", which may say whose someone is.
const SHORT_LINK: usize = 5;
/// The most words in the label of a list.
const LIST_LABEL_WORDS: usize = 4;
/// The same for a list that has names and questions.
const MIXED_LABEL_WORDS: usize = 7;
/// The most words in a name of a list that has no label, and how many names are not enough for one.
const NAMES_ALONE_WORDS: usize = 4;
const LISTED_ALONE: usize = 2;
/// How prompts tell an interviewer who they are.
const PERSONAS: &[&str] = &[
    "you are",
    "you're",
    "your name is",
    "du bist",
    "du heißt",
    "sie sind",
    "tu es",
    "tu t'appelles",
    "vous êtes",
    "sei",
    "ti chiami",
    "lei è",
    "eres",
    "te llamas",
    "usted es",
    "você é",
    "tu és",
    "és",
    "você se chama",
    "chamas-te",
    "je bent",
    "jij bent",
    "u bent",
    "je heet",
];

impl ParsedPrompt {
    /// Reads a sentence whose weight is known, in two parts if one of them deserves more: "the app, especially X".
    pub(super) fn read_weighted(&mut self, text: &str, weight: Weight, sentence: &PromptSentence) {
        let words = self.words();
        let after =
            words.especially.iter().find_map(|especially| text.split_once(&format!(", {especially} ")));
        if let Some((before, part)) = after {
            self.read_statement(before, weight, sentence);
            let deep = Weight { depth: TopicDepth::Deep, ..weight };
            self.read_statement(part, deep, &PromptSentence { is_item: true, ..sentence.clone() });
            return;
        }
        let mut text = text.to_owned();
        let mut weight = weight;
        for (list, depth) in [(words.deep, TopicDepth::Deep), (words.brief, TopicDepth::Brief)] {
            if let Some(rest) = without_any(&text, list)
                && word_count(&rest) > 1
            {
                (text, weight.depth) = (rest, depth);
            }
        }
        let instruction = without_leads(&text, self.cues());
        if after_any(instruction, self.cues().following).is_some() && weight.depth == TopicDepth::Usual {
            weight.depth = TopicDepth::Deep;
        }
        self.read_statement(&text, weight, sentence);
    }

    pub(super) fn begins_with_instruction(&self, text: &str) -> bool {
        is_instruction(without_leads(text, self.cues()), self.cues())
            && !has_any(text, self.words().rule_words)
    }

    /// Reads "you are Bea and talk to members". Returns whether the sentence says who the interviewer is, and no topic.
    pub(super) fn read_persona(&mut self, text: &str) -> bool {
        let cues = self.cues();
        let is_persona = PERSONAS.iter().any(|begin| after(text, begin).is_some());
        let has_topic = tails(text)
            .any(|tail| after_link(tail, cues.links).is_some_and(|((link, _), _)| link.len() > 2))
            || find(text, self.language.tables().briefing.wishes).is_some();
        if !is_persona || has_topic {
            return false;
        }
        let company = tails(text).find_map(|tail| after_any(tail, cues.with).map(|(_, rest)| rest));
        let end = |people: &str| people.find([',', '.']).unwrap_or(people.len());
        if let Some(people) = company {
            self.audience.add(&people[..end(people)], cues);
        }
        true
    }

    /// Reads "you are interviewing customers who …". Returns whether the sentence is one of those.
    pub(super) fn read_audience(&mut self, text: &str) -> bool {
        let Some((_, rest)) = after_any(text, self.words().audience_leads) else { return false };
        let whole = rest.split_once(". ").map_or(rest, |(first, _)| first);
        let about = tails(whole).find(|tail| after_link(tail, self.cues().links).is_some());
        let end = about.map_or(whole.len(), |about| whole.len() - about.len());
        self.audience.add(&whole[..end], self.cues());
        true
    }

    pub(super) fn read_statement(&mut self, text: &str, weight: Weight, sentence: &PromptSentence) {
        let cues = self.cues();
        // "Recolha do lixo" is an item, although "recolha" may be an imperative.
        let is_noun = sentence.is_item
            && after_any(text, cues.exploring).is_some_and(|(verb, rest)| {
                !verb.contains(' ')
                    && after_link(rest, cues.near_links).is_some_and(|((link, _), _)| link.len() < 4)
            });
        if is_noun && self.names_a_topic(text, ITEM_WORDS) {
            self.keep(text.to_owned(), ParsedPromptTopicPhrasing::NounPhrase, weight);
            return;
        }
        let fronted = self.with_verb_first(text);
        let text = fronted.as_deref().unwrap_or(text);
        let own = after_any(text, self.words().audience_leads).map(|(_, rest)| rest);
        if own.is_some() {
            self.read_audience(text);
        }
        let unlabelled = without_label(text);
        let known = self.points.len();
        let mut found = self.read_enumeration(unlabelled, weight);
        let enumerated = found.then_some(self.points.len());
        let unlabelled = if found { unlabelled.split(": ").next().unwrap_or(unlabelled) } else { unlabelled };
        for part in parts(unlabelled, cues) {
            let part = part.trim().trim_end_matches([',', ':', ' ']);
            let instruction = without_leads(part, cues);
            let is_asked = after_any(instruction, cues.asking)
                .map(|(_, rest)| rest)
                .or(own.filter(|_| part.contains(text) || text.starts_with(part)));
            match read_part(part, cues) {
                Some(Reading::Topic(topic)) => {
                    found = true;
                    self.read_object(&topic, is_asked, part, weight);
                }
                Some(Reading::Question(question)) => {
                    found = true;
                    self.keep(question, ParsedPromptTopicPhrasing::Question, weight);
                }
                Some(Reading::Aside) => {
                    found = true;
                    self.asides.push(part.to_owned());
                }
                None => self.read_bare_interrogative(instruction, weight),
            }
        }
        // What is divided into topics is none itself: "the new canteen: food, prices, noise".
        if let Some(enumerated) = enumerated {
            self.points.truncate(enumerated);
        }
        if let Some(own) = own {
            let linked = tails(own).find_map(|tail| after_link(tail, cues.links));
            if let (true, Some((_, about))) = (self.points.len() == known, linked) {
                self.keep(about.to_owned(), ParsedPromptTopicPhrasing::NounPhrase, weight);
            }
            self.asides.push(text.to_owned());
            return;
        }
        if found {
            return;
        }
        if !sentence.is_item
            && (self.read_mixed_list(unlabelled, weight) || self.read_names_alone(unlabelled, weight))
        {
            return;
        }
        let is_labelled = unlabelled.len() < text.len();
        let name = unlabelled.split(": ").next().unwrap_or(unlabelled);
        let topic =
            InterviewPromptTopic { text: name.to_owned(), form: TopicPhraseKind::Subject, follows: false };
        let enumerated = items(&topic, Some(self.language));
        let are_names =
            enumerated.len() > 2 && enumerated.iter().all(|item| self.names_a_topic(&item.text, ITEM_WORDS));
        if (sentence.is_item || is_labelled) && (are_names || self.names_a_topic(name, ITEM_WORDS)) {
            self.keep_listed(unlabelled, sentence.is_item && !is_labelled, weight);
        } else {
            self.asides.push(sentence.text.clone());
        }
    }

    /// "Bitte nach dem Leihrad fragen" becomes "fragen nach dem Leihrad".
    pub(super) fn with_verb_first(&self, text: &str) -> Option<String> {
        let cues = self.cues();
        let object = without_leads(text, cues);
        let (before, verb) = object.trim_end_matches('.').rsplit_once(' ')?;
        let is_verb = cues.asking.iter().chain(cues.exploring).any(|known| *known == verb.to_lowercase());
        let is_link = after_any(object, cues.asking).is_none() && after_link(object, cues.links).is_some();
        (is_verb && is_link).then(|| format!("{verb} {before}"))
    }

    /// Reads the items of "we care about these things: salary, hours and holidays". Returns whether there are any.
    pub(super) fn read_enumeration(&mut self, text: &str, weight: Weight) -> bool {
        let Some(names) = self.listed(text) else { return false };
        let label = text.split(": ").next().unwrap_or_default();
        if names.len() > 2
            && names.iter().all(|name| word_count(name) <= LIST_LABEL_WORDS)
            && self.is_known_thing(label)
        {
            self.keep_phrase(label, weight);
        }
        names.iter().for_each(|name| self.keep_phrase(name, weight));
        true
    }

    /// Reads "semi-structured: how they began, a typical day, and what they would change": what follows a short label is
    /// asked if its first part is a question. Returns whether there is anything.
    fn read_mixed_list(&mut self, text: &str, weight: Weight) -> bool {
        let Some((label, list)) = text.split_once(": ") else { return false };
        // "Onboarding 30 dias: primeira semana, ferramentas, o que surpreendeu"
        let is_part = |part: &str| {
            let part = self.without_joint(part);
            self.is_asking(part) || word_count(part) <= ITEM_WORDS && self.names_a_topic(part, ITEM_WORDS)
        };
        let is_mixed = || {
            let parts: Vec<&str> = list.split(", ").collect();
            parts.len() > 2 && parts.iter().all(|part| is_part(part))
        };
        let is_list = word_count(label) <= LIST_LABEL_WORDS && self.is_asking(list)
            || word_count(label) <= MIXED_LABEL_WORDS && is_mixed();
        let parts = if is_list { self.asked_parts(list) } else { Vec::new() };
        let known = self.points.len();
        let digs = after_any(without_leads(label, self.cues()), self.cues().following).is_some();
        if parts.len() > 2 || parts.len() > 1 && digs {
            parts.iter().for_each(|part| self.keep_phrase(part, weight));
        }
        self.points.len() > known
    }

    /// Reads "emplacement, sanitaires, piscine, bruit la nuit": a sentence that is nothing but short names.
    fn read_names_alone(&mut self, text: &str, weight: Weight) -> bool {
        let romance = [Language::French, Language::Italian, Language::Portuguese, Language::Spanish];
        let parts: Vec<&str> = text.split(", ").collect();
        let is_name = |part: &&str| {
            let part = self.without_joint(part);
            word_count(part) <= NAMES_ALONE_WORDS
                && self.names_a_topic(part, ITEM_WORDS)
                && !self.is_clause(part)
                && !is_instruction(part, self.cues())
                && after_any(part, self.words().greetings).is_none()
                && !part.contains([':', '"'])
                && !part.chars().any(|letter| letter.is_ascii_digit())
        };
        if !romance.contains(&self.language) || parts.len() <= LISTED_ALONE || !parts.iter().all(is_name) {
            return false;
        }
        self.keep_phrase(text, weight);
        true
    }

    /// Returns the names that a text lists after a colon: three things or more.
    pub(super) fn listed(&self, text: &str) -> Option<Vec<String>> {
        let (_, list) = text.split_once(": ")?;
        let topic =
            InterviewPromptTopic { text: list.to_owned(), form: TopicPhraseKind::Subject, follows: false };
        let items = items(&topic, Some(self.language));
        let is_name = |text: &str| self.names_a_topic(text, ITEM_WORDS) && !self.is_clause(text);
        let are_names = items.len() > 2 && items.iter().all(|item| is_name(&item.text));
        are_names.then(|| items.into_iter().map(|item| item.text).collect())
    }

    /// Reads what an instruction asks for, and whom it asks.
    pub(super) fn read_object(
        &mut self,
        topic: &InterviewPromptTopic,
        asked: Option<&str>,
        part: &str,
        weight: Weight,
    ) {
        let cues = self.cues();
        if let Some(asked) = asked {
            let asked = cues.also.iter().find_map(|also| after(asked, also)).unwrap_or(asked);
            let begins = |tail: &&str| {
                let is_relative =
                    after_any(tail, self.words().relatives).is_some() || is_reflexive(asked, tail, cues);
                after_link(tail, cues.links).is_some() || self.is_clause(tail) && !is_relative
            };
            let at_once = Some(asked).filter(|asked| after_link(asked, cues.near_links).is_some());
            let object = at_once.or_else(|| tails(asked).find(begins));
            let is_verb_of_things = after_any(without_leads(part, cues), cues.following).is_some();
            let object = object.or_else(|| is_verb_of_things.then_some(asked));
            let end = object.map_or(asked.len(), |object| asked.len() - object.len());
            if !has_any(&asked[..end], self.words().rule_words) {
                self.audience.add(&asked[..end], cues);
            }
            let (object_text, text) = (normalized(asked), normalized(&topic.text));
            let is_whole = object_text.trim_end().ends_with(text.trim_end())
                && word_count(&topic.text) + 2 >= word_count(asked)
                || text.trim_end().ends_with(object_text.trim_end());
            // "Parla con i clienti dell'hotel" may name the topic, or where they are.
            let is_company = after_any(asked, cues.with).is_some();
            let link = object.and_then(|object| after_link(object, cues.links)).map(|((link, _), _)| link);
            let may_say_whose = |link: &str| link.starts_with('d') && link.chars().count() <= SHORT_LINK;
            if is_company && link.is_none_or(may_say_whose) {
                let known = self.points.len();
                self.read_items(topic, part, weight);
                self.goal_points.extend(self.points[known..].iter().map(|point| point.text.clone()));
                return;
            }
            if object.is_none() && is_whole && topic.form == TopicPhraseKind::Subject {
                self.asides.push(part.to_owned());
                return;
            }
        }
        self.read_items(topic, part, weight);
    }

    /// Keeps the items of what an instruction asks for, unless they say how to ask.
    fn read_items(&mut self, topic: &InterviewPromptTopic, part: &str, weight: Weight) {
        if self.read_source(&topic.text) {
            return;
        }
        let bare = self.without_source(&topic.text).to_owned();
        let asked = InterviewPromptTopic { text: bare, form: TopicPhraseKind::Clause, ..topic.clone() };
        let topic = if asked.text.len() < topic.text.len() { &asked } else { topic };
        if topic.form == TopicPhraseKind::Subject && self.read_mixed_items(&topic.text, weight) {
            self.goals.push(part.to_owned());
            return;
        }
        let is_several = items(topic, Some(self.language)).len() > 1;
        let has_rule = |text: &str| has_any(text, self.words().rule_words);
        // "Speak in a relaxed way"
        let is_manner =
            after_any(&topic.text, ARTICLES).is_some_and(|(_, rest)| after_any(rest, MANNERS).is_some());
        let is_rule =
            topic.form == TopicPhraseKind::Subject && (!is_several && has_rule(&topic.text) || is_manner);
        match topic.form {
            TopicPhraseKind::Statement => self.asides.push(part.to_owned()),
            _ if is_rule => self.asides.push(part.to_owned()),
            _ => {
                self.goals.push(part.to_owned());
                let has_details = topic.text.contains(": ");
                let parts = if has_details {
                    vec![topic.clone()]
                } else if topic.form == TopicPhraseKind::Clause {
                    self.asked_topics(&topic.text)
                } else {
                    items(topic, Some(self.language))
                };
                for item in parts
                    .into_iter()
                    .filter(|item| {
                        !is_several
                            || item.form == TopicPhraseKind::Clause
                            || !has_any(&item.text, self.words().rule_words)
                    })
                    .collect::<Vec<_>>()
                {
                    let form = if item.form == TopicPhraseKind::Clause {
                        ParsedPromptTopicPhrasing::Clause
                    } else {
                        ParsedPromptTopicPhrasing::NounPhrase
                    };
                    let text = self.without_source(&item.text).to_owned();
                    self.keep_joined(&text, form, weight);
                }
            }
        }
    }

    /// "Find out why" asks about what is known of the audience: "customers who cancelled".
    pub(super) fn read_bare_interrogative(&mut self, instruction: &str, weight: Weight) {
        let cues = self.cues();
        let Some((_, rest)) =
            after_any(instruction, cues.exploring).or_else(|| after_any(instruction, cues.asking))
        else {
            return;
        };
        let asks = normalized(rest).trim().to_owned();
        if !cues.question_words.contains(&asks.as_str()) {
            return;
        }
        let words = self.words();
        if let Some(known) = self.audience.known_of(words.relatives) {
            let clause = format!("{asks} {} {known}", words.pronoun);
            self.keep(
                clause.split_whitespace().collect::<Vec<_>>().join(" "),
                ParsedPromptTopicPhrasing::Clause,
                weight,
            );
        }
    }
}
