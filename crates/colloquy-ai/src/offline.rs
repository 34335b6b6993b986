//! Generates texts without a network: puts the parts of the prompt into sentences in the locale's language.

use async_trait::async_trait;
use colloquy_domain::Fault;
use colloquy_domain::guide::InterviewGuide;
use colloquy_domain::language::Language;
use colloquy_domain::ports::{Generated, GenerationError, InterviewBrief, Provenance, TextGenerator};
use colloquy_domain::text::{FirstMessage, Intro, Title};
use colloquy_languages::fill;
use colloquy_languages::generator::GeneratorPhrases;
use colloquy_languages::prompt::PromptKeywords;

use crate::guide::guide_of;
use crate::prompt_parts::{
    PromptParts, PromptTopic, TopicForm, cut_at_word, in_any, plain_line, without_articles,
};

const TITLE_CHARACTERS: usize = 60;
/// The most characters of a topic in a spoken text.
const SPOKEN_CHARACTERS: usize = 160;
/// How much of the prompt is read.
const READ_CHARACTERS: usize = 4_000;
/// How many topics an intro names.
const NAMED_TOPICS: usize = 3;

/// Writes the texts of an interview from its prompt alone. The same brief always gives the same text.
#[derive(Clone, Copy, Debug, Default)]
pub struct OfflineGenerator;

impl OfflineGenerator {
    pub fn new() -> Self {
        OfflineGenerator
    }
}

#[async_trait]
impl TextGenerator for OfflineGenerator {
    async fn guide(&self, brief: &InterviewBrief<'_>) -> Result<Generated<InterviewGuide>, GenerationError> {
        let value = guide_of(brief.prompt.as_str(), brief.locale.language());
        Ok(Generated { value, by: provenance("guide") })
    }

    async fn title(
        &self,
        brief: &InterviewBrief<'_>,
        _guide: &InterviewGuide,
    ) -> Result<Generated<Title>, GenerationError> {
        made(Title::parse(&chosen(titles(brief), brief)), "title")
    }

    async fn intro(
        &self,
        brief: &InterviewBrief<'_>,
        _guide: &InterviewGuide,
    ) -> Result<Generated<Intro>, GenerationError> {
        made(Intro::parse(&chosen(intros(brief), brief)), "intro")
    }

    async fn first_message(
        &self,
        brief: &InterviewBrief<'_>,
        _guide: &InterviewGuide,
    ) -> Result<Generated<FirstMessage>, GenerationError> {
        made(FirstMessage::parse(&chosen(openings(brief), brief)), "first-message")
    }
}

fn made<T>(text: Result<T, Fault>, what: &str) -> Result<Generated<T>, GenerationError> {
    let value = text.map_err(|fault| GenerationError::Unusable(fault.message.into()))?;
    Ok(Generated { value, by: provenance(what) })
}

/// Returns the provenance of a text from these rules.
pub fn provenance(what: &str) -> Provenance {
    Provenance { provider: "offline".to_owned(), model: "rules-1".to_owned(), template: format!("{what}-1") }
}

/// Reads the beginning of the prompt. The texts name only its first topics, and a prompt may be long.
fn read_prompt(brief: &InterviewBrief<'_>) -> PromptParts {
    let prompt = brief.prompt.as_str();
    let end = prompt.char_indices().nth(READ_CHARACTERS).map_or(prompt.len(), |(end, _)| end);
    PromptParts::of(&prompt[..end])
}

