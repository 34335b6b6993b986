use colloquy_domain::invitation::Invitation;
use colloquy_domain::log_entry::{EventType, LogEntry};
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::{InvitationId, Timestamp};
use serde_json::Value;

use super::owned;
use crate::{App, AppError, Caller};

/// Applies a change to the caller's invitation, and saves it with the writes that `change` returns. `change` returns
/// `None` if nothing changed.
pub(super) async fn edit(
    app: &App,
    caller: &Caller,
    id: InvitationId,
    mut change: impl AsyncFnMut(&mut Invitation, Timestamp) -> Result<Option<UnitOfWork>, AppError>,
) -> Result<Invitation, AppError> {
    app.until_saved(id.uuid(), async || {
        let mut invitation = owned(app, caller, id).await?;
        caller.seen().require(&invitation)?;
        if let Some(unit) = change(&mut invitation, app.clock.now()).await? {
            let unit = unit.with(Write::SaveInvitation(invitation.clone()));
            app.commit(caller, unit, || vec![id.uuid()]).await?;
        }
        Ok(invitation)
    })
    .await
}

/// Returns a unit of work with a log entry about an invitation, in the name of the caller.
pub(super) fn logged(
    app: &App,
    caller: &Caller,
    invitation: &Invitation,
    event: EventType,
    data: Value,
    now: Timestamp,
) -> UnitOfWork {
    let owner = (invitation.organization_id, invitation.interview_id);
    let entry = LogEntry::of_interview(app.id(), event, owner, caller.actor(), now);
    UnitOfWork::default().with(Write::AddLogEntry(entry.about(invitation.id).with(data)))
}
