//! Reads questions that say too little without what they are about: "stepping in: how often, with how much notice", "the
//! last time something broke: what happened".

use super::super::briefing::find;
use super::super::compose::is_romance;
use super::super::matching::has_any;
use super::unmarked_questions::is_unmarked_question;
use super::{ParsedPrompt, ParsedPromptTopic, ParsedPromptTopicPhrasing, Weight};
use crate::prompt_parts::keywords::without_leads;
use crate::prompt_parts::sentences::PromptSentence;
use crate::prompt_parts::wording::{INTERROGATIVE_PRONOUNS, PREPOSITIONS, after_any, word_count};
use colloquy_languages::prompt::PromptCueWords;

/// The most words in a label, and in one that names an occasion: "the last time that something was broken".
const LABEL_WORDS: usize = 5;
const OCCASION_WORDS: usize = 14;
/// The most words in each of the names of a label: "television, phone".
const NAMES_WORDS: usize = 2;
/// The most words in what deserves more: "especially the reading room and the lift".
const NAME_WORDS: usize = 12;
/// The most words in a question that a noun before it makes clear: "are there rules?".
const SHORT_WORDS: usize = 3;
/// The most words in the questions about a label that are asked together.
const ASKED_WORDS: usize = 16;

impl ParsedPrompt {
    /// Returns whether the sentence only asks for more about its label, its heading or the topic before, and was kept.
    pub(super) fn read_details(&mut self, text: &str, sentence: &PromptSentence, weight: Weight) -> bool {
        if is_bare_question(text, self.cues()) {
            return self.keep_bare_question(text, sentence, weight);
        }
        if let Some((label, details)) = self.labelled_details(text) {
            let is_occasion = after_any(label, self.cues().told_occasions).is_some();
            // "Quick one: why do they leave, who helped them?" has a label that names nothing.
            let is_several = details.len() > 1 && sentence.is_item;
            let is_bare = |detail: &String| {
                is_bare_question(detail, self.cues()) || is_several && self.lacks_noun(detail)
            };
            let is_short = word_count(&details.join(" ")) <= ASKED_WORDS;
            let is_listed = sentence.is_item || sentence.is_question;
            if is_listed && is_short && (is_occasion || details.iter().any(is_bare)) {
                self.push_details(label, details.join("\n"), weight);
                return true;
            }
        }
        let is_short = sentence.is_question && !sentence.is_item && word_count(text) <= SHORT_WORDS;
        let is_after_name = self.points.last().is_some_and(|point| {
            matches!(point.form, ParsedPromptTopicPhrasing::NounPhrase | ParsedPromptTopicPhrasing::Details)
        });
        // "What went well?" is a question of its own, "are they kept?" is not.
        let is_own = self.is_asking(text) || has_any(text, self.words().closing_signs);
        is_short
            && is_after_name
            && !is_own
            && self.lacks_noun(text)
            && !self.is_courtesy(text)
            && self.keep_bare_question(&format!("{text}?"), sentence, weight)
    }

    /// Returns "pregunta qué hicieron" of "en primer lugar, qué hicieron": in these languages an indirect question of one
    /// sentence is a request.
    pub(super) fn asked_after_lead(&self, text: &str) -> Option<String> {
        let cues = self.cues();
        let asked = without_leads(text, cues);
        let is_request = is_romance(self.language) && asked.len() < text.len() && self.is_asking(asked);
        (is_request && after_any(asked, cues.conditions).is_none())
            .then(|| format!("{} {asked}", cues.sequence.ask))
    }

