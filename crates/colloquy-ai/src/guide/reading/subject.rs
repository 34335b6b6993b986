//! Finds what a prompt is about as a whole, for a first question that has only a pronoun for it: "how they heard about it".

use colloquy_domain::language::Language;

use super::super::matching::{has_any, normalized};
use super::{ParsedPrompt, ParsedPromptTopicPhrasing};
use crate::prompt_parts::wording::{after, after_any};

/// The most words in what is new: "the online booking system".
const SUBJECT_WORDS: usize = 7;
/// Words after the name of what is new.
const AFTER_NAME: &[&str] = &[
    "in", "on", "at", "for", "last", "this", "since", "to", "where", "because", "so", "en", "depuis", "pour",
    "le", "à", "desde", "para", "el", "a", "dal", "da", "per", "nel", "em", "no", "na",
];

impl ParsedPrompt {
    /// Names the subject before the first question, if the question has only a pronoun for it.
    pub(super) fn name_subject(&mut self) {
        let subject = self.subject.clone().or_else(|| self.introduced());
        let pronouns = self.words().subject_pronouns;
        let (Some(subject), Some(first)) = (subject, self.points.first_mut()) else { return };
        let is_question = first.form != ParsedPromptTopicPhrasing::NounPhrase && first.label.is_none();
        if is_question && has_any(&first.text, pronouns) {
            first.label = Some(subject);
        }
    }

    /// Returns "the online booking system" of "we opened an online booking system in spring".
    fn introduced(&self) -> Option<String> {
        self.asides.iter().find_map(|aside| {
            let introductions = self.words().introductions;
            let (article, rest) =
                introductions.iter().find_map(|(lead, article)| Some((*article, after(aside, lead)?)))?;
            let ends = |word: &&str| {
                let bare = normalized(word);
                after_any(word, AFTER_NAME).is_some()
                    || self.cues().conjunctions.contains(&bare.trim())
                    || self.words().relatives.contains(&bare.trim())
                    || has_any(word, self.words().finite)
            };
            let mut kept: Vec<&str> = Vec::new();
            for word in rest.split(' ').take_while(|word| !ends(word)) {
                kept.push(word.trim_end_matches([',', '.']));
                if word.ends_with([',', '.']) {
                    break;
                }
            }
            let elides = matches!(self.language, Language::French | Language::Italian);
            let is_elided = elides
                && matches!(article, "le" | "la" | "il")
                && kept.first().is_some_and(|word| word.starts_with(['a', 'e', 'i', 'o', 'u', 'é', 'h']));
            let space = if is_elided { "l'".to_owned() } else { format!("{article} ") };
            (1..=SUBJECT_WORDS).contains(&kept.len()).then(|| format!("{space}{}", kept.join(" ")))
        })
    }
}
