//! Keeps what to ask about, each thing once.

use colloquy_domain::guide::TopicDepth;
use colloquy_domain::language::Language;

use super::super::matching::{has_any, normalized};
use super::super::section::{PromptSectionKind, section_of};
use super::unmarked_questions::is_unmarked_question;
use super::{BARE_WORDS, ITEM_WORDS, ParsedPrompt, ParsedPromptTopic, ParsedPromptTopicPhrasing, Weight};
use crate::prompt_parts::keywords::without_label;
use crate::prompt_parts::sentences::PromptSentence;
use crate::prompt_parts::wording::{after_any, after_question_word, tails, word_count};
use crate::prompt_parts::{InterviewPromptTopic, TopicPhraseKind, is_latin, items};

/// The fewest points beside a goal that are the topics of an interview.
const EXACT_POINTS: usize = 2;

pub(super) const GERMAN_RELATIVES: &[&str] = &[
    "der",
    "die",
    "das",
    "den",
    "dem",
    "dessen",
    "deren",
    "denen",
    "in dem",
    "in der",
    "an dem",
    "an der",
    "bei dem",
    "bei der",
    "bei denen",
    "mit dem",
    "mit der",
    "wo",
    "als",
    "auf dem",
    "auf der",
];
const DUTCH_RELATIVES: &[&str] = &["die", "dat", "waarop", "waarin", "waarbij", "waarmee", "waarvan", "waar"];
/// Verbs with which German relative clauses end.
pub(super) const GERMAN_VERBS_AT_END: [&str; 10] =
    ["haben", "hatten", "hat", "hatte", "sind", "waren", "ist", "war", "werden", "wurden"];

impl ParsedPrompt {
    /// Returns whether a line names its topics after a label: "Topics: onboarding; the team".
    pub(super) fn begins_enumeration(&self, sentence: &PromptSentence) -> bool {
        let languages = [self.words(), &Language::English.tables().guide];
        let label =
            sentence.text.split_once(':').map(|(label, _)| label).filter(|label| word_count(label) <= 4);
        label.is_some_and(|label| {
            matches!(
                section_of(label, &languages),
                Some(PromptSectionKind::Topics | PromptSectionKind::Optional)
            )
        })
    }

    /// Keeps both parts of "the tram and why you use it" and of "how you plan, and your frustrations".
    pub(super) fn keep_joined(&mut self, text: &str, form: ParsedPromptTopicPhrasing, weight: Weight) {
        let cues = self.cues();
        let joined = |rest: &str| {
            cues.joints
                .iter()
                .find_map(|joint| rest.strip_prefix(joint)?.strip_prefix(' ').map(str::to_owned))
        };
        let split = tails(text).skip(1).find_map(|tail| {
            let before = &text[..text.len() - tail.len()];
            let rest = joined(tail)?;
            let is_other = match form {
                ParsedPromptTopicPhrasing::Clause => {
                    let words = self.words();
                    before.trim_end().ends_with(',')
                        && (after_any(&rest, words.determiners).is_some()
                            || after_any(&rest, words.their).is_some())
                }
                _ => self.is_clause(&rest) && word_count(&rest) > 2,
            };
            is_other.then(|| (before.trim_end_matches([' ', ',']).to_owned(), rest))
        });
        // "What they liked and what not" asks nothing more.
        let is_negation =
            [" no", " not", " nicht", " non", " não", " niet", " pas"].iter().any(|end| text.ends_with(end));
        if form == ParsedPromptTopicPhrasing::Clause && word_count(text) <= 2 && is_negation {
            return;
        }
        match split.filter(|(first, _)| !first.contains(": ")) {
            // "The routes, the waiting times, the customers, and whether the bike suits them"
            Some((first, second))
                if form == ParsedPromptTopicPhrasing::NounPhrase && first.contains(", ") =>
            {
                // "The reason, whether they got an offer, how they rate the hotline"
                if first.split(", ").skip(1).any(|part| self.is_asking(part)) {
                    self.asked_parts(&first).iter().for_each(|part| self.keep_phrase(part, weight));
                } else {
                    self.keep_phrase(&first, weight);
                }
                self.keep_phrase(&second, weight);
            }
            Some((first, second)) => {
                self.keep_with_details(&first, form, weight);
                self.keep_phrase(&second, weight);
            }
            None => self.keep_with_details(text, form, weight),
        }
    }

    pub(super) fn is_clause(&self, text: &str) -> bool {
        after_question_word(text, self.cues()).is_some()
    }

