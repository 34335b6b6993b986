//! Splits enumerations.

use colloquy_domain::language::Language;

use super::wording::in_any;
use super::{InterviewPromptTopic, StatedTopicForm};

/// The most words in an item of an enumeration. Items are short, so that each makes a question of its own.
const ITEM_WORDS: usize = 5;
const FIRST_ITEM_WORDS: usize = 8;

/// Splits a topic into its items: "salary, hours and holidays" is three topics, "how they work, and why they stay" is
/// two.
pub fn items(topic: &InterviewPromptTopic, language: Option<Language>) -> Vec<InterviewPromptTopic> {
    let parts = match (topic.form, language) {
        (StatedTopicForm::Subject, Some(language)) => nouns(&topic.text, language.tables().prompt.joints),
        (StatedTopicForm::Clause, Some(language)) => clauses(&topic.text, language),
        _ => None,
    };
    let Some(parts) = parts else { return vec![topic.clone()] };
    parts.into_iter().map(|part| InterviewPromptTopic { text: part.to_owned(), ..topic.clone() }).collect()
}

/// Returns whether a text names three things or more.
pub fn is_enumeration(text: &str, joints: &[&str]) -> bool {
    nouns(text, joints).is_some()
}

fn nouns<'t>(text: &'t str, joints: &[&str]) -> Option<Vec<&'t str>> {
    let mut parts: Vec<&str> = text.split(", ").map(str::trim).collect();
    let last = parts.pop().filter(|_| !parts.is_empty())?;
    match joints.iter().find_map(|joint| last.strip_prefix(joint)?.strip_prefix(' ')) {
        Some(last) => parts.push(last),
        None => match joints.iter().find_map(|joint| last.split_once(&format!(" {joint} "))) {
            Some((before, after)) => parts.extend([before, after]),
            None => parts.push(last),
        },
    }
    let words = |part: &str| part.split(' ').count();
    let (first, rest) = parts.split_first()?;
    let fits = rest.len() > 1
        && words(first) <= FIRST_ITEM_WORDS
        && rest.iter().all(|part| part.len() > 1 && words(part) <= ITEM_WORDS);
    fits.then_some(parts)
}

/// Splits a text into indirect questions, each of which begins with an interrogative.
fn clauses(text: &str, language: Language) -> Option<Vec<&str>> {
    let keywords = &language.tables().prompt;
    let begins = |text: &str, word: &str| text.strip_prefix(word).is_some_and(|rest| rest.starts_with(' '));
    let asks_openly = |text: &str| {
        let text = text.to_lowercase();
        keywords.interrogatives.iter().any(|word| begins(&text, word))
    };
    let mut parts = Vec::new();
    let mut start = 0;
    for (at, _) in text.match_indices(' ') {
        let Some(before) = text.get(start..at).map(str::trim_end) else { continue };
        let mut rest = &text[at + 1..];
        let joined = keywords.joints.iter().find_map(|joint| rest.strip_prefix(joint)?.strip_prefix(' '));
        rest = joined.unwrap_or(rest);
        let asks = |rest: &str| {
            asks_openly(rest)
                || (joined.is_some()
                    && in_any(|keywords| keywords.whether_after_and).any(|word| begins(rest, word)))
        };
        let relates = before.strip_suffix(',').is_some_and(|before| {
            in_any(|keywords| keywords.antecedents).any(|antecedent| before.ends_with(antecedent))
        });
        if (joined.is_some() || before.ends_with(',') && !relates) && asks(rest) && before.contains(' ') {
            parts.push(before.trim_end_matches(','));
            start = text.len() - rest.len();
        }
    }
    parts.push(text.get(start..)?);
    (parts.len() > 1).then_some(parts)
}
