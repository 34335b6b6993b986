//! Removes what an organization no longer keeps. For each organization or interview with settings there is a run, which nodes
//! work off in small steps, each under a lease. Every step can be repeated, so a crash at any moment only delays the rest.

mod removal;
mod settings;

use std::collections::{BTreeSet, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use colloquy_domain::ports::{Storage, StorageError, UnitOfWork, Write};
use colloquy_domain::retention::{
    EndedInvitation, LEASE, RETRY_PAUSE, RUN_PAUSE, RetentionKind, RetentionPeriods, RetentionRun,
    RetentionScope,
};
use colloquy_domain::{InvitationId, SignedDuration, Timestamp};
use tokio::time::{Instant, sleep};
use uuid::Uuid;

use crate::erasures::StepFailure;
use crate::erasures::invitation::remove_audio;
use crate::{App, AppError};

pub use settings::{Expired, MAX_COUNTED, change, periods, rules, would_remove};

/// How many runs a node takes over at once.
const AT_ONCE: usize = 20;

/// How many invitations are read at once.
const INVITATIONS_AT_ONCE: usize = 50;

/// How many invitations a run works off before the others have their turn. Afterwards the settings are read again, so that
/// a change of them also stops a run in progress.
pub const INVITATIONS_IN_TURN: usize = 500;

/// How many invitations are changed in one commit. Each commit waits for the disk and empties the caches of SQLite's readers,
/// however little it changes. With more, it would delay the writes of others.
const INVITATIONS_IN_STEP: usize = 10;

/// How long a node rests after each step, compared with how long it worked on it. So retention leaves the storage and the
/// processor to those who wait for a response, and if they are slower, it takes less. It works in one hundredth of the time,
/// because the reads at the same time are among the slowest: more of them would raise the 99th percentile.
const RESTS_PER_WORK: u32 = 99;

/// Keeps a step within the lease of a run, however slow the storage and the media store are.
const LONGEST_REST: Duration = Duration::from_secs(2);

/// What a node does for a run in one turn.
struct RetentionTurn {
    run: RetentionRun,
    /// How many invitations it may still look at.
    left: usize,
    removed: usize,
}

/// Whether a kind is gone from the invitations of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RemovalOutcome {
    /// It is, except from invitations that are used again or no longer exist.
    Done,
    /// Something that was started before is still at work.
    NotYet,
}

/// What a node still has to do after what it has removed. Other nodes do not know of it.
pub(crate) struct RetentionFollowUps {
    /// The invitations whose audio was removed, each with the time at which it is removed once more.
    removed_audio: Mutex<VecDeque<(Timestamp, InvitationId)>>,
    /// Whether the database's own files may still hold rows that were deleted.
    owes_purge: AtomicBool,
    /// Whether this process has worked on a run. The one before it may have been killed before its purge.
    has_begun: AtomicBool,
}

impl RetentionFollowUps {
    pub fn new() -> Self {
        RetentionFollowUps {
            removed_audio: Mutex::default(),
            owes_purge: AtomicBool::new(false),
            has_begun: AtomicBool::new(false),
        }
    }

    fn remove_audio_again(&self, id: InvitationId, at: Timestamp) {
        self.removed_audio.lock().unwrap_or_else(PoisonError::into_inner).push_back((at, id));
    }

    fn due_audio(&self, now: Timestamp) -> Option<InvitationId> {
        let mut removed = self.removed_audio.lock().unwrap_or_else(PoisonError::into_inner);
        let (_, id) = removed.pop_front_if(|(at, _)| *at <= now)?;
        Some(id)
    }

    fn begin(&self) {
        if !self.has_begun.swap(true, Ordering::SeqCst) {
            self.owe_purge();
        }
    }

    fn owe_purge(&self) {
        self.owes_purge.store(true, Ordering::SeqCst);
    }

    async fn purge(&self, storage: &dyn Storage) -> Result<(), StorageError> {
        if !self.owes_purge.swap(false, Ordering::SeqCst) {
            return Ok(());
        }
        let purged = storage.purge_deleted().await;
        if purged.is_err() {
            self.owe_purge();
        }
        purged
    }
}

impl App {
    /// Works off runs that are due and that no other node works on. Returns whether there may be more.
    pub async fn advance_retention(&self) -> Result<bool, AppError> {
        self.remove_late_audio().await;
        let due = self.storage.due_retention_runs(self.clock.now(), AT_ONCE).await?;
        let mut may_have_more = due.len() == AT_ONCE;
        for run in due {
            let scope = run.scope.id();
            match advance(self, run).await {
                Ok(is_finished) => may_have_more |= !is_finished,
                Err(StepFailure::TakenOver) => {}
                Err(error) => tracing::warn!(%error, %scope, "a retention run is delayed; retrying"),
            }
        }
        // It reads the whole database, so it comes once, after the last turn of all runs.
        if !may_have_more && let Err(error) = self.retention.purge(&*self.storage).await {
            tracing::warn!(%error, "what retention has deleted could not be purged; retrying");
        }
        Ok(may_have_more)
    }

    /// Removes what this node still holds of audio that is no longer kept, and what it has uploaded meanwhile.
    pub(crate) async fn forget_expired_audio(&self) -> Result<(), StepFailure> {
        let mut expired = Vec::new();
        for id in self.recordings.held().await? {
            if is_audio_expired(self, id).await? {
                self.recordings.forget(id).await?;
                expired.push(id);
            }
        }
        for id in expired {
            remove_audio(self, id).await?;
        }
        Ok(())
    }

