//! Titles: what the topics of a guide name, what the prompt is about, or the organization.

use colloquy_domain::guide::{GuideTopic, InterviewGuide};
use colloquy_domain::language::Language;
use colloquy_domain::ports::TextGenerationInput;
use colloquy_languages::fill;
use colloquy_languages::generator::OfflineGeneratorPhrases;

use super::{
    capitalized, is_in_another_language, phrases_for, spoken, spoken_organization, without_foreign_names,
};
use crate::guide::{is_spoken_name, subject_of};
use crate::prompt_parts::{cut_at_word, plain_line};

pub const TITLE_CHARACTERS: usize = 60;

/// Returns the titles for a guide: what it is about, alone and in a sentence. An interview whose questions and prompt name
/// nothing has the name of the organization in its title.
pub fn titles(brief: &TextGenerationInput<'_>, guide: &InterviewGuide) -> Vec<String> {
    let phrases = phrases_for(brief, guide);
    let cues = &brief.locale.language().tables().prompt;
    let topics = &named_topics(brief, guide);
    let titled = |wording: &&str| {
        let room = TITLE_CHARACTERS + "{topic}".len() - wording.chars().count();
        let is_all = guide.topics.len() == topics.len();
        let name = title_name(brief.locale.language(), topics, room, !wording.starts_with('{'), is_all)?;
        let name = cut_at_word(&plain_line(&name), room, cues);
        (!name.is_empty() && !says_twice(wording, &name))
            .then(|| capitalized(&fill(wording, &[("topic", &name)])))
    };
    let wordings: Vec<String> = phrases.titles.iter().filter_map(titled).collect();
    if wordings.len() > 1 { wordings } else { [wordings, titles_of_organization(brief, phrases)].concat() }
}

/// Returns the topics that name what the interview is about: the ones named by what they ask about, or the subject of
/// the prompt if the first question has no such name, because a later one says too little about the whole.
fn named_topics(brief: &TextGenerationInput<'_>, guide: &InterviewGuide) -> Vec<GuideTopic> {
    let language = brief.locale.language();
    let topics = without_foreign_names(brief, guide);
    let named = spoken(brief, topics.clone());
    let begins = named.first().is_some_and(|topic| guide.topics.first() == Some(topic));
    if begins || is_in_another_language(brief) {
        return named;
    }
    let in_passing = || {
        let first = topics.first().filter(|topic| is_spoken_name(&topic.name, language))?;
        (guide.topics.len() == 1).then(|| first.name.clone())
    };
    let subject = subject_of(brief.prompt.as_str(), language);
    let subject = if named.is_empty() { subject.or_else(in_passing) } else { subject };
    match (subject, guide.topics.first()) {
        (Some(name), Some(first)) => vec![GuideTopic { name, ..first.clone() }],
        _ => named,
    }
}

fn titles_of_organization(brief: &TextGenerationInput<'_>, phrases: &OfflineGeneratorPhrases) -> Vec<String> {
    let cues = &brief.locale.language().tables().prompt;
    let organization = spoken_organization(brief, phrases);
    let titled = |wording: &str| {
        let room = TITLE_CHARACTERS + "{organization}".len() - wording.chars().count();
        let name = cut_at_word(&organization, room, cues);
        let name = if name.is_empty() { phrases.unnamed_organization } else { name.as_str() };
        cut_at_word(&fill(wording, &[("organization", name)]), TITLE_CHARACTERS, cues)
    };
    phrases.titles_without_topic.iter().map(|wording| titled(wording)).collect()
}

/// Returns what a title is about: both topics if there are two that fit, or the first.
fn title_name(
    language: Language,
    topics: &[GuideTopic],
    room: usize,
    is_object: bool,
    is_all: bool,
) -> Option<String> {
    let words = &language.tables().guide;
    let inside = |name: &str| if is_object { (words.object)(name) } else { name.to_owned() };
    let mut names = topics.iter().map(|topic| inside(&topic.name));
    let first = names.next()?;
    let is_one = |name: &String| !name.contains(words.and) && !first.contains(words.and);
    let both = names
        .next()
        .filter(|name| is_all && topics.len() == 2 && is_one(name))
        .map(|second| format!("{first}{}{second}", words.and));
    Some(both.filter(|both| both.chars().count() <= room).unwrap_or(first))
}

/// Returns whether a title would repeat itself, as in "Interview: Interview with Anna".
fn says_twice(title: &str, name: &str) -> bool {
    let own = title.replace("{topic}", "").to_lowercase();
    own.split(' ').any(|word| word.chars().count() > 4 && name.to_lowercase().contains(word))
}
