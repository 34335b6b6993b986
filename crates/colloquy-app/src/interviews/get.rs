use colloquy_domain::InterviewId;
use colloquy_domain::ports::{InterviewWithInvitationCounts, InterviewWithInvitations};

use super::require_owner;
use crate::{App, AppError, Caller};

/// Returns an interview with its newest invitations, and whether it has more of them.
pub async fn get(app: &App, caller: &Caller, id: InterviewId) -> Result<InterviewWithInvitations, AppError> {
    let view = app.storage.interview_view(id).await?.ok_or_else(|| AppError::missing(id))?;
    require_owner(caller, &view.interview)?;
    Ok(view)
}

/// Returns how many of its invitations are live.
pub async fn live(app: &App, caller: &Caller, view: &InterviewWithInvitations) -> Result<i64, AppError> {
    match view.more {
        true => Ok(with_counts(app, caller, view.interview.id).await?.counts.live()),
        false => Ok(view.invitations.iter().filter(|invitation| invitation.is_live()).count() as i64),
    }
}

/// Returns an interview with the counts of its invitations instead of the invitations, of which there may be many.
pub async fn with_counts(
    app: &App,
    caller: &Caller,
    id: InterviewId,
) -> Result<InterviewWithInvitationCounts, AppError> {
    let found = app.storage.interview_with_counts(id).await?.ok_or_else(|| AppError::missing(id))?;
    require_owner(caller, &found.interview)?;
    Ok(found)
}
