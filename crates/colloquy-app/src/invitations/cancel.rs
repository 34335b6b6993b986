use colloquy_domain::InvitationId;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::log_entry::EventType;
use serde_json::json;

use super::edit::{edit, logged};
use super::withdraw::withdraw_mail;
use crate::{App, AppError, Caller};

pub async fn cancel(app: &App, caller: &Caller, id: InvitationId) -> Result<Invitation, AppError> {
    edit(app, caller, id, async |invitation, now| {
        invitation.cancel(now)?;
        let mut unit = logged(app, caller, invitation, EventType::InvitationCancelled, json!({}), now);
        let reason = "not sent: the invitation was cancelled";
        withdraw_mail(app, &caller.actor(), invitation, reason, &mut unit, now).await?;
        Ok(Some(unit))
    })
    .await
}
