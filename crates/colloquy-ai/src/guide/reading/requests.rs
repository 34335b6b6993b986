//! Finds what a sentence asks for wherever it says so, and splits it into its parts.

use super::super::briefing::find;
use super::super::compose::is_romance;
use super::super::matching::has_any;
use super::is_bare_question;
use super::questions::ends_in_knowing;
use super::unmarked_questions::is_unmarked_question;
use super::{ITEM_WORDS, ParsedPrompt, ParsedPromptTopicPhrasing, Weight};
use crate::prompt_parts::items::{is_negated_rest, is_rest_of_question, names_one_of_two};
use crate::prompt_parts::keywords::{after_link, follows_people};
use crate::prompt_parts::wording::{PREPOSITIONS, after, after_any, after_question_word, tails, word_count};
use crate::prompt_parts::{InterviewPromptTopic, TopicPhraseKind};
use colloquy_domain::language::Language;

/// Words that ask for a person.
const PERSONS: &[&str] = &["chi", "quién", "quiénes", "quem", "qui", "wie", "wem", "wen", "whom", "who"];
/// How many words after its verb the object of a request may begin.
const OBJECT_WITHIN: usize = 24;
/// How many words after "should" the verb of a report may stand: "sollen uns bitte erzählen".
const REPORT_WITHIN: usize = 5;
/// The most words of an item of a list that is neither a question nor has an article: "daily use".
const BARE_WORDS: usize = 3;
/// How many words after a preposition an enumeration may begin: "of the new food, prices and staff".
const ENUMERATED_WITHIN: usize = 4;
/// The most words in a noun phrase of an enumeration.
const PHRASE_WORDS: usize = 8;

impl ParsedPrompt {
    /// Reads "participants should tell us X, Y and whether Z" and "what I'm after is X". Returns whether there is a
    /// request with a point.
    pub(super) fn read_report(&mut self, text: &str, weight: Weight) -> bool {
        self.reported(text).is_some_and(|object| self.read_asked(object, weight))
    }

    /// Reads a sentence with a verb such as "ask" anywhere in it.
    pub(super) fn read_request(&mut self, text: &str, weight: Weight) -> bool {
        let cues = self.cues();
        let informing = self.language.tables().briefing.informing;
        let verbs: Vec<&str> = cues
            .asking
            .iter()
            .chain(cues.exploring)
            .chain(informing)
            .copied()
            .filter(|verb| verb.chars().count() > 3)
            .collect();
        let object = find(text, &verbs).and_then(|found| self.object_in(found.after));
        object.is_some_and(|object| self.read_asked(object, weight))
    }

