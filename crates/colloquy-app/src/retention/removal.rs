//! Removes one kind from a few invitations. Each step also saves these, so it conflicts if one of them is reopened or changed at
//! the same time.

use colloquy_domain::erasure::{ErasableRows, ErasedCounts, SETTLE_FOR};
use colloquy_domain::invitation::Invitation;
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::retention::{RetentionKind, RetentionPosition, RetentionRun};

use super::{RemovalOutcome, RetentionTurn, renew};
use crate::App;
use crate::erasures::StepFailure;
use crate::erasures::invitation::{forget_mails, remove_audio, withdraw_mails};

/// What the outcome of a mail says that was withdrawn.
const REASON: &str = "not sent: mails of the invitation are no longer kept";

/// How often an invitation is attempted alone that is changed at the same time.
const ATTEMPTS: usize = 5;

/// Removes a kind from the invitations that have ended at these positions. If one of them is changed meanwhile, the step does not
/// take effect, and each of them is attempted alone, so that the others do not wait for it.
pub(super) async fn remove(
    app: &App,
    turn: &mut RetentionTurn,
    kind: RetentionKind,
    positions: &[RetentionPosition],
) -> Result<RemovalOutcome, StepFailure> {
    match remove_together(app, turn, kind, positions).await {
        Err(StepFailure::Changed) => {}
        outcome => return outcome,
    }
    for position in positions {
        match remove_alone(app, turn, kind, *position).await? {
            RemovalOutcome::Done => turn.run.pass(kind, *position),
            RemovalOutcome::NotYet => return Ok(RemovalOutcome::NotYet),
        }
    }
    Ok(RemovalOutcome::Done)
}

async fn remove_alone(
    app: &App,
    turn: &mut RetentionTurn,
    kind: RetentionKind,
    position: RetentionPosition,
) -> Result<RemovalOutcome, StepFailure> {
    for _ in 1..ATTEMPTS {
        match remove_together(app, turn, kind, &[position]).await {
            Err(StepFailure::Changed) => {}
            outcome => return outcome,
        }
    }
    remove_together(app, turn, kind, &[position]).await
}

async fn remove_together(
    app: &App,
    turn: &mut RetentionTurn,
    kind: RetentionKind,
    positions: &[RetentionPosition],
) -> Result<RemovalOutcome, StepFailure> {
    let mut ended = Vec::new();
    for position in positions {
        let stored = app.storage.invitation(position.invitation_id).await?;
        // Others are used again, or no longer exist.
        ended.extend(stored.filter(|invitation| invitation.is_at(*position)));
    }
    if ended.is_empty() {
        return Ok(RemovalOutcome::Done);
    }
    app.retention.owe_purge();
    let (run, count) = (&mut turn.run, ended.len());
    match kind {
        RetentionKind::Audio => remove_recordings(app, run, ended).await?,
        RetentionKind::Transcripts => remove_transcripts(app, run, ended).await?,
        RetentionKind::PersonalFields => {
            for invitation in &mut ended {
                invitation.remove_person();
            }
            step(app, run, &mut ended, UnitOfWork::default()).await?;
        }
        RetentionKind::Logs => {
            remove_rows(app, run, ended, ErasableRows::LogEntries, |left| left.log_entries).await?;
        }
        RetentionKind::Mails => {
            if remove_mails(app, run, ended).await? == RemovalOutcome::NotYet {
                return Ok(RemovalOutcome::NotYet);
            }
        }
        RetentionKind::WebhookBodies => {
            remove_rows(app, run, ended, ErasableRows::Events, |left| left.webhook_deliveries).await?;
        }
    }
    turn.removed += count;
    Ok(RemovalOutcome::Done)
}

/// Commits a step together with the invitations and the lease.
async fn step(
    app: &App,
    run: &mut RetentionRun,
    invitations: &mut [Invitation],
    unit: UnitOfWork,
) -> Result<(), StepFailure> {
    let saves = invitations.iter().map(|invitation| Write::SaveInvitation(invitation.clone()));
    renew(app, run, saves.fold(unit, UnitOfWork::with)).await?;
    for invitation in invitations {
        *invitation = invitation.clone().saved();
    }
    Ok(())
}

