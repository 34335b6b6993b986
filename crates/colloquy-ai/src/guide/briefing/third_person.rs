//! Turns what an interviewer does and what people are asked into instructions: "The interviewer asks about the hall",
//! "the visitor is asked what they brought".

use colloquy_domain::language::Language;
use colloquy_languages::briefing::BriefingCueWords;

use super::super::compose::is_romance;
use super::brackets::capitalized;
use super::{PhraseMatch, find};
use crate::prompt_parts::pieces;
use crate::prompt_parts::wording::{after_any, word_count};

/// The most words in "the visitors of the cafe", who are asked.
const SUBJECT_WORDS: usize = 6;

const GERMAN_PLURALS: [(&str, &str); 10] = [
    ("er", "sie"),
    ("hat", "haben"),
    ("ist", "sind"),
    ("war", "waren"),
    ("hatte", "hatten"),
    ("wurde", "wurden"),
    ("konnte", "konnten"),
    ("wollte", "wollten"),
    ("musste", "mussten"),
    ("kann", "können"),
];

pub fn addressed(text: &str, language: Language) -> String {
    let own = &language.tables().briefing;
    let drops_subject = matches!(language, Language::Italian | Language::Spanish | Language::Portuguese);
    let text = match find(text, own.interviewers) {
        // "Alla fine chiede …" is about the interviewer too, whom an earlier sentence names.
        Some(found) if drops_subject => {
            let start = text.len() - found.after.len();
            format!("{}{}", &text[..start], with_imperatives(&text[start..], own))
        }
        _ => text.to_owned(),
    };
    let is_named = find(&text, own.interviewers).is_some();
    text.lines().map(|line| addressed_line(line, language, is_named)).collect::<Vec<_>>().join("\n")
}

fn addressed_line(line: &str, language: Language, is_named: bool) -> String {
    let sentence = |text: &str| {
        let bare = text.trim_start();
        let space = &text[..text.len() - bare.len()];
        let instruction = instruction(bare, language, is_named).unwrap_or_else(|| bare.to_owned());
        let asked = asked(&instruction, language).or_else(|| mattering(&instruction, language));
        let asked = asked.unwrap_or(instruction);
        format!("{space}{asked}")
    };
    pieces(line)
        .iter()
        .map(|piece| if piece.is_question { piece.text.to_owned() } else { sentence(piece.text) })
        .collect()
}

/// Turns the verbs of asking that begin a sentence or follow a pause or a remark of time.
fn with_imperatives(text: &str, own: &BriefingCueWords) -> String {
    let mut turned = text.to_owned();
    let mut pairs: Vec<_> = own.imperatives.to_vec();
    pairs.sort_by_key(|(third, _)| std::cmp::Reverse(third.len()));
    for (third, imperative) in pairs {
        for before in [". ", ", ", " fine ", " final ", " fim ", "\n"] {
            turned = turned.replace(&format!("{before}{third} "), &format!("{before}{imperative} "));
        }
        let sentence = |text: &str| format!(". {} ", capitalized(text));
        turned = turned.replace(&sentence(third), &sentence(imperative));
    }
    turned
}

/// "The interviewer finds out whether it works" becomes "Find out whether it works".
///
/// A pronoun may stand for the interviewer in a text that names one.
fn instruction(text: &str, language: Language, is_named: bool) -> Option<String> {
    let own = &language.tables().briefing;
    let by_pronoun = || after_any(text, own.interviewer_pronouns).filter(|_| is_named);
    let (_, rest) = after_any(text, own.interviewers).or_else(by_pronoun)?;
    let mut said = imperative(rest, own)?;
    for (third, imperative) in own.imperatives {
        said = with_joined_imperative(&said, third, imperative, language);
    }
    Some(capitalized(&said))
}

/// "… never asks for money, never mentions the fire and does not ask about age": a verb after a pause or an "and" is the
/// interviewer's too if it asks or bans. "Whether it leaks and does not close" is about something else.
fn with_joined_imperative(text: &str, third: &str, imperative: &str, language: Language) -> String {
    let (own, bans) = (&language.tables().briefing, &language.tables().guide.bans);
    let joints = language.tables().prompt.joints.iter().map(|joint| format!(" {joint} "));
    let is_negation_alone = own.imperatives.iter().any(|(other, _)| other.starts_with(&format!("{third} ")))
        || matches!(imperative, "do not" | "never");
    joints.chain([", ".to_owned()]).fold(text.to_owned(), |text, before| {
        let from = format!("{before}{third} ");
        match text.split_once(&from) {
            Some((head, rest)) if !is_negation_alone || after_any(rest, bans.verbs).is_some() => {
                format!("{head}{before}{imperative} {rest}")
            }
            _ => text,
        }
    })
}

fn imperative(text: &str, own: &BriefingCueWords) -> Option<String> {
    let fits = own.imperatives.iter().filter_map(|(third, imperative)| {
        let (_, rest) = after_any(text, &[*third])?;
        Some((third.len(), format!("{imperative} {rest}")))
    });
    fits.max_by_key(|(length, _)| *length).map(|(_, text)| text)
}

