//! Analyses the transcripts of completed interviews that were not analysed because their node died.

use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::InvitationId;
use colloquy_domain::ports::{Expedite, StorageError, UnitOfWork, Write};
use futures::{StreamExt, stream};

use crate::invitations::insights;
use crate::{App, AppError};

/// How often a node checks for such transcripts.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);

/// How many transcripts one check takes over. The next check finds the rest.
const MAX_TAKEN_OVER: usize = 500;

/// How many transcripts are analysed at the same time.
const MAX_PARALLEL_ANALYSES: usize = 16;

/// How long the chosen analyst may take before the rules analyse the transcript.
const ANALYST_TIMEOUT: Duration = Duration::from_secs(3);

/// How long the rules usually need then, with a margin. The event is due after both times in any case.
const RULES_ALLOWANCE: Duration = Duration::from_secs(4);

/// Repeatedly analyses the transcripts that another node should have analysed. Together with the lease, this sends
/// `interview.completed` within 15 seconds of a restart.
pub(crate) async fn analyze_missed_transcripts(app: &Arc<App>) {
    loop {
        if let Err(error) = analyze_all(app).await {
            tracing::warn!(%error, "transcripts without an analysis could not be listed; retrying");
        }
        tokio::time::sleep(CHECK_INTERVAL).await;
    }
}

async fn analyze_all(app: &Arc<App>) -> Result<(), AppError> {
    let ended_before = app.clock.now() - insights::ANALYSIS_LEASE;
    let mut taken = Vec::new();
    for id in app.storage.unanalyzed(ended_before, MAX_TAKEN_OVER).await? {
        if take_over(app, id).await? {
            taken.push(id);
        }
    }
    let analyzing = stream::iter(taken).for_each_concurrent(MAX_PARALLEL_ANALYSES, |id| async move {
        tracing::info!(invitation = %id, "analysing a transcript that another node has not analysed");
        if let Err(error) = insights::analyze_with_lease(app, id, ANALYST_TIMEOUT).await {
            tracing::error!(%error, invitation = %id, "a transcript could not be analysed");
        }
    });
    analyzing.await;
    Ok(())
}

/// Takes over the lease on a transcript and returns whether this node now has it. Also makes the event due, so that
/// endpoints are notified in time in any case.
async fn take_over(app: &App, id: InvitationId) -> Result<bool, StorageError> {
    let now = app.clock.now();
    let due_at = now + ANALYST_TIMEOUT + RULES_ALLOWANCE;
    let mut unit =
        UnitOfWork::default().with(Write::Expedite { which: Expedite::OfInvitation(id), now: due_at });
    if let Some(mut session_run) = app.storage.session_run(id).await? {
        if session_run.seen_at > now - insights::ANALYSIS_LEASE {
            return Ok(false);
        }
        session_run.seen(now);
        unit.push(Write::SaveSessionRun(session_run));
    }
    match app.storage.commit(unit).await {
        Ok(()) => Ok(true),
        Err(StorageError::Conflict) => Ok(false),
        Err(error) => Err(error),
    }
}
