//! Invitees who do not want to take part.

use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::log_entry::{Actor, EventType};
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::slug::Slug;
use serde_json::json;

use super::withdraw::withdraw_mail;
use crate::sessions::logged;
use crate::{App, AppError};

/// Cancels the invitation for the invitee, before the interview has begun. Returns whether the invitee has declined, now or
/// before, or `None` if the link does not exist. After the start, nothing changes: then the invitee ends the interview.
pub async fn decline(app: &App, slug: &Slug) -> Result<Option<bool>, AppError> {
    let Some(id) = app.storage.invitation_by_slug(slug).await?.map(|found| found.id) else { return Ok(None) };
    app.until_saved(id.uuid(), async || {
        let Some(mut invitation) = app.storage.invitation(id).await? else { return Ok(None) };
        if !may_decline(&invitation) {
            return Ok(Some(false));
        }
        let now = app.clock.now();
        invitation.cancel(now)?;
        let data = json!({ "declined": true });
        let mut unit = UnitOfWork::default().with(logged(
            app.id(),
            &invitation,
            EventType::InvitationCancelled,
            data,
            now,
        ));
        let (reason, actor) = ("not sent: the invitee has declined", Actor::invitee(&invitation));
        withdraw_mail(app, &actor, &mut invitation, reason, &mut unit, now).await?;
        app.storage.commit(unit.with(Write::SaveInvitation(invitation))).await?;
        Ok(Some(true))
    })
    .await
}

/// Whether the invitee can still decline.
pub(crate) fn may_decline(invitation: &Invitation) -> bool {
    invitation.status == Status::Ready && !invitation.visibility.is_archived()
}
