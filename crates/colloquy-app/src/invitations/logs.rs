use colloquy_domain::InvitationId;
use colloquy_domain::ports::ListPageRequest;

use super::owned;
use crate::{App, AppError, Caller, LogEntryPage};

pub async fn logs(
    app: &App,
    caller: &Caller,
    id: InvitationId,
    page: ListPageRequest<i64>,
) -> Result<LogEntryPage, AppError> {
    owned(app, caller, id).await?;
    let entries = app.storage.invitation_log(id, LogEntryPage::wanted(page)).await?;
    Ok(LogEntryPage::new(entries, page))
}
