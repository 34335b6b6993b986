use colloquy_domain::InvitationId;
use colloquy_domain::invitation::{Invitation, InvitationUpdate};
use colloquy_domain::log_entry::EventType;
use serde_json::json;

use super::edit::{edit, logged};
use crate::{App, AppError, Caller};

pub async fn update(
    app: &App,
    caller: &Caller,
    id: InvitationId,
    update: InvitationUpdate,
) -> Result<Invitation, AppError> {
    edit(app, caller, id, async |invitation, now| {
        let change = invitation.rename(update.name.clone(), now);
        let changed = json!({ "changed": ["name"] });
        let unit = || logged(app, caller, invitation, EventType::InvitationUpdated, changed, now);
        Ok(change.is_made().then(unit))
    })
    .await
}
