//! Turns the numbers and labels of a plan into list items and headings.

use colloquy_domain::language::Language;

use super::super::matching::has_any;
use super::super::section::{PromptSectionKind, is_goal_heading, section_of};
use super::{is_one_of, tables};
use crate::prompt_parts::wording::{after_any, word_count};

/// The most words in a heading.
const HEADING_WORDS: usize = 6;
const MOST_NUMBERS: usize = 40;
/// The most words in an item of a list in one line.
const LISTED_WORDS: usize = 7;

/// Returns the text with "Block A. X", "4.1 X" and "Q2: X" as items of a list, and with "4 Topic guide" as a heading.
/// Also returns whether it has a list of topics.
pub fn unlabelled(text: &str, language: Language) -> (String, bool) {
    let text = &with_numbers_apart(text);
    let mut lines = Vec::new();
    let (mut items, mut is_guide, mut is_goal, mut has_list) = (0, false, false, false);
    for raw in text.lines() {
        let line = unlabelled_line(raw, language);
        let trimmed = line.trim_start();
        if let Some(heading) = trimmed.strip_prefix('#') {
            is_guide = names_guide(heading, language);
            is_goal = is_goal_heading(heading, language);
            items = 0;
        } else if trimmed.starts_with("- ") || trimmed.starts_with("* ") || begins_with_number(trimmed) {
            items += 1;
            has_list |= !is_goal && (items > 1 && is_guide || items > 2);
        } else if !trimmed.is_empty() {
            is_guide = is_guide && items == 0 || ends_a_list_heading(trimmed, language);
            is_goal = is_goal_heading(trimmed, language) || goal_is_last_word(trimmed, language);
            items = 0;
        }
        lines.push(line);
    }
    (lines.join("\n"), has_list)
}

/// Puts each item of "1) hours 2) tickets" on a line of its own.
fn with_numbers_apart(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(without_brackets_around_numbers).collect();
    let text = &lines.join("\n");
    let mut apart = text.clone();
    for mark in [")", "."] {
        let first = |number: usize| format!("{number}{mark} ");
        for line in
            text.lines().filter(|line| line.contains(&first(1)) && line.contains(&format!(" {}", first(2))))
        {
            let mut split = line.to_owned();
            for number in 1..=MOST_NUMBERS {
                let Some(at) = split.find(&format!(" {}", first(number))) else { continue };
                split.replace_range(at..=at, "\n");
            }
            apart = apart.replace(line, &with_rest_below(&split));
        }
    }
    apart
}

/// Returns "1) hours, 2) tickets" of a line that has "(1) hours, (2) tickets".
fn without_brackets_around_numbers(line: &str) -> String {
    if !line.contains("(1) ") || !line.contains("(2) ") {
        return line.to_owned();
    }
    (1..=MOST_NUMBERS).fold(line.to_owned(), |line, number| {
        let (bracketed, plain) = (format!("({number}) "), format!("{number}) "));
        line.replace(&bracketed, &plain).replace(&format!(", {plain}"), &format!(" {plain}"))
    })
}

/// Puts what follows the first sentence of the last item below it: "3) the pool. Thank them."
fn with_rest_below(line: &str) -> String {
    let (before, last) = line.rsplit_once('\n').unwrap_or(("", line));
    // The number has a point of its own.
    let number = last.find(' ').unwrap_or(0);
    let end = [". ", "? ", "! "].iter().filter_map(|end| last[number..].find(end)).min();
    match end {
        Some(end) if !before.is_empty() => {
            let (item, rest) = last.split_at(number + end + 1);
            format!("{before}\n{item}\n\n{}", rest.trim_start())
        }
        _ => line.to_owned(),
    }
}

/// "Your goals:" announces goals, too.
fn goal_is_last_word(line: &str, language: Language) -> bool {
    let last = line.trim_end_matches([':', ' ', '*']).rsplit(' ').next().unwrap_or_default();
    line.trim_end().ends_with([':', '*']) && is_goal_heading(last, language)
}

fn ends_a_list_heading(line: &str, language: Language) -> bool {
    let is_other = tables(language).any(|own| {
        matches!(section_of(line, &[&own.guide]), Some(PromptSectionKind::Rules | PromptSectionKind::Bans))
    });
    line.trim_end().ends_with(':') && !is_other || names_guide(line, language)
}

fn begins_with_number(line: &str) -> bool {
    let rest = line.trim_start_matches(|digit: char| digit.is_ascii_digit());
    let is_lettered =
        line.starts_with(|letter: char| letter.is_ascii_lowercase()) && line[1..].starts_with(") ");
    is_lettered || rest.len() < line.len() && rest.starts_with(['.', ')'])
}

fn unlabelled_line(raw: &str, language: Language) -> String {
    let line = raw.trim();
    if let Some(heading) = line.strip_prefix('#') {
        let heading = heading.trim_start_matches(['#', ' ']);
        return format!("# {}", after_number(heading).unwrap_or(heading));
    }
    if let Some(rest) = after_number(line) {
        if is_known_heading(rest, language) {
            return format!("# {}", rest.trim_end_matches(':'));
        }
        return format!("- {rest}");
    }
    if let Some(rest) = after_part_label(line, language) {
        return format!("- {rest}");
    }
    if let Some(listed) = listed_items(line, language) {
        return listed;
    }
    if is_known_heading(line, language) && !line.contains(':') {
        return format!("# {line}");
    }
    raw.to_owned()
}

