//! Ends abandoned interviews.

use std::sync::Arc;

use colloquy_domain::InvitationId;
use colloquy_domain::event::EventKind;
use colloquy_domain::invitation::EndReason;
use colloquy_domain::log_entry::{Actor, EventType, LogEntry};
use colloquy_domain::ports::{StorageError, UnitOfWork, Write};
use serde_json::json;

use crate::announcement::announced;
use crate::invitations::insights;
use crate::{App, AppError};

/// How many interviews one sweep ends. The next sweep finds the rest.
const AT_ONCE: usize = 50;

/// Ends the interviews that can no longer be resumed.
pub(crate) async fn sweep(app: &Arc<App>) -> Result<(), AppError> {
    let now = app.clock.now();
    for id in app.storage.abandoned(now, AT_ONCE).await? {
        if end(app, id).await? {
            insights::analyze_in_background(app.clone(), id);
        }
    }
    Ok(())
}

/// Ends an interview. Returns whether it did: after a conflict, the next sweep checks the interview again.
async fn end(app: &App, id: InvitationId) -> Result<bool, AppError> {
    let (invitation, session_run) =
        futures::try_join!(app.storage.invitation(id), app.storage.session_run(id))?;
    let Some(mut invitation) = invitation else { return Ok(false) };
    let organization = app.storage.organization(invitation.organization_id).await?;
    let resume_time = organization.map(|organization| organization.resume_time.duration());
    let (now, seen_at) = (app.clock.now(), session_run.as_ref().map(|session_run| session_run.seen_at));
    if !resume_time.is_some_and(|time| invitation.is_abandoned(seen_at, now, time)) {
        return Ok(false);
    }
    invitation.end(EndReason::Abandoned, now)?;
    let engine_history = session_run.map(|session_run| session_run.engine_history.to_json());
    let engine_history = engine_history.unwrap_or_else(|| json!([]));
    let data = json!({ "endReason": EndReason::Abandoned.as_str(), "engineHistory": engine_history });
    let owner = (invitation.organization_id, invitation.interview_id);
    let event = EventType::InvitationCompleted;
    let entry = LogEntry::of_interview(app.id(), event, owner, Actor::system(), now);
    let unit = UnitOfWork::default()
        .with(Write::AddLogEntry(entry.about(id).with(data)))
        .with(announced(app, &invitation, EventKind::InterviewCompleted, now))
        .with(Write::SaveInvitation(invitation));
    match app.storage.commit(unit).await {
        Ok(()) => Ok(true),
        Err(StorageError::Conflict) => Ok(false),
        Err(error) => Err(error.into()),
    }
}