    /// Keeps "the first week: what went well, what was missing" as its parts.
    pub(super) fn keep_with_details(&mut self, text: &str, form: ParsedPromptTopicPhrasing, weight: Weight) {
        let Some((name, details)) = text.split_once(": ") else {
            self.keep(text.to_owned(), form, weight);
            return;
        };
        let plain = |detail: &'_ str| {
            let detail = detail.trim();
            self.cues()
                .joints
                .iter()
                .find_map(|joint| Some(detail.strip_prefix(joint)?.strip_prefix(' ')?.to_owned()))
                .unwrap_or_else(|| detail.to_owned())
        };
        let list = details;
        let details: Vec<String> = details.split(", ").map(plain).collect();
        let asks = |detail: &String| !self.is_clause(detail) && is_unmarked_question(detail, self.cues());
        if details.iter().any(asks) && details.iter().all(|detail| asks(detail) || self.is_clause(detail)) {
            // "Complaints: did they report something, what happened then"
            for detail in &details {
                self.read_question(detail, weight, PromptSectionKind::Topics, true);
            }
        } else if details.iter().all(|detail| self.is_clause(detail)) {
            let details = self.asked_parts(list);
            let is_of_children = details.iter().any(|detail| self.with_children(name, detail) != *detail);
            // No one is asked what they think of their children.
            if !is_of_children {
                self.keep(name.to_owned(), form, weight);
            }
            for detail in details {
                let detail = self.with_children(name, &detail);
                // "Repairs: how they report them"
                let speaks_of_it = detail.contains(" they ") && detail.ends_with(" them");
                let detail = match detail.strip_suffix("them").filter(|_| speaks_of_it) {
                    Some(before) => format!("{before}{name}"),
                    None => detail,
                };
                self.keep(detail, ParsedPromptTopicPhrasing::Clause, weight);
            }
        } else if form == ParsedPromptTopicPhrasing::NounPhrase
            && details.len() == 2
            && self.are_aspects(&details)
        {
            self.keep(name.to_owned(), form, Weight { depth: TopicDepth::Deep, ..weight });
        } else if form == ParsedPromptTopicPhrasing::NounPhrase && details.len() > 1 || self.divides(&details)
        {
            let last = details.len() - 1;
            if details.len() > 2 && self.is_known_thing(name) && self.are_aspects(&details[..last]) {
                self.keep(name.to_owned(), form, weight);
            }
            for (place, detail) in details.iter().enumerate() {
                let pair =
                    self.cues().joints.iter().find_map(|joint| detail.split_once(&format!(" {joint} ")));
                match pair.filter(|_| place == last) {
                    Some((one, other)) => {
                        self.keep_phrase(one, weight);
                        self.keep_phrase(other, weight);
                    }
                    None => self.keep_phrase(detail, weight),
                }
            }
        } else {
            self.keep(name.to_owned(), form, weight);
        }
    }

    /// Returns whether what is asked consists of these parts: "how they see the canteen: food, prices, what they miss".
    fn divides(&self, details: &[String]) -> bool {
        details.len() > 2 && self.names_a_topic(&details[0], ITEM_WORDS) && !self.is_clause(&details[0])
    }

    /// Returns whether all details are short names without an article: "the visit: length, route". Three or more are topics.
    fn are_aspects(&self, details: &[String]) -> bool {
        details.iter().all(|detail| {
            word_count(detail) <= 4
                && after_any(detail, self.words().determiners).is_none()
                && !self.is_clause(detail)
        })
    }

    pub(super) fn keep_phrase(&mut self, text: &str, weight: Weight) {
        let form = if self.is_clause(text) {
            ParsedPromptTopicPhrasing::Clause
        } else {
            ParsedPromptTopicPhrasing::NounPhrase
        };
        let topic = InterviewPromptTopic {
            text: text.to_owned(),
            form: if form == ParsedPromptTopicPhrasing::Clause {
                TopicPhraseKind::Clause
            } else {
                TopicPhraseKind::Subject
            },
            follows: false,
        };
        for item in items(&topic, Some(self.language)) {
            self.keep_with_details(&item.text, form.clone(), weight);
        }
    }

    pub(super) fn keep(&mut self, text: String, form: ParsedPromptTopicPhrasing, weight: Weight) {
        let form = if form == ParsedPromptTopicPhrasing::NounPhrase && self.is_clause(&text) {
            ParsedPromptTopicPhrasing::Clause
        } else {
            form
        };
        let text = without_preposition(self.without_guesses(without_manner(&text))).to_owned();
        let meant = if form == ParsedPromptTopicPhrasing::Clause { self.thing_meant(&text) } else { None };
        if meant.is_some() {
            // What names the thing is no text that must not be repeated.
            self.asides.pop();
        }
        let form = if meant.is_some() { ParsedPromptTopicPhrasing::NounPhrase } else { form };
        let text = meant.unwrap_or(text);
        // "Nach dem Einstieg und dem Platz fragen" has the case of its verb.
        let is_dative = form == ParsedPromptTopicPhrasing::NounPhrase && text.starts_with("dem ");
        let text = if is_dative { (self.cues().nominative)("nach", &text) } else { text };
        let text =
            if form == ParsedPromptTopicPhrasing::NounPhrase { self.without_condition(&text) } else { text };
        let key = normalized(&text);
        // "Nutzer, die nach dem Probemonat nicht verlängert haben": the rest of a relative clause names nothing.
        let last = key.trim().rsplit(' ').next().unwrap_or_default().to_owned();
        if form == ParsedPromptTopicPhrasing::NounPhrase
            && self.language == Language::German
            && self.before_relative(&text).is_none()
            && GERMAN_VERBS_AT_END.contains(&last.as_str())
        {
            return;
        }
        if !self.points.iter().any(|point| normalized(&point.text) == key) && key.trim().chars().count() > 1 {
            self.points.push(ParsedPromptTopic {
                text,
                label: None,
                form,
                is_required: weight.is_required,
                depth: weight.depth,
            });
        }
    }

    /// "Exchange or complaint if there was one" names what to ask about before its condition. In some languages its word has
    /// other meanings too, so that only a comma makes it one.
    fn without_condition(&self, text: &str) -> String {
        let wants_comma = matches!(self.language, Language::Italian | Language::Portuguese | Language::Dutch);
        let conditions = self.cues().conditions.iter().copied();
        let conditions: Vec<&str> = conditions
            // "Un trajet qui s'est mal passé" has a pronoun.
            .filter(|word| !word.contains(' ') && !["whenever", "s'"].contains(word))
            .chain(["s'il", "s'ils"])
            .collect();
        let begins = |tail: &&str| {
            let before = text[..text.len() - tail.len()].trim_end();
            after_any(tail, &conditions).is_some() && (!wants_comma || before.ends_with(','))
        };
        let tail = tails(text).skip(1).find(begins);
        tail.map_or(text, |tail| text[..text.len() - tail.len()].trim_end_matches([' ', ','])).to_owned()
    }

    /// Leaves out what only a goal names, if the prompt says more exactly what to ask. What a goal asks, such as "how
    /// freelancers handle invoices", is a good beginning.
    pub(super) fn leave_out_goals(&mut self) {
        let is_goal = |point: &ParsedPromptTopic| self.goal_points.contains(&point.text);
        if self.points.iter().filter(|point| !is_goal(point)).count() >= EXACT_POINTS {
            let goals = std::mem::take(&mut self.goal_points);
            let is_name = |point: &&ParsedPromptTopic| {
                point.form == ParsedPromptTopicPhrasing::NounPhrase && goals.contains(&point.text)
            };
            self.subject = self
                .subject
                .take()
                .or_else(|| self.points.iter().find(is_name).map(|point| point.text.clone()));
            self.points.retain(|point| {
                point.form != ParsedPromptTopicPhrasing::NounPhrase || !goals.contains(&point.text)
            });
        }
    }

    /// Returns "ein Tag" of "ein Tag, der Ihnen gefallen hat", in languages whose relatives may be articles.
    pub fn before_relative<'t>(&self, text: &'t str) -> Option<&'t str> {
        let words = self.words();
        let (before, rest) = match self.language {
            Language::German => text.split_once(", ")?,
            Language::Dutch => {
                let tail = tails(text).skip(2).find(|tail| after_any(tail, DUTCH_RELATIVES).is_some())?;
                text.split_at(text.len() - tail.len())
            }
            _ => return None,
        };
        let relatives = if self.language == Language::German { GERMAN_RELATIVES } else { DUTCH_RELATIVES };
        let is_relative = after_any(rest, relatives).is_some() && word_count(rest) > 2;
        (is_relative && after_any(before, words.determiners).is_some())
            .then(|| before.trim_end_matches([',', ' ']))
    }

    /// Returns whether a text without a verb names a topic.
    pub(super) fn names_a_topic(&self, text: &str, most_words: usize) -> bool {
        let words = self.words();
        let cues = self.cues();
        // "One thing that would help" is a name with a relative clause.
        let relative = tails(text)
            .skip(1)
            .filter(|_| !matches!(self.language, Language::German | Language::Dutch))
            .find(|tail| {
                after_any(tail, words.relatives).is_some() || after_any(tail, cues.relatives).is_some()
            });
        let named = self.before_relative(text).unwrap_or(&text[..text.len() - relative.map_or(0, str::len)]);
        let is_sentence = has_any(named, words.finite) || after_any(text, cues.speakers).is_some();
        // A plan may ask about "the answers of the search".
        let is_item = self.briefing.has_topic_list && after_any(text, words.determiners).is_some();
        let is_item = is_item || self.is_lone_noun(text);
        let is_rule = !is_item && has_any(text, words.rule_words) || after_any(text, cues.manners).is_some();
        let is_person = after_any(text, words.audience_leads).is_some();
        is_latin(text)
            && word_count(text) <= most_words
            && !is_rule
            && !self.is_tone(text)
            && !is_person
            && (!is_sentence || self.is_clause(text))
    }

    /// Reads a prompt that is nothing but the name of a topic.
    pub(super) fn read_as_topic(&mut self, sentences: &[PromptSentence]) {
        let weight = Weight { is_required: true, depth: TopicDepth::Usual };
        let [only] = sentences else { return };
        let text = without_label(&only.text).to_owned();
        let name = text.split(": ").next().unwrap_or(&text);
        if self.names_a_topic(name, BARE_WORDS) && !only.is_question {
            self.asides.clear();
            self.keep_phrase(&text, weight);
        }
    }

    /// Reads indirect questions and lists wherever they are, from a prompt that would ask nothing else: "we are a choir and
    /// hope to hear from our singers how the tour went".
    pub(super) fn read_anywhere(&mut self, sentences: &[PromptSentence]) {
        let weight = Weight { is_required: true, depth: TopicDepth::Usual };
        let readable = |sentence: &&PromptSentence| {
            !sentence.is_question && !sentence.is_heading && self.ban_reader().read(&sentence.text).is_none()
        };
        let readable: Vec<String> =
            sentences.iter().filter(readable).map(|sentence| sentence.text.clone()).collect();
        for text in readable {
            let is_condition = after_any(&text, self.cues().conditions).is_some();
            // "Interview with parents about the canteen: the meals, the queue, what the children say"
            let enumerated = text.split_once(": ").map(|(_, list)| list);
            if let Some(list) = enumerated.filter(|list| !is_condition && list.split(", ").count() > 2)
                && !self.is_conduct(&text)
            {
                self.asked_parts(list).iter().for_each(|part| self.keep_phrase(part, weight));
                self.asides.retain(|aside| *aside != text);
                continue;
            }
            let object = tails(&text).skip(1).find(|tail| self.is_asking(tail));
            // "How it went: the journey and the halls" asks about what it lists.
            let listed = object.and_then(|object| object.split_once(": ")).map(|(_, list)| list);
            let object = listed.filter(|list| list.contains(", ")).or(object);
            if let Some(object) = object.filter(|_| !is_condition && !self.is_conduct(&text))
                && self.read_asked(object, weight)
            {
                self.asides.retain(|aside| *aside != text);
            }
        }
    }
}

