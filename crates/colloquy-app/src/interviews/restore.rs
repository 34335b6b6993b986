use colloquy_domain::InterviewId;
use colloquy_domain::interview::Interview;
use colloquy_domain::log_entry::EventType;
use serde_json::json;

use super::edit::edit;
use crate::{App, AppError, Caller};

pub async fn restore(app: &App, caller: &Caller, id: InterviewId) -> Result<Interview, AppError> {
    edit(app, caller, id, |interview, now| {
        interview.restore(now).is_made().then(|| (EventType::InterviewRestored, json!({})))
    })
    .await
}
