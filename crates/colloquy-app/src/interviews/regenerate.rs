use std::time::Duration;

use colloquy_domain::interview::Interview;
use colloquy_domain::log_entry::EventType;
use colloquy_domain::origin::TextOrigin;
use colloquy_domain::ports::InterviewWithInvitations;
use colloquy_domain::text::{FirstMessage, Intro};
use colloquy_domain::{InterviewId, Timestamp};
use serde_json::json;

use super::edit::edit;
use super::get::get;
use super::guides::guide_of;
use super::owned;
use crate::ai::within;
use crate::{App, AppError, Caller};

/// How long a text may take. Callers do not wait much longer.
const TEXT_WITHIN: Duration = Duration::from_secs(30);

pub async fn intro(
    app: &App,
    caller: &Caller,
    id: InterviewId,
) -> Result<InterviewWithInvitations, AppError> {
    let interview = owned(app, caller, id).await?;
    let previous = interview.intro.as_ref().map(Intro::as_str);
    let brief = app.brief(caller.organization(), &interview, previous);
    let guide = guide_of(app, caller.organization(), &interview).await?;
    let intro = within(TEXT_WITHIN, app.ai.texts.intro(&brief, &guide)).await?;
    store(app, caller, id, EventType::InterviewIntroRegenerated, |interview, now| {
        interview.set_intro(intro.clone(), now);
        interview.origins.intro.clone()
    })
    .await
}

pub async fn first_message(
    app: &App,
    caller: &Caller,
    id: InterviewId,
) -> Result<InterviewWithInvitations, AppError> {
    let interview = owned(app, caller, id).await?;
    let previous = interview.first_message.as_ref().map(FirstMessage::as_str);
    let brief = app.brief(caller.organization(), &interview, previous);
    let guide = guide_of(app, caller.organization(), &interview).await?;
    let message = within(TEXT_WITHIN, app.ai.texts.first_message(&brief, &guide)).await?;
    store(app, caller, id, EventType::InterviewFirstMessageRegenerated, |interview, now| {
        interview.set_first_message(message.clone(), now);
        interview.origins.first_message.clone()
    })
    .await
}

/// Stores a generated text. If the prompt was changed during the generation, that counts as a later change.
async fn store(
    app: &App,
    caller: &Caller,
    id: InterviewId,
    event: EventType,
    set: impl Fn(&mut Interview, Timestamp) -> Option<TextOrigin>,
) -> Result<InterviewWithInvitations, AppError> {
    let interview = edit(app, caller, id, |interview, now| {
        let generated = set(interview, now).map(|origin| origin.to_json());
        Some((event, json!({ "generated": generated })))
    })
    .await?;
    Ok(InterviewWithInvitations { interview: interview.details.clone(), ..get(app, caller, id).await? })
}