    /// Removes audio once more that was removed a while ago, because an upload may have been in progress.
    async fn remove_late_audio(&self) {
        let now = self.clock.now();
        while let Some(id) = self.retention.due_audio(now) {
            let removed = async {
                if is_audio_expired(self, id).await? {
                    remove_audio(self, id).await?;
                }
                Ok::<_, StepFailure>(())
            };
            if let Err(error) = removed.await {
                tracing::warn!(%error, "audio that is no longer kept could not be removed; retrying");
                self.retention.remove_audio_again(id, now + RETRY_PAUSE);
            }
        }
    }
}

async fn is_audio_expired(app: &App, id: InvitationId) -> Result<bool, StorageError> {
    let Some(invitation) = app.storage.invitation(id).await? else { return Ok(false) };
    let scope = RetentionScope::Interview(invitation.organization_id, invitation.interview_id);
    let cutoff = periods(app, scope).await?.get(RetentionKind::Audio).cutoff(app.clock.now());
    Ok(invitation.ended_at().is_some_and(|ended_at| cutoff.is_some_and(|cutoff| ended_at <= cutoff)))
}

/// Works off one turn of a run. Returns whether nothing is left that is due.
async fn advance(app: &App, mut run: RetentionRun) -> Result<bool, StepFailure> {
    app.retention.begin();
    renew(app, &mut run, UnitOfWork::default()).await?;
    let mut turn = RetentionTurn { run, left: INVITATIONS_IN_TURN, removed: 0 };
    let outcome = remove_expired(app, &mut turn).await;
    let is_finished = turn.left > 0;
    let pause = match outcome {
        Err(_) => RETRY_PAUSE,
        Ok(()) if is_finished => RUN_PAUSE,
        Ok(()) => SignedDuration::ZERO,
    };
    turn.run.due(app.clock.now() + pause);
    save(app, &mut turn.run, UnitOfWork::default()).await?;
    outcome.map(|()| is_finished)
}

/// Removes each kind. If one fails, for example because the media store is away, the others are removed all the same.
async fn remove_expired(app: &App, turn: &mut RetentionTurn) -> Result<(), StepFailure> {
    let applied: RetentionPeriods = periods(app, turn.run.scope).await?;
    let mut outcome = Ok(());
    for kind in RetentionKind::ALL {
        let Some(cutoff) = applied.get(*kind).cutoff(app.clock.now()) else { continue };
        let before = turn.removed;
        match remove_kind(app, turn, *kind, cutoff).await {
            Err(StepFailure::TakenOver) => return Err(StepFailure::TakenOver),
            Err(error) => outcome = Err(error),
            Ok(()) => {}
        }
        if turn.removed > before {
            let (scope, invitations) = (turn.run.scope.id(), turn.removed - before);
            tracing::info!(%scope, kind = kind.as_str(), invitations, "removed what is no longer kept");
        }
    }
    outcome
}

async fn remove_kind(
    app: &App,
    turn: &mut RetentionTurn,
    kind: RetentionKind,
    cutoff: Timestamp,
) -> Result<(), StepFailure> {
    while turn.left > 0 {
        let (scope, after) = (turn.run.scope, turn.run.position(kind));
        let limit = INVITATIONS_AT_ONCE.min(turn.left);
        let page = app.storage.ended_invitations(scope, after, cutoff, limit).await?;
        if page.is_empty() {
            return Ok(());
        }
        turn.left -= page.len();
        let elsewhere = with_own_settings(app, scope, &page).await?;
        for step in page.chunks(INVITATIONS_IN_STEP) {
            let began = Instant::now();
            let is_own = |ended: &&EndedInvitation| !elsewhere.contains(&ended.interview_id.uuid());
            let positions: Vec<_> = step.iter().filter(is_own).map(|ended| ended.position).collect();
            if removal::remove(app, turn, kind, &positions).await? == RemovalOutcome::NotYet {
                return Ok(());
            }
            if let Some(last) = step.last() {
                turn.run.pass(kind, last.position);
            }
            sleep(rest_after(began.elapsed())).await;
        }
        renew(app, &mut turn.run, UnitOfWork::default()).await?;
    }
    Ok(())
}

fn rest_after(work: Duration) -> Duration {
    LONGEST_REST.min(work * RESTS_PER_WORK)
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
        Err(StorageError::Conflict) => Err(conflict(app, run).await?),
        Err(error) => Err(error.into()),
    }
}

/// Returns whether another node has taken the run over, or something that belongs to the step was changed meanwhile.
async fn conflict(app: &App, run: &RetentionRun) -> Result<StepFailure, StorageError> {
    let stored = app.storage.retention_run(run.scope.id()).await?;
    Ok(match stored {
        Some(stored) if stored.revision() == run.revision() => StepFailure::Changed,
        _ => StepFailure::TakenOver,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_rests_99_times_as_long_as_it_works_up_to_a_limit() {
        assert_eq!(rest_after(Duration::from_millis(2)), Duration::from_millis(198));
        assert_eq!(rest_after(Duration::from_secs(1)), LONGEST_REST);
    }
}
