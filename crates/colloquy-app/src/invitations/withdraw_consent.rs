//! Invitees who withdraw their consent, and what organizations decide then.

use colloquy_domain::account::audit::{AuditAction, AuditActor};
use colloquy_domain::erasure::{Erasure, ErasureTarget};
use colloquy_domain::invitation::Invitation;
use colloquy_domain::log_entry::{Actor, EventType};
use colloquy_domain::organization::WithdrawalPolicy;
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::session_run::SessionRun;
use colloquy_domain::slug::Slug;
use colloquy_domain::text::ReasonToKeep;
use colloquy_domain::{InvitationId, Timestamp};
use serde_json::json;

use super::edit;
use super::withdraw::withdraw_mail;
use crate::accounts::audit_log::audited;
use crate::mails::CONSENT_WITHDRAWN;
use crate::organizations::require_organization;
use crate::sessions::logged;
use crate::{App, AppError, Caller};

/// Withdraws the consent of the invitee: ends an interview in progress, and requests the erasure if the organization does
/// not decide about it. Changes nothing if the invitee has not consented, or has withdrawn before.
pub async fn withdraw_consent(app: &App, slug: &Slug) -> Result<(), AppError> {
    let Some(id) = app.storage.invitation_by_slug(slug).await?.map(|found| found.id) else { return Ok(()) };
    app.until_saved(id.uuid(), async || {
        let (invitation, session_run) =
            futures::try_join!(app.storage.invitation(id), app.storage.session_run(id))?;
        let Some((mut invitation, session_run)) = invitation.zip(session_run) else { return Ok(()) };
        let (now, status) = (app.clock.now(), invitation.status);
        if !invitation.withdraw_consent(now).is_made() {
            return Ok(());
        }
        let event = match invitation.status == status {
            true => EventType::InvitationUpdated,
            false => EventType::InvitationCancelled,
        };
        let data = json!({ "consentWithdrawn": true });
        let mut unit = UnitOfWork::default().with(logged(app.id(), &invitation, event, data, now));
        end_session(app, session_run, &mut unit, now);
        let actor = Actor::invitee(&invitation);
        withdraw_mail(app, &actor, &mut invitation, CONSENT_WITHDRAWN, &mut unit, now).await?;
        request_erasure(app, &invitation, &mut unit, now).await?;
        Ok(app.storage.commit(unit.with(Write::SaveInvitation(invitation))).await?)
    })
    .await
}

/// Takes the lease from the node that runs the interview. It stops when it finds that it has lost it.
fn end_session(app: &App, mut session_run: SessionRun, unit: &mut UnitOfWork, now: Timestamp) {
    if session_run.lease_holder.is_none() {
        return;
    }
    let nobody = app.ids.next();
    session_run.take(nobody, now);
    session_run.release(nobody, now);
    unit.push(Write::SaveSessionRun(session_run));
}

async fn request_erasure(
    app: &App,
    invitation: &Invitation,
    unit: &mut UnitOfWork,
    now: Timestamp,
) -> Result<(), AppError> {
    let organization = require_organization(app, invitation.organization_id).await?;
    if organization.withdrawal_policy == WithdrawalPolicy::AskFirst {
        return Ok(());
    }
    // A member may have requested it before.
    if app.storage.erasure_of(invitation.id.uuid()).await?.is_none() {
        let target = ErasureTarget::Invitation(invitation.interview_id, invitation.id);
        unit.push(Write::AddErasure(Erasure::requested(app.id(), organization.id, target, now)));
    }
    Ok(())
}

/// Records that the organization keeps what is stored although the invitee has withdrawn their consent.
pub async fn keep(
    app: &App,
    administrator: &AuditActor,
    caller: &Caller,
    id: InvitationId,
    reason: &ReasonToKeep,
) -> Result<Invitation, AppError> {
    edit::edit(app, caller, id, async |invitation, now| {
        if !invitation.keep_after_withdrawal(now)?.is_made() {
            return Ok(None);
        }
        let data = json!({ "keptAfterWithdrawal": true });
        let mut unit = edit::logged(app, caller, invitation, EventType::InvitationUpdated, data, now);
        let (action, subject) = (AuditAction::KeptAfterWithdrawal, format!("{id}: {}", reason.as_str()));
        unit.push(audited(app, invitation.organization_id, administrator, action, &subject));
        Ok(Some(unit))
    })
    .await
}
