//! Formats one record, with a line for each value.

use colloquy_api::commands::flag;
use colloquy_api::json::{elements, members, text};
use serde_json::Value;

use super::value::{clock, moment, short};
use super::{columns, table};
use crate::text::{clean, width, wrap};

const GAP: usize = 2;
const INDENT: &str = "  ";

pub fn card(record: &Value, available: usize) -> String {
    let lists = |value: &Value| elements(value).iter().any(|element| members(element).next().is_some());
    let values = members(record).filter(|(_, value)| !short(value).is_empty());
    let (lists, values): (Vec<_>, Vec<_>) = values.partition(|(_, value)| lists(value));
    let names = values.iter().map(|(name, _)| label(name));
    let column = names.map(|name| width(&name)).max().unwrap_or_default() + GAP;
    let mut shown = String::new();
    for (name, value) in values {
        let text = match value {
            Value::String(text) => moment(text).map_or_else(|| clean(text), |moment| format!("{moment} UTC")),
            value => short(value),
        };
        // An address must not be broken, or it cannot be followed.
        let lines = match text.contains("://") {
            true => vec![text],
            false => wrap(&text, available.saturating_sub(column)),
        };
        let name = label(name);
        let mut before = format!("{name}{}", " ".repeat(column.saturating_sub(width(&name))));
        for line in lines {
            shown.push_str(format!("{before}{line}").trim_end());
            shown.push('\n');
            before = " ".repeat(column);
        }
    }
    for (name, list) in lists {
        shown.push_str(&format!("\n{}\n", label(name)));
        match name {
            "messages" => shown.push_str(&transcript(elements(list), available)),
            _ => shown.push_str(&table::table(columns::of("Invitation"), elements(list), available)),
        }
    }
    shown
}

/// Formats the transcript, with the ids of messages, which identify their recordings.
fn transcript(messages: &[Value], available: usize) -> String {
    let mut shown = String::new();
    for message in messages {
        let who = short(&message["role"]);
        let audio = if message["hasAudio"] == true { short(&message["id"]) } else { String::new() };
        let head = format!("{:>5}  {who:<9}  {audio}", clock(&message["offsetMs"]));
        shown.push_str(&format!("{INDENT}{}\n", head.trim_end()));
        for line in wrap(text(&message["content"]), available.saturating_sub(9)) {
            shown.push_str(format!("{INDENT}       {line}").trim_end());
            shown.push('\n');
        }
    }
    shown
}

/// Returns `First message` for `firstMessage`.
fn label(name: &str) -> String {
    let words = flag(name);
    let words = words.split('-').enumerate().map(|(place, word)| match word {
        "id" | "ip" | "url" => word.to_uppercase(),
        word if place == 0 => {
            let (first, rest) = word.split_at(word.chars().next().map_or(0, char::len_utf8));
            format!("{}{rest}", first.to_uppercase())
        }
        word => word.to_owned(),
    });
    clean(&words.collect::<Vec<_>>().join(" "))
}
