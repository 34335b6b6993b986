//! Recipients who have unsubscribed from the mails of an organization. Their invitations stay valid.

use colloquy_domain::OrganizationId;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::log_entry::EventType;
use colloquy_domain::mail::QueuedMail;
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::text::Email;
use colloquy_domain::unsubscription::{RecipientHash, UnsubscribeToken, Unsubscription};
use serde_json::json;

use crate::invitee_pages::{self, InterviewDescription};
use crate::organizations::require_open;
use crate::sessions::logged;
use crate::{App, AppError};

/// The page of an unsubscribe link.
pub struct UnsubscribePage {
    pub subject: InterviewDescription,
    pub is_unsubscribed: bool,
}

/// Returns the page of an unsubscribe link, or `None` if no mail contains the link.
pub async fn page(app: &App, token: &UnsubscribeToken) -> Result<Option<UnsubscribePage>, AppError> {
    Ok(found(app, token).await?.map(|found| found.page))
}

/// Unsubscribes the recipient of the mail that contains the link. Doing it again changes nothing.
pub async fn unsubscribe(app: &App, token: &UnsubscribeToken) -> Result<Option<UnsubscribePage>, AppError> {
    let Some(UnsubscribeTarget { invitation, .. }) = found(app, token).await? else { return Ok(None) };
    app.until_saved(invitation.id.uuid(), async || {
        let Some(UnsubscribeTarget { page, mail, mut invitation }) = found(app, token).await? else {
            return Ok(None);
        };
        if !page.is_unsubscribed {
            let now = app.clock.now();
            let data = json!({ "unsubscribed": true, "email": mail.to.as_str() });
            let unit = UnitOfWork::default()
                .with(Write::AddUnsubscription(Unsubscription {
                    organization_id: mail.organization_id,
                    recipient: RecipientHash::new(mail.organization_id, &mail.to),
                    created_at: now,
                }))
                .with(logged(app.id(), &invitation, EventType::InvitationUpdated, data, now));
            let unit = match invitation.unsubscribed(&mail.to, now).is_made() {
                true => unit.with(Write::SaveInvitation(invitation)),
                false => unit,
            };
            app.storage.commit(unit).await?;
        }
        Ok(Some(UnsubscribePage { is_unsubscribed: true, ..page }))
    })
    .await
}

/// Adds an address to an organization's list of unsubscribed recipients, or removes it together with what was reported
/// about it. The operator uses this for people who have asked by mail.
pub async fn set(
    app: &App,
    organization: OrganizationId,
    email: &Email,
    is_unsubscribed: bool,
) -> Result<(), AppError> {
    require_open(app, organization).await?;
    let recipient = RecipientHash::new(organization, email);
    let write = match is_unsubscribed {
        true => Write::AddUnsubscription(Unsubscription {
            organization_id: organization,
            recipient,
            created_at: app.clock.now(),
        }),
        false => Write::RemoveUnsubscription { organization_id: organization, recipient },
    };
    let unit = UnitOfWork::default().with(write);
    let unit = match is_unsubscribed {
        true => unit,
        false => unit.with(Write::ForgetMailReports { organization_id: organization, recipient }),
    };
    Ok(app.storage.commit(unit).await?)
}

struct UnsubscribeTarget {
    page: UnsubscribePage,
    mail: QueuedMail,
    invitation: Invitation,
}

async fn found(app: &App, token: &UnsubscribeToken) -> Result<Option<UnsubscribeTarget>, AppError> {
    let mail = app.storage.mail(token.mail_id).await?;
    let Some(mail) = mail.filter(|mail| mail.unsubscribe_token().as_ref() == Some(token)) else {
        return Ok(None);
    };
    let Some(invitation) = app.storage.invitation(mail.invitation_id).await? else { return Ok(None) };
    let Some(interview) = app.storage.interview(invitation.interview_id).await? else { return Ok(None) };
    let Some(organization) = app.storage.organization(mail.organization_id).await? else { return Ok(None) };
    let recipient = RecipientHash::new(organization.id, &mail.to);
    let is_unsubscribed = app.storage.is_unsubscribed(organization.id, recipient).await?;
    let page = UnsubscribePage { subject: invitee_pages::subject(organization, &interview), is_unsubscribed };
    Ok(Some(UnsubscribeTarget { page, mail, invitation }))
}
