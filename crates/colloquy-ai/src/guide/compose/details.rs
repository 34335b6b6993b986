//! Words questions that say too little without what they are about: "The last time something broke: what happened?"

use super::{GuideComposer, TopicWording, lowered};
use crate::guide::reading::{ParsedPromptTopic, is_bare_question, is_unmarked_question};

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

    /// Returns one of the questions without its marks. Only a single one may be indirect: "could you tell me how it went".
    fn detail(&self, text: &str, place: usize, is_single: bool) -> Option<String> {
        let cues = &self.reading.language.tables().prompt;
        let text = lowered(text.trim_matches(['¿', '?', ' ', '\u{a0}']));
        if is_bare_question(&text, cues) {
            return Some(text);
        }
        // "What happened, from the call to the repair": what follows stays as it is.
        let (asked, rest) = text.split_once(", ").map_or((text.as_str(), None), |(asked, rest)| (asked, Some(rest)));
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
        let asks_indirectly = opening.len() > asked.len() && opening.ends_with(asked) && opening.contains(' ');
        let leads = self.words().about_clause.iter().filter_map(|frame| frame.split('{').next());
        let leads = leads.map(|lead| lowered(lead.trim_start_matches('¿')));
        let is_framed = asks_indirectly || leads.into_iter().any(|lead| opening.starts_with(&lead));
        if is_framed && !is_single {
            return None;
        }
        Some(rest.map_or(opening.clone(), |rest| format!("{opening}, {rest}")))
    }
}
