//! Completed interviews whose transcript is left unread, because the node that ended them died.

use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::InvitationId;
use colloquy_domain::ports::{Expedite, StorageError, UnitOfWork, Write};
use futures::{StreamExt, stream};

use crate::invitations::insights;
use crate::{App, AppError};

/// How often a node checks for them.
const EVERY: Duration = Duration::from_secs(1);

/// More are found the next time.
const AT_ONCE: usize = 500;

/// How many transcripts are read at the same time.
const IN_PARALLEL: usize = 16;

/// Endpoints have waited long enough: what the chosen analyst has not found by then, the rules find, and what they have not
/// found either is not in the event.
const READ_WITHIN: Duration = Duration::from_secs(5);

/// Reads transcripts that were left unread, again and again. With the lease, this sends `interview.completed` within 15
/// seconds of the restart.
pub(crate) async fn read_unread(app: &Arc<App>) {
    loop {
        if let Err(error) = read_all(app).await {
            tracing::warn!(%error, "transcripts that were left unread cannot be found; retrying");
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
        tracing::info!(invitation = %id, "reading a transcript that was left unread");
        if let Err(error) = insights::make(app, id, READ_WITHIN).await {
            tracing::error!(%error, invitation = %id, "a transcript was not read");
        }
    });
    reading.await;
    Ok(())
}

/// Whether this node is now the one to read it. Endpoints are told in time however that ends.
async fn take_over(app: &App, id: InvitationId) -> Result<bool, StorageError> {
    let now = app.clock.now();
    let due_at = now + READ_WITHIN;
    let mut unit =
        UnitOfWork::default().with(Write::Hurry { which: Expedite::OfInvitation(id), now: due_at });
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
