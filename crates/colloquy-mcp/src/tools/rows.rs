//! A page of a list, which ends when it is long.

use colloquy_api::cursor::CursorOrder;
use serde::Serialize;
use serde_json::Value;
use uuid::Uuid;

/// What the rows of a page come to at most, unless one alone is longer.
pub const PAGE_BYTES: usize = 1024 * 1024;

#[derive(Default)]
pub struct RowResults {
    rows: Vec<Value>,
    bytes: usize,
    last: Option<Uuid>,
    is_full: bool,
}

impl RowResults {
    /// Takes the row of this id; false when it has no room any more.
    pub fn take(&mut self, id: Uuid, row: &impl Serialize) -> bool {
        // Records can always be written as JSON.
        let row = serde_json::to_value(row).unwrap_or_default();
        self.bytes += row.to_string().len();
        self.is_full = self.bytes > PAGE_BYTES && !self.rows.is_empty();
        if !self.is_full {
            self.rows.push(row);
            self.last = Some(id);
        }
        !self.is_full
    }

    /// The rows, and where the next page begins if there is `more` or not all were taken.
    pub fn finish(self, more: bool) -> (Vec<Value>, Option<String>) {
        let goes_on = more || self.is_full;
        (self.rows, self.last.filter(|_| goes_on).map(CursorOrder::encode))
    }
}

/// An object with these members beside those of a record.
pub fn with(record: &impl Serialize, members: Value) -> Value {
    let mut whole = serde_json::to_value(record).unwrap_or_default();
    if let (Value::Object(whole), Value::Object(members)) = (&mut whole, members) {
        whole.extend(members);
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_ends_before_the_row_that_makes_it_too_long_and_has_one_at_least() {
        let (long, id) = ("x".repeat(PAGE_BYTES), Uuid::from_u128);
        let mut rows = RowResults::default();
        assert!(rows.take(id(3), &long));
        assert!(!rows.take(id(2), &"short"));
        let (taken, next) = rows.finish(false);
        assert_eq!((taken.len(), next), (1, Some(id(3).encode())));
    }

    #[test]
    fn a_list_that_is_over_has_no_next_page() {
        let mut rows = RowResults::default();
        assert!(rows.take(Uuid::nil(), &"one"));
        assert_eq!(rows.finish(false).1, None);
        assert_eq!(RowResults::default().finish(false).1, None);
    }
}
