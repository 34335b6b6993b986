//! The notice that a mail was not delivered, with a form that mails the link to another address.

use actix_web::HttpResponse;
use colloquy_app::invitations;
use colloquy_domain::InvitationId;
use colloquy_domain::invitation::{Invitation, SendInvitation};
use colloquy_domain::text::Email;
use colloquy_languages::fill;

use super::invitation::{self, FaultyInput};
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;

pub struct UndeliveredNotice {
    pub text: String,
    /// Whether the person may mail the link again.
    pub may_send: bool,
    /// The present address, or what was entered.
    pub email: String,
    pub is_faulty: bool,
}

impl UndeliveredNotice {
    pub fn of(request: &ConsoleRequest<'_>, invitation: &Invitation, faulty: Option<&str>) -> Option<Self> {
        let present = invitation.email.as_ref().map(|email| email.as_str());
        let is_mailable = invitation.require_mailable().is_ok() && invitation.withdrawal.is_none();
        Some(UndeliveredNotice {
            text: text(request, invitation)?,
            may_send: request.may_edit() && is_mailable,
            email: faulty.or(present).unwrap_or_default().to_owned(),
            is_faulty: faulty.is_some(),
        })
    }
}

/// Says why a mail was not delivered.
pub fn text(request: &ConsoleRequest<'_>, invitation: &Invitation) -> Option<String> {
    let reason = invitation.error.as_ref()?;
    Some(fill(request.texts.overview.undelivered, &[("reason", reason)]))
}

/// Mails the link again: to the address that was entered, which becomes that of the invitation, or to the present one.
pub async fn send(request: &ConsoleRequest<'_>, id: InvitationId) -> Result<HttpResponse, ConsoleProblem> {
    let (app, caller) = (request.app, request.caller()?);
    match request.form.value("email").trim() {
        "" => invitations::send::send_to_its_address(app, caller, id).await?,
        entered => match Email::parse(entered) {
            Ok(email) => invitations::send::send(app, caller, id, SendInvitation { email }).await?,
            Err(_) => {
                return invitation::page(request, id, FaultyInput::Email(entered.to_owned())).await;
            }
        },
    };
    invitation::saved(request, id)
}
