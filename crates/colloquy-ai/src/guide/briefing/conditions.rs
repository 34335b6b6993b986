//! Gives each condition of a prompt a sentence of its own, with a comma before what to ask.

use colloquy_domain::language::Language;

use super::brackets::capitalized;
use crate::prompt_parts::wording::{after_any, tails, word_count};

/// Signs between a condition and what to ask.
const ARROWS: [&str; 5] = [" -> ", " --> ", " → ", " => ", " ⇒ "];
/// The fewest words of a condition: "if it rains".
const CONDITION_WORDS: usize = 3;
/// The fewest words after which another condition may begin.
const BEFORE_ANOTHER: usize = 4;

pub fn apart(text: &str, language: Language) -> String {
    let text = match language {
        Language::English => with_whole_verbs(text),
        Language::German => with_one_pronoun(text),
        _ => text.to_owned(),
    };
    let line =
        |line: &str| -> String { line.split_inclusive(". ").map(|one| sentence(one, language)).collect() };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

fn sentence(text: &str, language: Language) -> String {
    // "Find out how it went; if they mention the price ask what is fair"
    let conditions = language.tables().prompt.conditions;
    let semicolon =
        text.match_indices("; ").find(|(at, sign)| after_any(&text[at + sign.len()..], conditions).is_some());
    if let Some((at, sign)) = semicolon {
        return format!(
            "{}. {}",
            sentence(&text[..at], language),
            sentence(&text[at + sign.len()..], language)
        );
    }
    let begin = &text[..text.len() - text.trim_start_matches(|sign: char| !sign.is_alphanumeric()).len()];
    let body = &text[begin.len()..];
    let cues = &language.tables().prompt;
    let joints = cues.joints;
    // "And if they moved: why?"
    let bare = after_any(body, joints).map_or(body, |(_, rest)| rest);
    let is_condition = after_any(bare, cues.conditions).is_some();
    let own = if is_condition { capitalized(bare) } else { body.to_owned() };
    let own = if is_condition { ARROWS.iter().fold(own, |own, arrow| own.replace(arrow, ", ")) } else { own };
    let (first, others) = match another(&own, is_condition, language) {
        Some((first, other)) => (first, format!(" {}", sentence(&other, language))),
        None => (own, String::new()),
    };
    let first = if is_condition { with_comma(&first, language) } else { first };
    format!("{begin}{first}{others}")
}

/// "What's better now" asks what is better.
fn with_whole_verbs(text: &str) -> String {
    let contracted = [
        ("what's", "what is"),
        ("what’s", "what is"),
        ("how's", "how is"),
        ("who's", "who is"),
        ("where's", "where is"),
    ];
    contracted.iter().fold(text.to_owned(), |text, (from, to)| {
        text.replace(&format!("{from} "), &format!("{to} "))
            .replace(&format!("{} ", capitalized(from)), &format!("{} ", capitalized(to)))
    })
}

/// "Was er/sie gemacht hat" asks what they have done.
fn with_one_pronoun(text: &str) -> String {
    const VERBS: [(&str, &str); 5] =
        [("hat", "haben"), ("ist", "sind"), ("war", "waren"), ("hatte", "hatten"), ("wurde", "wurden")];
    let pronouns = ["er/sie", "sie/er", "er oder sie"];
    let clause = |clause: &str| {
        let Some(found) = pronouns.into_iter().find(|pronoun| clause.contains(&format!(" {pronoun} ")))
        else {
            return clause.to_owned();
        };
        let plural = clause.replacen(found, "sie", 1);
        let end = plural.trim_end_matches(|sign: char| !sign.is_alphanumeric()).len();
        let (words, marks) = plural.split_at(end);
        let verb = VERBS.iter().find_map(|(one, several)| Some((words.strip_suffix(one)?, several)));
        verb.filter(|(before, _)| before.ends_with(' '))
            .map_or_else(|| plural.clone(), |(before, several)| format!("{before}{several}{marks}"))
    };
    text.split_inclusive([',', '.', '?', '\n']).map(clause).collect()
}

/// Splits "if X, ask Y and if V ask W", and "whether X and, if V, what W".
fn another(text: &str, is_condition: bool, language: Language) -> Option<(String, String)> {
    let cues = &language.tables().prompt;
    tails(text).skip(BEFORE_ANOTHER).find_map(|tail| {
        let (joint, rest) = after_any(tail, cues.joints)?;
        let is_apart = rest.starts_with(',') || tail[joint.len()..].starts_with(',');
        let rest = rest.trim_start_matches([',', ' ']);
        let (_, condition) = after_any(rest, cues.conditions)?;
        let before = text[..text.len() - tail.len()].trim_end_matches([' ', ',', ';']);
        if word_count(condition) < CONDITION_WORDS {
            return None;
        }
        // "And, if they have not, what keeps them": what is asked follows the condition without an instruction.
        let asked = condition
            .split_once(", ")
            .filter(|_| is_apart)
            .map(|(condition, asked)| (condition.len(), asked));
        let other = match asked {
            Some((length, asked)) => {
                let condition = &rest[..rest.len() - condition.len() + length];
                format!("{}: {asked}", capitalized(condition))
            }
            None if is_condition => capitalized(rest),
            None => return None,
        };
        Some((format!("{before}."), other))
    })
}

/// Puts a comma before what to ask: "if they mention damp ask which rooms".
fn with_comma(text: &str, language: Language) -> String {
    let own = &language.tables().briefing;
    let asked = tails(text).skip(CONDITION_WORDS).find(|tail| after_any(tail, own.then_ask).is_some());
    let Some(asked) = asked else { return text.to_owned() };
    let before = text[..text.len() - asked.len()].trim_end();
    let last = before.rsplit(' ').next().unwrap_or_default().to_lowercase();
    let is_parted = before.contains([',', ':']) || own.before_verb.contains(&last.as_str());
    if is_parted || word_count(asked) < 2 { text.to_owned() } else { format!("{before}, {asked}") }
}
