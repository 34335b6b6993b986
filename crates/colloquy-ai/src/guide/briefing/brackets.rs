//! Resolves the remarks in brackets, which are not said aloud.

use colloquy_domain::language::Language;

use super::super::matching::{has_any, without_any};
use super::super::reading::ForbiddenTopicReader;
use super::tables;
use crate::prompt_parts::wording::{after, after_any, word_count};

/// Returns the text with its brackets resolved: a condition is put before its sentence, a mark such as "optional" stays,
/// an instruction becomes a sentence of its own, and anything else is left out.
pub fn resolved(text: &str, language: Language) -> String {
    let lines = text.lines().map(|line| resolved_line(line, language));
    lines.collect::<Vec<_>>().join("\n")
}

fn resolved_line(line: &str, language: Language) -> String {
    let mut line = line.to_owned();
    let mut sentences = String::new();
    let mut searched = 0;
    while let Some(start) = line[searched..].find('(').map(|at| at + searched) {
        let Some(end) = line[start..].find(')').map(|at| at + start) else { break };
        let remark = line[start + 1..end].trim().to_owned();
        if is_mark(&remark, language) {
            searched = end;
            continue;
        }
        let before = line[..start].trim_end().to_owned();
        let after = line[end + 1..].to_owned();
        let is_last = after.trim_start().is_empty() || after.trim_start().starts_with(['.', '?', '!', ';']);
        let is_item = marker_length(&line) > 0;
        let is_first = before.len() <= marker_length(&line);
        let is_last = is_last || is_first && is_item;
        // "The rehearsals, the concert (only if they attended) and the conductor" limits one of three.
        if !is_item
            && !after.trim_start().starts_with('?')
            && let Some(condition) = condition(&remark, language, false)
            && let Some((head, item)) = last_in_list(&before, language)
        {
            sentences.push_str(&format!(" {}: {item}.", capitalized(&condition)));
            line = format!("{head}{after}");
            searched = head.len();
            continue;
        }
        if is_last && let Some(condition) = condition(&remark, language, is_item) {
            let (head, sentence) = if is_first {
                let marker = marker_length(&line);
                let (head, _) = line.split_at(marker);
                (head.to_owned(), after.trim_start())
            } else {
                last_sentence(&before)
            };
            let after = if is_first { "" } else { after.as_str() };
            line = format!("{head}{condition}: {}{after}", sentence.trim_start());
            searched = head.len() + condition.len();
            continue;
        }
        if let Some(sentence) = asked_in_case(&remark, &before, language) {
            sentences.push_str(&format!(" {sentence}."));
        } else if is_instruction(&remark, language) || super::limits::address(&remark, language).is_some() {
            sentences.push_str(&format!(" {}.", capitalized(&remark)));
        }
        line = format!("{before}{after}");
        searched = before.len();
    }
    if sentences.is_empty() {
        return line;
    }
    // "… which data (please do not mention losses), and …" continues after the brackets.
    let end = if line.trim_end().ends_with(['.', '!', '?', ':']) { "" } else { "." };
    format!("{}{end}{sentences}", line.trim_end())
}

/// Returns "Si tuvo accidentes: preguntar quién le ayudó" for "accidentes (si tuvo alguno: preguntar quién le ayudó)".
fn asked_in_case(remark: &str, before: &str, language: Language) -> Option<String> {
    const ANY: [&str; 6] = ["alguno", "alguna", "algún", "algum", "alguma", "qualcuno"];
    let (condition, asked) = remark.split_once(": ")?;
    let is_condition = after_any(condition, language.tables().prompt.conditions).is_some();
    if !is_condition || !is_instruction(asked, language) {
        return None;
    }
    let item = before[marker_length(before)..].trim();
    let named = ANY.iter().find_map(|any| condition.strip_suffix(any));
    let condition = named.map_or_else(|| condition.to_owned(), |begin| format!("{begin}{item}"));
    Some(format!("{}: {asked}", capitalized(&condition)))
}

/// Returns whether a remark only says how much a topic matters.
pub fn is_mark(remark: &str, language: Language) -> bool {
    tables(language).any(|own| {
        let lists = [own.guide.optional, own.guide.deep, own.guide.brief, own.briefing.required];
        lists.iter().any(|list| without_any(remark, list).is_some_and(|rest| word_count(&rest) <= 1))
    })
}

/// Returns a remark as the condition of its sentence.
fn condition(remark: &str, language: Language, is_item: bool) -> Option<String> {
    let is_condition = tables(language).any(|own| {
        let is_only = after_any(remark, own.briefing.only).is_some();
        let negates = has_any(remark, own.briefing.otherwise) || remark.contains(':');
        is_only
            || is_item && !negates && own.prompt.conditions.iter().any(|word| after(remark, word).is_some())
    });
    (is_condition && !remark.contains([':', ';'])).then(|| marked(remark, language))
}

/// Returns a condition with "only" before it, by which it is recognized.
fn marked(remark: &str, language: Language) -> String {
    let only = &language.tables().briefing.only;
    if after_any(remark, only).is_some() {
        remark.to_owned()
    } else {
        format!("{} {remark}", only[only.len() - 1])
    }
}

fn is_instruction(remark: &str, language: Language) -> bool {
    [language, Language::English].into_iter().any(|language| {
        let cues = &language.tables().prompt;
        let asks =
            after_any(crate::prompt_parts::keywords::without_leads(remark, cues), cues.asking).is_some();
        asks || ForbiddenTopicReader::of(language).begins(remark)
    })
}

/// Returns a text without the last thing that it lists, and that thing.
fn last_in_list(text: &str, language: Language) -> Option<(&str, &str)> {
    let joints = language.tables().prompt.joints;
    let (_, sentence) = last_sentence(text);
    let start = text.len() - sentence.len();
    let by_comma = sentence.rfind(", ").map(|at| (at, at + ", ".len()));
    let by_joint = joints.iter().filter_map(|joint| {
        let joint = format!(" {joint} ");
        sentence.rfind(&joint).map(|at| (at, at + joint.len()))
    });
    let (end, begin) = by_comma.into_iter().chain(by_joint).max_by_key(|(_, begin)| *begin)?;
    let item = &sentence[begin..];
    let item = joints.iter().find_map(|joint| item.strip_prefix(joint)?.strip_prefix(' ')).unwrap_or(item);
    (word_count(item) > 0).then(|| (text[..start + end].trim_end_matches(','), item))
}

/// Returns the beginning of a text and its last sentence.
fn last_sentence(text: &str) -> (String, &str) {
    let ended = text.trim_end_matches(['.', '?', '!', ' ']);
    let start = ended.rfind(['.', '?', '!', ';']).map_or(0, |at| at + 1);
    let (head, sentence) = text.split_at(start);
    // The marker of a list item stays before the condition.
    let marker = if head.is_empty() { marker_length(sentence) } else { 0 };
    let (marker, sentence) = sentence.split_at(marker);
    let space = if head.is_empty() { "" } else { " " };
    (format!("{head}{marker}{space}"), sentence)
}

fn marker_length(line: &str) -> usize {
    let indent = line.len() - line.trim_start().len();
    let rest = &line[indent..];
    let marker = ["- ", "* ", "• ", "– "].iter().find(|marker| rest.starts_with(**marker));
    if let Some(marker) = marker {
        return indent + marker.len();
    }
    let number = rest.len() - rest.trim_start_matches(|digit: char| digit.is_ascii_digit()).len();
    let is_item = number > 0 && rest[number..].starts_with(['.', ')']);
    if is_item { indent + number + 1 + usize::from(rest[number + 1..].starts_with(' ')) } else { 0 }
}

pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
