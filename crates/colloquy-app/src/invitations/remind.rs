//! Reminders that invitees want, and those that a member sends.

use colloquy_domain::invitation::Invitation;
use colloquy_domain::log_entry::{Actor, EventType, LogEntry};
use colloquy_domain::mail::Letter;
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::reminder_plan::TimeZoneName;
use colloquy_domain::slug::Slug;
use colloquy_domain::{InvitationId, Timestamp};
use serde_json::json;

use super::edit::edit;
use crate::reminders::is_waiting_reminder;
use crate::sessions::logged;
use crate::{App, AppError, Caller};

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

/// What the outcome of a reminder says that was still waiting.
const REPLACED: &str = "not sent: a member has sent a later mail";

/// Withdraws reminders that are still waiting, for example because the mail server was away, and logs them as not sent. A
/// mail that a member sends takes their place, so that the invitee does not get two at once.
pub(super) async fn with_waiting_withdrawn(
    app: &App,
    actor: &Actor,
    invitation: &Invitation,
    mut unit: UnitOfWork,
    now: Timestamp,
) -> Result<UnitOfWork, AppError> {
    let mails = app.storage.mails_of(invitation.id).await?;
    for mut waiting in mails.into_iter().filter(is_waiting_reminder) {
        waiting.dropped(REPLACED.to_owned());
        let owner = (invitation.organization_id, invitation.interview_id);
        let event = EventType::InvitationSendFailed;
        let entry = LogEntry::of_interview(app.id(), event, owner, actor.clone(), now).about(invitation.id);
        let (email, letter) = (waiting.to.as_str(), waiting.letter.as_str());
        let data = json!({ "email": email, "reason": REPLACED, "letter": letter });
        unit.push(Write::AddLogEntry(entry.with(data)));
        unit.push(Write::SaveMail(waiting));
    }
    Ok(unit)
}

/// Queues a reminder to an invitee who was mailed and has not started.
pub async fn remind(app: &App, caller: &Caller, id: InvitationId) -> Result<Invitation, AppError> {
    edit(app, caller, id, async |invitation, now| {
        let interview = app.storage.interview(invitation.interview_id).await?;
        let interview = interview.ok_or_else(|| AppError::missing(invitation.interview_id))?;
        invitation.remind_now(&interview, now)?;
        let Some(email) = invitation.email.clone() else { return Ok(None) };
        let addressee = (invitation.organization_id, invitation.id);
        let mail = app.new_mail(addressee, Letter::OrganizationReminder, email, caller.actor(), now);
        let unit = UnitOfWork::default().with(Write::AddMail(mail));
        Ok(Some(with_waiting_withdrawn(app, &caller.actor(), invitation, unit, now).await?))
    })
    .await
}

/// Stores the time zone that an invitee's browser says, so that reminders come in the hours of the day there. Changes
/// nothing if one is known, or if the interview has no plan. Returns whether the invitation exists.
pub async fn note_time_zone(app: &App, slug: &Slug, name: &str) -> Result<bool, AppError> {
    let Some(id) = app.storage.invitation_by_slug(slug).await?.map(|found| found.id) else {
        return Ok(false);
    };
    let Some(zone) = TimeZoneName::parse(name) else { return Ok(true) };
    app.until_saved(id.uuid(), async || {
        let Some(mut invitation) = app.storage.invitation(id).await? else { return Ok(false) };
        let Some(interview) = app.storage.interview(invitation.interview_id).await? else { return Ok(false) };
        if interview.reminder_plan.is_some() && invitation.set_time_zone(zone.clone()).is_made() {
            let unit = UnitOfWork::default().with(Write::SaveInvitation(invitation));
            app.storage.commit(unit).await?;
        }
        Ok(true)
    })
    .await
}
