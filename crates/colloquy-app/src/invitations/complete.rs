use std::time::Duration;

use colloquy_domain::InvitationId;
use colloquy_domain::event::EventKind;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::log_entry::EventType;
use serde_json::json;

use super::edit::{edit, logged};
use super::get::whole;
use super::insights::{self, AnalyzedTranscript};
use crate::announcement::announced;
use crate::{App, AppError, Caller};

/// How long the chosen analyst may take before the fallback analyses the transcript.
const ANALYST_TIMEOUT: Duration = Duration::from_secs(20);

/// How often a transcript is analysed if the invitation is changed concurrently.
const MAX_ANALYSES: usize = 3;

/// Closes a reopened interview and analyses its transcript again.
pub async fn complete(app: &App, caller: &Caller, id: InvitationId) -> Result<Invitation, AppError> {
    for _ in 0..MAX_ANALYSES {
        let read = read(app, caller, id).await?;
        if let Some(completed) = complete_as_read(app, caller, id, &read).await? {
            return Ok(completed);
        }
    }
    Err(AppError::Late)
}

/// Completes the interview if it has not changed since it was read. Otherwise changes nothing and returns `None`.
async fn complete_as_read(
    app: &App,
    caller: &Caller,
    id: InvitationId,
    read: &AnalyzedTranscript,
) -> Result<Option<Invitation>, AppError> {
    let mut is_as_read = true;
    let completed = edit(app, caller, id, async |invitation, now| {
        is_as_read = invitation.revision() == read.revision;
        invitation.complete(now)?;
        if !is_as_read {
            return Ok(None);
        }
        let completed = json!({ "endReason": invitation.end_reason.map(|reason| reason.as_str()) });
        let mut unit = logged(app, caller, invitation, EventType::InvitationCompleted, completed, now);
        unit.push(announced(app, invitation, EventKind::InterviewCompleted, now));
        insights::apply_analysis(app, invitation, read, &mut unit, now);
        Ok(Some(unit))
    })
    .await?;
    app.webhook_dispatcher.wake(completed.organization_id);
    Ok(is_as_read.then_some(completed))
}

async fn read(app: &App, caller: &Caller, id: InvitationId) -> Result<AnalyzedTranscript, AppError> {
    let view = whole(app, caller, id).await?;
    view.invitation.clone().complete(app.clock.now())?;
    insights::analyze(app, view, ANALYST_TIMEOUT).await
}
