use colloquy_domain::InterviewId;
use colloquy_domain::ports::PageRequest;

use super::owned;
use crate::{App, AppError, Caller, LogPage};

pub async fn logs(
    app: &App,
    caller: &Caller,
    id: InterviewId,
    page: PageRequest<i64>,
) -> Result<LogPage, AppError> {
    owned(app, caller, id).await?;
    let entries = app.storage.interview_log(id, LogPage::wanted(page)).await?;
    Ok(LogPage::new(entries, page))
}
