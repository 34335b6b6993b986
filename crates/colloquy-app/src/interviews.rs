//! Use cases of interviews: one file for each verb.

pub mod archive;
pub mod create;
pub mod deadline;
mod edit;
pub mod get;
mod guides;
mod late_texts;
pub mod list;
pub mod logs;
pub mod preview;
pub mod regenerate;
pub mod reminder_plan;
pub mod restore;
pub mod results;
pub mod search;
mod texts;
pub mod update;

pub(crate) use guides::{guide_for_session, guide_of};
pub(crate) use late_texts::LateTexts;

use colloquy_domain::InterviewId;
use colloquy_domain::interview::{Interview, InterviewDetails};

use crate::{App, AppError, Caller};

/// Returns the caller's interview with this id.
pub(crate) async fn owned(app: &App, caller: &Caller, id: InterviewId) -> Result<Interview, AppError> {
    let interview = app.storage.interview(id).await?.ok_or_else(|| AppError::missing(id))?;
    require_owner(caller, &interview)?;
    Ok(interview)
}

pub(crate) fn require_owner(caller: &Caller, interview: &InterviewDetails) -> Result<(), AppError> {
    if interview.organization_id == caller.organization().id {
        return Ok(());
    }
    Err(AppError::foreign(interview.id))
}
