use colloquy_domain::InterviewId;
use colloquy_domain::interview::InterviewUpdate;
use colloquy_domain::log_entry::EventType;
use colloquy_domain::ports::InterviewWithInvitations;
use serde_json::json;

use super::edit::edit;
use super::get::get;
use super::texts::WantedTexts;
use crate::{App, AppError, Caller};

pub async fn update(
    app: &App,
    caller: &Caller,
    id: InterviewId,
    update: InterviewUpdate,
) -> Result<InterviewWithInvitations, AppError> {
    let interview = edit(app, caller, id, |interview, now| {
        let changed = interview.update(&update, now);
        (!changed.is_empty()).then(|| (EventType::InterviewUpdated, json!({ "changed": changed })))
    })
    .await?;
    if update.prompt.is_some() || update.locale.is_some() {
        app.want_late_texts(id, WantedTexts::default());
    }
    Ok(InterviewWithInvitations { interview: interview.details.clone(), ..get(app, caller, id).await? })
}