/// Returns the text after "4 ", "4.1 ", "4. " or "4) ".
fn after_number(line: &str) -> Option<&str> {
    let end = line.find(|letter: char| !letter.is_ascii_digit() && letter != '.' && letter != ')')?;
    let (number, rest) = line.split_at(end);
    let is_number = number.starts_with(|digit: char| digit.is_ascii_digit()) && number.len() <= 6;
    let is_ended = number.contains(['.', ')']);
    let rest = rest.trim_start_matches([' ', '\u{a0}', '-', '–', ':']);
    let is_apart = line[end..].starts_with([' ', '\u{a0}', ':']);
    // "4 Topic guide" is a heading, but "4 people" is not.
    (is_number
        && is_apart
        && !rest.is_empty()
        && (is_ended || rest.starts_with(char::is_uppercase) && word_count(rest) <= 4))
        .then_some(rest)
}

/// Returns the text after "Block A.", "Tema 2 –" or "Q3:".
pub(super) fn after_part_label(line: &str, language: Language) -> Option<&str> {
    let line = line.trim_start_matches(['*', '_', '-', '•', ' ']);
    if let Some(rest) = line.strip_prefix(['Q', 'q', 'F', 'P', 'D', 'V'])
        && let Some(rest) = after_number(rest)
    {
        return Some(rest.trim_start_matches(['*', '_', ' ']));
    }
    let (_, rest) = tables(language).find_map(|own| after_any(line, own.briefing.part_labels))?;
    let end = rest.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(rest.len());
    let (name, mut rest) = rest.split_at(end);
    let is_name = name.len() == 1
        || !name.is_empty() && name.chars().all(|digit| digit.is_ascii_digit())
        || matches!(name, "II" | "III" | "IV" | "VI" | "VII");
    // "Block E (optional). Ideas"
    let mut remark = "";
    if let Some((inner, after)) = rest.trim_start().strip_prefix('(').and_then(|rest| rest.split_once(')')) {
        (remark, rest) = (inner, after);
    }
    let ended = rest.trim_start().strip_prefix(['.', ':', '–', '—', '-', ')'])?;
    let content = ended.trim_start_matches([' ', '–', '—', '-', '*', '_', '.', ':']);
    if !is_name || content.is_empty() {
        return None;
    }
    // The remark is read from the place before the label's content, so it must be part of it.
    if remark.is_empty() {
        Some(content)
    } else {
        Some(line[line.len() - rest.len() - remark.len() - 2..].trim_start())
    }
}

/// Returns whether a line is a usual heading and nothing else.
fn is_known_heading(line: &str, language: Language) -> bool {
    let line = line.trim_end_matches([':', ' ', '.']);
    word_count(line) <= HEADING_WORDS
        && line.starts_with(char::is_uppercase)
        && tables(language).any(|own| {
            is_one_of(line, own.briefing.goal_headings)
                || is_one_of(line, own.briefing.guide_headings)
                || is_one_of(line, own.briefing.background_headings)
                || is_one_of(line, own.briefing.audience_headings)
                || matches!(
                    section_of(line, &[&own.guide]),
                    Some(PromptSectionKind::Rules | PromptSectionKind::Bans)
                ) && word_count(line) < 3
        })
}

/// Returns "Topics: a, b (optional)" and "topics - a, b" as a heading with a list, if every part is short.
fn listed_items(line: &str, language: Language) -> Option<String> {
    let (head, list) =
        line.split_once(": ").or_else(|| line.split_once(" - ")).or_else(|| line.split_once(" – "))?;
    // "Keep it short. Topics: a, b"
    let start = head.rfind(['.', '!', ';']).map_or(0, |at| at + 1);
    let (before, label) = head.split_at(start);
    let is_topics = word_count(label) <= 4
        && tables(language).any(|own| section_of(label, &[&own.guide]) == Some(PromptSectionKind::Topics));
    let announces = tables(language).any(|own| has_any(label, own.briefing.tools)) && word_count(label) <= 6;
    let (list, rest) = list.split_once(". ").unwrap_or((list, ""));
    let list = list.trim_end_matches(['.', ' ']);
    let parts: Vec<&str> = list.split([',', ';']).map(str::trim).collect();
    let is_short =
        |part: &&str| (1..=LISTED_WORDS).contains(&word_count(part)) && !part.contains(['.', '?', ':']);
    let has_mark = list.contains('(');
    let is_list = parts.len() > 2
        && parts.iter().all(is_short)
        && list.matches('(').count() == list.matches(')').count();
    if !is_list || !(is_topics && (has_mark || line.contains(" - ")) || announces && has_mark) {
        return None;
    }
    let heading = if before.trim().is_empty() {
        label.trim().to_owned()
    } else {
        format!("{before}\n{}", label.trim())
    };
    let items: Vec<String> = parts.iter().map(|part| format!("- {part}")).collect();
    Some(format!("{heading}:\n{}\n\n{rest}", items.join("\n")))
}

fn names_guide(heading: &str, language: Language) -> bool {
    tables(language).any(|own| is_one_of(heading, own.briefing.guide_headings))
}
