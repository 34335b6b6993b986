use colloquy_domain::InterviewId;
use colloquy_domain::interview::Interview;
use colloquy_domain::log_entry::EventType;
use colloquy_domain::reminder_plan::ReminderPlan;
use serde_json::json;

use super::edit::edit;
use crate::{App, AppError, Caller};

/// Sets or removes the plan by which the invitees of an interview are reminded.
pub async fn set_reminder_plan(
    app: &App,
    caller: &Caller,
    id: InterviewId,
    plan: Option<ReminderPlan>,
) -> Result<Interview, AppError> {
    edit(app, caller, id, |interview, now| {
        let change = interview.set_reminder_plan(plan.clone(), now);
        change.is_made().then(|| (EventType::InterviewUpdated, json!({ "changed": ["reminderPlan"] })))
    })
    .await
}
