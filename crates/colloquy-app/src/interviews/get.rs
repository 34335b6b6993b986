use colloquy_domain::InterviewId;
use colloquy_domain::ports::{InterviewFilter, InterviewView, InterviewWithCounts, PageRequest};
use uuid::Uuid;

use super::{owned, require_owner};
use crate::{App, AppError, Caller};

/// Returns an interview with its newest invitations, and whether it has more of them.
pub async fn get(app: &App, caller: &Caller, id: InterviewId) -> Result<InterviewView, AppError> {
    let view = app.storage.interview_view(id).await?.ok_or_else(|| AppError::missing(id))?;
    require_owner(caller, &view.interview)?;
    Ok(view)
}

/// Returns how many of its invitations are live.
pub async fn live(app: &App, caller: &Caller, view: &InterviewView) -> Result<i64, AppError> {
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
) -> Result<InterviewWithCounts, AppError> {
    let is_archived = owned(app, caller, id).await?.visibility.is_archived();
    // Lists are in descending order, so the interview is the first one after the next higher id.
    let after = id.uuid().as_u128().checked_add(1).map(|next| InterviewId::from_uuid(Uuid::from_u128(next)));
    // It may be archived or restored concurrently, so both lists are checked.
    for archived in [is_archived, !is_archived] {
        let filter = InterviewFilter { archived, updated_since: None };
        let page = PageRequest { after, limit: 1 };
        let found = app.storage.interviews(caller.organization().id, filter, page).await?.pop();
        if let Some(listed) = found.filter(|listed| listed.interview.id == id) {
            return Ok(listed);
        }
    }
    Err(AppError::Late)
}
