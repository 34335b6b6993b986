use colloquy_domain::InvitationId;
use colloquy_domain::ports::PageRequest;

use super::owned;
use crate::{App, AppError, Caller, LogPage};

pub async fn logs(
    app: &App,
    caller: &Caller,
    id: InvitationId,
    page: PageRequest<i64>,
) -> Result<LogPage, AppError> {
    owned(app, caller, id).await?;
    let entries = app.storage.invitation_log(id, LogPage::wanted(page)).await?;
    Ok(LogPage::new(entries, page))
}
