//! Tables as CSV, by RFC 4180.

use std::error::Error;

use bytes::Bytes;
use colloquy_app::{AppError, ResponseMemoryReservation};
use futures::{Stream, stream};

pub const CONTENT_TYPE: &str = "text/csv; charset=utf-8";

/// Begins a table. Spreadsheets take a file with this mark for UTF-8.
pub const BYTE_ORDER_MARK: &str = "\u{feff}";

/// The rows of one page of a list, and the last item of the page if there are more.
pub struct CsvPage<K> {
    pub rows: String,
    pub next: Option<K>,
}

enum TableState<K> {
    Head,
    Page(Option<K>),
    End,
}

/// Returns a table that is read page by page while it is sent. The reservation is held until the last page is sent.
pub fn stream<K, F>(
    columns: &'static [&'static str],
    reservation: ResponseMemoryReservation,
    read_page: impl Fn(Option<K>) -> F + 'static,
) -> impl Stream<Item = Result<Bytes, Box<dyn Error>>> + 'static
where
    K: 'static,
    F: Future<Output = Result<CsvPage<K>, AppError>>,
{
    let start = (TableState::Head, read_page, reservation);
    stream::try_unfold(start, move |(state, read_page, reservation)| async move {
        let (text, next) = match state {
            TableState::Head => {
                let mut head = BYTE_ORDER_MARK.to_owned();
                add_row(&mut head, columns.iter().copied());
                (head, TableState::Page(None))
            }
            TableState::Page(after) => {
                let page = read_page(after).await?;
                (page.rows, page.next.map_or(TableState::End, |last| TableState::Page(Some(last))))
            }
            TableState::End => return Ok(None),
        };
        Ok(Some((Bytes::from(text), (next, read_page, reservation))))
    })
}

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