/// Returns "cuánto esperaron" of "habla con ellos de cuánto esperaron".
fn without_preposition(text: &str) -> &str {
    const PREPOSITIONS: [&str; 12] =
        ["de", "di", "sobre", "over", "su", "sur", "about", "of", "acerca de", "von", "über", "d'"];
    const ADVERBS: [&str; 26] = [
        "cómo", "cuánto", "cuánta", "cuántos", "cuántas", "si", "por qué", "come", "se", "perché", "quanto",
        "como", "porquê", "por que", "comment", "pourquoi", "combien", "hoe", "of", "waarom", "how",
        "whether", "why", "wie", "ob", "warum",
    ];
    let rest = after_any(text, &PREPOSITIONS).map(|(_, rest)| rest);
    rest.filter(|rest| after_any(rest, &ADVERBS).is_some_and(|(_, asked)| word_count(asked) > 1))
        .unwrap_or(text)
}

/// Returns what is asked without how: "what they offered, without insisting on names".
fn without_manner(text: &str) -> &str {
    const WITHOUT: [&str; 7] =
        [", without ", ", ohne ", ", sans ", ", sin ", ", senza ", ", sem ", ", zonder "];
    let end = WITHOUT.iter().filter_map(|word| text.find(word)).min();
    &text[..end.unwrap_or(text.len())]
}
