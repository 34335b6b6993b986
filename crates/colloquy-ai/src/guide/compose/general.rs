//! The topics of a prompt that names none.

use colloquy_domain::guide::{GuideTopic, TopicDepth};
use colloquy_domain::language::Language;
use colloquy_languages::fill;

use super::super::check::is_name_fit;
use super::super::keywords::keywords;
use super::super::matching::{has_any, normalized};
use super::{GuideComposer, TopicWording};
use crate::prompt_parts::wording::after;
use crate::prompt_parts::wording::{after_any, word_count};

impl GuideComposer<'_> {
    /// Returns the topics of an interview about which nothing else is known.
    pub fn general(&self) -> Vec<GuideTopic> {
        let words = self.words();
        let about_self = self.self_description().and_then(|name| {
            let wording = TopicWording { opening: fill(words.about_self, &[("topic", &name)]), name };
            (is_name_fit(&wording.name, self.reading, self.language) && !self.is_foreign()).then_some(wording)
        });
        let usual = words
            .general
            .iter()
            .map(|topic| TopicWording { name: topic.name.to_owned(), opening: topic.opening.to_owned() });
        let topic = |wording: TopicWording| GuideTopic {
            keywords: keywords(&[&wording.name, &wording.opening], self.language),
            name: wording.name,
            opening: wording.opening,
            is_required: true,
            depth: TopicDepth::Deep,
        };
        about_self.into_iter().chain(usual).map(topic).collect()
    }

    /// "We are a small theatre in Leeds" is about "the small theatre in Leeds".
    pub fn self_description(&self) -> Option<String> {
        let tables = self.reading.language.tables();
        self.reading.asides.iter().find_map(|aside| {
            let (article, rest) = tables
                .guide
                .self_descriptions
                .iter()
                .find_map(|(lead, article)| Some((*article, after(aside, lead)?)))?;
            let ends = |word: &&str| {
                let bare = normalized(word);
                tables.prompt.conjunctions.contains(&bare.trim())
                    || tables.guide.relatives.contains(&bare.trim())
                    || has_any(word, tables.guide.finite)
            };
            let mut kept: Vec<&str> = Vec::new();
            for word in rest.split(' ').take_while(|word| !ends(word)) {
                kept.push(word.trim_end_matches([',', '.']));
                if word.ends_with([',', '.']) {
                    break;
                }
            }
            let phrase = kept.join(" ");
            let is_elided = matches!(article, "le" | "la")
                && self.reading.language == Language::French
                && phrase.starts_with(['a', 'e', 'i', 'o', 'u', 'é', 'h']);
            let joined = if is_elided { format!("l'{phrase}") } else { format!("{article} {phrase}") };
            (2..=8).contains(&kept.len()).then_some(joined)
        })
    }
}

/// Returns "they would change" of "anything they would change", and "could be better" of "anything that could be better".
pub(super) fn open_clause(text: &str) -> Option<&str> {
    const SUBJECTS: &[&str] = &["they", "you", "their", "your", "the", "people", "staff", "that"];
    let rest = text.strip_prefix("anything ").or_else(|| text.strip_prefix("Anything "))?;
    let (_, after_subject) = after_any(rest, SUBJECTS)?;
    let rest = rest.strip_prefix("that ").unwrap_or(rest);
    (word_count(after_subject) > 0).then_some(rest)
}
