//! Overwrites what SQLite leaves behind in the pages of its file. With `secure_delete` it overwrites each row that it
//! deletes. But when it rebuilds a page because rows move to a neighbouring page, the bytes between the page's index and
//! its rows keep copies of rows that were there before, and the later deletion of those rows does not reach them.
//!
//! The pages are read and written through the table `sqlite_dbpage`, so inside a transaction. SQLite has that table only
//! if it was built with `SQLITE_ENABLE_DBPAGE_VTAB`.

use std::cell::RefCell;

use diesel::sql_types::{BigInt, Binary};
use diesel::{QueryResult, QueryableByName, RunQueryDsl, SqliteConnection, sql_query};

/// How many pages are looked at in one transaction, so that other writes do not wait for long.
const PAGES_AT_ONCE: i64 = 256;

/// The first page begins with the header of the file.
const FILE_HEADER: usize = 100;

/// In a larger file, a page that continues a long row could begin like one that has an index: it begins with the number
/// of the next page, whose first byte is then 2 or more.
const MAX_PAGES: i64 = 0x0200_0000;

#[derive(QueryableByName)]
struct PageCount {
    #[diesel(sql_type = BigInt)]
    page_count: i64,
}

#[derive(QueryableByName)]
struct Page {
    #[diesel(sql_type = BigInt)]
    pgno: i64,
    #[diesel(sql_type = Binary)]
    data: Vec<u8>,
}

/// Overwrites the unused bytes of some pages, from the given one on. Returns the page to continue with, if there are more.
pub fn overwrite(connection: &RefCell<SqliteConnection>, first: i64) -> QueryResult<Option<i64>> {
    let connection = &mut *connection.borrow_mut();
    let PageCount { page_count } = sql_query("PRAGMA page_count").get_result(connection)?;
    if page_count >= MAX_PAGES {
        tracing::warn!(page_count, "the database is too large to overwrite what is unused in its pages");
        return Ok(None);
    }
    let last = page_count.min(first + PAGES_AT_ONCE - 1);
    // The table finds a page by its number only, and would read all pages for a range of numbers.
    let pages: Vec<Page> = sql_query(
        "WITH RECURSIVE wanted(number) AS \
         (SELECT ?1 WHERE ?1 <= ?2 UNION ALL SELECT number + 1 FROM wanted WHERE number < ?2) \
         SELECT pgno, data FROM wanted CROSS JOIN sqlite_dbpage WHERE pgno = number",
    )
    .bind::<BigInt, _>(first)
    .bind::<BigInt, _>(last)
    .load(connection)?;
    for Page { pgno, mut data } in pages {
        let Some(unused) = unused_bytes(pgno, &mut data) else { continue };
        if unused.iter().all(|byte| *byte == 0) {
            continue;
        }
        unused.fill(0);
        sql_query("UPDATE sqlite_dbpage SET data = ?1 WHERE pgno = ?2")
            .bind::<Binary, _>(data)
            .bind::<BigInt, _>(pgno)
            .execute(connection)?;
    }
    Ok((last < page_count).then_some(last + 1))
}

/// Returns the bytes between the index of a page and its first row, as the file format of SQLite defines them, or `None`
/// for a page without an index.
fn unused_bytes(number: i64, page: &mut [u8]) -> Option<&mut [u8]> {
    let header = if number == 1 { FILE_HEADER } else { 0 };
    let index = header
        + match page.get(header)? {
            2 | 5 => 12,
            10 | 13 => 8,
            _ => return None,
        };
    let two_bytes = |page: &[u8], at: usize| {
        Some(usize::from(u16::from_be_bytes(page.get(at..at + 2)?.try_into().ok()?)))
    };
    let end_of_index = index + 2 * two_bytes(page, header + 3)?;
    // In a page of 65,536 bytes, an empty one has its first row behind the last byte, which is written as 0.
    let first_row = match two_bytes(page, header + 5)? {
        0 => page.len(),
        at => at,
    };
    page.get_mut(end_of_index..first_row)
}
