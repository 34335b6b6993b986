use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{Invitation, SendInvitation, Status};
use colloquy_domain::mail::Letter;
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::{InvitationId, ViolationCode, ViolationReason};

use super::batch::made_before;
use super::edit::edit;
use super::remind::with_waiting_withdrawn;
use crate::interviews::owned;
use crate::{App, AppError, Caller};

/// Mails the link to an address, which becomes the address of the invitation. The log gets only the outcome of the
/// mail.
pub async fn send(
    app: &App,
    caller: &Caller,
    id: InvitationId,
    sending: SendInvitation,
) -> Result<Invitation, AppError> {
    if let Some(made) = caller.made() {
        return made_before(app, made).await?.pop().ok_or_else(|| AppError::missing(id));
    }
    let mut mails = Vec::new();
    let invitation = edit(app, caller, id, async |invitation, now| {
        let interview = owned(app, caller, invitation.interview_id).await?;
        interview.visibility.require_active("interview")?;
        let (addressee, letter) =
            ((invitation.organization_id, invitation.id), letter_for(invitation.status));
        let mail = app.new_mail(addressee, letter, sending.email.clone(), caller.actor(), now);
        invitation.send(sending.email.clone(), mail.id, now)?;
        mails = vec![mail.clone()];
        let unit = UnitOfWork::default().with(Write::KeepInterview(interview)).with(Write::AddMail(mail));
        Ok(Some(with_waiting_withdrawn(app, &caller.actor(), invitation, unit, now).await?))
    })
    .await?;
    Ok(app.mail_dispatcher.deliver_now(&mails).await.remove(&id).unwrap_or(invitation))
}

/// Returns how many mails to the invitees of an interview are still to be sent.
pub async fn waiting_mails(app: &App, interview: &Interview) -> Result<i64, AppError> {
    Ok(app.storage.count_waiting_mails(interview.organization_id, interview.id).await?)
}

/// Mails the link to the address that the invitation has.
pub async fn send_to_its_address(
    app: &App,
    caller: &Caller,
    id: InvitationId,
) -> Result<Invitation, AppError> {
    let missing = || ViolationReason::new(ViolationCode::Custom, "The invitation has no email address");
    let email = super::owned(app, caller, id).await?.email.clone();
    let email = email.ok_or_else(|| AppError::from(missing().at_field("email")))?;
    send(app, caller, id, SendInvitation { email }).await
}

/// Returns the kind of mail for an invitation. A reopened interview gets one that asks the invitee to resume it.
pub(super) fn letter_for(status: Status) -> Letter {
    if status == Status::Reopened { Letter::Resumption } else { Letter::Invitation }
}