/// "The visitor is asked what they brought" becomes "Ask what they brought", and "anyone who fell should be asked what
/// happened" a question with a condition.
fn asked(text: &str, language: Language) -> Option<String> {
    let tables = language.tables();
    let (own, cues) = (&tables.briefing, &tables.prompt);
    let found = find(text, own.asked).or_else(|| informing(text, own))?;
    let clause = found.after.trim_start_matches([',', ' ']);
    let clause = after_any(clause, cues.also).map_or(clause, |(_, rest)| rest);
    let is_clause =
        after_any(clause, cues.question_words).is_some() || after_any(clause, cues.interrogatives).is_some();
    let before = found.before.trim_end_matches([',', ' ']);
    if !is_clause || before.is_empty() {
        return None;
    }
    if after_any(before, own.those_who).is_some() && after_any(before, cues.conditions).is_none() {
        let clause = if language == Language::German { in_plural(clause) } else { clause.to_owned() };
        return Some(format!("{before}: {clause}"));
    }
    // "Qualora viva da solo, gli si chiede come fa": the verb names no one.
    if after_any(before, cues.conditions).is_some() && !before.contains(", ") && is_romance(language) {
        return Some(format!("{before}, {} {clause}", own.ask.to_lowercase()));
    }
    // "At the end, visitors are asked whether …"
    let ends = before.split_once(", ").filter(|(end, _)| after_any(end, own.endings).is_some());
    let (end, before) = ends.map_or((String::new(), before), |(end, rest)| (format!("{end}, "), rest));
    let (condition, subject) = before.rsplit_once(", ").map_or(("", before), |(condition, subject)| {
        if after_any(condition, cues.conditions).is_some() { (condition, subject) } else { ("", before) }
    });
    let is_plain = word_count(subject) <= SUBJECT_WORDS
        && !subject.split(' ').any(|word| own.nobody.contains(&word.to_lowercase().as_str()))
        && !subject.contains([',', ':'])
        && !subject.split(' ').any(|word| cues.relatives.contains(&word.to_lowercase().as_str()));
    let comma = if matches!(language, Language::German) { "," } else { "" };
    match condition {
        _ if !is_plain => None,
        "" if !end.is_empty() => Some(format!("{end}{}{comma} {clause}", own.ask.to_lowercase())),
        "" => Some(format!("{}{comma} {clause}", own.ask)),
        condition => Some(format!("{condition}, {}{comma} {clause}", own.ask.to_lowercase())),
    }
}

/// Finds who is to inform about what: "those who did not join yet should explain what keeps them".
fn informing<'t>(text: &'t str, own: &BriefingCueWords) -> Option<PhraseMatch<'t>> {
    let obliged =
        find(text, own.obliging).filter(|found| after_any(found.before, own.those_who).is_some())?;
    let (_, after) = after_any(obliged.after, own.informing)?;
    Some(PhraseMatch { before: obliged.before, after })
}

/// "Whether the lift works matters to us" becomes "Ask whether the lift works".
fn mattering(text: &str, language: Language) -> Option<String> {
    let (own, cues) = (&language.tables().briefing, &language.tables().prompt);
    let is_clause = after_any(text, cues.interrogatives).is_some() || after_any(text, cues.whether).is_some();
    let said = text.trim_end_matches(['.', '!', ' ']);
    let clause =
        own.mattering.iter().filter_map(|end| said.strip_suffix(end)).min_by_key(|rest| rest.len())?;
    let clause = clause.strip_suffix([' ', ','])?.trim_end_matches([',', ' ']);
    let comma = if language == Language::German { "," } else { "" };
    let lower: String =
        clause.chars().take(1).flat_map(char::to_lowercase).chain(clause.chars().skip(1)).collect();
    (is_clause && word_count(clause) > 2).then(|| format!("{}{comma} {lower}.", own.ask))
}

/// "Was er dann gemacht hat" becomes "was sie dann gemacht haben", and "was ihn abhält" becomes "was sie abhält".
pub fn in_plural(clause: &str) -> String {
    const OBJECTS: [(&str, &str); 6] = [
        ("ihn", "sie"),
        ("ihm", "ihnen"),
        ("sein", "ihr"),
        ("seine", "ihre"),
        ("seinen", "ihren"),
        ("seinem", "ihrem"),
    ];
    let is_subject = clause.split(' ').any(|word| word == "er");
    let plural = |word: &str| {
        let bare = word.trim_end_matches(['.', ',']);
        let is_pair = |(singular, _): &&(&str, &str)| *singular == bare;
        let verb = GERMAN_PLURALS.iter().find(is_pair).filter(|_| is_subject);
        let (_, plural) = verb.or_else(|| OBJECTS.iter().find(is_pair))?;
        Some(word.replacen(bare, plural, 1))
    };
    let words = clause.split(' ').map(|word| plural(word).unwrap_or_else(|| word.to_owned()));
    words.collect::<Vec<_>>().join(" ")
}
