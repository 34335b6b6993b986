use colloquy_domain::invitation::{Invitation, ReactivateInvitation, Status};
use colloquy_domain::log_entry::{EventType, LogEntry};
use colloquy_domain::mail::QueuedMail;
use colloquy_domain::ports::{Expedite, UnitOfWork, Write};
use colloquy_domain::{InvitationId, Timestamp};
use serde_json::json;

use super::edit::{edit, logged};
use super::remind::with_waiting_withdrawn;
use super::send::letter_for;
use crate::{App, AppError, Caller};

/// Reactivates a cancelled invitation, or reopens a completed interview.
pub async fn reactivate(
    app: &App,
    caller: &Caller,
    id: InvitationId,
    reactivation: ReactivateInvitation,
) -> Result<Invitation, AppError> {
    let mut mails = Vec::new();
    let invitation = edit(app, caller, id, async |invitation, now| {
        let status = invitation.reactivate(now)?;
        let event = match status {
            Status::Reopened => EventType::InvitationReopened,
            _ => EventType::InvitationReactivated,
        };
        let mut unit = logged(app, caller, invitation, event, json!({}), now);
        if status == Status::Reopened {
            // The event about its end is sent now, because the transcript is not analysed again before the next end.
            unit.push(Write::Expedite { which: Expedite::OfInvitation(id), now });
        }
        mails.clear();
        if reactivation.send_email {
            mails.extend(mail(app, caller, invitation, &mut unit, now));
        }
        if !mails.is_empty() {
            unit = with_waiting_withdrawn(app, &caller.actor(), invitation, unit, now).await?;
        }
        Ok(Some(unit))
    })
    .await?;
    app.webhook_dispatcher.wake(invitation.organization_id);
    if mails.is_empty() {
        return Ok(invitation);
    }
    Ok(app.mail_dispatcher.deliver_now(&mails).await.remove(&id).unwrap_or(invitation))
}

/// Adds the mail to the unit of work. An invitation without an address gets the error of a failed mail instead.
fn mail(
    app: &App,
    caller: &Caller,
    invitation: &mut Invitation,
    unit: &mut UnitOfWork,
    now: Timestamp,
) -> Option<QueuedMail> {
    let Some(email) = invitation.email.clone() else {
        let reason = "not sent: the invitation has no email address";
        invitation.mail_failed(reason.to_owned(), now);
        let owner = (invitation.organization_id, invitation.interview_id);
        let event = EventType::InvitationSendFailed;
        let entry = LogEntry::of_interview(app.id(), event, owner, caller.actor(), now).about(invitation.id);
        unit.push(Write::AddLogEntry(entry.with(json!({ "email": null, "reason": reason }))));
        return None;
    };
    let addressee = (invitation.organization_id, invitation.id);
    let mail = app.new_mail(addressee, letter_for(invitation.status), email, caller.actor(), now);
    invitation.expect(mail.id, now);
    unit.push(Write::AddMail(mail.clone()));
    Some(mail)
}
