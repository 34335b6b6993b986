//! Formats responses for people: lists as tables, records as cards. Values that are null are omitted.

mod card;
mod columns;
mod table;
mod value;

use colloquy_api::Tree;

use crate::text;

/// Formats a response. `record` is the name of its record, or of its list's elements.
pub fn answer(record: &str, answer: &Tree, next: Option<&str>, columns: usize) -> String {
    let Tree::Array(rows) = answer else { return card::card(answer, columns) };
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
fn one_interview(record: &str, rows: &[Tree]) -> Option<Tree> {
    let first = rows.first().filter(|_| record == "Interview")?;
    let invitations = || rows.iter().flat_map(|row| row.get("invitations").elements()).cloned().collect();
    let members = first.members().iter().map(|(name, value)| match name.as_str() {
        "invitations" => (name.clone(), Tree::Array(invitations())),
        _ => (name.clone(), value.clone()),
    });
    Some(Tree::Object(members.collect()))
}

#[cfg(test)]
mod tests;
