//! Reads invitees from JSON or from a CSV table, as spreadsheets save it.

use serde_json::{Map, Value};

const COLUMNS: [&str; 2] = ["email", "name"];

/// Reads JSON unchanged, and anything else as a table.
pub fn read(text: &str) -> Result<Value, String> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.trim_start().starts_with(['[', '{']) {
        return serde_json::from_str(text).map_err(|error| format!("not JSON: {error}"));
    }
    let mut rows = rows(text)?.into_iter();
    let header =
        rows.next().ok_or("the table is empty; the first line must name the columns: email, name")?;
    let columns = columns(&header)?;
    rows.map(|row| invitee(&columns, &row)).collect()
}

/// A row of the table. A quoted cell may span several lines.
#[derive(Debug, PartialEq)]
struct Row {
    /// The number of its first line, from 1.
    line: usize,
    cells: Vec<String>,
}

/// Reads the names of the columns.
fn columns(header: &Row) -> Result<Vec<&'static str>, String> {
    let mut columns = Vec::new();
    for (place, cell) in header.cells.iter().enumerate() {
        let at = format!("line {}, column {}", header.line, place + 1);
        let wanted = cell.trim().to_lowercase();
        let Some(column) = COLUMNS.into_iter().find(|column| *column == wanted) else {
            return Err(format!("{at}: `{}` is not a column of invitees; use email and name", cell.trim()));
        };
        if columns.contains(&column) {
            return Err(format!("{at}: the column {column} is repeated"));
        }
        columns.push(column);
    }
    match columns.contains(&"email") {
        true => Ok(columns),
        false => Err(format!("line {}: the column email is missing", header.line)),
    }
}

fn invitee(columns: &[&'static str], row: &Row) -> Result<Value, String> {
    let Row { line, cells } = row;
    if cells.len() > columns.len() {
        let more = columns.len() + 1;
        return Err(format!(
            "line {line}, column {more}: the first line has {} columns, and this one has {}",
            columns.len(),
            cells.len()
        ));
    }
    let mut invitee = Map::new();
    for (place, column) in columns.iter().enumerate() {
        let cell = cells.get(place).map_or("", |cell| cell.trim());
        match (*column, cell) {
            ("email", "") => return Err(format!("line {line}, column {}: the email is missing", place + 1)),
            // An empty name counts as absent.
            (_, "") => {}
            (column, cell) => {
                invitee.insert(column.to_owned(), cell.into());
            }
        }
    }
    Ok(invitee.into())
}

/// Detects the separator: spreadsheets in locales with decimal commas use another one.
fn separator(text: &str) -> char {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    [',', ';', '\t'].into_iter().find(|separator| first.contains(*separator)).unwrap_or(',')
}

/// Returns all rows except empty ones.
fn rows(text: &str) -> Result<Vec<Row>, String> {
    let separator = separator(text);
    let (mut rows, mut line) = (Vec::new(), 1);
    let mut rest = text;
    while !rest.is_empty() {
        let mut row = Row { line, cells: Vec::new() };
        loop {
            let (cell, after) = cell(rest, separator, line, row.cells.len() + 1)?;
            line += cell.matches('\n').count();
            row.cells.push(cell);
            match after.strip_prefix(separator) {
                Some(after) => rest = after,
                None => {
                    let after = after.strip_prefix('\r').unwrap_or(after);
                    rest = after.strip_prefix('\n').unwrap_or(after);
                    line += 1;
                    break;
                }
            }
        }
        if row.cells.iter().any(|cell| !cell.trim().is_empty()) {
            rows.push(row);
        }
    }
    Ok(rows)
}

/// Returns the next cell and the rest: it begins with a separator or a line end, or is empty.
fn cell(text: &str, separator: char, line: usize, column: usize) -> Result<(String, &str), String> {
    let ends = |letter: char| letter == separator || letter == '\n' || letter == '\r';
    let Some(mut rest) = text.strip_prefix('"') else {
        let end = text.find(ends).unwrap_or(text.len());
        return Ok((text[..end].to_owned(), &text[end..]));
    };
    let mut cell = String::new();
    loop {
        let Some((part, after)) = rest.split_once('"') else {
            return Err(format!("line {line}, column {column}: a quotation mark is not closed"));
        };
        cell.push_str(part);
        rest = after;
        match rest.strip_prefix('"') {
            Some(after) => {
                cell.push('"');
                rest = after;
            }
            None if rest.is_empty() || rest.starts_with(ends) => return Ok((cell, rest)),
            None => {
                return Err(format!(
                    "line {line}, column {column}: unexpected text after the closing quotation mark"
                ));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn check(text: &str, expected: Value) {
        assert_eq!(read(text), Ok(expected), "{text:?}");
    }

    fn refused(text: &str, expected: &str) {
        assert_eq!(read(text), Err(expected.to_owned()), "{text:?}");
    }

    #[test]
    fn reads_tables_from_spreadsheets() {
        let ada = json!([{ "email": "ada@example.org", "name": "Ada" }]);
        for text in [
            "name,email\nAda,ada@example.org\n",
            "\u{feff}name,email\r\nAda,ada@example.org\r\n",
            "Email;Name\nada@example.org;Ada",
            " EMAIL\tname \n\nada@example.org\tAda\n\t\n",
            "\"name\",\"email\"\n\"Ada\",\"ada@example.org\"",
        ] {
            check(text, ada.clone());
        }
    }

    #[test]
    fn quoted_cells_may_hold_commas_quotation_marks_and_lines() {
        check(
            "email,name\r\na@example.org,\"King, \"\"Ada\"\"\r\nCountess\"\r\n",
            json!([{ "email": "a@example.org", "name": "King, \"Ada\"\r\nCountess" }]),
        );
    }

    #[test]
    fn a_name_is_optional() {
        let both = json!([{ "email": "a@example.org" }, { "email": "b@example.org" }]);
        check("email\na@example.org\nb@example.org\n", both.clone());
        check("email,name\na@example.org\nb@example.org,\n", both);
        check("email,name\n", json!([]));
    }

    #[test]
    fn leaves_json_unchanged() {
        check(
            " [{\"email\": \"a@example.org\", \"age\": 7}]",
            json!([{ "email": "a@example.org", "age": 7 }]),
        );
        assert!(read("[{").expect_err("no JSON").starts_with("not JSON: "));
    }

    #[test]
    fn errors_name_the_line_and_column() {
        refused("", "the table is empty; the first line must name the columns: email, name");
        refused("name\nAda\n", "line 1: the column email is missing");
        refused("\nemail,age\n", "line 2, column 2: `age` is not a column of invitees; use email and name");
        refused("email,email\n", "line 1, column 2: the column email is repeated");
        refused("name,email\nAda,a@example.org\nGrace\n", "line 3, column 2: the email is missing");
        refused(
            "email,name\na@example.org,\"A\nB\"\nb@example.org,B,7\n",
            "line 4, column 3: the first line has 2 columns, and this one has 3",
        );
        refused("email\n\"a@example.org\n", "line 2, column 1: a quotation mark is not closed");
        refused(
            "email,name\na@example.org,\"A\" B\n",
            "line 2, column 2: unexpected text after the closing quotation mark",
        );
    }
}