fn phrases_for(brief: &InterviewBrief<'_>) -> &'static GeneratorPhrases {
    &brief.locale.language().tables().generator
}

/// Returns the wording for the seed, or the next one if that is the text to be replaced.
fn chosen(wordings: Vec<String>, brief: &InterviewBrief<'_>) -> String {
    let first = usize::try_from(brief.seed % wordings.len() as u64).unwrap_or(0);
    let previous = brief.previous.map(str::trim);
    let in_turn = wordings.iter().cycle().skip(first).take(wordings.len());
    let fresh = in_turn.clone().find(|wording| Some(wording.as_str()) != previous);
    fresh.unwrap_or(&wordings[first]).clone()
}

fn titles(brief: &InterviewBrief<'_>) -> Vec<String> {
    let phrases = phrases_for(brief);
    let parts = read_prompt(brief);
    let cues = &parts.language.unwrap_or(brief.locale.language()).tables().prompt;
    let question = parts.questions.first().map(|question| PromptTopic {
        text: question.clone(),
        form: TopicForm::Clause,
        follows: false,
    });
    let Some(topic) = main_topic(&parts).or(question.as_ref()) else {
        return phrases.titles_without_topic.iter().map(|title| (*title).to_owned()).collect();
    };
    let name = topic.text.trim_start_matches('¿');
    let fitting = phrases.titles.iter().filter(|title| !says_twice(title, name));
    let wordings: Vec<String> = fitting.filter_map(|title| titled(title, name, cues)).collect();
    if wordings.len() > 1 {
        return wordings;
    }
    let bare = phrases.titles_without_topic.iter().map(|title| (*title).to_owned());
    wordings.into_iter().chain(bare).collect()
}

/// Returns whether a title would repeat itself, as in "Interview: Interview with Anna".
fn says_twice(title: &str, name: &str) -> bool {
    let own = title.replace("{topic}", "");
    let own = own.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
    !own.is_empty() && name.to_lowercase().contains(&own)
}

/// Returns the title with as much of the name as fits, if any does.
fn titled(title: &str, name: &str, cues: &PromptKeywords) -> Option<String> {
    let room = TITLE_CHARACTERS + "{topic}".len() - title.chars().count();
    let name = cut_at_word(name, room, cues);
    let name = without_articles(&name, cues);
    (!name.is_empty()).then(|| capitalized(&title.replace("{topic}", name)))
}

/// Returns the first topic that can stand alone as a name.
fn main_topic(parts: &PromptParts) -> Option<&PromptTopic> {
    let can_name = |topic: &&PromptTopic| {
        topic.form != TopicForm::Clause
            || in_any(|keywords| keywords.whether).all(|whether| whether != first_word(&topic.text))
    };
    parts.topics.iter().find(can_name).or(parts.topics.first())
}

fn first_word(text: &str) -> &str {
    text.split(' ').next().unwrap_or("")
}

fn intros(brief: &InterviewBrief<'_>) -> Vec<String> {
    let phrases = phrases_for(brief);
    let parts = read_prompt(brief);
    let name = plain_line(brief.organization_name.as_str());
    let is_named = name.contains(char::is_alphanumeric);
    let organization =
        if is_named { name.trim_end_matches(['.', '!', '?']) } else { phrases.unnamed_organization };
    let spoken = |topic: &PromptTopic| spoken(topic, &parts, brief.locale.language());
    let named: Vec<String> =
        parts.topics.iter().take(NAMED_TOPICS).map(spoken).filter(|topic| !topic.is_empty()).collect();
    let wordings = if named.is_empty() { phrases.intros_without_topic } else { phrases.intros };
    let topics = named.join(phrases.separator);
    wordings
        .iter()
        .map(|wording| fill(wording, &[("organization", organization), ("topics", &topics)]))
        .collect()
}

fn openings(brief: &InterviewBrief<'_>) -> Vec<String> {
    let phrases = phrases_for(brief);
    let parts = read_prompt(brief);
    if let Some(question) = parts.questions.first() {
        let wordings = if parts.is_foreign(question, brief.locale.language()) {
            phrases.openings_with_foreign_question
        } else {
            phrases.openings_with_question
        };
        return wordings.iter().map(|wording| fill(wording, &[("question", question)])).collect();
    }
    // An interview begins with the first item of an enumeration.
    let Some(topic) = parts.topics.first().and_then(|topic| parts.items(topic).into_iter().next()) else {
        return phrases.openings_without_topic.iter().map(|opening| (*opening).to_owned()).collect();
    };
    let is_foreign = parts.language.is_some_and(|language| language != brief.locale.language());
    let text = spoken(&topic, &parts, brief.locale.language());
    let wordings = match topic.form {
        TopicForm::Clause if !is_foreign => phrases.openings_with_clause,
        TopicForm::Subject | TopicForm::Clause | TopicForm::Statement => phrases.openings,
    };
    wordings.iter().map(|wording| fill(wording, &[("topic", &text)])).collect()
}

/// Returns a topic in the form that fits inside a sentence. The language is that of a prompt without a clear one.
pub fn spoken(topic: &PromptTopic, parts: &PromptParts, language: Language) -> String {
    let cues = &parts.language.unwrap_or(language).tables().prompt;
    let text = cut_at_word(&topic.text, SPOKEN_CHARACTERS, cues);
    let first = first_word(&text).to_lowercase();
    let is_plain_word = topic.form != TopicForm::Statement
        && (cues.function_words.contains(&first.as_str()) || cues.question_words.contains(&first.as_str()));
    if is_plain_word && !cues.addressing.contains(&first_word(&text)) {
        return text.replacen(first_word(&text), &first, 1);
    }
    text
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
