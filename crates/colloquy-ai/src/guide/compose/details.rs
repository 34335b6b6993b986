//! Words questions that say too little without what they are about: "The last time something broke: what happened?"

use super::names::INDEFINITE;
use super::{GuideComposer, TopicWording, lowered};
use crate::guide::briefing::parted_rest;
use crate::guide::check::is_verbatim_fit;
use crate::guide::matching::has_any;
use crate::guide::reading::{ParsedPromptTopic, is_bare_question, is_unmarked_question};
use crate::prompt_parts::wording::word_count;

/// The most words in a question that may have only a pronoun for what it is about.
const SHORT_WORDS: usize = 8;

impl GuideComposer<'_> {
    /// Asks the questions about a label together, or about the label alone if one of them cannot be asked.
    pub(super) fn detailed(&self, point: &ParsedPromptTopic, place: usize) -> Option<TopicWording> {
        let label = point.label.as_ref()?;
        let about_label = || self.phrase(label, place);
        if self.is_foreign() {
            return about_label();
        }
        let is_single = point.text.lines().count() == 1;
        let details: Option<Vec<String>> =
            point.text.lines().map(|detail| self.detail(detail, place, is_single)).collect();
        let Some(mut details) = details else { return about_label() };
        let last = details.pop()?;
        let and = self.words().and;
        let joined = if details.is_empty() { last } else { format!("{}{and}{last}", details.join(", ")) };
        let wording = TopicWording { name: label.clone(), opening: self.marked(&joined) };
        self.labelled(label, &wording).or_else(about_label)
    }

    /// Asks whether something is so and what follows from it: "would you help, and if so, with what?"
    pub(super) fn clause_with_rest(&self, clause: &str, place: usize) -> Option<TopicWording> {
        let (main, joint, rest) = parted_rest(clause)?;
        let wording = self.clause(main, place)?;
        let is_bare =
            is_bare_question(&rest, &self.reading.language.tables().prompt) || word_count(&rest) == 1;
        let asked = if is_bare { Some(rest) } else { self.detail(&rest, place, false) };
        let Some(asked) = asked.filter(|_| !self.is_foreign()) else { return Some(wording) };
        let body = wording.opening.trim_matches(['¿', '?', ' ', '\u{a0}']);
        let opening = self.marked(&format!("{body}, {joint}, {asked}"));
        Some(if self.is_fit(&opening) { TopicWording { opening, ..wording } } else { wording })
    }

    /// Names what a condition is about before a question that has only a pronoun for it: "The audio guide: how did you like
    /// it?"
    pub fn with_thing_of(&self, condition: &str, question: String) -> String {
        let (words, cues) = (self.words(), &self.language.tables().prompt);
        if self.is_foreign() || word_count(&question) > SHORT_WORDS {
            return question;
        }
        let asked: Vec<String> = question
            .split([' ', '\u{a0}'])
            .map(|word| word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase())
            .filter(|word| !word.is_empty())
            .collect();
        let last = asked.last().map(String::as_str).unwrap_or_default();
        let is_pronoun = cues.back_references.contains(&last) && !words.determiners.contains(&last);
        let is_general = question == words.more || question.contains(':');
        if !is_pronoun && !has_any(&question, words.leftovers) || is_general {
            return question;
        }
        let name = (words.clause_name)(&lowered(condition));
        let is_open = |name: &String| name.split(' ').next().is_some_and(|word| INDEFINITE.contains(&word));
        let name = name.filter(|name| !is_open(name));
        let wording = TopicWording { name: String::new(), opening: question.clone() };
        let named = name.and_then(|name| self.labelled(&name, &wording));
        named.map_or(question, |wording| wording.opening)
    }

    /// Returns one of the questions without its marks. Only a single one may be indirect: "could you tell me how it went".
    fn detail(&self, text: &str, place: usize, is_single: bool) -> Option<String> {
        let cues = &self.reading.language.tables().prompt;
        // A question of the prompt about its label is asked as it is: "are they kept?".
        let is_verbatim = text.ends_with('?') && is_verbatim_fit(text, self.language);
        let text = lowered(text.trim_matches(['¿', '?', ' ', '\u{a0}']));
        if is_verbatim || is_bare_question(&text, cues) {
            return Some(text);
        }
        // "What happened, from the call to the repair": what follows stays as it is.
        let (asked, rest) =
            text.split_once(", ").map_or((text.as_str(), None), |(asked, rest)| (asked, Some(rest)));
        let wording = if is_unmarked_question(asked, cues) {
            self.question(&self.marked(&super::capitalized(asked)), place)
        } else {
            self.clause(asked, place)
        };
        let opening = wording?.opening;
        let opening = lowered(opening.trim_matches(['¿', '?', ' ', '\u{a0}']));
        // "What happened" asks as it is, because its subject comes first.
        let is_of_subject = asked.split(' ').count() == 2 && opening.ends_with(&format!(" {asked}"));
        let opening = if is_of_subject { asked.to_owned() } else { opening };
        let asks_indirectly =
            opening.len() > asked.len() && opening.ends_with(asked) && opening.contains(' ');
        let leads = self.words().about_clause.iter().filter_map(|frame| frame.split('{').next());
        let leads = leads.map(|lead| lowered(lead.trim_start_matches('¿')));
        let is_framed = asks_indirectly || leads.into_iter().any(|lead| opening.starts_with(&lead));
        if is_framed && !is_single {
            return None;
        }
        Some(rest.map_or(opening.clone(), |rest| format!("{opening}, {rest}")))
    }
}
