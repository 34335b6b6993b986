//! Formats rows in columns within the width of a terminal.

use serde_json::Value;

use super::columns::OutputColumn;
use crate::text::{cut, width};

const GAP: usize = 2;

pub fn table(columns: &[OutputColumn], rows: &[Value], available: usize) -> String {
    if rows.is_empty() {
        return "There is none.\n".to_owned();
    }
    let mut parts: Vec<FilledColumn> = columns.iter().map(|column| FilledColumn::of(column, rows)).collect();
    parts.retain(|part| part.cells.iter().any(|cell| !cell.is_empty()));
    fit(&mut parts, available);
    let mut shown = String::new();
    let titles = parts.iter().map(|part| (part, part.title.to_owned())).collect::<Vec<_>>();
    write_line(&mut shown, &titles);
    for place in 0..rows.len() {
        let cells: Vec<(&FilledColumn, String)> =
            parts.iter().map(|part| (part, part.cells[place].clone())).collect();
        write_line(&mut shown, &cells);
    }
    shown
}

/// A column with its content.
struct FilledColumn {
    title: &'static str,
    least: Option<usize>,
    cells: Vec<String>,
    width: usize,
}

impl FilledColumn {
    fn of(column: &OutputColumn, rows: &[Value]) -> Self {
        let cells: Vec<String> = rows.iter().map(|row| column.cell(row)).collect();
        let widest = cells.iter().map(|cell| width(cell)).max().unwrap_or_default();
        FilledColumn {
            title: column.title,
            least: column.least,
            cells,
            width: widest.max(width(column.title)),
        }
    }

    /// Returns how much narrower the column can be.
    fn slack(&self) -> usize {
        self.least.map_or(0, |least| self.width.saturating_sub(least.max(width(self.title))))
    }
}

/// Cuts columns as far as allowed until the table fits, then removes columns from the right.
fn fit(parts: &mut Vec<FilledColumn>, available: usize) {
    let taken =
        |parts: &[FilledColumn]| parts.iter().map(|part| part.width + GAP).sum::<usize>().saturating_sub(GAP);
    while parts.len() > 1 {
        let slack: usize = parts.iter().map(FilledColumn::slack).sum();
        if taken(parts).saturating_sub(slack) <= available {
            break;
        }
        parts.pop();
    }
    while taken(parts) > available {
        // The widest column is cut first, so that all end up about equally wide.
        let Some(widest) = parts.iter_mut().filter(|part| part.slack() > 0).max_by_key(|part| part.width)
        else {
            break;
        };
        widest.width -= 1;
    }
}

fn write_line(shown: &mut String, cells: &[(&FilledColumn, String)]) {
    let mut line = String::new();
    for (part, text) in cells {
        let text = match part.least {
            Some(_) => cut(text, part.width),
            None => text.clone(),
        };
        line.push_str(&text);
        line.push_str(&" ".repeat(part.width.saturating_sub(width(&text)) + GAP));
    }
    shown.push_str(line.trim_end());
    shown.push('\n');
}
