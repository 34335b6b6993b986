use colloquy_domain::Timestamp;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::log_entry::{Actor, EventType, LogEntry};
use colloquy_domain::mail::MailState;
use colloquy_domain::ports::{UnitOfWork, Write};
use serde_json::json;

use crate::{App, AppError};

/// Withdraws the mail that is still waiting to be sent, and logs it.
pub(super) async fn withdraw_mail(
    app: &App,
    actor: &Actor,
    invitation: &mut Invitation,
    reason: &str,
    unit: &mut UnitOfWork,
    now: Timestamp,
) -> Result<(), AppError> {
    let Some(id) = invitation.forget_mail() else { return Ok(()) };
    let waiting = app.storage.mail(id).await?.filter(|mail| mail.state == MailState::Due);
    let Some(mut mail) = waiting else { return Ok(()) };
    mail.dropped(reason.to_owned());
    invitation.mail_failed(reason.to_owned(), now);
    let owner = (invitation.organization_id, invitation.interview_id);
    let event = EventType::InvitationSendFailed;
    let entry = LogEntry::of_interview(app.id(), event, owner, actor.clone(), now).about(invitation.id);
    let data = json!({ "email": mail.to.as_str(), "reason": reason });
    unit.push(Write::AddLogEntry(entry.with(data)));
    unit.push(Write::SaveMail(mail));
    Ok(())
}