    fn reported<'t>(&self, text: &'t str) -> Option<&'t str> {
        let own = &self.language.tables().briefing;
        // "Queremos saber con quién pueden contar" asks for more than what follows "pueden contar".
        let is_asked = |before: &str| tails(before).any(|tail| self.is_asking(tail));
        let report = find(text, own.obliging).filter(|found| !is_asked(found.before)).and_then(|found| {
            let near = tails(found.after).take(REPORT_WITHIN);
            near.into_iter().find_map(|tail| after_any(tail, own.informing)).map(|(_, rest)| rest)
        });
        let object = report.and_then(|rest| {
            let is_phrase = after_any(rest, self.words().determiners).is_some() && !self.is_clause(rest);
            if is_phrase && rest.contains(", ") { Some(rest) } else { self.object_in(rest) }
        });
        object.or_else(|| {
            let rest = find(text, own.wishes)?.after;
            let is_list = rest.starts_with([':', '-', '–']);
            let rest = rest.trim_start_matches([':', ',', '-', '–', ' ']);
            let is_phrase = is_list || after_any(rest, self.words().determiners).is_some();
            let names =
                is_phrase && !self.is_clause(rest) && self.names_a_topic(first_item(rest), ITEM_WORDS);
            if names { Some(rest) } else { self.object_in(rest) }
        })
    }

    /// Returns the text from its first indirect question, its first link or after its colon.
    fn object_in<'t>(&self, text: &'t str) -> Option<&'t str> {
        let cues = self.cues();
        let found = tails(text).take(OBJECT_WITHIN).enumerate().find_map(|(place, tail)| {
            let is_relative =
                place > 0 && after_any(tail, cues.relatives).is_some() && !follows_people(text, tail, cues);
            let is_clause =
                !is_relative && after_question_word(tail, cues).is_some_and(|rest| !rest.is_empty());
            if is_clause {
                return Some(tail);
            }
            let (_, rest) = after_link(tail, cues.links).filter(|_| place <= OBJECT_WITHIN / 2)?;
            // "Hear from commuters on the 7:14 how it is" names them, and not what to ask.
            let clause = tails(rest).skip(1).find(|tail| self.is_asking(tail));
            let before = clause.map(|clause| &rest[..rest.len() - clause.len()]);
            let names = before.is_some_and(|before| {
                !before.contains(',') && !before.contains(": ") && !self.ends_in_joint(before)
            });
            Some(clause.filter(|_| names).unwrap_or(rest))
        });
        let listed = text.split_once(": ").map(|(_, list)| list).filter(|list| !list.is_empty());
        match (found, listed) {
            (Some(found), Some(listed)) if listed.len() > found.len() => Some(listed),
            (None, listed) => listed,
            (found, _) => found,
        }
    }

    fn ends_in_joint(&self, text: &str) -> bool {
        let last = text.trim_end().rsplit(' ').next().unwrap_or_default();
        self.cues().joints.contains(&last) || self.cues().conjunctions.contains(&last)
    }

    /// Keeps the parts of what is asked for. Returns whether there is any.
    pub(super) fn read_asked(&mut self, object: &str, weight: Weight) -> bool {
        let known = self.points.len();
        for part in self.asked_parts(object) {
            let is_clause = self.is_clause(&part) || self.asks_of_person(&part);
            let is_rule = has_any(&part, self.words().rule_words);
            let is_topic = is_clause || !is_rule && self.names_a_topic(&part, ITEM_WORDS);
            if is_topic {
                self.keep(
                    part,
                    if is_clause {
                        ParsedPromptTopicPhrasing::Clause
                    } else {
                        ParsedPromptTopicPhrasing::NounPhrase
                    },
                    weight,
                );
            }
        }
        self.points.len() > known
    }

    /// Splits "how X went, whether Y and Z, and the price": an indirect question ends where another begins, or before a
    /// noun phrase after a comma.
    pub(super) fn asked_parts(&self, object: &str) -> Vec<String> {
        // "What visitors thought of the fair: the stalls, the talks and the food" asks about what it lists.
        if let Some(listed) = self.listed(object) {
            return listed;
        }
        // "Why they leave: what brought them, what disappointed them" are three questions.
        if let Some((question, details)) = object.split_once(": ")
            && self.is_asking(question)
            && details.split(", ").all(|detail| self.is_asking(self.without_joint(detail)))
        {
            return [vec![question.trim().to_owned()], self.asked_parts(details)].concat();
        }
        // "How they see the canteen: food, prices, and what they would change" asks about what it lists.
        if let Some((question, details)) = object.split_once(": ")
            && self.is_asking(question)
            && details.split(", ").count() > 2
            && self.names_a_topic(first_item(details), ITEM_WORDS)
        {
            return self.asked_parts(details);
        }
        let mut parts: Vec<String> = Vec::new();
        let chunks = self.chunks(object);
        for (place, chunk) in chunks.iter().enumerate() {
            // "How they were welcomed, waiting, the needle": a word before a noun phrase is one.
            let is_before_phrase =
                chunks.get(place + 1).is_some_and(|next| self.is_phrase(self.without_joint(next.trim())));
            let chunk = chunk.trim().trim_end_matches([',', ';', ' ']);
            let bare = self.without_joint(chunk);
            // "Di come sono arrivati, di cosa li motiva": a link before each question.
            let cues = self.cues();
            let linked = after_link(bare, cues.links).map(|(_, rest)| rest);
            // "Para qual banco migraram" keeps its preposition, too.
            let has_preposition = after_question_word(bare, cues).is_some();
            let relayed = after_any(bare, cues.relays).filter(|_| !has_preposition).map(|(_, rest)| rest);
            let linked = linked.or(relayed);
            // "Su chi possono contare" keeps its preposition.
            let is_person = |rest: &str| after_any(rest, PERSONS).is_some();
            let bare = linked.filter(|rest| self.is_asking(rest) && !is_person(rest)).unwrap_or(bare);
            let asks_of_person = self.asks_of_person(bare);
            // "Anything they'd change" asks what they would change, and "anything else" is asked at the end of each interview.
            let asked = after(bare, "anything");
            if asked.is_some_and(|rest| after(rest, "else").is_some()) && !parts.is_empty() {
                continue;
            }
            if let Some(asked) = asked.filter(|rest| after(rest, "else").is_none() && !rest.is_empty()) {
                parts.push(format!("what {asked}"));
                continue;
            }
            let is_joined = bare.len() < chunk.len() && self.is_clause(bare) && word_count(bare) > 2;
            // "Come sono arrivati, che turni fanno": before a noun, "che" asks.
            let asks_for_a_noun = after_any(bare, &["che"]).is_some_and(|(_, rest)| {
                word_count(rest) > 1 && after_any(rest, self.words().finite).is_none()
            });
            // "Que sessões acharam úteis": so does it in Portuguese before a noun in the plural.
            let asks_for_plural = after_any(bare, &["que"]).is_some_and(|(_, rest)| {
                let noun = rest.split(' ').next().unwrap_or_default();
                let verb = rest.split(' ').nth(1).unwrap_or_default();
                let is_one = !noun.ends_with(['m', 'u']) && (verb.ends_with("am") || verb.ends_with("em"));
                word_count(rest) > 1 && (noun.ends_with('s') && !noun.ends_with("mos") || is_one)
            });
            let is_joined = is_joined
                || self.language == Language::Italian && asks_for_a_noun
                || self.language == Language::Portuguese && asks_for_plural;
            // "…, qui dans l'entreprise s'en servait": nothing before it is in the company.
            let asks_who = self.language == Language::French
                && after_any(bare, &["qui dans", "qui parmi", "qui chez", "qui d'autre"]).is_some();
            let begins = self.is_asking(bare) || is_joined || asks_of_person || asks_who;
            let last_is_clause = parts.last().is_some_and(|last| self.is_asking(last));
            let is_word = is_before_phrase && word_count(bare) == 1;
            // "Why they bought ours, setup, noise", unlike "what they think of food, prices and staff"
            let is_item = |chunk: &str| {
                let bare = self.without_joint(chunk.trim());
                word_count(bare) <= BARE_WORDS
                    && !self.is_asking(bare)
                    && self.names_a_topic(bare, BARE_WORDS)
            };
            let is_bare_item = is_item(bare)
                && [place.wrapping_sub(1), place + 1]
                    .iter()
                    .any(|at| chunks.get(*at).is_some_and(|it| is_item(it)))
                && parts.last().is_some_and(|last| !ends_after_preposition(last));
            // "Di come sono arrivati, della qualità dell'audio": what follows the question has a link of its own, unlike "cosa
            // pensano del cibo, dei prezzi".
            let is_linked = after_link(bare, cues.near_links)
                .is_some_and(|((_, article), _)| !article.is_empty())
                && parts.last().is_some_and(|last| {
                    !tails(last).skip(1).any(|tail| after_link(tail, cues.near_links).is_some())
                });
            let is_choice = self.is_choice(parts.last(), &chunks[place..]);
            let is_new = parts.is_empty()
                || begins
                || is_linked
                || is_bare_item
                || is_unmarked_question(bare, cues) && word_count(bare) > 2
                || !last_is_clause
                || self.is_phrase(bare) && !is_choice && !self.is_relative_clause(bare)
                || after_any(bare, self.words().their).is_some()
                || is_word
                || self.begins_with_plural(bare);
            if bare.is_empty() {
                continue;
            }
            // "Quand ils ont appelé, par quel moyen, et combien de temps ils ont attendu"
            let is_rest = last_is_clause
                && is_romance(self.language)
                && is_bare_question(bare, cues)
                && place + 1 < chunks.len();
            match parts.last_mut() {
                Some(last) if is_rest => {
                    last.push_str(self.words().and);
                    last.push_str(bare);
                }
                Some(last) if !is_new || ends_in_knowing(last) => {
                    last.push_str(if chunk.len() > bare.len() { " " } else { ", " });
                    last.push_str(chunk);
                }
                _ if asks_of_person => parts.push(bare.to_owned()),
                _ => {
                    let named = self.with_named_subject(&self.without_link(bare), parts.last());
                    parts.push(named);
                }
            }
        }
        parts
    }

    /// Returns whether a part asks for a person after a preposition: "op wie ze kunnen rekenen". After a noun, that would be
    /// a relative clause.
    pub(super) fn asks_of_person(&self, part: &str) -> bool {
        part.split_once(' ').is_some_and(|(preposition, rest)| {
            PREPOSITIONS.contains(&preposition)
                && after_any(rest, PERSONS).is_some_and(|(_, rest)| word_count(rest) > 1)
        })
    }

    /// Returns the parts of an indirect question as topics.
    pub(super) fn asked_topics(&self, object: &str) -> Vec<InterviewPromptTopic> {
        let topic = |text: String| {
            let form = if self.is_clause(&text) { TopicPhraseKind::Clause } else { TopicPhraseKind::Subject };
            InterviewPromptTopic { text, form, follows: false }
        };
        self.asked_parts(object).into_iter().map(topic).collect()
    }

    /// Splits a text at its commas, and at a joint before an indirect question or between noun phrases.
    pub(super) fn chunks<'t>(&self, text: &'t str) -> Vec<&'t str> {
        let mut chunks = Vec::new();
        for segment in text.split([',', ';']).map(str::trim) {
            let mut start = 0;
            for tail in tails(segment).skip(1) {
                let at = segment.len() - tail.len();
                let own = &segment[start..at];
                let rest = self.without_joint(tail);
                let is_joined = rest.len() < tail.len();
                // "And what then the reason would be": an adverb joins nothing.
                let has_joint = after_any(tail, self.cues().joints).is_some();
                let both_phrases = has_joint
                    && !names_one_of_two(own)
                    && !self.is_asking(self.without_joint(own))
                    && word_count(rest) <= PHRASE_WORDS
                    && (self.is_phrase(rest) || text.contains(','))
                    && word_count(own) > 0;
                // "When and how they heard", "how often and at what times they come": these ask one thing.
                let begun = self.without_joint(own);
                let is_bare = self.is_bare_interrogative(begun) || self.is_part_of_question(begun);
                // "… il bambino e che rapporto ha": after a joint, "che" asks.
                let asks = self
                    .is_asking(after_any(rest, self.cues().relays).map_or(rest, |(_, asked)| asked))
                    || self.is_asking(own) && self.is_clause(rest) && word_count(rest) > 2;
                // "How often they cross and what for"
                // "Seit wann und ob es gemeldet wurde" asks two things.
                let is_whether =
                    after_any(rest, self.cues().whether).is_some_and(|(_, rest)| word_count(rest) > 2);
                let is_bare =
                    (is_bare || self.is_part_of_question(rest) || is_negated_rest(rest)) && !is_whether;
                if is_joined && asks && !is_bare || both_phrases {
                    chunks.push(own);
                    start = at;
                }
            }
            chunks.push(&segment[start..]);
        }
        chunks
    }

    pub(super) fn is_asking(&self, text: &str) -> bool {
        let cues = self.cues();
        let begins = |list| after_any(text, list).is_some_and(|(_, rest)| !rest.is_empty());
        begins(cues.interrogatives)
            || begins(cues.whether)
            || after_question_word(text, cues).is_some_and(|rest| !rest.is_empty())
                && (after_any(text, cues.relatives).is_none() || self.asks_where(text))
    }

    /// Returns whether a text is a question word and nothing else: "when" in "when and how they heard".
    fn is_bare_interrogative(&self, text: &str) -> bool {
        after_any(text, self.cues().question_words).is_some_and(|(_, rest)| rest.is_empty())
    }

    /// Returns whether a text begins like an indirect question, but is too short to be one.
    fn is_part_of_question(&self, text: &str) -> bool {
        self.is_asking(text) && is_rest_of_question(text, self.language)
    }

    /// Returns whether a text is a noun phrase with its determiner.
    pub(super) fn is_phrase(&self, text: &str) -> bool {
        let words = self.words();
        let determiner = after_any(text, words.determiners).is_some() || text.starts_with("l'");
        // "Les moments où ils ont eu envie d'arrêter"
        let relative = tails(text)
            .skip(2)
            .filter(|_| !matches!(self.language, Language::German | Language::Dutch))
            .find(|tail| after_any(tail, &["qui", "où", "che", "in cui", "que", "em que"]).is_some());
        let named = &text[..text.len() - relative.map_or(0, str::len)];
        let most = if relative.is_some() { PHRASE_WORDS + 2 } else { PHRASE_WORDS };
        determiner && word_count(text) <= most && !has_any(named, words.finite)
    }

    /// Returns whether a part of an English enumeration begins with a noun in the plural that needs no article: "moments
    /// when they thought of quitting", "relationships with the others".
    fn begins_with_plural(&self, text: &str) -> bool {
        let mut words = text.split(' ');
        let (noun, next) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        self.language == Language::English
            && noun.len() > 4
            && noun.ends_with('s')
            && !noun.ends_with("ss")
            && ["with", "of", "about", "when", "where", "between", "to", "in", "at", "for"].contains(&next)
    }

    pub(super) fn without_joint<'t>(&self, text: &'t str) -> &'t str {
        let text = text.trim_start();
        let cues = self.cues();
        let joint = cues.joints.iter().chain(cues.also).find_map(|joint| after(text, joint));
        joint.unwrap_or(text)
    }

    /// Returns a noun phrase without the word that links it to a verb: "della nanna" is "la nanna".
    fn without_link(&self, text: &str) -> String {
        let cues = self.cues();
        if let Some(((_, article), rest)) = after_link(text, cues.links)
            && article.is_empty()
        {
            return rest.to_owned();
        }
        let contracted = after_link(text, cues.near_links).filter(|_| !self.is_asking(text));
        match contracted {
            Some(((_, article), rest)) if !article.is_empty() => {
                let space = if article.ends_with('\'') { "" } else { " " };
                format!("{article}{space}{rest}")
            }
            Some((_, rest)) if after_any(rest, cues.articles).is_some() || rest.starts_with("l'") => {
                rest.to_owned()
            }
            _ => text.to_owned(),
        }
    }
}

fn first_item(text: &str) -> &str {
    text.split(',').next().unwrap_or(text)
}

/// Returns whether a text ends in what a preposition refers to, so that an enumeration may go on: "what they think of food".
fn ends_after_preposition(text: &str) -> bool {
    let mut last = text.split_whitespace().rev().take(ENUMERATED_WITHIN);
    last.any(|word| PREPOSITIONS.contains(&word) || ["of", "about"].contains(&word))
}
