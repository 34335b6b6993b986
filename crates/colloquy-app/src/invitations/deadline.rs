use colloquy_domain::InvitationId;
use colloquy_domain::deadline::Deadline;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::log_entry::EventType;
use serde_json::json;

use super::edit::{edit, logged};
use crate::{App, AppError, Caller};

/// Sets the deadline of one invitation, or removes it, so that the deadline of the interview applies.
pub async fn set_deadline(
    app: &App,
    caller: &Caller,
    id: InvitationId,
    deadline: Option<Deadline>,
) -> Result<Invitation, AppError> {
    edit(app, caller, id, async |invitation, now| {
        let change = invitation.set_deadline(deadline, now);
        let changed = json!({ "changed": ["deadline"] });
        let unit = || logged(app, caller, invitation, EventType::InvitationUpdated, changed, now);
        Ok(change.is_made().then(unit))
    })
    .await
}
