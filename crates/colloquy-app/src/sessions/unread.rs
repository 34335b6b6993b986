//! Analyses the transcripts of completed interviews that were left unread because their node died.

use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::InvitationId;
use colloquy_domain::ports::{Expedite, StorageError, UnitOfWork, Write};
use futures::{StreamExt, stream};

use crate::invitations::insights;
use crate::{App, AppError};

/// How often a node checks for unread transcripts.
const EVERY: Duration = Duration::from_secs(1);

/// How many transcripts one check takes over. The next check finds the rest.
const AT_ONCE: usize = 500;

/// How many transcripts are read at the same time.
const IN_PARALLEL: usize = 16;

/// How long the chosen analyst may take before the rules analyse the transcript.
const ANALYST_TIMEOUT: Duration = Duration::from_secs(3);

/// How long the rules may take then. The event is sent after that in any case.
const RULES_WITHIN: Duration = Duration::from_secs(4);

/// Repeatedly reads transcripts that were left unread. Together with the lease, this sends `interview.completed` within
/// 15 seconds of a restart.
pub(crate) async fn read_unread(app: &Arc<App>) {
    loop {
        if let Err(error) = read_all(app).await {
            tracing::warn!(%error, "unread transcripts could not be listed; retrying");
        }
        tokio::time::sleep(EVERY).await;
    }
}

async fn read_all(app: &Arc<App>) -> Result<(), AppError> {
    let ended_before = app.clock.now() - insights::READING_LEASE;
    let mut taken = Vec::new();
    for id in app.storage.unread(ended_before, AT_ONCE).await? {
        if take_over(app, id).await? {
            taken.push(id);
        }
    }
    let reading = stream::iter(taken).for_each_concurrent(IN_PARALLEL, |id| async move {
        tracing::info!(invitation = %id, "analysing a transcript that was left unread");
        if let Err(error) = insights::analyze_with_lease(app, id, ANALYST_TIMEOUT).await {
            tracing::error!(%error, invitation = %id, "a transcript could not be analysed");
        }
    });
    reading.await;
    Ok(())
}

/// Takes over the lease on a transcript and returns whether this node now has it. Also makes the event due, so that
/// endpoints are notified in time in any case.
async fn take_over(app: &App, id: InvitationId) -> Result<bool, StorageError> {
    let now = app.clock.now();
    let due_at = now + ANALYST_TIMEOUT + RULES_WITHIN;
    let mut unit =
        UnitOfWork::default().with(Write::Expedite { which: Expedite::OfInvitation(id), now: due_at });
    if let Some(mut session_run) = app.storage.session_run(id).await? {
        if session_run.seen_at > now - insights::READING_LEASE {
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