    /// Splits "how they found the building, especially the lift", if its last part asks something of its own. After a wish in
    /// a Romance language, it may be a name: the clause before it would swallow that.
    pub(super) fn part_of_interest<'t>(&self, text: &'t str) -> Option<(&'t str, &'t str)> {
        let words = self.words();
        let parted = words.especially.iter().find_map(|word| text.split_once(&format!(", {word} ")));
        parted.filter(|(before, part)| {
            let wishes = self.language.tables().briefing.wishes;
            let is_wish = is_romance(self.language) && find(before, wishes).is_some();
            self.is_asking(part) || is_wish && self.names_a_topic(part, NAME_WORDS)
        })
    }

    /// Keeps a question without a verb as one about its heading, or about the topic before it.
    fn keep_bare_question(&mut self, text: &str, sentence: &PromptSentence, weight: Weight) -> bool {
        let heading = self.heading.clone().filter(|_| sentence.is_item);
        if let Some(heading) = &heading
            && self.points.last().is_none_or(|point| point.label.as_ref() != Some(heading))
        {
            self.push_details(heading, text.to_owned(), weight);
            return true;
        }
        let and = self.words().and;
        match (heading, self.points.last_mut()) {
            (_, Some(last)) if last.form == ParsedPromptTopicPhrasing::Details => {
                last.text.push('\n');
                last.text.push_str(text);
            }
            (_, Some(last)) if last.form == ParsedPromptTopicPhrasing::NounPhrase => {
                last.label = Some(std::mem::replace(&mut last.text, text.to_owned()));
                last.form = ParsedPromptTopicPhrasing::Details;
            }
            (_, Some(last)) => {
                let question = last.text.trim_end_matches(['?', ' ', '\u{a0}']).len();
                let mark = last.text.split_off(question);
                let asked = super::super::compose::lowered(text.trim_end_matches('?'));
                last.text.push_str(&format!(",{and}{asked}{mark}"));
            }
            _ => return false,
        }
        true
    }

    fn push_details(&mut self, label: &str, text: String, weight: Weight) {
        let is_known =
            |point: &ParsedPromptTopic| point.text == text && point.label.as_deref() == Some(label);
        if !self.points.iter().any(is_known) {
            self.points.push(ParsedPromptTopic {
                text,
                label: Some(label.to_owned()),
                form: ParsedPromptTopicPhrasing::Details,
                is_required: weight.is_required,
                depth: weight.depth,
            });
        }
    }

    /// Splits a text after its label into the questions about it.
    fn labelled_details<'t>(&self, text: &'t str) -> Option<(&'t str, Vec<String>)> {
        let separators = [": ", " : ", "\u{a0}: ", " – ", " — ", " - "];
        let (label, rest) = separators
            .iter()
            .filter_map(|separator| text.split_once(separator))
            .min_by_key(|(label, _)| label.len())?;
        let label = label.trim();
        let is_occasion = after_any(label, self.cues().told_occasions).is_some();
        let is_label = if is_occasion {
            word_count(label) <= OCCASION_WORDS
        } else {
            (!label.contains(',') || label.split(", ").all(|part| word_count(part) <= NAMES_WORDS))
                && self.section(label).is_none()
                && self.names_a_topic(label, LABEL_WORDS)
                && !self.is_clause(label)
                && after_any(label, self.cues().conditions).is_none()
        };
        if !is_label || rest.contains(['.', ';', ':']) {
            return None;
        }
        let mut details: Vec<String> = Vec::new();
        for part in rest.trim_end_matches(['?', ' ', '\u{a0}']).split(", ") {
            let part = part.trim().trim_start_matches('¿');
            let bare = self.without_joint(part);
            match details.last_mut() {
                Some(last) if !self.asks(bare) => last.push_str(&format!(", {part}")),
                _ => details.push(if details.is_empty() { part } else { bare }.to_owned()),
            }
        }
        let details: Vec<String> = details.iter().flat_map(|detail| self.divided(detail)).collect();
        details.first().is_some_and(|first| self.asks(first)).then_some((label, details))
    }

    /// Splits "whether they saw one and whether they reported it".
    fn divided(&self, detail: &str) -> Vec<String> {
        let joints = self.cues().joints;
        let pair = joints.iter().find_map(|joint| {
            let (one, other) = detail.split_once(&format!(" {joint} "))?;
            (self.asks(one) && self.asks(other)).then(|| vec![one.to_owned(), other.to_owned()])
        });
        pair.unwrap_or_else(|| vec![detail.to_owned()])
    }

    fn asks(&self, text: &str) -> bool {
        is_bare_question(text, self.cues()) || self.is_asking(text) || is_unmarked_question(text, self.cues())
    }

    /// Returns whether a short question has no noun with a determiner that it may be about.
    fn lacks_noun(&self, text: &str) -> bool {
        let words = self.words();
        let is_determiner = |word: &str| {
            let word = word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
            words.determiners.contains(&word.as_str()) || words.their.contains(&word.as_str())
        };
        word_count(text) <= SHORT_WORDS + 1 && !text.split([' ', '\'']).any(is_determiner)
    }
}

/// Returns whether a text asks something without a verb: "how often and in which situations".
pub fn is_bare_question(text: &str, cues: &PromptCueWords) -> bool {
    let text = text.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
    let joints = cues.joints.iter().map(|joint| format!(" {joint} "));
    let apart = joints.fold(text, |text, joint| text.replace(&joint, ", "));
    apart.split(", ").all(|part| {
        let part = part.trim();
        cues.bare_questions.contains(&part)
            || asks_after_preposition(part)
            || after_any(part, cues.bare_openings)
                .is_some_and(|(_, rest)| word_count(rest) == 1 && !rest.contains('\''))
    })
}

/// Returns whether a part asks with a preposition and without a verb: "a quem", "a que preço".
fn asks_after_preposition(part: &str) -> bool {
    let words: Vec<&str> = part.split(' ').collect();
    let pronoun = words.get(1).copied().unwrap_or_default();
    let asks = INTERROGATIVE_PRONOUNS.contains(&pronoun) || ["que", "quê"].contains(&pronoun);
    let for_noun =
        ["que", "qué", "che", "quel", "quelle", "quels", "quelles", "qual", "quais", "quale", "quali"];
    // "Por que vem" asks for the reason, and has a verb.
    let is_why = ["por", "para", "per", "pour"].contains(&words[0]);
    let has_noun =
        words.len() == 3 && for_noun.contains(&pronoun) && !is_why && !words[2].ends_with(['m', 'n']);
    let is_short = words.len() == 2 || has_noun;
    asks && is_short && PREPOSITIONS.contains(&words[0])
}
