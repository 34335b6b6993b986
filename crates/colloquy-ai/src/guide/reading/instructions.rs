//! Reads the sentences that say what to ask, and whom.

use colloquy_domain::guide::TopicDepth;

use super::super::matching::{has_any, normalized, without_any};
use super::{ITEM_WORDS, PointForm, PromptReading, Weight};
use crate::prompt_parts::keywords::{
    after_link, is_instruction, parts, read_part, without_label, without_leads,
};
use crate::prompt_parts::sentences::PromptSentence;
use crate::prompt_parts::wording::{after, after_any, tails, word_count};
use crate::prompt_parts::{PromptTopic, Reading, TopicForm, items};

impl PromptReading {
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
        let own = after_any(text, self.words().audience_leads).map(|(_, rest)| rest);
        if own.is_some() {
            self.read_audience(text);
        }
        let unlabelled = without_label(text);
        let known = self.points.len();
        let mut found = self.read_enumeration(unlabelled, weight);
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
                    self.keep(question, PointForm::Question, weight);
                }
                Some(Reading::Aside) => {
                    found = true;
                    self.asides.push(part.to_owned());
                }
                None => self.read_bare_interrogative(instruction, weight),
            }
        }
        if let Some(own) = own {
            let linked = tails(own).find_map(|tail| after_link(tail, cues.links));
            if let (true, Some((_, about))) = (self.points.len() == known, linked) {
                self.keep(about.to_owned(), PointForm::NounPhrase, weight);
            }
            self.asides.push(text.to_owned());
            return;
        }
        if found {
            return;
        }
        // "And also what their children say"
        let bare = after_any(text, cues.joints).map_or(text, |(_, rest)| rest);
        let bare = after_any(bare, cues.also).map_or(bare, |(_, rest)| rest);
        if bare.len() < text.len() && self.is_clause(bare) && word_count(bare) > 2 {
            self.keep(bare.to_owned(), PointForm::Clause, weight);
            return;
        }
        let is_labelled = unlabelled.len() < text.len();
        let name = unlabelled.split(": ").next().unwrap_or(unlabelled);
        let topic = PromptTopic { text: name.to_owned(), form: TopicForm::Subject, follows: false };
        let enumerated = items(&topic, Some(self.language));
        let are_names =
            enumerated.len() > 2 && enumerated.iter().all(|item| self.names_a_topic(&item.text, ITEM_WORDS));
        if (sentence.is_item || is_labelled) && (are_names || self.names_a_topic(name, ITEM_WORDS)) {
            self.keep_phrase(unlabelled, weight);
        } else {
            self.asides.push(sentence.text.clone());
        }
    }

    /// Reads the items of "we care about these things: salary, hours and holidays". Returns whether there are any.
    pub(super) fn read_enumeration(&mut self, text: &str, weight: Weight) -> bool {
        let Some((_, list)) = text.split_once(": ") else { return false };
        let mut items: Vec<&str> = list.split(", ").map(str::trim).collect();
        let joints = self.cues().joints;
        let joined = |item: &'_ str| {
            joints.iter().find_map(|joint| item.strip_prefix(joint)?.strip_prefix(' ').map(str::len))
        };
        if let Some(last) = items.pop() {
            let pair = joints.iter().find_map(|joint| last.split_once(&format!(" {joint} ")));
            match (joined(last), pair) {
                (Some(length), _) => items.push(&last[last.len() - length..]),
                (None, Some((one, other))) => items.extend([one, other]),
                (None, None) => items.push(last),
            }
        }
        let is_name = |text: &&str| self.names_a_topic(text, ITEM_WORDS);
        let has_name = items.iter().any(|item| !self.is_clause(item));
        let are_names = items.len() > 2 && has_name && items.iter().all(is_name);
        if are_names {
            items.iter().for_each(|item| self.keep_phrase(item, weight));
        }
        are_names
    }

    /// Reads what an instruction asks for, and whom it asks.
    pub(super) fn read_object(
        &mut self,
        topic: &PromptTopic,
        asked: Option<&str>,
        part: &str,
        weight: Weight,
    ) {
        let cues = self.cues();
        if let Some(asked) = asked {
            let asked = cues.also.iter().find_map(|also| after(asked, also)).unwrap_or(asked);
            let begins = |tail: &&str| {
                let is_relative = after_any(tail, self.words().relatives).is_some();
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
            if object.is_none() && is_whole && topic.form == TopicForm::Subject {
                self.asides.push(part.to_owned());
                return;
            }
        }
        self.read_items(topic, part, weight);
    }

    /// Keeps the items of what an instruction asks for, unless they say how to ask.
    pub(super) fn read_items(&mut self, topic: &PromptTopic, part: &str, weight: Weight) {
        let is_several = items(topic, Some(self.language)).len() > 1;
        let rule_words = self.words().rule_words;
        let has_rule = |text: &str| has_any(text, rule_words);
        let is_rule = topic.form == TopicForm::Subject && !is_several && has_rule(&topic.text);
        // Among several topics, breaks are one too, and no rule for the interviewer.
        let named = items(topic, Some(self.language));
        let signs = self.words().instruction_signs;
        let are_topics = named.iter().filter(|item| has_rule(&item.text)).count() * 2 < named.len();
        match topic.form {
            TopicForm::Statement => self.asides.push(part.to_owned()),
            _ if is_rule => self.asides.push(part.to_owned()),
            _ => {
                self.goals.push(part.to_owned());
                let has_details = topic.text.contains(": ");
                let parts = if has_details { vec![topic.clone()] } else { items(topic, Some(self.language)) };
                for item in parts
                    .into_iter()
                    .filter(|item| {
                        !is_several
                            || item.form == TopicForm::Clause
                            || !has_rule(&item.text)
                            || are_topics && !has_any(&item.text, signs)
                    })
                    .collect::<Vec<_>>()
                {
                    let form = if item.form == TopicForm::Clause {
                        PointForm::Clause
                    } else {
                        PointForm::NounPhrase
                    };
                    self.keep_joined(&item.text, form, weight);
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
            self.keep(clause.split_whitespace().collect::<Vec<_>>().join(" "), PointForm::Clause, weight);
        }
    }
}
