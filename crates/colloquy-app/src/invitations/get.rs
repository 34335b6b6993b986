use colloquy_domain::InvitationId;
use colloquy_domain::ports::InvitationView;

use super::require_owner;
use crate::{App, AppError, Caller};

pub async fn get(app: &App, caller: &Caller, id: InvitationId) -> Result<InvitationView, AppError> {
    let view = app.storage.invitation_view(id).await?.ok_or_else(|| AppError::missing(id))?;
    require_owner(caller, &view.invitation)?;
    Ok(view)
}