/// Removes rows of all invitations, a few hundred of each at most in one commit.
async fn remove_rows(
    app: &App,
    run: &mut RetentionRun,
    mut invitations: Vec<Invitation>,
    rows: ErasableRows,
    left: fn(ErasedCounts) -> i64,
) -> Result<(), StepFailure> {
    while !invitations.is_empty() {
        let writes =
            invitations.iter().map(|invitation| Write::EraseRows { invitation_id: invitation.id, rows });
        let unit = writes.fold(UnitOfWork::default(), UnitOfWork::with);
        step(app, run, &mut invitations, unit).await?;
        let mut unfinished = Vec::new();
        for invitation in invitations {
            if left(app.storage.rows_of(invitation.id).await?) > 0 {
                unfinished.push(invitation);
            }
        }
        invitations = unfinished;
    }
    Ok(())
}

/// Removes the recordings, after everything that refers to them.
async fn remove_recordings(
    app: &App,
    run: &mut RetentionRun,
    mut invitations: Vec<Invitation>,
) -> Result<(), StepFailure> {
    let (mut unit, mut recorded) = (UnitOfWork::default(), Vec::new());
    for invitation in &invitations {
        unit.push(Write::RemoveMessageAudio(invitation.id));
        // Without a session, nothing was ever recorded.
        let Some(mut session_run) = app.storage.session_run(invitation.id).await? else { continue };
        recorded.push(invitation.id);
        if session_run.remove_recordings().is_made() {
            unit.push(Write::SaveSessionRun(session_run));
        }
    }
    step(app, run, &mut invitations, unit).await?;
    for id in recorded {
        app.recordings.forget(id).await?;
        remove_audio(app, id).await?;
        // Another node may be uploading some.
        app.retention.remove_audio_again(id, app.clock.now() + SETTLE_FOR);
    }
    Ok(())
}

/// Removes the transcripts and their analyses, and the rest of a reply that was pending when a node handed the interview
/// over.
async fn remove_transcripts(
    app: &App,
    run: &mut RetentionRun,
    mut invitations: Vec<Invitation>,
) -> Result<(), StepFailure> {
    let mut handovers = UnitOfWork::default();
    for invitation in &mut invitations {
        invitation.remove_analysis();
        if let Some(mut session_run) = app.storage.session_run(invitation.id).await?
            && session_run.take_handover().is_some()
        {
            handovers.push(Write::SaveSessionRun(session_run));
        }
    }
    if !handovers.writes().is_empty() {
        step(app, run, &mut invitations, handovers).await?;
    }
    remove_rows(app, run, invitations, ErasableRows::Messages, |left| left.messages).await
}

/// Removes the mails of the invitations up to the first one of which a mail may still be in progress. That mail is withdrawn.
async fn remove_mails(
    app: &App,
    run: &mut RetentionRun,
    invitations: Vec<Invitation>,
) -> Result<RemovalOutcome, StepFailure> {
    let (now, mut quiet) = (app.clock.now(), Vec::new());
    let mut busy = None;
    for invitation in invitations {
        let mails = app.storage.mails_of(invitation.id).await?;
        let mut unit = UnitOfWork::default();
        let quiet_at = withdraw_mails(mails.clone(), REASON, &mut unit, now);
        if quiet_at > now {
            busy = Some((invitation, unit));
            break;
        }
        forget_mails(app, &mails).await?;
        quiet.push(invitation);
    }
    remove_rows(app, run, quiet, ErasableRows::Mails, |left| left.mails).await?;
    let Some((invitation, unit)) = busy else { return Ok(RemovalOutcome::Done) };
    step(app, run, &mut [invitation], unit).await?;
    Ok(RemovalOutcome::NotYet)
}
