use colloquy_domain::log_entry::LogEntry;
use colloquy_domain::ports::PageRequest;

/// One page of a log with each entry's place, and whether there are more behind it.
pub struct LogPage {
    pub entries: Vec<(i64, LogEntry)>,
    pub more: bool,
}

impl LogPage {
    /// What is to be read, so that it is known whether there is more.
    pub(crate) fn wanted(page: PageRequest<i64>) -> PageRequest<i64> {
        PageRequest { limit: page.limit + 1, ..page }
    }

    pub(crate) fn new(mut entries: Vec<(i64, LogEntry)>, page: PageRequest<i64>) -> Self {
        let more = entries.len() > page.limit;
        entries.truncate(page.limit);
        LogPage { entries, more }
    }
}
