use colloquy_domain::InterviewId;
use colloquy_domain::deadline::Deadline;
use colloquy_domain::interview::Interview;
use colloquy_domain::log_entry::EventType;
use serde_json::json;

use super::edit::edit;
use crate::{App, AppError, Caller};

/// Sets or removes the deadline of an interview.
pub async fn set_deadline(
    app: &App,
    caller: &Caller,
    id: InterviewId,
    deadline: Option<Deadline>,
) -> Result<Interview, AppError> {
    edit(app, caller, id, |interview, now| {
        let change = interview.set_deadline(deadline, now);
        change.is_made().then(|| (EventType::InterviewUpdated, json!({ "changed": ["deadline"] })))
    })
    .await
}
