//! Invitees who want to be reminded.

use colloquy_domain::log_entry::{Actor, EventType};
use colloquy_domain::mail::Letter;
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::slug::Slug;
use serde_json::json;

use crate::sessions::logged;
use crate::{App, AppError};

/// Queues a mail that reminds the invitee a day later. Changes nothing if one is waiting, or if no reminder can be offered.
pub async fn remind_tomorrow(app: &App, slug: &Slug) -> Result<(), AppError> {
    let Some(id) = app.storage.invitation_by_slug(slug).await?.map(|found| found.id) else { return Ok(()) };
    app.until_saved(id.uuid(), async || {
        let Some(mut invitation) = app.storage.invitation(id).await? else { return Ok(()) };
        let Some(interview) = app.storage.interview(invitation.interview_id).await? else { return Ok(()) };
        let now = app.clock.now();
        if !invitation.remind_tomorrow(&interview, now).is_made() {
            return Ok(());
        }
        let (Some(email), Some(at)) = (invitation.email.clone(), invitation.remind_at) else { return Ok(()) };
        let addressee = (invitation.organization_id, invitation.id);
        let mail = app.new_mail(addressee, Letter::Reminder, email, Actor::invitee(&invitation), now);
        let data = json!({ "remindAt": format!("{at:.3}") });
        let unit = UnitOfWork::default()
            .with(logged(app.id(), &invitation, EventType::InvitationUpdated, data, now))
            .with(Write::AddMail(mail.not_before(at)))
            .with(Write::SaveInvitation(invitation));
        Ok(app.storage.commit(unit).await?)
    })
    .await
}
