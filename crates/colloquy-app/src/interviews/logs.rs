use colloquy_domain::InterviewId;
use colloquy_domain::ports::ListPageRequest;

use super::owned;
use crate::{App, AppError, Caller, LogEntryPage};

pub async fn logs(
    app: &App,
    caller: &Caller,
    id: InterviewId,
    page: ListPageRequest<i64>,
) -> Result<LogEntryPage, AppError> {
    owned(app, caller, id).await?;
    let entries = app.storage.interview_log(id, LogEntryPage::wanted(page)).await?;
    Ok(LogEntryPage::new(entries, page))
}
