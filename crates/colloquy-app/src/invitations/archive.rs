use colloquy_domain::InvitationId;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::log_entry::EventType;
use serde_json::json;

use super::edit::{edit, logged};
use super::withdraw::withdraw_mail;
use crate::{App, AppError, Caller};

pub async fn archive(app: &App, caller: &Caller, id: InvitationId) -> Result<Invitation, AppError> {
    edit(app, caller, id, async |invitation, now| {
        if !invitation.archive(now).is_made() {
            return Ok(None);
        }
        let mut unit = logged(app, caller, invitation, EventType::InvitationArchived, json!({}), now);
        let reason = "not sent: the invitation was archived";
        withdraw_mail(app, &caller.actor(), invitation, reason, &mut unit, now).await?;
        Ok(Some(unit))
    })
    .await
}
