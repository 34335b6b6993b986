//! Removes one kind from one invitation. Each step also saves the invitation, so it conflicts if the invitation is reopened or
//! changed at the same time.

use colloquy_domain::erasure::ErasableRows;
use colloquy_domain::erasure::ErasedCounts;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::retention::{RetentionKind, RetentionPosition, RetentionRun};

use super::{RemovalOutcome, renew};
use crate::App;
use crate::erasures::StepFailure;
use crate::erasures::invitation::{forget_mails, remove_audio, withdraw_mails};

/// What the outcome of a mail says that was withdrawn.
const REASON: &str = "not sent: mails of the invitation are no longer kept";

pub(super) async fn remove(
    app: &App,
    run: &mut RetentionRun,
    kind: RetentionKind,
    position: RetentionPosition,
) -> Result<RemovalOutcome, StepFailure> {
    let stored = app.storage.invitation(position.invitation_id).await?;
    let Some(mut invitation) = stored.filter(|invitation| invitation.is_at(position)) else {
        return Ok(RemovalOutcome::NotNeeded);
    };
    let changed = &mut invitation;
    match kind {
        RetentionKind::Audio => remove_recordings(app, run, changed).await?,
        RetentionKind::Transcripts => {
            changed.remove_analysis();
            remove_handover(app, run, changed).await?;
            remove_rows(app, run, changed, ErasableRows::Messages, |left| left.messages).await?;
        }
        RetentionKind::PersonalFields => {
            changed.remove_person();
            step(app, run, changed, UnitOfWork::default()).await?;
        }
        RetentionKind::Logs => {
            remove_rows(app, run, changed, ErasableRows::LogEntries, |left| left.log_entries).await?;
        }
        RetentionKind::Mails => return remove_mails(app, run, changed).await,
        RetentionKind::WebhookBodies => {
            remove_rows(app, run, changed, ErasableRows::Events, |left| left.webhook_deliveries).await?;
        }
    }
    Ok(RemovalOutcome::Removed)
}

/// Commits a step together with the invitation and the lease.
async fn step(
    app: &App,
    run: &mut RetentionRun,
    invitation: &mut Invitation,
    unit: UnitOfWork,
) -> Result<(), StepFailure> {
    renew(app, run, unit.with(Write::SaveInvitation(invitation.clone()))).await?;
    *invitation = invitation.clone().saved();
    Ok(())
}

async fn remove_rows(
    app: &App,
    run: &mut RetentionRun,
    invitation: &mut Invitation,
    rows: ErasableRows,
    left: fn(ErasedCounts) -> i64,
) -> Result<(), StepFailure> {
    loop {
        let write = Write::EraseRows { invitation_id: invitation.id, rows };
        step(app, run, invitation, UnitOfWork::default().with(write)).await?;
        if left(app.storage.rows_of(invitation.id).await?) == 0 {
            return Ok(());
        }
    }
}

/// Removes the recordings, after everything that refers to them.
async fn remove_recordings(
    app: &App,
    run: &mut RetentionRun,
    invitation: &mut Invitation,
) -> Result<(), StepFailure> {
    let mut unit = UnitOfWork::default().with(Write::RemoveMessageAudio(invitation.id));
    if let Some(mut session_run) = app.storage.session_run(invitation.id).await?
        && session_run.remove_recordings().is_made()
    {
        unit.push(Write::SaveSessionRun(session_run));
    }
    step(app, run, invitation, unit).await?;
    app.recordings.forget(invitation.id).await?;
    remove_audio(app, invitation.id).await?;
    Ok(())
}

/// Removes what the interviewer was about to say when its node handed the interview over.
async fn remove_handover(
    app: &App,
    run: &mut RetentionRun,
    invitation: &mut Invitation,
) -> Result<(), StepFailure> {
    let Some(mut session_run) = app.storage.session_run(invitation.id).await? else { return Ok(()) };
    match session_run.take_handover() {
        Some(_) => {
            step(app, run, invitation, UnitOfWork::default().with(Write::SaveSessionRun(session_run))).await
        }
        None => Ok(()),
    }
}

async fn remove_mails(
    app: &App,
    run: &mut RetentionRun,
    invitation: &mut Invitation,
) -> Result<RemovalOutcome, StepFailure> {
    let (now, mails) = (app.clock.now(), app.storage.mails_of(invitation.id).await?);
    let mut unit = UnitOfWork::default();
    let quiet_at = withdraw_mails(mails.clone(), REASON, &mut unit, now);
    if quiet_at > now {
        step(app, run, invitation, unit).await?;
        return Ok(RemovalOutcome::NotYet);
    }
    forget_mails(app, &mails).await?;
    remove_rows(app, run, invitation, ErasableRows::Mails, |left| left.mails).await?;
    Ok(RemovalOutcome::Removed)
}
