//! A page of a list, limited in size.

use colloquy_api::cursor::ListOrderKey;
use serde::Serialize;
use serde_json::Value;
use uuid::Uuid;

/// The maximum size of a page's rows, unless a single row is larger.
pub const PAGE_BYTES: usize = 1024 * 1024;

#[derive(Default)]
pub struct McpListPageBuilder {
    rows: Vec<Value>,
    bytes: usize,
    last: Option<Uuid>,
    is_full: bool,
}

impl McpListPageBuilder {
    /// Adds a row with this id; returns `false` if the page is full.
    pub fn take(&mut self, id: Uuid, row: &impl Serialize) -> bool {
        // Records always serialize.
        let row = serde_json::to_value(row).unwrap_or_default();
        self.bytes += row.to_string().len();
        self.is_full = self.bytes > PAGE_BYTES && !self.rows.is_empty();
        if !self.is_full {
            self.rows.push(row);
            self.last = Some(id);
        }
        !self.is_full
    }

    /// Returns the rows, and the cursor of the next page if there are more rows.
    pub fn finish(self, more: bool) -> (Vec<Value>, Option<String>) {
        let goes_on = more || self.is_full;
        (self.rows, self.last.filter(|_| goes_on).map(ListOrderKey::encode))
    }
}

/// Returns an object with the members of a record and these.
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
    fn a_page_ends_before_the_limit_but_has_at_least_one_row() {
        let (long, id) = ("x".repeat(PAGE_BYTES), Uuid::from_u128);
        let mut rows = McpListPageBuilder::default();
        assert!(rows.take(id(3), &long));
        assert!(!rows.take(id(2), &"short"));
        let (taken, next) = rows.finish(false);
        assert_eq!((taken.len(), next), (1, Some(id(3).encode())));
    }

    #[test]
    fn the_last_page_has_no_cursor() {
        let mut rows = McpListPageBuilder::default();
        assert!(rows.take(Uuid::nil(), &"one"));
        assert_eq!(rows.finish(false).1, None);
        assert_eq!(McpListPageBuilder::default().finish(false).1, None);
    }
}
