use colloquy_domain::InterviewId;
use colloquy_domain::ports::{InterviewFilter, ListedInterview, Page};

use crate::{App, AppError, Caller};

/// One page, and whether there are more behind it.
pub struct Listed {
    pub interviews: Vec<ListedInterview>,
    pub more: bool,
}

pub async fn list(
    app: &App,
    caller: &Caller,
    filter: InterviewFilter,
    page: Page<InterviewId>,
) -> Result<Listed, AppError> {
    let one_more = Page { limit: page.limit + 1, ..page };
    let mut interviews = app.storage.interviews(caller.organization().id, filter, one_more).await?;
    let more = interviews.len() > page.limit;
    interviews.truncate(page.limit);
    Ok(Listed { interviews, more })
}
