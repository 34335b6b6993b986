//! Use cases of invitations: one file for each verb.

pub mod archive;
pub mod audio_url;
pub(crate) mod batch;
pub mod cancel;
pub mod complete;
pub mod create;
pub mod create_many;
pub mod deadline;
pub mod decline;
mod edit;
pub mod get;
pub(crate) mod insights;
pub mod list;
pub mod logs;
pub mod reactivate;
pub mod recording;
pub mod remind;
pub mod restore;
pub mod running;
pub mod send;
pub mod update;
mod withdraw;
pub mod withdraw_consent;

use colloquy_domain::InvitationId;
use colloquy_domain::invitation::Invitation;

use crate::{App, AppError, Caller};

/// Returns the caller's invitation with this id.
pub(crate) async fn owned(app: &App, caller: &Caller, id: InvitationId) -> Result<Invitation, AppError> {
    let invitation = app.storage.invitation(id).await?.ok_or_else(|| AppError::missing(id))?;
    require_owner(caller, &invitation)?;
    Ok(invitation)
}

fn require_owner(caller: &Caller, invitation: &Invitation) -> Result<(), AppError> {
    if invitation.organization_id == caller.organization().id {
        return Ok(());
    }
    Err(AppError::foreign(invitation.id))
}
