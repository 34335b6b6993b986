//! How a turn of erasures ends: complete, or to be repeated.

use colloquy_domain::erasure::{Erasure, ErasureTarget, RETRY_PAUSE};
use colloquy_domain::ports::UnitOfWork;

use super::{StepFailure, complete, invitation, save};
use crate::App;

/// Lets a step be repeated later.
pub(super) async fn delay(app: &App, mut erasure: Erasure, failure: StepFailure) {
    if matches!(failure, StepFailure::TakenOver) {
        return;
    }
    tracing::warn!(error = %failure, erasure = %erasure.id, "an erasure is delayed; retrying");
    erasure.due(app.clock.now() + RETRY_PAUSE);
    if let Err(error) = save(app, &mut erasure, UnitOfWork::default()).await {
        tracing::warn!(%error, erasure = %erasure.id, "an erasure is delayed until its lease ends");
    }
}

/// Completes the erasures whose rows are gone. They share one purge, because it reads the whole database.
pub(super) async fn complete_all(app: &App, emptied: Vec<Erasure>) {
    let purged = app.storage.purge_deleted().await;
    for mut erasure in emptied {
        let outcome = match (&purged, erasure.target) {
            (Err(error), _) => Err(StepFailure::NotPurged(error.to_string())),
            (Ok(()), ErasureTarget::Invitation(_, id)) => invitation::complete(app, &mut erasure, id).await,
            (Ok(()), _) => complete(app, &mut erasure, UnitOfWork::default()).await,
        };
        if let Err(error) = outcome {
            delay(app, erasure, error).await;
        }
    }
}
