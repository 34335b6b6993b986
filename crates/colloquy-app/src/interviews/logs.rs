use colloquy_domain::InterviewId;
use colloquy_domain::log_entry::LogEntry;
use colloquy_domain::ports::Page;

use super::owned;
use crate::{App, AppError, Caller};

/// One page with each entry's place, and whether there are more behind it.
pub struct Logged {
    pub entries: Vec<(i64, LogEntry)>,
    pub more: bool,
}

pub async fn logs(app: &App, caller: &Caller, id: InterviewId, page: Page<i64>) -> Result<Logged, AppError> {
    owned(app, caller, id).await?;
    let one_more = Page { limit: page.limit + 1, ..page };
    let mut entries = app.storage.interview_log(id, one_more).await?;
    let more = entries.len() > page.limit;
    entries.truncate(page.limit);
    Ok(Logged { entries, more })
}
