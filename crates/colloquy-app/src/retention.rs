//! Removes what an organization no longer keeps. For each organization or interview with settings there is a run, which nodes
//! work off in small steps, each under a lease. Every step can be repeated, so a crash at any moment only delays the rest.

mod removal;
mod settings;

use std::collections::BTreeSet;

use colloquy_domain::ports::{StorageError, UnitOfWork, Write};
use colloquy_domain::retention::{
    EndedInvitation, LEASE, RETRY_PAUSE, RUN_PAUSE, RetentionKind, RetentionPeriods, RetentionRun,
    RetentionScope,
};
use colloquy_domain::{InvitationId, Timestamp};
use uuid::Uuid;

use crate::erasures::StepFailure;
use crate::erasures::invitation::remove_audio;
use crate::{App, AppError};

pub use settings::{Expired, MAX_COUNTED, change, periods, rules, would_remove};

/// How many runs a node takes over at once.
const AT_ONCE: usize = 20;

/// How many invitations are read at once.
const INVITATIONS_AT_ONCE: usize = 50;

/// Whether a kind is gone from an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RemovalOutcome {
    Removed,
    /// The invitation is used again, or no longer exists.
    NotNeeded,
    /// Something that was started before is still at work.
    NotYet,
}

impl App {
    /// Works off runs that are due and that no other node works on. Returns whether there may be more.
    pub async fn advance_retention(&self) -> Result<bool, AppError> {
        let due = self.storage.due_retention_runs(self.clock.now(), AT_ONCE).await?;
        let may_have_more = due.len() == AT_ONCE;
        for run in due {
            let scope = run.scope.id();
            match advance(self, run).await {
                Ok(()) | Err(StepFailure::TakenOver) => {}
                Err(error) => tracing::warn!(%error, %scope, "a retention run is delayed; retrying"),
            }
        }
        Ok(may_have_more)
    }

    /// Removes what this node still holds of audio that is no longer kept, and what it has uploaded meanwhile.
    pub(crate) async fn forget_expired_audio(&self) {
        let forgotten = async {
            for id in self.recordings.held().await? {
                if is_audio_expired(self, id).await? {
                    self.recordings.forget(id).await?;
                    remove_audio(self, id).await?;
                }
            }
            Ok::<_, StepFailure>(())
        };
        if let Err(error) = forgotten.await {
            tracing::warn!(%error, "audio that is no longer kept could not be removed; retrying");
        }
    }
}

async fn is_audio_expired(app: &App, id: InvitationId) -> Result<bool, StorageError> {
    let Some(invitation) = app.storage.invitation(id).await? else { return Ok(false) };
    let scope = RetentionScope::Interview(invitation.organization_id, invitation.interview_id);
    let cutoff = periods(app, scope).await?.get(RetentionKind::Audio).cutoff(app.clock.now());
    Ok(invitation.ended_at().is_some_and(|ended_at| cutoff.is_some_and(|cutoff| ended_at <= cutoff)))
}

async fn advance(app: &App, mut run: RetentionRun) -> Result<(), StepFailure> {
    renew(app, &mut run, UnitOfWork::default()).await?;
    let outcome = remove_expired(app, &mut run).await;
    let pause = if outcome.is_ok() { RUN_PAUSE } else { RETRY_PAUSE };
    run.due(app.clock.now() + pause);
    save(app, &mut run, UnitOfWork::default()).await?;
    outcome
}

/// Removes each kind. If one fails, for example because the media store is away, the others are removed all the same.
async fn remove_expired(app: &App, run: &mut RetentionRun) -> Result<(), StepFailure> {
    let applied: RetentionPeriods = periods(app, run.scope).await?;
    let (mut outcome, mut removed) = (Ok(()), 0);
    for kind in RetentionKind::ALL {
        let Some(cutoff) = applied.get(*kind).cutoff(app.clock.now()) else { continue };
        let before = removed;
        match remove_kind(app, run, *kind, cutoff, &mut removed).await {
            Err(StepFailure::TakenOver) => return Err(StepFailure::TakenOver),
            Err(error) => outcome = Err(error),
            Ok(()) => {}
        }
        if removed > before {
            let (scope, invitations) = (run.scope.id(), removed - before);
            tracing::info!(%scope, kind = kind.as_str(), invitations, "removed what is no longer kept");
        }
    }
    if removed > 0 {
        app.storage.purge_deleted().await?;
    }
    outcome
}

async fn remove_kind(
    app: &App,
    run: &mut RetentionRun,
    kind: RetentionKind,
    cutoff: Timestamp,
    removed: &mut usize,
) -> Result<(), StepFailure> {
    loop {
        let after = run.position(kind);
        let page = app.storage.ended_invitations(run.scope, after, cutoff, INVITATIONS_AT_ONCE).await?;
        if page.is_empty() {
            return Ok(());
        }
        let elsewhere = with_own_settings(app, run.scope, &page).await?;
        for ended in page {
            if !elsewhere.contains(&ended.interview_id.uuid()) {
                match removal::remove(app, run, kind, ended.position).await? {
                    RemovalOutcome::Removed => *removed += 1,
                    RemovalOutcome::NotNeeded => {}
                    RemovalOutcome::NotYet => return Ok(()),
                }
            }
            run.pass(kind, ended.position);
        }
        renew(app, run, UnitOfWork::default()).await?;
    }
}

/// Returns the interviews of these invitations that have a run of their own.
async fn with_own_settings(
    app: &App,
    scope: RetentionScope,
    ended: &[EndedInvitation],
) -> Result<BTreeSet<Uuid>, StorageError> {
    if scope.interview_id().is_some() {
        return Ok(BTreeSet::new());
    }
    let interviews: BTreeSet<Uuid> = ended.iter().map(|one| one.interview_id.uuid()).collect();
    let ids: Vec<Uuid> = interviews.into_iter().collect();
    let found = app.storage.retention_settings(&ids).await?;
    Ok(found.iter().map(|settings| settings.scope.id()).collect())
}

/// Commits a step together with a renewal of the lease.
async fn renew(app: &App, run: &mut RetentionRun, unit: UnitOfWork) -> Result<(), StepFailure> {
    run.due(app.clock.now() + LEASE);
    save(app, run, unit).await
}

async fn save(app: &App, run: &mut RetentionRun, unit: UnitOfWork) -> Result<(), StepFailure> {
    match app.storage.commit(unit.with(Write::SaveRetentionRun(run.clone()))).await {
        Ok(()) => {
            *run = run.clone().saved();
            Ok(())
        }
        Err(StorageError::Conflict) => Err(StepFailure::TakenOver),
        Err(error) => Err(error.into()),
    }
}
