use colloquy_domain::account::audit::AuditAction;
use colloquy_domain::interview::Interview;
use colloquy_domain::log_entry::{EventType, LogEntry};
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::{InterviewId, Timestamp};
use serde_json::Value;

use super::owned;
use crate::accounts::audit_log::push_interview_change;
use crate::{App, AppError, Caller};

/// The log entry of a change, or `None` if nothing changed.
pub(super) type Logged = Option<(EventType, Value)>;

/// Applies a transition to the caller's interview. Saves and logs the interview if anything changed.
pub(super) async fn edit(
    app: &App,
    caller: &Caller,
    id: InterviewId,
    transition: impl Fn(&mut Interview, Timestamp) -> Logged,
) -> Result<Interview, AppError> {
    app.until_saved(id.uuid(), async || {
        let mut interview = owned(app, caller, id).await?;
        caller.seen().require(&interview)?;
        let now = app.clock.now();
        if let Some(logged) = transition(&mut interview, now) {
            save(app, caller, &interview, logged, now).await?;
        }
        Ok(interview)
    })
    .await
}

async fn save(
    app: &App,
    caller: &Caller,
    interview: &Interview,
    (event, data): (EventType, Value),
    now: Timestamp,
) -> Result<(), AppError> {
    let owner = (interview.organization_id, interview.id);
    let entry = LogEntry::of_interview(app.id(), event, owner, caller.actor(), now).with(data);
    let mut unit =
        UnitOfWork::default().with(Write::SaveInterview(interview.clone())).with(Write::AddLogEntry(entry));
    let action = match event {
        EventType::InterviewArchived => AuditAction::InterviewArchived,
        EventType::InterviewRestored => AuditAction::InterviewRestored,
        _ => AuditAction::InterviewUpdated,
    };
    push_interview_change(app, caller, action, interview.id, &mut unit);
    Ok(app.storage.commit(unit).await?)
}
