//! Formats responses for people: lists as tables, records as cards. Values that are null are omitted.

mod card;
mod columns;
mod table;
mod value;

use colloquy_api::json::elements;
use serde_json::Value;

use crate::text;

/// Formats a response. `record` is the name of its record, or of its list's elements.
pub fn answer(record: &str, answer: &Value, next: Option<&str>, columns: usize) -> String {
    let Value::Array(rows) = answer else { return card::card(answer, columns) };
    if let Some(created) = one_interview(record, rows) {
        return card::card(&created, columns);
    }
    let mut shown = table::table(columns::of(record), rows, columns);
    if let Some(next) = next {
        shown.push_str(&format!("\nThere is more: --all, or continue with\n--cursor {}\n", text::line(next)));
    }
    shown
}

/// Joins the rows of a creation: one for each invitation, always of the same interview.
fn one_interview(record: &str, rows: &[Value]) -> Option<Value> {
    let first = rows.first().filter(|_| record == "Interview")?;
    let mut interview = first.clone();
    if let Some(invitations) = interview.get_mut("invitations") {
        *invitations = rows.iter().flat_map(|row| elements(&row["invitations"])).cloned().collect();
    }
    Some(interview)
}

#[cfg(test)]
mod tests;
