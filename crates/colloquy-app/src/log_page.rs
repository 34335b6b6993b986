use colloquy_domain::log_entry::LogEntry;
use colloquy_domain::ports::ListPageRequest;

/// One page of a log with the position of each entry, and whether more follow.
pub struct LogEntryPage {
    pub entries: Vec<(i64, LogEntry)>,
    pub more: bool,
}

impl LogEntryPage {
    /// Returns the page to read: one entry more than requested, to know whether more follow.
    pub(crate) fn wanted(page: ListPageRequest<i64>) -> ListPageRequest<i64> {
        ListPageRequest { limit: page.limit + 1, ..page }
    }

    pub(crate) fn new(mut entries: Vec<(i64, LogEntry)>, page: ListPageRequest<i64>) -> Self {
        let more = entries.len() > page.limit;
        entries.truncate(page.limit);
        LogEntryPage { entries, more }
    }
}
