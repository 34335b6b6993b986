//! Splits enumerations.

use colloquy_domain::language::Language;

use super::wording::{after_any, in_any};
use super::{InterviewPromptTopic, TopicPhraseKind};

/// The most words in an item of an enumeration. Items are short, so that each makes a question of its own.
const ITEM_WORDS: usize = 5;
/// The same for a noun phrase with its determiner.
const PHRASE_WORDS: usize = 8;
const FIRST_ITEM_WORDS: usize = 8;

/// The fewest words in an indirect question of its own, in languages that name its subject.
const CLAUSE_WORDS: usize = 3;

/// Splits a topic into its items: "salary, hours and holidays" is three topics, "how they work, and why they stay" is
/// two.
pub fn items(topic: &InterviewPromptTopic, language: Option<Language>) -> Vec<InterviewPromptTopic> {
    let parts = match (topic.form, language) {
        (TopicPhraseKind::Subject, Some(language)) => {
            let tables = language.tables();
            let is_phrase =
                |part: &str| after_any(part, tables.guide.determiners).is_some() || part.starts_with("l'");
            nouns(&topic.text, tables.prompt.joints, is_phrase).or_else(|| pair(&topic.text, language))
        }
        (TopicPhraseKind::Clause, Some(language)) => clauses(&topic.text, language),
        _ => None,
    };
    let Some(parts) = parts else { return vec![topic.clone()] };
    parts.into_iter().map(|part| InterviewPromptTopic { text: part.to_owned(), ..topic.clone() }).collect()
}

/// Returns whether a text names three things or more.
pub fn is_enumeration(text: &str, joints: &[&str]) -> bool {
    nouns(text, joints, |_| false).is_some()
}

fn nouns<'t>(text: &'t str, joints: &[&str], is_phrase: impl Fn(&str) -> bool) -> Option<Vec<&'t str>> {
    let mut parts: Vec<&str> = text.split(", ").map(str::trim).collect();
    let last = parts.pop().filter(|_| !parts.is_empty())?;
    match joints.iter().find_map(|joint| last.strip_prefix(joint)?.strip_prefix(' ')) {
        Some(last) => parts.push(last),
        None => match joints.iter().find_map(|joint| last.split_once(&format!(" {joint} "))) {
            Some((before, _)) if names_one_of_two(before) => parts.push(last),
            Some((before, after)) => parts.extend([before, after]),
            None => parts.push(last),
        },
    }
    let words = |part: &str| part.split(' ').count();
    let (first, rest) = parts.split_first()?;
    let fits = rest.len() > 1
        && words(first) <= FIRST_ITEM_WORDS
        && rest.iter().all(|part| {
            let most = if is_phrase(part) { PHRASE_WORDS } else { ITEM_WORDS };
            part.len() > 1 && words(part) <= most
        });
    fits.then_some(parts)
}

/// Returns whether a text needs what follows "and": "the separation between work".
pub fn names_one_of_two(text: &str) -> bool {
    const BETWEEN: [&str; 6] = ["between", "zwischen", "entre", "tra", "fra", "tussen"];
    // "La concurrence entre stands" is complete.
    let ends_in_plural = |rest: &str| {
        let words: Vec<&str> = rest.split(' ').collect();
        words.len() == 1 && words[0].ends_with('s') && words[0].len() > 3
    };
    let is_whole = text.split_once(" entre ").is_some_and(|(_, rest)| ends_in_plural(rest));
    !is_whole && text.split(' ').any(|word| BETWEEN.contains(&word.to_lowercase().as_str()))
}

/// Splits "the rehearsals and the new hall". Without articles, as in "food and drink", both are one thing.
fn pair(text: &str, language: Language) -> Option<Vec<&str>> {
    let joints = language.tables().prompt.joints;
    let determiners = language.tables().guide.determiners;
    let (one, other) = joints.iter().find_map(|joint| text.split_once(&format!(" {joint} ")))?;
    if names_one_of_two(one) {
        return None;
    }
    let is_item = |text: &str| {
        text.split(' ').count() <= ITEM_WORDS
            && !text.contains(',')
            && after_any(text, determiners).is_some_and(|(_, rest)| !rest.is_empty())
    };
    (is_item(one) && is_item(other)).then(|| vec![one, other])
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
        let is_rest = is_rest_of_question(rest, language);
        let is_joined = joined.is_some() || before.ends_with(',') && !relates;
        if is_joined && !is_rest && asks(rest) && before.contains(' ') {
            parts.push(before.trim_end_matches(','));
            start = text.len() - rest.len();
        }
    }
    parts.push(text.get(start..)?);
    (parts.len() > 1).then_some(parts)
}

/// Returns whether words that begin like an indirect question are too few to be one: "how often they cross and what for".
/// "What matters" is one.
pub fn is_rest_of_question(text: &str, language: Language) -> bool {
    const ASKING_FOR_A_SUBJECT: [&str; 5] = ["what", "was", "wat", "who", "wer"];
    const NO_VERBS: [&str; 12] =
        ["for", "not", "else", "about", "with", "nicht", "sonst", "noch", "niet", "nog", "alles", "exactly"];
    let words: Vec<&str> = text.trim_end_matches(['.', '?']).split_whitespace().collect();
    let is_whole = matches!(words[..], [first, verb] if ASKING_FOR_A_SUBJECT.contains(&first) && !NO_VERBS.contains(&verb));
    has_subject_pronouns(language) && words.len() < CLAUSE_WORDS && !is_whole
}

/// Returns whether a clause names its subject even if that is a pronoun.
fn has_subject_pronouns(language: Language) -> bool {
    !matches!(language, Language::Spanish | Language::Italian | Language::Portuguese)
}

/// Returns whether words repeat the question before them for what is not so: "qué tareas les gustan y cuáles no".
pub fn is_negated_rest(text: &str) -> bool {
    const NOT: [&str; 8] = ["no", "non", "não", "mai", "nunca", "menos", "meno", "moins"];
    let words: Vec<&str> = text.trim_end_matches(['.', '?']).split_whitespace().collect();
    matches!(words[..], [_, not] if NOT.contains(&not))
}
