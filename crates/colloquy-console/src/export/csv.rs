//! Tables as CSV, by RFC 4180.

pub const CONTENT_TYPE: &str = "text/csv; charset=utf-8";

/// Begins a table. Spreadsheets take a file with this mark for UTF-8.
pub const BYTE_ORDER_MARK: &str = "\u{feff}";

/// Adds a row to a table.
pub fn add_row<'c>(table: &mut String, cells: impl IntoIterator<Item = &'c str>) {
    for (place, text) in cells.into_iter().enumerate() {
        if place > 0 {
            table.push(',');
        }
        add_cell(table, text);
    }
    table.push_str("\r\n");
}

/// Spreadsheets take a cell that begins with one of these characters for a formula, which may read other cells and send
/// them away. The apostrophe makes it a text.
fn add_cell(table: &mut String, text: &str) {
    let is_formula =
        text.trim_start().starts_with(['=', '+', '-', '@', '\u{ff1d}', '\u{ff0b}', '\u{ff0d}', '\u{ff20}'])
            || text.starts_with(['\t', '\r', '\n']);
    let needs_quotes = text.contains([',', ';', '"', '\r', '\n', '\t']);
    if needs_quotes {
        table.push('"');
    }
    if is_formula {
        table.push('\'');
    }
    match needs_quotes {
        true => table.push_str(&text.replace('"', "\"\"")),
        false => table.push_str(text),
    }
    if needs_quotes {
        table.push('"');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(cells: &[&str]) -> String {
        let mut table = String::new();
        add_row(&mut table, cells.iter().copied());
        table
    }

    #[test]
    fn quotes_what_would_end_a_cell() {
        assert_eq!(row(&["a", "", "b c"]), "a,,b c\r\n");
        assert_eq!(
            row(&["a,b", "say \"hi\"", "two\nlines"]),
            "\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\"\r\n"
        );
    }

    #[test]
    fn no_cell_is_a_formula() {
        for text in ["=1+1", "+1", "-1", "@SUM(A1)", " =1", "\t=1", "＝1"] {
            let row = row(&[text]);
            assert!(row.trim_start_matches('"').starts_with('\''), "{row:?}");
        }
        assert_eq!(row(&["a=b"]), "a=b\r\n");
    }
}
