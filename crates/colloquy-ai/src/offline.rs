//! Generates texts without a network: puts the names and questions of the guide into sentences in the locale's language.

mod titles;

use async_trait::async_trait;
use colloquy_domain::ViolationReason;
use colloquy_domain::guide::{GuideTopic, InterviewGuide};
use colloquy_domain::interviewing::is_named_by_its_question;
use colloquy_domain::language::Language;
use colloquy_domain::ports::{
    GenerationError, GuideAndTextsGenerator, Provenance, TextGenerationInput, WithProvenance,
};
use colloquy_domain::text::{FirstMessage, Intro, Title};
use colloquy_languages::fill;
use colloquy_languages::generator::OfflineGeneratorPhrases;

use crate::guide::{guide_of, is_asked_by_name, is_spoken_name};
use crate::prompt_parts::plain_line;
use crate::prompt_parts::wording::language;

/// How many topics an intro names.
const NAMED_TOPICS: usize = 3;
/// The most characters of a topic that an intro names.
const NAMED_CHARACTERS: usize = 60;

/// Makes the guide from the prompt, and the texts from the guide alone. The same brief always gives the same text.
#[derive(Clone, Copy, Debug, Default)]
pub struct OfflineGenerator;

impl OfflineGenerator {
    pub fn new() -> Self {
        OfflineGenerator
    }
}

#[async_trait]
impl GuideAndTextsGenerator for OfflineGenerator {
    async fn guide(
        &self,
        brief: &TextGenerationInput<'_>,
    ) -> Result<WithProvenance<InterviewGuide>, GenerationError> {
        let value = guide_of(brief.prompt.as_str(), brief.locale.language());
        Ok(WithProvenance { value, by: provenance("guide") })
    }

    async fn title(
        &self,
        brief: &TextGenerationInput<'_>,
        guide: &InterviewGuide,
    ) -> Result<WithProvenance<Title>, GenerationError> {
        made(Title::parse(&chosen(titles::titles(brief, guide), brief)), "title")
    }

    async fn intro(
        &self,
        brief: &TextGenerationInput<'_>,
        guide: &InterviewGuide,
    ) -> Result<WithProvenance<Intro>, GenerationError> {
        made(Intro::parse(&chosen(intros(brief, guide), brief)), "intro")
    }

    async fn first_message(
        &self,
        brief: &TextGenerationInput<'_>,
        guide: &InterviewGuide,
    ) -> Result<WithProvenance<FirstMessage>, GenerationError> {
        made(FirstMessage::parse(&chosen(openings(brief, guide), brief)), "first-message")
    }
}

fn made<T>(text: Result<T, ViolationReason>, what: &str) -> Result<WithProvenance<T>, GenerationError> {
    let value = text.map_err(|fault| GenerationError::Unusable(fault.message.into()))?;
    Ok(WithProvenance { value, by: provenance(what) })
}

/// Returns the provenance of a text from these rules.
pub fn provenance(what: &str) -> Provenance {
    Provenance { provider: "offline".to_owned(), model: "rules-1".to_owned(), template: format!("{what}-1") }
}

fn phrases_for(brief: &TextGenerationInput<'_>, guide: &InterviewGuide) -> &'static OfflineGeneratorPhrases {
    brief.locale.language().tables().generator_phrases(guide.is_informal())
}

/// Returns the wording for the seed, or the next one if that is the text to be replaced.
fn chosen(wordings: Vec<String>, brief: &TextGenerationInput<'_>) -> String {
    let first = usize::try_from(brief.seed % wordings.len() as u64).unwrap_or(0);
    let previous = brief.previous.map(str::trim);
    let in_turn = wordings.iter().cycle().skip(first).take(wordings.len());
    let fresh = in_turn.clone().find(|wording| Some(wording.as_str()) != previous);
    fresh.unwrap_or(&wordings[first]).clone()
}

/// Returns the topics that can be named in a sentence: a name in another language can only be quoted.
fn without_foreign_names(brief: &TextGenerationInput<'_>, guide: &InterviewGuide) -> Vec<GuideTopic> {
    let is_foreign = is_in_another_language(brief);
    let is_quoted = |topic: &&GuideTopic| topic.opening.contains(['„', '“', '«']);
    guide.topics.iter().filter(|topic| !(is_foreign && is_quoted(topic))).cloned().collect()
}

fn is_in_another_language(brief: &TextGenerationInput<'_>) -> bool {
    language(brief.prompt.as_str()).is_some_and(|own| own != brief.locale.language())
}

/// Returns the topics whose names fit into a sentence: not "how you heard about us", and no part of a question.
fn spoken(brief: &TextGenerationInput<'_>, topics: Vec<GuideTopic>) -> Vec<GuideTopic> {
    let language = brief.locale.language();
    let mut spoken = topics;
    spoken.retain(|topic| {
        !is_named_by_its_question(topic, language)
            && is_spoken_name(&topic.name, language)
            && is_asked_by_name(topic, language)
    });
    spoken
}

/// Returns the intros for a guide, which name its first topics.
fn intros(brief: &TextGenerationInput<'_>, guide: &InterviewGuide) -> Vec<String> {
    let phrases = phrases_for(brief, guide);
    let organization = &spoken_organization(brief, phrases);
    let topics = spoken(brief, without_foreign_names(brief, guide));
    let topics = named_topics(brief.locale.language(), &topics);
    let wordings = if topics.is_empty() { phrases.intros_without_topic } else { phrases.intros };
    wordings
        .iter()
        .map(|wording| fill(wording, &[("organization", organization), ("topics", &topics)]))
        .collect()
}

/// Returns the name of the organization as part of a sentence.
fn spoken_organization(brief: &TextGenerationInput<'_>, phrases: &OfflineGeneratorPhrases) -> String {
    let name = plain_line(brief.organization_name.as_str());
    let is_named = name.contains(char::is_alphanumeric);
    let name = if is_named { name.trim_end_matches(['.', '!', '?']) } else { phrases.unnamed_organization };
    name.to_owned()
}

/// Returns the short names of the first topics as an enumeration.
fn named_topics(language: Language, topics: &[GuideTopic]) -> String {
    let words = &language.tables().guide;
    let cues = &language.tables().prompt;
    let is_short = |name: &String| {
        let is_question = cues.question_words.contains(&first_word(name).to_lowercase().as_str());
        name.chars().count() <= NAMED_CHARACTERS && !name.is_empty() && !is_question
    };
    let names = topics.iter().map(|topic| (words.object)(&plain_line(&topic.name)));
    let mut names: Vec<String> = names.filter(is_short).take(NAMED_TOPICS).collect();
    let Some(last) = names.pop() else { return String::new() };
    if names.is_empty() { last } else { format!("{}{}{last}", names.join(", "), words.and) }
}

/// Returns the first question of the guide, alone and after a few words.
fn openings(brief: &TextGenerationInput<'_>, guide: &InterviewGuide) -> Vec<String> {
    let phrases = phrases_for(brief, guide);
    let Some(topic) = guide.topics.first() else {
        return phrases.openings_without_topic.iter().map(|opening| (*opening).to_owned()).collect();
    };
    phrases
        .openings_with_question
        .iter()
        .map(|wording| fill(wording, &[("question", &topic.opening)]))
        .collect()
}

fn first_word(text: &str) -> &str {
    text.split(' ').next().unwrap_or("")
}

/// Capitalizes the first letter, except in a name like "iPhone".
fn capitalized(text: &str) -> String {
    if first_word(text).chars().skip(1).any(char::is_uppercase) {
        return text.to_owned();
    }
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests;
