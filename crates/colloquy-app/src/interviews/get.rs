use colloquy_domain::InterviewId;
use colloquy_domain::ports::InterviewView;

use super::require_owner;
use crate::{App, AppError, Caller};

pub async fn get(app: &App, caller: &Caller, id: InterviewId) -> Result<InterviewView, AppError> {
    let view = app.storage.interview_view(id).await?.ok_or_else(|| AppError::missing(id))?;
    require_owner(caller, &view.interview)?;
    Ok(view)
}
