//! The notice that a mail was not delivered, with a form that mails the link to another address.

use actix_web::HttpResponse;
use colloquy_app::invitations;
use colloquy_domain::InvitationId;
use colloquy_domain::invitation::{Invitation, SendInvitation};
use colloquy_domain::text::Email;
use colloquy_languages::fill;

use super::invitation::{self, FaultyInput};
use crate::once;
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
    let entered = request.form.value("email").trim();
    let Ok(email) = Some(entered).filter(|entered| !entered.is_empty()).map(Email::parse).transpose() else {
        return invitation::page(request, id, FaultyInput::Email(entered.to_owned())).await;
    };
    once::run(request, async |caller| {
        match email.clone() {
            None => invitations::send::send_to_its_address(request.app, caller, id).await?,
            Some(email) => invitations::send::send(request.app, caller, id, SendInvitation { email }).await?,
        };
        invitation::saved_path(request, id)
    })
    .await
}
